// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UIGestureRecognizer {
  /// Requests a transition, with the reason and the distances, times or numbers of fingers that decided.
  final func wish(
    _ state: State, _ code: TraceReason.Code, _ numbers: KeyValuePairs<TraceReason.Number, CGFloat> = [:]
  ) {
    let rounded = numbers.map { ($0.key, Double(traced: $0.value)) }
    wish(state, because: TraceReason(code, numbers: Dictionary(rounded, uniquingKeysWith: { $1 })))
  }

  /// Fails because there are more fingers than allowed.
  final func fail(with fingers: Int, allowed: Int) {
    wish(.failed, .tooManyTouches, [.touches: CGFloat(fingers), .allowed: CGFloat(allowed)])
  }

  /// Fails because there are fewer fingers than needed.
  final func fail(with fingers: Int, needed: Int) {
    wish(.failed, .tooFewTouches, [.touches: CGFloat(fingers), .needed: CGFloat(needed)])
  }

  /// The touches of a call, in the order of touch-down.
  final func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { touches.contains($0) }
  }

  /// Starts a timer that makes the recognizer fail if fingers that go down now stay longer than allowed, in seconds.
  final func failWhenHeld(_ timer: String, allowed: TimeInterval) {
    let start = now
    startTimer(timer, after: allowed, isLimit: true) { [weak self] in
      guard let self else { return }
      wish(.failed, .heldTooLong, [.duration: CGFloat(now - start), .allowed: CGFloat(allowed)])
    }
  }

  /// After the system cancelled touches: cancels a gesture that has begun, and fails one that is undecided or waits
  /// (TE-14, GR-9).
  final func breakOffTouches() {
    switch progress {
    case .possible: wish(.failed, .touchesCancelled)
    case .began, .changed: wish(committedState == .possible ? .failed : .cancelled, .touchesCancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  // MARK: - Movements

  /// Converts a movement on the screen to a view's bounds coordinates; nil stands for the window. Returns zero if a
  /// transform has no inverse (HT-21).
  final func vector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    return Self.difference(
      window.convertFromScreen(movement, to: view), window.convertFromScreen(.zero, to: view))
  }

  /// Converts a movement in a view's bounds coordinates to the screen; nil stands for the window.
  final func screenVector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    func converted(_ point: CGPoint) -> CGPoint {
      window.layer.pointToSuperlayer(view?.convert(point, to: window) ?? point)
    }
    return Self.difference(converted(movement), converted(.zero))
  }

  /// The window of the gesture's touches.
  private var gestureWindow: UIWindow? { attemptTouches.first?.window ?? view?.window }

  private static func difference(_ end: CGPoint?, _ start: CGPoint?) -> CGPoint {
    guard let end, let start else { return .zero }
    let difference = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return difference.x.isFinite && difference.y.isFinite ? difference : .zero
  }
}

/// The fingers of one tap, press or swipe: where each went down and where it is now, on the screen, in points.
@MainActor
struct LandedFingers {
  private var fingers: [(touch: UITouch, start: CGPoint)] = []

  /// The number of fingers that went down, including lifted ones.
  var count: Int { fingers.count }

  var isEmpty: Bool { fingers.isEmpty }

  var touches: [UITouch] { fingers.map(\.touch) }

  /// Whether all fingers are lifted.
  var areLifted: Bool { fingers.allSatisfy(\.touch.isLifted) }

  mutating func add(_ touches: [UITouch]) {
    for touch in touches { fingers.append((touch, touch.screenLocation)) }
  }

  mutating func removeAll() {
    fingers = []
  }

  /// The largest distance of a finger from where it went down.
  var farthestMove: CGFloat {
    fingers.map { $0.touch.screenLocation.distance(to: $0.start) }.max() ?? 0
  }

  /// The centre of the places where the fingers went down.
  var start: CGPoint { CGPoint(centerOf: fingers.map(\.start)) }

  /// How far the fingers' centre has moved.
  var movement: CGPoint {
    let center = CGPoint(centerOf: fingers.map(\.touch.screenLocation))
    return CGPoint(x: center.x - start.x, y: center.y - start.y)
  }
}

/// The distance travelled by the centre of several fingers, on the screen, in points. It does not jump when fingers
/// come or go (GR-12).
@MainActor
struct FingerTravel {
  /// How resting fingers affect the movement of the others (SV-12).
  enum Resting {
    /// They count: if one of two fingers moves, the centre moves half as far.
    case count
    /// They do not count.
    case areIgnored
    /// The centre does not move while a finger rests.
    case hold
  }

  let resting: Resting

  init(resting: Resting) {
    self.resting = resting
  }

  private var fingers: [(touch: UITouch, last: CGPoint)] = []

  /// The movement since the last restart.
  private(set) var way = CGPoint.zero

  /// The speed along x, in points per second.
  private(set) var speedX = Speed()

  /// The speed along y, in points per second.
  private(set) var speedY = Speed()

  var count: Int { fingers.count }

  mutating func add(_ touches: [UITouch], at time: TimeInterval) {
    move(at: time)
    for touch in touches { fingers.append((touch, touch.screenLocation)) }
  }

  mutating func remove(_ touches: Set<UITouch>, at time: TimeInterval) {
    move(at: time)
    fingers.removeAll { touches.contains($0.touch) }
  }

  /// Adds the mean movement of the fingers since the last call, with or without the resting fingers.
  mutating func move(at time: TimeInterval) {
    let moving = fingers.count { $0.touch.screenLocation != $0.last }
    let count = CGFloat(resting == .areIgnored ? moving : fingers.count)
    let isHeld = resting == .hold && moving < fingers.count
    var step = CGPoint.zero
    for index in fingers.indices where fingers[index].touch.screenLocation != fingers[index].last {
      let location = fingers[index].touch.screenLocation
      step.x += (location.x - fingers[index].last.x) / count
      step.y += (location.y - fingers[index].last.y) / count
      fingers[index].last = location
    }
    scroll(by: isHeld ? .zero : step, at: time)
  }

  /// Adds a movement of the centre, or one that no finger makes (OW-62).
  mutating func scroll(by step: CGPoint, at time: TimeInterval) {
    way.x += step.x
    way.y += step.y
    let moved = step != .zero
    speedX.note(step.x, moved: moved, at: time)
    speedY.note(step.y, moved: moved, at: time)
  }

  /// Restarts distance and speed at a time, as if the fingers had rested until then.
  mutating func restart(at time: TimeInterval) {
    way = .zero
    speedX.reset(at: time)
    speedY.reset(at: time)
  }
}

/// What pinch and rotation have in common: a gesture of two fingers.
@MainActor
protocol FingerPairRecognizer: UIGestureRecognizer {
  var pair: FingerPair { get }

  /// Starts measuring when both fingers are down, for the first time or again.
  func start(at time: TimeInterval)

  /// Measures the current positions of the two fingers.
  func move(at time: TimeInterval)

  /// Whether the fingers moved far enough to begin, and the numbers that decide it.
  var movement: (isEnough: Bool, numbers: KeyValuePairs<TraceReason.Number, CGFloat>) { get }

  /// Removes the part of the movement that made the gesture begin (OW-87).
  func takeOffHysteresis()

  /// Measures how far fingers on a trackpad have pinched or rotated; false if not since the last call (OW-62).
  func measure(_ input: TransformInput, at time: TimeInterval) -> Bool
}

extension FingerPairRecognizer {
  /// Follows two fingers on a trackpad, which begin the gesture with their first movement (OW-62).
  func transform(_ input: TransformInput, _ event: UIEvent) {
    switch (input.phase, progress) {
    case (.began, .possible): start(at: event.timestamp)
    case (.moved, .possible):
      if measure(input, at: event.timestamp) { wish(.began, .transformed) }
    case (.moved, .began), (.moved, .changed):
      _ = measure(input, at: event.timestamp)
      wish(.changed, .transformed)
    case (.ended, .possible): wish(.failed, .transformEnded)
    case (.ended, .began), (.ended, .changed): wish(.ended, .transformEnded)
    case (.cancelled, _): breakOffTouches()
    default: break
    }
  }

  /// Handles a touches method for a gesture of two fingers.
  func followPair(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      if progress != .ended, pair.begin(touches, of: self, event) { start(at: event.timestamp) }
    case .moved:
      move(at: event.timestamp)
      let (isEnough, numbers) = movement
      if isEnough, progress == .possible { takeOffHysteresis() }
      pair.move(of: self, begins: isEnough, numbers)
    case .ended:
      move(at: event.timestamp)
      pair.lift(touches, of: self)
    case .cancelled: breakOffTouches()
    }
  }
}

/// The two fingers of a pinch or a rotation (GR-35). Further fingers are ignored, and their views get them.
@MainActor
final class FingerPair {
  private var fingers: [UITouch] = []

  /// Whether both fingers were down at the same time.
  private var wasComplete = false

  /// Adds new fingers and ignores those beyond two. Returns whether these fingers complete the pair.
  func begin(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    let new = recognizer.inOrder(touches)
    let room = 2 - fingers.count
    fingers += new.prefix(room)
    for touch in new.dropFirst(room) { recognizer.ignore(touch, for: event) }
    guard room > 0, fingers.count == 2 else { return false }
    wasComplete = true
    return true
  }

  /// Begins the gesture if the fingers moved far enough; if it has begun, continues it.
  func move(
    of recognizer: UIGestureRecognizer, begins: Bool, _ numbers: KeyValuePairs<TraceReason.Number, CGFloat>
  ) {
    switch recognizer.progress {
    case .possible:
      if begins, vector != nil { recognizer.wish(.began, .movedFarEnough, numbers) }
    case .began, .changed:
      recognizer.wish(.changed, .touchesMoved)
    case .ended, .cancelled, .failed:
      break
    }
  }

  /// Removes lifted fingers. With one finger left the gesture pauses, and a new second finger resumes it. With none
  /// left the gesture ends if it had begun, otherwise it fails.
  func lift(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer) {
    fingers.removeAll { touches.contains($0) }
    guard fingers.isEmpty else { return }
    switch recognizer.progress {
    case .began, .changed:
      recognizer.wish(.ended, .touchesLifted)
    case .possible where wasComplete:
      recognizer.wish(.failed, .liftedTooSoon)
    case .possible:
      recognizer.fail(with: 1, needed: 2)
    case .ended, .cancelled, .failed:
      break
    }
  }

  func reset() {
    fingers = []
    wasComplete = false
  }

  /// The vector from the first finger to the second, on the screen, in points; nil unless both are down.
  var vector: CGPoint? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].screenLocation, fingers[1].screenLocation)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}

/// A speed: the last change divided by the time from the sample before that change to the latest sample. It fades while
/// nothing changes.
struct Speed {
  private var change: CGFloat = 0
  private var start: TimeInterval = 0
  private var last: TimeInterval = 0

  /// The change per second.
  var value: CGFloat { last > start ? change / CGFloat(last - start) : 0 }

  mutating func note(_ change: CGFloat, moved: Bool, at time: TimeInterval) {
    if moved {
      if time > last {
        self.change = change
        start = last
      } else {
        self.change += change
      }
    }
    last = time
  }

  /// Restarts at a time, as if nothing had changed until then.
  mutating func reset(at time: TimeInterval) {
    self = Speed()
    start = time
    last = time
  }
}

extension CGPoint {
  /// The mean of the points; zero if there are none.
  init(centerOf points: [CGPoint]) {
    guard !points.isEmpty else {
      self = .zero
      return
    }
    self.init(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
  }

  /// The straight distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (other.x - x, other.y - y)
    return (x * x + y * y).squareRoot()
  }
}

extension CGFloat {
  /// Sums and square roots are not exact, so values that differ by less than this count as equal.
  private static let gestureTolerance: CGFloat = 1e-9

  /// Whether the value is greater than a limit, where the limit itself is allowed.
  func exceeds(_ limit: CGFloat) -> Bool { self > limit + Self.gestureTolerance }

  /// Whether the value is at least the threshold.
  func reaches(_ threshold: CGFloat) -> Bool { self >= threshold - Self.gestureTolerance }
}

/// Counts taps, for a tap recognizer and for the taps before a long press. Makes the recognizer fail if a finger moves
/// too far or stays too long, or if the next tap comes too late (GR-31).
@MainActor
final class TapSequence {
  /// The number of completed taps.
  private(set) var count = 0

  /// The fingers of the running tap or press.
  private(set) var current = LandedFingers()

  /// The fingers of the first tap, from touch-down on.
  private(set) var first: [UITouch] = []

  /// Where the first tap began, on the screen, in points.
  private var place: CGPoint?

  func reset() {
    count = 0
    current.removeAll()
    first = []
    place = nil
  }

  /// Adds new fingers. Fails the recognizer if there are too many, or if the tap is too far from the first one.
  func begin(_ touches: [UITouch], of recognizer: UIGestureRecognizer, fingers: Int, movement: CGFloat) {
    recognizer.stopTimer(TimerName.nextTap)
    current.add(touches)
    guard current.count <= fingers else {
      return recognizer.fail(with: current.count, allowed: fingers)
    }
    if count == 0 { first = current.touches }
    guard current.count == fingers else { return }
    guard let place else {
      place = current.start
      return
    }
    let distance = current.start.distance(to: place)
    if distance.exceeds(movement) {
      recognizer.wish(.failed, .movedTooFar, [.distance: distance, .allowed: movement])
    }
  }

  /// Makes the recognizer fail if a finger that goes down now stays longer than a tap may take.
  func limitDuration(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapMaximumDuration
    recognizer.failWhenHeld(TimerName.longestTap, allowed: allowed)
  }

  /// Makes the recognizer fail if the next tap does not begin in time (GR-15).
  func limitInterval(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapInterval
    recognizer.startTimer(TimerName.nextTap, after: allowed, isLimit: true) { [weak recognizer] in
      recognizer?.wish(.failed, .nextTapLate, [.allowed: CGFloat(allowed)])
    }
  }

  /// Fails the recognizer if a finger has moved farther than allowed.
  func checkMovement(of recognizer: UIGestureRecognizer, allowed: CGFloat) {
    let distance = current.farthestMove
    if distance.exceeds(allowed) {
      recognizer.wish(.failed, .movedTooFar, [.distance: distance, .allowed: allowed])
    }
  }

  /// Handles a lift. Returns whether it completes a tap; fails the recognizer if there are too few fingers.
  func lift(of recognizer: UIGestureRecognizer, fingers: Int) -> Bool {
    guard current.count >= fingers else {
      recognizer.fail(with: current.count, needed: fingers)
      return false
    }
    guard current.areLifted else { return false }
    recognizer.stopTimer(TimerName.longestTap)
    count += 1
    current.removeAll()
    return true
  }

  private enum TimerName {
    static let nextTap = DeliveryTimer.nextTap.rawValue
    static let longestTap = DeliveryTimer.longestTap.rawValue
  }
}
