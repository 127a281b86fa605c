// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Content that continues to move after the finger is lifted: it decelerates, bounces at an edge, settles on a page, or
/// springs back from beyond its edge (OW-28).
///
/// Offsets are in points, times in seconds of the virtual clock.
struct ContentMotion {
  /// How the content moves along each axis.
  let x: AxisMotion
  let y: AxisMotion

  /// When it was released, and when it comes to rest.
  let began: TimeInterval
  let end: TimeInterval

  init(x: AxisMotion, y: AxisMotion, began: TimeInterval) {
    self.x = x
    self.y = y
    self.began = began
    end = began + max(x.duration, y.duration)
  }

  /// The content offset at a time.
  func place(at time: TimeInterval) -> CGPoint {
    guard time < end else { return CGPoint(x: x.target, y: y.target) }
    return CGPoint(x: x.place(after: time - began), y: y.place(after: time - began))
  }
}

/// How released content moves along one axis, as measured in a simulator of iOS 26.1 (OW-28).
///
/// Times are in seconds after the release, velocities in points per second.
enum AxisMotion {
  /// It does not move.
  case rests(CGFloat)
  /// It settles on a page; this is not based on a measurement.
  case settles(from: CGFloat, to: CGFloat)
  /// It decelerates, and stops at the edge if it cannot bounce.
  case decelerates(from: CGFloat, velocity: CGFloat, edge: Edge?)
  /// It springs back to an edge from a distance beyond it.
  case springs(to: CGFloat, Spring)

  /// The end of the content in the direction of the motion.
  struct Edge {
    var offset: CGFloat
    var bounces: Bool
  }

  /// The share of the speed that remains after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let rate = 0.998

  /// The speed at which content stops.
  private static let restingSpeed: CGFloat = 10

  /// How far content moves per point per second of its speed, in seconds.
  static let reach: CGFloat = 0.499

  /// How long content takes to settle on a page; undocumented.
  private static let settling: TimeInterval = 0.3

  /// The content offset after a time.
  func place(after time: TimeInterval) -> CGFloat {
    switch self {
    case .rests(let offset): return offset
    case .settles(let start, let end):
      return start + (end - start) * CGFloat(min(max(0, time / Self.settling), 1))
    case .decelerates(let start, let velocity, let edge):
      if let edge, let hit = hit(edge), time >= hit.time {
        guard edge.bounces else { return edge.offset }
        return AxisMotion.springs(to: edge.offset, hit.spring).place(after: time - hit.time)
      }
      let time = min(max(0, time), Self.time(at: abs(velocity)))
      return start + velocity * Self.reach * CGFloat(1 - pow(Self.rate, 1000 * time))
    case .springs(let edge, let spring):
      return time < spring.duration ? edge + spring.distance(after: time) : edge
    }
  }

  /// The content offset at rest.
  var target: CGFloat { place(after: duration) }

  /// The duration of the motion.
  var duration: TimeInterval {
    switch self {
    case .rests: return 0
    case .settles(let start, let end): return start == end ? 0 : Self.settling
    case .decelerates(_, let velocity, let edge):
      if let edge, let hit = hit(edge) { return hit.time + (edge.bounces ? hit.spring.duration : 0) }
      return Self.time(at: abs(velocity))
    case .springs(_, let spring): return spring.duration
    }
  }

  /// How long content moves until it stops by itself.
  private static func time(at speed: CGFloat) -> TimeInterval {
    guard speed > restingSpeed else { return 0 }
    return log(Double(restingSpeed / speed)) / (1000 * log(rate))
  }

  /// When decelerating content reaches an edge, and how it continues there; nil if it stops before.
  private func hit(_ edge: Edge) -> (time: TimeInterval, spring: Spring)? {
    guard case .decelerates(let start, let velocity, _) = self, velocity != 0 else { return nil }
    let left = 1 - Double((edge.offset - start) / (velocity * Self.reach))
    guard left > 0, left <= 1 else { return nil }
    let time = log(left) / (1000 * log(Self.rate))
    guard time <= Self.time(at: abs(velocity)) else { return nil }
    return (time, Spring(distance: 0, velocity: velocity * CGFloat(left)))
  }

  /// How content springs back from beyond its edge: critically damped if it arrives with some speed, otherwise
  /// overdamped.
  struct Spring {
    /// The initial distance beyond the edge in points, and the initial speed.
    let distance: CGFloat
    let velocity: CGFloat

    /// Below this speed, content counts as held, in points per second.
    private static let heldSpeed: CGFloat = 50

    /// The rates of both springs, per second.
    private static let frequency = 11.0
    private static let slowRate = 9.0
    private static let fastRate = 46.0

    /// Within this distance from the edge, in points, content counts as at rest, which is undocumented; and the
    /// interval at which that is checked, in seconds.
    private static let restingDistance: CGFloat = 0.5
    private static let step: TimeInterval = 1 / 120
    private static let longest = 600

    func distance(after time: TimeInterval) -> CGFloat {
      let (distance, velocity) = (Double(distance), Double(velocity))
      guard abs(self.velocity) < Self.heldSpeed else {
        return CGFloat(
          (distance + (velocity + Self.frequency * distance) * time) * exp(-Self.frequency * time))
      }
      let slow = (velocity + Self.fastRate * distance) / (Self.fastRate - Self.slowRate)
      return CGFloat(
        slow * exp(-Self.slowRate * time) + (distance - slow) * exp(-Self.fastRate * time))
    }

    /// How long it takes until it stays near the edge.
    var duration: TimeInterval {
      var last = 0
      for count in 0..<Self.longest
      where abs(distance(after: Double(count) * Self.step)) >= Self.restingDistance {
        last = count + 1
      }
      return Double(last) * Self.step
    }
  }
}

/// How far content follows a finger beyond its edge (OW-28).
enum RubberBand {
  /// The share of the finger's movement that content follows at the edge; further on it decreases.
  private static let share: CGFloat = 0.55

  /// Returns the content offset when a finger pulls it to `free`, beyond the limit `edge`. All are in points along one
  /// axis; `size` is that of the view.
  static func stretched(_ free: CGFloat, beyond edge: CGFloat, in size: CGFloat) -> CGFloat {
    guard free != edge, size > 0 else { return edge }
    let stretch = size * (1 - 1 / (abs(free - edge) * share / size + 1))
    return free < edge ? edge - stretch : edge + stretch
  }

  /// The share of the finger's movement that content follows at a distance beyond its edge, in a view of a given size.
  static func slope(_ distance: CGFloat, in size: CGFloat) -> CGFloat {
    guard size > 0 else { return 0 }
    let rest = 1 - min(distance / size, 1)
    return share * rest * rest
  }
}

extension UIScrollView {
  /// Whether the content still moves after a quick lift (SV-11).
  public final var isDecelerating: Bool {
    guard let motion, let now = UIApplication.current(for: self)?.clock.now else { return false }
    return now < motion.end
  }

  /// Releases the content after a drag (OW-28); returns false if it stays where it is.
  final func letGo() -> Bool {
    let velocity = offsetVelocity
    let isQuick = isQuick(velocity)
    func motion(_ axis: ScrollAxes, _ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ size: CGFloat)
      -> AxisMotion
    {
      if isPagingEnabled { return settling(axis, offset, start, speed, size) }
      guard let range = offsets(along: axis) else {
        return isQuick && unknownContentScrolls.contains(axis)
          ? .decelerates(from: offset, velocity: speed, edge: nil) : .rests(offset)
      }
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      if edge != offset {
        guard bounces else { return .rests(offset) }
        return .springs(
          to: edge,
          AxisMotion.Spring(
            distance: offset - edge, velocity: speed * RubberBand.slope(abs(offset - edge), in: size)))
      }
      guard isQuick, speed != 0 else { return .rests(offset) }
      let end = speed < 0 ? range.lowerBound : range.upperBound
      return .decelerates(
        from: offset, velocity: speed,
        edge: AxisMotion.Edge(offset: end, bounces: end != offset && canBounce(along: axis)))
    }
    let motion = ContentMotion(
      x: motion(.horizontal, contentOffset.x, offsetAtBegin.x, velocity.x, bounds.width),
      y: motion(.vertical, contentOffset.y, offsetAtBegin.y, velocity.y, bounds.height), began: pan.now)
    guard motion.end > motion.began else { return false }
    self.motion = motion
    UIApplication.current(for: self)?.follow(self)
    return true
  }

  /// Whether content was released quickly enough to continue moving (SV-11).
  private func isQuick(_ velocity: CGPoint) -> Bool {
    guard pan.state == .ended else { return false }
    var speed: CGFloat = 0
    if canMove(along: .horizontal, by: velocity.x) { speed = abs(velocity.x) }
    if canMove(along: .vertical, by: velocity.y) { speed = max(speed, abs(velocity.y)) }
    return speed.reaches(max(configuration.decelerationMinimumSpeed, 1))
  }

  /// The motion to the page ahead of the finger, at most one page from the last one (OW-28).
  private func settling(
    _ axis: ScrollAxes, _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ size: CGFloat
  ) -> AxisMotion {
    var target = offset
    if size > 0, offset != start {
      let last = (start / size).rounded()
      let ahead = ((offset + velocity * AxisMotion.reach) / size).rounded()
      target = min(max(ahead, last - 1), last + 1) * size
    }
    if let range = offsets(along: axis) {
      target = min(max(target, range.lowerBound), range.upperBound)
    } else if !unknownContentScrolls.contains(axis) {
      target = offset
    }
    return .settles(from: offset, to: target)
  }

  /// The velocity of the content offset, in points per second, opposite to that of the fingers. Content locked to an
  /// axis moves only along it.
  private var offsetVelocity: CGPoint {
    guard pan.state == .ended else { return .zero }
    let velocity = pan.velocity(in: self)
    return CGPoint(
      x: lockedAxes.contains(.horizontal) ? -velocity.x : 0,
      y: lockedAxes.contains(.vertical) ? -velocity.y : 0)
  }

  /// Moves content to its current position, and lets it rest at the end.
  final func moveOn() {
    guard let motion, let now = UIApplication.current(for: self)?.clock.now else { return }
    scroll(to: motion.place(at: now))
    guard now >= motion.end, self.motion?.end == motion.end else { return }
    self.motion = nil
    tellDelegate(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Stops moving content when a finger goes down, and lets the finger drag it; returns false if it is at rest (SV-11).
  final func catchContent() -> Bool {
    guard isDecelerating else { return false }
    motion = nil
    isCaught = true
    return true
  }
}

extension UIApplication {
  /// Follows moving content: it is updated when it comes to rest, and before a finger goes down.
  final func follow(_ scrollView: UIScrollView) {
    movingContent.removeAll { $0 === scrollView || $0.motion == nil }
    movingContent.append(scrollView)
    guard let end = scrollView.motion?.end else { return }
    clock.schedule(at: end) { [weak self, weak scrollView] in
      guard let self, let scrollView, scrollView.motion?.end == end else { return }
      run { self.gestures.turns.deliver { scrollView.moveOn() } }
    }
  }

  /// Whether there is content that is still moving.
  final var hasMovingContent: Bool { movingContent.contains(where: \.isDecelerating) }

  /// Moves all content to its current position.
  final func moveContent() {
    guard !movingContent.isEmpty else { return }
    for scrollView in movingContent { scrollView.moveOn() }
    movingContent.removeAll { $0.motion == nil }
  }
}
