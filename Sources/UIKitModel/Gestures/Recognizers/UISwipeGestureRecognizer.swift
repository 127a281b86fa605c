// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Recognizes a quick movement in a direction, while the fingers are still down (GR-34).
///
/// Within ``SimulationConfiguration/swipeMaximumDuration`` of touch-down the fingers must move by
/// ``SimulationConfiguration/swipeMinimumMovement``, and they may stray sideways by at most
/// ``SimulationConfiguration/swipeMaximumSidewaysMovement``.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public var rawValue: UInt

    /// Creates a set of directions.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Towards larger x.
    public static let right = Direction(rawValue: 1)
    /// Towards smaller x.
    public static let left = Direction(rawValue: 2)
    /// Towards smaller y.
    public static let up = Direction(rawValue: 4)
    /// Towards larger y.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that the recognizer accepts.
  open var direction = Direction.right

  /// The number of fingers required.
  open var numberOfTouchesRequired = 1

  private var fingers = LandedFingers()
  private static let longestSwipe = DeliveryTimer.longestSwipe.rawValue

  override class func make() -> UIGestureRecognizer { UISwipeGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired, "how many fingers",
        rule: "GR-34", type: .fingers, defaultValue: 1, record: .always),
      UIKitProperty(
        "direction", \UISwipeGestureRecognizer.direction, "the direction, or several", rule: "GR-34",
        defaultValue: .right, record: .always),
    ]
  }

  /// Decides while the fingers are down: recognizes, or fails if they move in another direction or too far sideways.
  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch (method, progress) {
    case (.began, .possible):
      if fingers.isEmpty {
        failWhenHeld(Self.longestSwipe, allowed: configuration.swipeMaximumDuration)
      }
      fingers.add(inOrder(touches))
      if fingers.count > numberOfTouchesRequired {
        fail(with: fingers.count, allowed: numberOfTouchesRequired)
      }
    case (.moved, .possible):
      if fingers.count == numberOfTouchesRequired { judge(fingers.movement) }
    case (.ended, .possible):
      if fingers.count < numberOfTouchesRequired {
        fail(with: fingers.count, needed: numberOfTouchesRequired)
      } else {
        wish(.failed, .liftedTooSoon)
      }
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  /// Where the fingers went down (OW-85).
  open override func location(in view: UIView?) -> CGPoint {
    fingers.isEmpty ? super.location(in: view) : CGPoint(centerOf: fingers.touches.map { $0.start(in: view) })
  }

  private func judge(_ movement: CGPoint) {
    let needed = configuration.swipeMinimumMovement
    let allowed = configuration.swipeMaximumSidewaysMovement
    let ways = Direction.all.map { (direction: $0, way: $0.along(movement), sideways: $0.across(movement)) }
    let wanted = ways.filter { direction.contains($0.direction) }
    if let swipe = wanted.first(where: { $0.way.reaches(needed) && !$0.sideways.exceeds(allowed) }) {
      return wish(.ended, .movedFarEnough, [.distance: swipe.way, .needed: needed])
    }
    guard let main = ways.max(by: { $0.way < $1.way }) else { return }
    if !direction.contains(main.direction), main.way.reaches(needed) {
      return wish(.failed, .wrongDirection, [.distance: main.way, .needed: needed])
    }
    if let sideways = wanted.map(\.sideways).min(), sideways.exceeds(allowed) {
      wish(.failed, .movedTooFar, [.distance: sideways, .allowed: allowed])
    }
  }

  /// Forgets the movement (GR-10).
  open override func reset() {
    super.reset()
    fingers.removeAll()
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate static let all: [Self] = [.left, .right, .up, .down]

  /// How far a movement goes in one direction.
  fileprivate func along(_ movement: CGPoint) -> CGFloat {
    switch self {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    default: movement.y
    }
  }

  /// How far a movement strays from one direction.
  fileprivate func across(_ movement: CGPoint) -> CGFloat {
    self == .left || self == .right ? abs(movement.y) : abs(movement.x)
  }
}
