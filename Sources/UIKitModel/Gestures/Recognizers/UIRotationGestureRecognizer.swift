// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// Recognizes two fingers that turn around each other (GR-35).
///
/// It begins when the fingers have turned by ``SimulationConfiguration/rotationHysteresis``, changes with every move,
/// and ends when both are lifted. While only one finger is down the rotation stays; a new second finger continues from
/// there. A third finger is ignored.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, FingerPairRecognizer {
  let pair = FingerPair()
  private var base: CGFloat = 0
  private var turned: CGFloat = 0
  private var angle: CGFloat = 0
  private var speed = Speed()

  /// How far the fingers have turned since the second one went down, in radians, clockwise on the screen. Setting it
  /// makes further turning add to the new value (GR-35). Full turns add up.
  open var rotation: CGFloat {
    get { base + turned }
    set {
      base = newValue
      turned = 0
      speed.reset(at: now)
    }
  }

  /// The rotation in radians per second: the last turn divided by the time from the sample before it to the latest
  /// sample.
  open var velocity: CGFloat { speed.value }

  override class func make() -> UIGestureRecognizer { UIRotationGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "rotation", \UIRotationGestureRecognizer.rotation,
        "how far the fingers turned, in radians, clockwise",
        rule: "GR-35", attribute: .none, uses: .code, record: .nothing),
      UIKitProperty(
        expecting: "velocity", \UIRotationGestureRecognizer.velocity,
        "how fast the fingers turn, in radians per second", rule: "GR-35"),
    ]
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    followPair(method, touches, event)
  }

  final func start(at time: TimeInterval) {
    angle = pairAngle ?? 0
    if progress == .possible { turned = 0 }
    speed.reset(at: time)
  }

  /// The angle of the line between the fingers; nil for fingers at one point.
  private var pairAngle: CGFloat? {
    guard let vector = pair.vector, vector != .zero else { return nil }
    return atan2(vector.y, vector.x)
  }

  /// Adds the smaller of the two turns that lead to the new angle, so that the rotation does not jump at half a turn.
  final func move(at time: TimeInterval) {
    guard let new = pairAngle else { return }
    var turn = new - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    angle = new
    turned += turn
    speed.note(turn, moved: turn != 0, at: time)
  }

  final func measure(_ input: TransformInput, at time: TimeInterval) -> Bool {
    let turn = input.rotation - angle
    angle = input.rotation
    turned += turn
    speed.note(turn, moved: turn != 0, at: time)
    return turn != 0
  }

  final var movement: (isEnough: Bool, numbers: KeyValuePairs<TraceReason.Number, CGFloat>) {
    let needed = configuration.rotationHysteresis
    return (abs(turned).reaches(needed), [.rotation: turned, .needed: needed])
  }

  /// Removes half of the hysteresis.
  final func takeOffHysteresis() {
    let part = configuration.rotationHysteresis / 2
    turned -= turned < 0 ? -part : part
  }

  /// Forgets the fingers (GR-10).
  open override func reset() {
    super.reset()
    pair.reset()
    (base, turned, angle) = (0, 0, 0)
    speed = Speed()
  }
}
