// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes two fingers that move apart or together (GR-35).
///
/// It begins when the distance between the fingers has changed by ``SimulationConfiguration/pinchHysteresis``, changes
/// with every move, and ends when both are lifted. While only one finger is down the scale stays; a new second finger
/// continues from there. A third finger is ignored.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairRecognizer {
  let pair = FingerPair()
  private var base: CGFloat = 1
  private var reference: CGFloat = 1
  private var distance: CGFloat = 1
  private var speed = Speed()

  /// The distance between the fingers, divided by that at the second touch-down. When the pinch begins, four fifths of
  /// the hysteresis are added to that reference distance, in the direction of the change (OW-87). After the scale is
  /// set, the reference is the distance at that time, multiplied by the set value (GR-35). Fingers closer than a point
  /// count as a point apart.
  open var scale: CGFloat {
    get { base * distance / reference }
    set {
      base = newValue
      reference = distance
      speed.reset(at: now)
    }
  }

  /// The change of the scale per second: the last change divided by the time from the sample before it to the latest
  /// sample.
  open var velocity: CGFloat { speed.value }

  override class func make() -> UIGestureRecognizer { UIPinchGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "scale", \UIPinchGestureRecognizer.scale,
        "the distance between the fingers as a multiple of the first distance",
        rule: "GR-35", attribute: .none, uses: .code, record: .nothing),
      UIKitProperty(
        expecting: "velocity", \UIPinchGestureRecognizer.velocity, "the change of the scale per second",
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

  final func measure(_ input: TransformInput, at time: TimeInterval) -> Bool {
    let old = scale
    distance = input.scale
    speed.note(scale - old, moved: scale != old, at: time)
    return scale != old
  }

  final var movement: (isEnough: Bool, numbers: KeyValuePairs<TraceReason.Number, CGFloat>) {
    let (change, needed) = (abs(distance - reference), configuration.pinchHysteresis)
    return (change.reaches(needed), [.distance: change, .scale: scale, .needed: needed])
  }

  final func takeOffHysteresis() {
    let part = configuration.pinchHysteresis * 0.8
    reference += distance < reference ? -min(part, reference - 1) : part
  }

  /// Forgets the fingers (GR-10).
  open override func reset() {
    super.reset()
    pair.reset()
    (base, reference, distance) = (1, 1, 1)
    speed = Speed()
  }
}
