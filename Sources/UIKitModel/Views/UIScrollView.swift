// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// A view whose content moves under it. Its content is hit like any view's (HT-37).
///
/// Two recognizers of its own make it scroll, and are there from the start, before any that an app adds: one withholds
/// the content's touches for a while (SV-2), and a pan moves the content and takes the touches away from it (SV-7).
///
/// Of scrolling the model keeps what event delivery depends on: who gets the touches, and where the content is. The
/// content follows the finger and stops at its edges and where the finger is lifted. That it would move on for a while
/// after a quick lift is known, because a touch then only stops it; where it would move, paging and bouncing are not
/// simulated (SV-11).
@MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The scroll offset: the origin of the bounds, in points (HT-22).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      coasting = nil
      bounds.origin = newValue
      TraceRecorder.current?.recordProperty("contentOffset", of: self, newValue.value)
      tellDelegate("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
    }
  }

  /// Sets the scroll offset, in points, with or without an animation: the model's value changes at once (HT-10).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content, in points.
  ///
  /// Zero, which a new scroll view has, says that the size is not known: a dump does not tell it. Such content can
  /// be scrolled as far as one likes, in the directions of ``unknownContentScrolls``.
  open var contentSize: CGSize = .zero

  /// How far the content may be scrolled beyond its edges, in points.
  open var contentInset: UIEdgeInsets = .zero

  // MARK: Zooming

  /// How small the content may be zoomed (SV-15).
  open var minimumZoomScale: CGFloat = 1 {
    didSet { enableZooming() }
  }

  /// How large the content may be zoomed; zooming is enabled if it is more than the minimum (SV-15).
  open var maximumZoomScale: CGFloat = 1 {
    didSet { enableZooming() }
  }

  /// The scale of the zoomed view, which its transform holds; setting it keeps the middle of what shows (SV-15).
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { scale(to: newValue) }
  }

  /// Sets the scale, with or without an animation: the model's value changes at once (HT-10).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether fingers zoom the content.
  open var isZooming: Bool { zoom != nil }

  /// The pinch that zooms; nil while zooming is disabled.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  final var pinch: UIScrollViewPinchGestureRecognizer?

  /// What the running pinch keeps in place; nil while there is none.
  final var zoom: Zoom?

  /// What a scenario answers for `viewForZooming`; nil if it does not say.
  package final weak var declaredViewForZooming: UIView?

  // MARK: Settings

  /// Whether the user can scroll. Off disables the pan, and the delay of the content's touches with it (SV-7).
  open var isScrollEnabled = true {
    didSet { enableRecognizers() }
  }

  /// Whether the content's touches wait until scrolling can be ruled out (SV-1).
  open var delaysContentTouches = true {
    didSet { enableRecognizers() }
  }

  /// Whether scrolling may take touches away that the content has already (SV-5).
  open var canCancelContentTouches = true

  /// Whether a drag at the edge of content that is larger than the view still counts as scrolling.
  open var bounces = true

  /// Whether, with ``bounces``, a vertical drag counts as scrolling whatever the content's height.
  open var alwaysBounceVertical = false

  /// Whether, with ``bounces``, a horizontal drag counts as scrolling whatever the content's width.
  open var alwaysBounceHorizontal = false

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// What a scenario answers for ``touchesShouldBegin(_:with:in:)``; nil if it does not say.
  package final var declaredTouchesShouldBegin: ((UITouch) -> Bool)?

  /// What a scenario answers for ``touchesShouldCancel(in:)``; nil if it does not say.
  package final var declaredTouchesShouldCancel: ((UIView) -> Bool)?

  /// The directions in which content of unknown size can be scrolled.
  var unknownContentScrolls: ScrollAxes { .all }

  /// What ``alwaysBounceVertical`` is at first.
  class var bouncesVertically: Bool { false }

  // MARK: Recognizers

  /// The pan that scrolls: an ordinary one whose view's word counts like a delegate's (SV-7).
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }

  final let pan = UIScrollViewPanGestureRecognizer()
  final let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer()

  /// Where the content was when the running drag began, in points.
  final var offsetAtBegin = CGPoint.zero

  // MARK: State

  /// Whether a finger is on the view that may still scroll it, or does.
  open var isTracking: Bool { !pan.isFinal && pan.numberOfTouches > 0 }

  /// Whether a finger scrolls the content.
  open var isDragging: Bool { pan.committedState == .began || pan.committedState == .changed }

  /// Whether the content moves on after a quick lift (SV-11).
  open var isDecelerating: Bool {
    guard let coasting, let now = UIApplication.current(for: self)?.clock.now else { return false }
    return now < coasting
  }

  /// Until when the content moves on; nil if it rests.
  final var coasting: TimeInterval?

  /// Whether the running drag began by a finger that stopped the content.
  final var isCaught = false

  // MARK: Creation

  /// What its pan recognizer sends to it.
  package nonisolated static let panAction = "handlePan:"

  /// What its pinch recognizer sends to it.
  package nonisolated static let pinchAction = "handlePinch:"

  override func didInit() {
    super.didInit()
    clipsToBounds = true
    alwaysBounceVertical = Self.bouncesVertically
    addGestureRecognizer(delay)
    addGestureRecognizer(pan)
    // A subclass that is a recognizer delegate is its pan's delegate without further ado, as in UIKit.
    pan.delegate = self as? any UIGestureRecognizerDelegate
    implement(Self.panAction) { [weak self] _, _ in self?.handlePan() }
    delay.addTarget(self, action: "delayed:")
    pan.addTarget(self, action: Self.panAction)
  }

  private func enableRecognizers() {
    pan.isEnabled = isScrollEnabled
    delay.isEnabled = isScrollEnabled && delaysContentTouches
  }

  // MARK: Content touches

  /// Whether a view of the content may have touches; yes by default. On no it gets nothing of them (SV-4).
  ///
  /// Asked when the view is about to get began, once for each touch.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    declaredTouchesShouldBegin.map { touches.allSatisfy($0) } ?? true
  }

  /// Whether scrolling may take a touch away from a view of the content; yes unless the view is a control. On no
  /// nothing is scrolled, and the view keeps the touch (SV-6).
  open func touchesShouldCancel(in view: UIView) -> Bool {
    declaredTouchesShouldCancel?(view) ?? !(view is UIControl)
  }

  /// For the view's own pan: whether the drag scrolls anything (SV-8), and whether the content lets go of its touches
  /// (SV-5, SV-6). Yes for other recognizers.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === pinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    // What a scenario declares comes first. Without a declaration there is no answer to record.
    let declared = OptionalMethods.ask { super.gestureRecognizerShouldBegin(gestureRecognizer) }
    guard declared.answer else { return false }
    return gestureRecognizer === pan ? mayScroll() : zoomedView != nil && contentLetsGo(of: gestureRecognizer)
  }

  // MARK: Touches

  /// The cell that a touch is about to select, in a table or a collection (SV-10).
  private final var selection = CellSelection()

  /// Keeps touches, or leaves them to the next responder (RC-12, SV-9).
  override func handle(_ call: EventCall) {
    guard case .touches(let method) = call.method else { return super.handle(call) }
    if keepsTouches {
      swallow(call, .swallowedByScrollView, in: UIScrollView.self)
    } else {
      forward(call)
    }
    guard let list = self as? any CellList else { return }
    switch method {
    case .began: selection.began(call.touches, in: list)
    case .moved: break
    case .ended: if let cell = selection.ended(call.touches) { CellSelection.select(cell, in: list) }
    case .cancelled: selection.cancelled(call.touches)
    }
  }

  /// Whether the view ends the way of touches: not while scrolling is disabled (SV-9).
  var keepsTouches: Bool { isScrollEnabled }
}

/// Who hears of scrolling. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger that scrolled was lifted, or its touch was taken away. The content stays where it is: deceleration is
  /// not simulated (SV-11).
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The view of the content that zooming scales; nil for none (SV-15).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The content was zoomed, by fingers or by code.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The fingers that zoomed were lifted, or their touches were taken away.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Not implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethods.missing(())
  }

  /// Not implemented.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Not implemented.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  {
    OptionalMethods.missing(())
  }
}

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

/// Zooming: one view of the content is scaled by its transform, and the content's size and offset follow (SV-15).
extension UIScrollView {
  /// The view that is scaled: the delegate's answer, or what a scenario declares; without one nothing zooms.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) ?? declaredViewForZooming }

  /// What the running pinch keeps under the fingers.
  struct Zoom {
    /// The scale when it began.
    let scale: CGFloat

    /// The place in the zoomed view that was between the fingers, in its bounds coordinates.
    let place: CGPoint
  }

  /// The pinch is there while zooming is enabled.
  final func enableZooming() {
    let isEnabled = minimumZoomScale < maximumZoomScale
    if isEnabled, pinch == nil {
      let pinch = UIScrollViewPinchGestureRecognizer()
      self.pinch = pinch
      addGestureRecognizer(pinch)
      pinch.delegate = self as? any UIGestureRecognizerDelegate
      implement(Self.pinchAction) { [weak self] _, _ in self?.handlePinch() }
      pinch.addTarget(self, action: Self.pinchAction)
    } else if !isEnabled, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  /// The action of the pinch: what was between the fingers stays there.
  private func handlePinch() {
    guard let pinch, let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      zoom = Zoom(scale: zoomScale, place: pinch.location(in: view))
      follow(pinch)
    case .changed:
      follow(pinch)
    case .ended, .cancelled:
      zoom = nil
      // The pan goes on from here.
      let way = pan.translation(in: self)
      offsetAtBegin = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
      tellDelegate("scrollViewDidEndZooming") {
        $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    case .possible, .failed:
      break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom else { return }
    // With one finger left there is no middle to follow.
    let middle = pinch.location(in: self)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    scale(to: zoom.scale * pinch.scale, keeping: zoom.place, at: place)
  }

  /// Scales about the middle of what shows.
  final func scale(to scale: CGFloat) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    self.scale(
      to: scale, keeping: view.convert(middle, from: self),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Scales the zoomed view between the limits, so that a place in it shows at a place of the scroll view, as far as the
  /// edges of the content allow. The view's origin stays, and the content gets its size.
  private func scale(to wanted: CGFloat, keeping place: CGPoint, at shown: CGPoint) {
    guard let view = zoomedView else { return }
    let scale = min(max(wanted, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard scale != zoomScale, scale > 0 else { return }
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
    TraceRecorder.noteChange(of: self)
    TraceRecorder.current?.recordProperty("zoomScale", of: self, scale.value)
    let target = view.convert(place, to: self)
    contentOffset = withinEdges(CGPoint(x: target.x - shown.x, y: target.y - shown.y))
    tellDelegate("scrollViewDidZoom") { $0.scrollViewDidZoom(self) }
  }
}

/// Whether the scroll views around a view let it have a touch (SV-4).
@MainActor
enum ContentTouches {
  /// Asks the scroll views around a view, from the inside out; the first that says no withholds the touch from it.
  /// A scroll view is not asked about touches that hit itself.
  static func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
    for superview in view.selfAndSuperviews.dropFirst() {
      if let scrollView = superview as? UIScrollView, !allows(touch, in: view, scrollView) {
        withhold(touch, from: view, scrollView)
        return false
      }
    }
    return true
  }

  private static func allows(_ touch: UITouch, in view: UIView, _ scrollView: UIScrollView) -> Bool {
    let answer = scrollView.touchesShouldBegin([touch], with: touch.event, in: view)
    TraceRecorder.current?.recordQuestion(.touchesShouldBegin, scrollView, nil, nil, touch, answer)
    return answer
  }

  private static func withhold(_ touch: UITouch, from view: UIView, _ scrollView: UIScrollView) {
    touch.isWithheld = true
    touch.share.isOver = true
    let recorder = TraceRecorder.current
    recorder?.recordWithheld(
      touch, from: view,
      TraceReason(.touchesShouldBeginRefused, subject: recorder?.identifier(of: scrollView)))
  }
}

/// The pan by which a scroll view scrolls (SV-7).
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The content follows the fingers that move (SV-12).
  override var restingFingers: FingerTravel.Resting {
    configuration.scrollsWithMovingFingers ? .areIgnored : .hold
  }

  /// A finger on content that still moves stops it, and begins a drag at once (SV-11).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if progress == .possible, (view as? UIScrollView)?.catchContent() ?? false {
      wish(.began, because: TraceReason(.stoppedContent))
    }
  }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// The content loses its touches to the scroll view.
  override var takingReason: TraceReason {
    TraceReason(.scrollViewTookOver, subject: view.flatMap { TraceRecorder.current?.identifier(of: $0) })
  }
}

/// The pinch by which a scroll view zooms (SV-15).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var isPartOfView: Bool { true }

  override init() {
    super.init()
    delaysTouchesEnded = false
  }

  /// It zooms while the pan of the same view scrolls.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventedGestureRecognizer !== (view as? UIScrollView)?.pan)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    OptionalMethods.missing(preventingGestureRecognizer !== (view as? UIScrollView)?.pan)
  }
}

/// Withholds the touches in a scroll view for a while, so that a drag that comes soon is none of the content's
/// business (SV-1, SV-2).
///
/// It recognizes nothing and delays touches as any recognizer with `delaysTouchesBegan` does (GR-24), those included
/// that hit the scroll view itself: such a recognizer makes no difference between its view and what is in it. It
/// fails, which lets the view have the touches, when the time is up or a finger is lifted, or when the scroll view
/// finds that the drag does not scroll. When the pan begins it fails as well, but then the touches are the pan's.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  override var isPartOfView: Bool { true }

  private static let timer = DeliveryTimer.contentTouches.rawValue

  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func follow(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch method {
    case .began where timers[Self.timer] == nil: startTimer()
    case .began, .moved: break
    case .ended: wish(.failed, .touchesLifted)
    case .cancelled: wish(.failed, .touchesCancelled)
    }
  }

  private func startTimer() {
    let delay = configuration.contentTouchDelay
    startTimer(Self.timer, after: delay) { [weak self] in
      self?.wish(.failed, because: TraceReason(.heldLongEnough, numbers: ["duration": delay]))
    }
  }

  /// Only the pan and the pinch of the same view settle what it waits for.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    let scrollView = view as? UIScrollView
    return OptionalMethods.missing(
      preventingGestureRecognizer === scrollView?.pan || preventingGestureRecognizer === scrollView?.pinch)
  }
}
