// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIGestureRecognizer {
  /// Asks for a transition and says why, with the distances, times or numbers of fingers that decided.
  final func wish(_ state: State, _ code: TraceReason.Code, _ numbers: KeyValuePairs<String, CGFloat> = [:]) {
    let rounded = numbers.map { ($0.key, Double(traced: $0.value)) }
    wish(state, because: TraceReason(code, numbers: Dictionary(rounded, uniquingKeysWith: { $1 })))
  }

  /// Fails because of more fingers than allowed.
  final func fail(with fingers: Int, allowed: Int) {
    wish(.failed, .tooManyTouches, ["touches": CGFloat(fingers), "allowed": CGFloat(allowed)])
  }

  /// Fails because of fewer fingers than needed.
  final func fail(with fingers: Int, needed: Int) {
    wish(.failed, .tooFewTouches, ["touches": CGFloat(fingers), "needed": CGFloat(needed)])
  }

  /// The touches of a call, in the order of touch-down.
  final func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
    activeTouches.filter { touches.contains($0) }
  }

  /// Starts a timer that makes the recognizer fail when fingers that go down just now stay longer than allowed, in
  /// seconds.
  final func failWhenHeld(_ timer: String, allowed: TimeInterval) {
    let start = now
    startTimer(timer, after: allowed, isLimit: true) { [weak self] in
      guard let self else { return }
      wish(.failed, .heldTooLong, ["duration": CGFloat(now - start), "allowed": CGFloat(allowed)])
    }
  }

  /// The system took touches away: what had begun is cancelled, what was undecided or waits for others fails (TE-14,
  /// GR-9).
  final func breakOffTouches() {
    switch progress {
    case .possible: wish(.failed, .touchesCancelled)
    case .began, .changed: wish(committedState == .possible ? .failed : .cancelled, .touchesCancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  // MARK: - Movements

  /// A movement on the screen, in points of a view's bounds; nil stands for the window. Zero where no movement in the
  /// view corresponds (HT-21).
  final func vector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    return Self.difference(
      window.convertFromScreen(movement, to: view), window.convertFromScreen(.zero, to: view))
  }

  /// A movement in points of a view's bounds, on the screen; nil stands for the window.
  final func screenVector(_ movement: CGPoint, in view: UIView?) -> CGPoint {
    guard let window = gestureWindow else { return movement }
    func converted(_ point: CGPoint) -> CGPoint {
      window.layer.pointToSuperlayer(view?.convert(point, to: window) ?? point)
    }
    return Self.difference(converted(movement), converted(.zero))
  }

  /// The window that the gesture's touches are in.
  private var gestureWindow: UIWindow? { attemptTouches.first?.window ?? view?.window }

  private static func difference(_ end: CGPoint?, _ start: CGPoint?) -> CGPoint {
    guard let end, let start else { return .zero }
    let difference = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return difference.x.isFinite && difference.y.isFinite ? difference : .zero
  }
}

/// The fingers of one tap, press or swipe: where each went down, and where it is. In points on the screen.
@MainActor
struct LandedFingers {
  private var fingers: [(touch: UITouch, start: CGPoint)] = []

  /// How many fingers went down, lifted ones included.
  var count: Int { fingers.count }

  var isEmpty: Bool { fingers.isEmpty }

  var touches: [UITouch] { fingers.map(\.touch) }

  /// Whether no finger is down any more.
  var areLifted: Bool { fingers.allSatisfy(\.touch.isLifted) }

  mutating func add(_ touches: [UITouch]) {
    for touch in touches { fingers.append((touch, touch.screenLocation)) }
  }

  mutating func removeAll() {
    fingers = []
  }

  /// The farthest that a finger is from where it went down.
  var farthestMove: CGFloat {
    fingers.map { $0.touch.screenLocation.distance(to: $0.start) }.max() ?? 0
  }

  /// The middle of the places where the fingers went down.
  var start: CGPoint { CGPoint(centerOf: fingers.map(\.start)) }

  /// How far the middle of the fingers is from where it was.
  var movement: CGPoint {
    let center = CGPoint(centerOf: fingers.map(\.touch.screenLocation))
    return CGPoint(x: center.x - start.x, y: center.y - start.y)
  }
}

/// The way of the middle of several fingers, on the screen, in points. It does not jump when fingers come or go
/// (GR-12).
@MainActor
struct FingerTravel {
  /// What fingers that rest do to the way of the others (SV-12).
  enum Resting {
    /// They count: of two of which one moves, the middle goes half the way.
    case count
    /// They do not count.
    case areIgnored
    /// Nothing moves while one rests.
    case hold
  }

  let resting: Resting

  init(resting: Resting) {
    self.resting = resting
  }

  private var fingers: [(touch: UITouch, last: CGPoint)] = []

  /// The way since the last reset.
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

  /// Notes where the fingers are: their middle moved by the mean of their own ways, resting ones counted or not.
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
    if isHeld { step = .zero }
    way.x += step.x
    way.y += step.y
    let moved = step != .zero
    speedX.note(step.x, moved: moved, at: time)
    speedY.note(step.y, moved: moved, at: time)
  }

  /// Counts the way and the speed from a point on, as if the fingers rested until then.
  mutating func restart(at time: TimeInterval) {
    way = .zero
    speedX.reset(at: time)
    speedY.reset(at: time)
  }
}

/// A pinch or a rotation, as far as the two fingers are concerned.
@MainActor
protocol FingerPairRecognizer: UIGestureRecognizer {
  var pair: FingerPair { get }

  /// Notes where the two fingers are when both are down, first or again.
  func start(at time: TimeInterval)

  /// Notes where the two fingers are by now.
  func move(at time: TimeInterval)

  /// Whether the fingers moved far enough to begin, and the numbers that say so.
  var movement: (isEnough: Bool, numbers: KeyValuePairs<String, CGFloat>) { get }
}

extension FingerPairRecognizer {
  /// What becomes of the gesture with fingers that come, move and go.
  func followPair(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began:
      if progress != .ended, pair.begin(touches, of: self, event) { start(at: event.timestamp) }
    case .moved:
      move(at: event.timestamp)
      let (isEnough, numbers) = movement
      pair.move(of: self, begins: isEnough, numbers)
    case .ended:
      move(at: event.timestamp)
      pair.lift(touches, of: self)
    case .cancelled: breakOffTouches()
    }
  }
}

/// The two fingers of a pinch or a rotation (GR-35). Others that come are ignored, and the view gets them.
@MainActor
final class FingerPair {
  private var fingers: [UITouch] = []

  /// Whether both fingers were down at a time.
  private var wasComplete = false

  /// Takes new fingers; those beyond two do not belong to the gesture. Whether the two are complete by this.
  func begin(_ touches: Set<UITouch>, of recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    let new = recognizer.inOrder(touches)
    let room = 2 - fingers.count
    fingers += new.prefix(room)
    for touch in new.dropFirst(room) { recognizer.ignore(touch, for: event) }
    guard room > 0, fingers.count == 2 else { return false }
    wasComplete = true
    return true
  }

  /// Begins the gesture if the two moved far enough, by the numbers that say so, or goes on with it.
  func move(
    of recognizer: UIGestureRecognizer, begins: Bool, _ numbers: KeyValuePairs<String, CGFloat>
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

  /// Lets fingers go. With one left the gesture stays as it is, and a new second finger resumes it; without fingers one
  /// that had begun is over, and an undecided one was none.
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

  /// From the first finger to the second, on the screen, in points; nil unless both are there.
  var vector: CGPoint? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].screenLocation, fingers[1].screenLocation)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }
}

/// How fast something changes: by its last change, over the time from the sample before that change until the last
/// sample. Resting fades it.
struct Speed {
  private var change: CGFloat = 0
  private var start: TimeInterval = 0
  private var last: TimeInterval = 0

  /// What changes, a second.
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

  /// Nothing changed until a time.
  mutating func reset(at time: TimeInterval) {
    self = Speed()
    start = time
    last = time
  }
}

extension CGPoint {
  /// The middle of points; zero without any.
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
  /// Sums of decimal fractions and square roots are not exact: what differs by less than this counts as equal.
  private static let gestureTolerance: CGFloat = 1e-9

  /// Whether the value is beyond a limit that is itself allowed.
  func exceeds(_ limit: CGFloat) -> Bool { self > limit + Self.gestureTolerance }

  /// Whether the value is a threshold or beyond it.
  func reaches(_ threshold: CGFloat) -> Bool { self >= threshold - Self.gestureTolerance }
}

/// Counts taps for a tap recognizer, and for the taps before a long press. Makes the recognizer fail when a finger
/// moves too far, or stays or pauses too long (GR-31).
@MainActor
final class TapSequence {
  /// The taps that were completed.
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

  /// Takes new fingers. Too many, or a tap too far from the first, make the recognizer fail.
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
      recognizer.wish(.failed, .movedTooFar, ["distance": distance, "allowed": movement])
    }
  }

  /// Makes the recognizer fail when a finger that goes down just now stays longer than a tap may take.
  func limitDuration(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapMaximumDuration
    recognizer.failWhenHeld(TimerName.longestTap, allowed: allowed)
  }

  /// Makes the recognizer fail when the next tap does not begin in time (GR-15).
  func limitInterval(of recognizer: UIGestureRecognizer) {
    let allowed = recognizer.configuration.tapInterval
    recognizer.startTimer(TimerName.nextTap, after: allowed, isLimit: true) { [weak recognizer] in
      recognizer?.wish(.failed, .nextTapLate, ["allowed": CGFloat(allowed)])
    }
  }

  /// Makes the recognizer fail when a finger moved farther than allowed.
  func checkMovement(of recognizer: UIGestureRecognizer, allowed: CGFloat) {
    let distance = current.farthestMove
    if distance.exceeds(allowed) {
      recognizer.wish(.failed, .movedTooFar, ["distance": distance, "allowed": allowed])
    }
  }

  /// Whether a tap is complete by the lift that happens. Too few fingers make the recognizer fail.
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
