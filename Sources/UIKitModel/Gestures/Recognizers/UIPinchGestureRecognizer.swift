// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// Recognizes two fingers that move apart or together (GR-35).
///
/// It begins when the distance of the fingers changed by ``SimulationConfiguration/pinchHysteresis``, goes on with every
/// move, and ends when both are lifted. While one is left the scale stays, and goes on from there with a new second
/// finger. A third finger is ignored.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairRecognizer {
  let pair = FingerPair()
  private var base: CGFloat = 1
  private var reference: CGFloat = 1
  private var distance: CGFloat = 1
  private var speed = Speed()

  /// The distance of the fingers as a multiple of that at the touch-down of the second; once written, of the distance
  /// then, times the written value (GR-35). Fingers closer than a point count as a point apart.
  open var scale: CGFloat {
    get { base * distance / reference }
    set {
      base = newValue
      reference = distance
      speed.reset(at: now)
    }
  }

  /// How fast the scale changes, a second: by the last movement, over the time from the sample before it until the last
  /// sample.
  open var velocity: CGFloat { speed.value }

  override class func make() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "scale", \UIPinchGestureRecognizer.scale, "the distance of the fingers as a multiple of the first",
        rule: "GR-35", attribute: .none, uses: .code, record: .nothing),
      UIKitProperty(
        expecting: "velocity", \UIPinchGestureRecognizer.velocity, "how much the scale changes a second",
        rule: "GR-35"),
    ]
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    followPair(method, touches, event)
  }

  final func start(at time: TimeInterval) {
    if progress != .possible { base = scale }
    measure()
    reference = distance
    speed.reset(at: time)
  }

  private func measure() {
    if let vector = pair.vector { distance = max(1, vector.distance(to: .zero)) }
  }

  final func move(at time: TimeInterval) {
    let old = scale
    measure()
    speed.note(scale - old, moved: scale != old, at: time)
  }

  final var movement: (isEnough: Bool, numbers: KeyValuePairs<String, CGFloat>) {
    let (change, needed) = (abs(distance - reference), configuration.pinchHysteresis)
    return (change.reaches(needed), ["distance": change, "scale": scale, "needed": needed])
  }

  /// Forgets the fingers (GR-10).
  open override func reset() {
    super.reset()
    pair.reset()
    (base, reference, distance) = (1, 1, 1)
    speed = Speed()
  }
}
