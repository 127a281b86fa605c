// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UIScrollView {
  // MARK: - Whether a drag scrolls

  /// Whether the pan may begin.
  final func mayScroll() -> Bool {
    if isCaught { return contentLetsGo(of: pan) }
    guard scrolls(pan.translation(in: self)) else {
      // Scrolling is ruled out, so there is nothing to wait for any more (SV-1).
      if delay.isUndecided {
        delay.wish(.failed, because: TraceReason(.wrongDirection))
      }
      return false
    }
    return contentLetsGo(of: pan)
  }

  /// Whether a drag scrolls: its main direction decides, vertical if in doubt.
  ///
  /// A view that could only bounce leaves the drag to one around it that can move its content; it does not look beyond
  /// one whose scrolling is disabled (SV-8).
  private func scrolls(_ translation: CGPoint) -> Bool {
    let axis: ScrollAxes = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    let distance = axis == .horizontal ? translation.x : translation.y
    if canMove(along: axis, by: -distance) { return true }
    guard canBounce(along: axis) else { return false }
    for case let scrollView as UIScrollView in selfAndSuperviews.dropFirst() {
      guard scrollView.isScrollEnabled else { return true }
      if scrollView.canMove(along: axis, by: -distance) { return false }
    }
    return true
  }

  /// Whether the content can move, as its edges allow, so that the offset grows or shrinks along an axis.
  private func canMove(along axis: ScrollAxes, by distance: CGFloat) -> Bool {
    guard let range = offsets(along: axis) else { return unknownContentScrolls.contains(axis) }
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return distance < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  private func canBounce(along axis: ScrollAxes) -> Bool {
    guard bounces else { return false }
    if axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical { return true }
    guard let range = offsets(along: axis) else { return false }
    return range.lowerBound < range.upperBound
  }

  /// The offsets between the edges of the content; nil if its size is not known.
  private func offsets(along axis: ScrollAxes) -> ClosedRange<CGFloat>? {
    guard contentSize != .zero else { return nil }
    if axis == .horizontal {
      let first = -contentInset.left
      return first...max(first, contentSize.width + contentInset.right - bounds.width)
    }
    let first = -contentInset.top
    return first...max(first, contentSize.height + contentInset.bottom - bounds.height)
  }

  /// Whether the views of the content that have touches of a gesture may lose them (SV-5, SV-6).
  final func contentLetsGo(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.attemptTouches where touch.share.hasBegun && !touch.share.isOver {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches else { return false }
      let answer = touchesShouldCancel(in: view)
      TraceRecorder.current?.recordQuestion(.touchesShouldCancel, self, nil, nil, touch, answer)
      guard answer else { return false }
    }
    return true
  }

  // MARK: - Scrolling

  /// The action of the pan: the content follows the finger.
  final func handlePan() {
    switch pan.state {
    case .began:
      offsetAtBegin = contentOffset
      tellDelegate("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
      follow()
    case .changed:
      follow()
    case .ended, .cancelled:
      isCaught = false
      coasting = pan.state == .ended ? endOfCoasting : nil
      let coasts = coasting != nil
      tellDelegate("scrollViewDidEndDragging") { $0.scrollViewDidEndDragging(self, willDecelerate: coasts) }
    case .possible, .failed:
      break
    }
  }

  /// Moves the content as far as the finger moved since it went down, between the edges of the content. A pinch moves it
  /// by itself.
  private func follow() {
    guard zoom == nil else { return }
    let translation = pan.translation(in: self)
    contentOffset = CGPoint(
      x: offset(along: .horizontal, from: offsetAtBegin.x, translation.x),
      y: offset(along: .vertical, from: offsetAtBegin.y, translation.y))
  }

  private func offset(along axis: ScrollAxes, from start: CGFloat, _ translation: CGFloat) -> CGFloat {
    guard let range = offsets(along: axis) else {
      return unknownContentScrolls.contains(axis) ? start - translation : start
    }
    // Content that code put beyond its edges stays there until it is moved back.
    return min(max(start - translation, min(range.lowerBound, start)), max(range.upperBound, start))
  }

  /// An offset between the edges of the content.
  final func withinEdges(_ offset: CGPoint) -> CGPoint {
    func limited(_ value: CGFloat, _ axis: ScrollAxes) -> CGFloat {
      guard let range = offsets(along: axis) else { return value }
      return min(max(value, range.lowerBound), range.upperBound)
    }
    return CGPoint(x: limited(offset.x, .horizontal), y: limited(offset.y, .vertical))
  }

  // MARK: - Coasting

  /// What is left of the speed after a millisecond: `UIScrollView.DecelerationRate.normal`.
  private static let decelerationRate = 0.998

  /// The speed below which content rests, in points a second.
  private static let restingSpeed: CGFloat = 100

  /// When content that a finger let go of comes to rest, in seconds; nil if it was too slow to move on (SV-11).
  private var endOfCoasting: TimeInterval? {
    let velocity = pan.velocity(in: self)
    var speed: CGFloat = 0
    if canMove(along: .horizontal, by: -velocity.x) { speed = abs(velocity.x) }
    if canMove(along: .vertical, by: -velocity.y) { speed = max(speed, abs(velocity.y)) }
    guard speed.reaches(max(configuration.decelerationMinimumSpeed, Self.restingSpeed)) else { return nil }
    return pan.now + log(Double(Self.restingSpeed / speed)) / (1000 * log(Self.decelerationRate))
  }

  /// A finger comes down: if the content still moves, it stops there and is dragged from now on (SV-11).
  final func catchContent() -> Bool {
    guard isDecelerating else { return false }
    coasting = nil
    isCaught = true
    return true
  }

  /// Calls a method of the delegate, if there is one.
  final func tellDelegate(_ method: String, _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    guard let recorder = TraceRecorder.current else { return call(delegate) }
    recorder.withinIfThere(
      .callbackSent(.init(receiver: recorder.identifier(of: delegate), method: method, subject: nil))
    ) {
      call(delegate)
    }
  }
}

/// Directions in which content moves.
struct ScrollAxes: OptionSet {
  let rawValue: Int

  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
  static let all: ScrollAxes = [.horizontal, .vertical]
}
