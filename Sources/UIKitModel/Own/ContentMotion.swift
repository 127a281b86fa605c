// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// Content that goes on moving after the finger is lifted: it decelerates, settles on a page, or springs back from beyond
/// its edge (OW-28).
///
/// Offsets are in points, times in seconds of the virtual clock.
struct ContentMotion {
  /// Where the content was let go, and where it comes to rest.
  let start: CGPoint
  let target: CGPoint

  /// How fast it was let go, in points per second; nil for content that settles on a page or springs back.
  let velocity: CGPoint?

  /// When it was let go, and when it rests.
  let began: TimeInterval
  let end: TimeInterval

  /// The share of the speed that remains after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let rate = 0.998

  /// The speed at which content stops, in points per second.
  private static let restingSpeed: CGFloat = 10

  /// How far content moves for each point per second of its speed, in seconds.
  static let reach: CGFloat = 0.499

  /// How long content that comes to its edge bounces, and how long it settles on a page or springs back. Neither is
  /// documented.
  static let bounce: TimeInterval = 0.5
  static let settling: TimeInterval = 0.3

  /// How long content moves until it stops by itself.
  static func time(at speed: CGFloat) -> TimeInterval {
    guard speed > restingSpeed else { return 0 }
    return log(Double(restingSpeed / speed)) / (1000 * log(rate))
  }

  /// How far content moves until it stops by itself, in the direction of its velocity.
  static func way(at velocity: CGFloat) -> CGFloat {
    let way = max(0, abs(velocity) - restingSpeed) * reach
    return velocity < 0 ? -way : way
  }

  /// Where the content is at a time.
  func place(at time: TimeInterval) -> CGPoint {
    guard time < end else { return target }
    guard let velocity else {
      let share = CGFloat((time - began) / (end - began))
      return CGPoint(x: start.x + (target.x - start.x) * share, y: start.y + (target.y - start.y) * share)
    }
    let lost = CGFloat(1 - pow(Self.rate, 1000 * (time - began)))
    func place(_ start: CGFloat, _ target: CGFloat, _ velocity: CGFloat) -> CGFloat {
      let place = start + velocity * Self.reach * lost
      return min(max(place, min(start, target)), max(start, target))
    }
    return CGPoint(x: place(start.x, target.x, velocity.x), y: place(start.y, target.y, velocity.y))
  }
}

/// How far content goes that a finger pulls beyond its edge (OW-28).
enum RubberBand {
  /// How much of the finger's way it goes at the edge itself; further on it goes less and less.
  private static let share: CGFloat = 0.55

  /// Returns the offset of content that a finger wants to pull to `free`, when it may go to `edge` and no further. All
  /// are in points along one axis, in a view of a size along it.
  static func stretched(_ free: CGFloat, beyond edge: CGFloat, in size: CGFloat) -> CGFloat {
    guard free != edge, size > 0 else { return edge }
    let stretch = size * (1 - 1 / (abs(free - edge) * share / size + 1))
    return free < edge ? edge - stretch : edge + stretch
  }
}

extension UIScrollView {
  /// Whether the content still moves after a quick lift (SV-11).
  public final var isDecelerating: Bool {
    guard let motion, let now = UIApplication.current(for: self)?.clock.now else { return false }
    return now < motion.end
  }

  /// Lets the content go after a drag (OW-28); false if it stays where it is.
  final func letGo() -> Bool {
    guard let motion = (isPagingEnabled ? settling : deceleration) ?? springingBack else { return false }
    self.motion = motion
    UIApplication.current(for: self)?.follow(self)
    return true
  }

  /// The motion of content that was let go quickly; nil if it was too slow to move on (SV-11).
  private var deceleration: ContentMotion? {
    guard pan.state == .ended else { return nil }
    let velocity = offsetVelocity
    var speed: CGFloat = 0
    if canMove(along: .horizontal, by: velocity.x) { speed = abs(velocity.x) }
    if canMove(along: .vertical, by: velocity.y) { speed = max(speed, abs(velocity.y)) }
    guard speed.reaches(max(configuration.decelerationMinimumSpeed, 1)) else { return nil }
    let free = CGPoint(
      x: contentOffset.x + ContentMotion.way(at: velocity.x),
      y: contentOffset.y + ContentMotion.way(at: velocity.y))
    let target = limited(free)
    var time = ContentMotion.time(at: speed)
    if target != free, bounces { time = min(time, ContentMotion.bounce + timeToEdge(target, velocity)) }
    return ContentMotion(
      start: contentOffset, target: target, velocity: velocity, began: pan.now, end: pan.now + time)
  }

  /// The motion back to the edge of content that was pulled beyond it; nil if it is not.
  private var springingBack: ContentMotion? {
    let target = limited(contentOffset)
    guard bounces, target != contentOffset else { return nil }
    return ContentMotion(
      start: contentOffset, target: target, velocity: nil, began: pan.now,
      end: pan.now + ContentMotion.settling)
  }

  /// How long content takes to the edge that ends its motion, at the speed at which it was let go.
  private func timeToEdge(_ target: CGPoint, _ velocity: CGPoint) -> TimeInterval {
    func time(_ way: CGFloat, _ velocity: CGFloat) -> TimeInterval {
      velocity == 0 ? 0 : Double(abs(way / velocity))
    }
    return max(
      time(target.x - contentOffset.x, velocity.x), time(target.y - contentOffset.y, velocity.y))
  }

  /// The motion to the page that lies ahead of the finger, one page from the last at most (OW-28); nil if the content
  /// is there.
  private var settling: ContentMotion? {
    let velocity = pan.state == .ended ? offsetVelocity : .zero
    func page(_ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ size: CGFloat) -> CGFloat {
      guard size > 0, offset != start else { return offset }
      let last = (start / size).rounded()
      let ahead = ((offset + velocity * ContentMotion.reach) / size).rounded()
      return min(max(ahead, last - 1), last + 1) * size
    }
    let target = limited(
      CGPoint(
        x: page(contentOffset.x, offsetAtBegin.x, velocity.x, bounds.width),
        y: page(contentOffset.y, offsetAtBegin.y, velocity.y, bounds.height)))
    guard target != contentOffset else { return nil }
    return ContentMotion(
      start: contentOffset, target: target, velocity: nil, began: pan.now,
      end: pan.now + ContentMotion.settling)
  }

  /// How fast the offset grows, in points per second: against the fingers. Content that is locked to an axis moves along
  /// that alone.
  private var offsetVelocity: CGPoint {
    let velocity = pan.velocity(in: self)
    return CGPoint(
      x: lockedAxes.contains(.horizontal) ? -velocity.x : 0,
      y: lockedAxes.contains(.vertical) ? -velocity.y : 0)
  }

  /// Where moving content comes to rest: within its edges. Content of unknown size moves only where it may scroll.
  private func limited(_ offset: CGPoint) -> CGPoint {
    let offset = withinEdges(offset)
    guard knownContentSize == nil else { return offset }
    return CGPoint(
      x: unknownContentScrolls.contains(.horizontal) ? offset.x : contentOffset.x,
      y: unknownContentScrolls.contains(.vertical) ? offset.y : contentOffset.y)
  }

  /// Moves content to where it is by now, and lets it rest at the end.
  final func moveOn() {
    guard let motion, let now = UIApplication.current(for: self)?.clock.now else { return }
    scroll(to: motion.place(at: now))
    guard now >= motion.end, self.motion?.end == motion.end else { return }
    self.motion = nil
    tellDelegate("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// Stops content that still moves, when a finger comes down, and lets the finger drag it; false if it rests (SV-11).
  final func catchContent() -> Bool {
    guard isDecelerating else { return false }
    motion = nil
    isCaught = true
    return true
  }
}

extension UIApplication {
  /// Follows content that moves: it is moved when it comes to rest, and before a finger comes down.
  final func follow(_ scrollView: UIScrollView) {
    movingContent.removeAll { $0 === scrollView || $0.motion == nil }
    movingContent.append(scrollView)
    guard let end = scrollView.motion?.end else { return }
    clock.schedule(at: end) { [weak self, weak scrollView] in
      guard let self, let scrollView, scrollView.motion?.end == end else { return }
      run { self.gestures.turns.deliver { scrollView.moveOn() } }
    }
  }

  /// Whether content moves that will come to rest by itself.
  final var hasMovingContent: Bool { movingContent.contains(where: \.isDecelerating) }

  /// Moves all content to where it is by now.
  final func moveContent() {
    guard !movingContent.isEmpty else { return }
    for scrollView in movingContent { scrollView.moveOn() }
    movingContent.removeAll { $0.motion == nil }
  }
}
