// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A view whose content scrolls. Hit testing treats its content like any other subviews (HT-37).
///
/// It creates two recognizers, which therefore precede any that an app adds: one delays the content's touches for a
/// while (SV-2), and a pan moves the content and cancels the content's touches (SV-7).
///
/// The model simulates what event delivery depends on: who gets the touches, and where the content is. The content
/// follows the finger; beyond its edges it follows less and less, if it bounces. After a quick lift it decelerates,
/// with paging it settles on a page, and beyond an edge it springs back; a touch during this motion only stops it
/// (SV-11, OW-28).
@MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The scroll offset: the origin of the bounds, in points (HT-22).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      motion = nil
      scroll(to: newValue)
    }
  }

  /// Moves the content without ending its motion.
  final func scroll(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    TraceRecorder.current?.recordProperty("contentOffset", of: self, offset.value)
    tellDelegate(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
  }

  /// Sets the scroll offset, in points. It changes at once, animated or not (HT-10).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The size of the content, in points.
  ///
  /// Until it is set the size is unknown, as it is after reading a storyboard, and the property says zero. Such content
  /// scrolls without limit in the directions of ``unknownContentScrolls``. A size that is set is known, zero included.
  open var contentSize: CGSize {
    get { knownContentSize ?? .zero }
    set { knownContentSize = newValue }
  }

  /// The size of the content, in points; nil if it is unknown.
  package final var knownContentSize: CGSize?

  /// How far the content may be scrolled beyond its edges, in points.
  open var contentInset: UIEdgeInsets = .zero

  // MARK: Zooming

  /// The smallest zoom scale (SV-15).
  open var minimumZoomScale: CGFloat = 1 {
    didSet { enableZooming() }
  }

  /// The largest zoom scale; zooming is enabled if it is more than the minimum (SV-15).
  open var maximumZoomScale: CGFloat = 1 {
    didSet { enableZooming() }
  }

  /// The scale in the zoomed view's transform. Setting it keeps the centre of the visible content in place (SV-15).
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { scale(to: newValue) }
  }

  /// Sets the scale. It changes at once, animated or not (HT-10).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether fingers are zooming the content.
  open var isZooming: Bool { zoom != nil }

  /// The pinch that zooms; nil while zooming is disabled.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  final var pinch: UIScrollViewPinchGestureRecognizer?

  /// The state of the running pinch; nil while no pinch runs.
  final var zoom: Zoom?

  /// The scenario's answer to `viewForZooming(in:)`; nil if it declares none.
  package final weak var declaredViewForZooming: UIView?

  // MARK: Settings

  /// Whether the user can scroll. False also disables the pan and the delay of the content's touches (SV-7).
  open var isScrollEnabled = true {
    didSet { enableRecognizers() }
  }

  /// Whether the content's touches wait until scrolling can be ruled out (SV-1).
  open var delaysContentTouches = true {
    didSet { enableRecognizers() }
  }

  /// Whether scrolling may cancel touches that the content already has (SV-5).
  open var canCancelContentTouches = true

  /// Whether a drag beyond the edge of content that is larger than the view still counts as scrolling.
  open var bounces = true

  /// Whether, with ``bounces``, a vertical drag counts as scrolling whatever the content's height.
  open var alwaysBounceVertical = false

  /// Whether, with ``bounces``, a horizontal drag counts as scrolling whatever the content's width.
  open var alwaysBounceHorizontal = false

  /// Whether the content comes to rest on multiples of the view's size (OW-28).
  open var isPagingEnabled = false

  /// Whether a drag that begins along one axis stays on it (OW-29).
  open var isDirectionalLockEnabled = false

  /// What dragging does to the keyboard (OW-30).
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar scrolls the content to its top (OW-31).
  open var scrollsToTop = true

  /// Whether a vertical drag at the end of the content is left to the enclosing scroll view (OW-33).
  open var transfersVerticalScrollingToParent = true

  /// Whether a horizontal drag at the end of the content is left to the enclosing scroll view (OW-33).
  open var transfersHorizontalScrollingToParent = true

  /// The control that shows when the content is pulled down at its top (OW-32).
  open var refreshControl: UIRefreshControl? {
    didSet { placeRefreshControl(insteadOf: oldValue) }
  }

  /// The sheet that the running drag moves instead of the content (OW-19).
  final weak var towedSheet: Presentation?

  /// Whether the running drag has refreshed already.
  final var hasRefreshed = false

  /// The delegate that is informed of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard let list = self as? any CellList else { return }
      list.offerMenusOfDelegate()
    }
  }

  /// The scenario's answer to `scrollViewShouldScrollToTop(_:)`; nil if it declares none.
  package final var declaredShouldScrollToTop: Bool?

  /// The scenario's answer to ``touchesShouldBegin(_:with:in:)``; nil if it declares none.
  package final var declaredTouchesShouldBegin: ((UITouch) -> Bool)?

  /// The scenario's answer to ``touchesShouldCancel(in:)``; nil if it declares none.
  package final var declaredTouchesShouldCancel: ((UIView) -> Bool)?

  /// The directions in which content of unknown size can be scrolled.
  var unknownContentScrolls: ScrollAxes { .all }

  /// The default of ``alwaysBounceVertical``.
  class var bouncesVertically: Bool { false }

  // MARK: Recognizers

  /// The swipes of a list's rows; nil while no row has actions (OW-38).
  final var rowSwipe: RowSwipe?

  /// The pan that scrolls. It is an ordinary pan, for which this view answers as a delegate would (SV-7).
  public final var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// What a subclass with a delegate's methods answers about its own pan and pinch: itself, or what stands for it in a
  /// scenario (OW-35).
  package final weak var recognizersDelegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      pan.delegate = recognizersDelegate
      pinch?.delegate = recognizersDelegate
    }
  }

  final let pan = UIScrollViewPanGestureRecognizer()
  final let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer()

  /// Where the content was when the running drag began, in points.
  final var offsetAtBegin = CGPoint.zero

  // MARK: State

  /// Whether a finger is on the view that scrolls it or may still do so.
  open var isTracking: Bool { !pan.isFinal && pan.numberOfTouches > 0 }

  /// Whether a finger is scrolling the content.
  open var isDragging: Bool { pan.committedState == .began || pan.committedState == .changed }

  /// The motion of the content after the finger was lifted; nil if the content rests.
  final var motion: ContentMotion?

  /// The axes along which the running drag moves the content (OW-29).
  final var lockedAxes = ScrollAxes.all

  /// Whether the running drag began with a touch that stopped moving content.
  final var isCaught = false

  // MARK: Creation

  /// The action that its pinch recognizer sends to it.
  package nonisolated static let pinchAction = "handlePinch:"

  override func didInit() {
    super.didInit()
    clipsToBounds = true
    alwaysBounceVertical = Self.bouncesVertically
    addGestureRecognizer(delay)
    addGestureRecognizer(pan)
    recognizersDelegate = self as? any UIGestureRecognizerDelegate
    implement(SystemAction.pan) { [weak self] _, _ in self?.handlePan() }
    delay.addTarget(self, action: "delayed:")
    pan.addTarget(self, action: SystemAction.pan)
    pan.scrollView = self
  }

  private func enableRecognizers() {
    pan.isEnabled = isScrollEnabled
    delay.isEnabled = isScrollEnabled && delaysContentTouches
  }

  // MARK: Content touches

  /// Whether a view in the content may get these touches; true by default. If false, the view gets none of their
  /// events (SV-4).
  ///
  /// Called for each touch, just before the view would get `touchesBegan`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    declaredTouchesShouldBegin.map { touches.allSatisfy($0) } ?? true
  }

  /// Whether scrolling may cancel the touches of a view in the content; true unless the view is a control. If false,
  /// nothing scrolls and the view keeps its touches (SV-6).
  open func touchesShouldCancel(in view: UIView) -> Bool {
    declaredTouchesShouldCancel?(view) ?? !(view is UIControl)
  }

  /// For the view's own pan: true if the drag would scroll something (SV-8) and the content gives up its touches
  /// (SV-5, SV-6). True for other recognizers.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === pinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    ownRefusal = nil
    // The scenario's declaration comes first. Without one there is no answer to record.
    let declared = OptionalMethods.ask { super.gestureRecognizerShouldBegin(gestureRecognizer) }
    guard declared.answer else { return false }
    if gestureRecognizer === pan { return mayScroll() }
    if zoomedView == nil { ownRefusal = .nothingToZoom }
    return zoomedView != nil && contentLetsGo(of: gestureRecognizer)
  }

  /// Why the scroll view itself refused its pan or pinch; nil if the app's code did.
  final func refusal(of recognizer: UIGestureRecognizer) -> TraceReason.Code? {
    recognizer === pan || recognizer === pinch ? ownRefusal : nil
  }

  private final var ownRefusal: TraceReason.Code?

  // MARK: Touches

  /// The cell that a touch is about to select, in a table or collection view (SV-10).
  private final let selection = CellSelection()

  /// Keeps the touches or forwards them to the next responder (RC-12, SV-9).
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
    case .ended: selection.ended(call.touches, in: list)
    case .cancelled: selection.cancelled(call.touches, in: list)
    }
  }

  /// Whether the view keeps touches instead of forwarding them: true while scrolling is enabled (SV-9).
  var keepsTouches: Bool { isScrollEnabled }
}

/// Is informed of scrolling and zooming. All methods are optional.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content was moved, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger that scrolled was lifted, or its touch was cancelled.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content came to rest after the finger was lifted (OW-28).
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar may scroll the content to its top; true by default (OW-31).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// A tap on the status bar scrolled the content to its top (OW-31).
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// The view in the content that zooming scales; nil for none (SV-15).
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// The content was zoomed, by fingers or by code.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// The fingers that zoomed were lifted, or their touches were cancelled.
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
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

  /// Not implemented.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethods.missing(()) }

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
    let movesRow = pan.attemptTouches.contains { $0.view is ReorderControl }
    letGoOfSheet()
    guard !movesRow, scrolls(pan.translation(in: self)) else {
      endDelay()
      if !movesRow { ownRefusal = .nothingToScroll }
      return false
    }
    let may = contentLetsGo(of: pan)
    if !may { letGoOfSheet() }
    return may
  }

  /// Ends the delay of the content's touches where the finger moves otherwise than the view scrolls: there is nothing to
  /// wait for any more (SV-1).
  final func endDelay() {
    if delay.isUndecided { delay.wish(.failed, because: TraceReason(.wrongDirection)) }
  }

  /// The axes along which a movement is far enough to scroll, the main direction first; a diagonal counts as vertical.
  private func axes(of translation: CGPoint) -> [(axis: ScrollAxes, distance: CGFloat)] {
    let both: [(axis: ScrollAxes, distance: CGFloat)] = [
      (.vertical, translation.y), (.horizontal, translation.x),
    ]
    let sorted = abs(translation.x) > abs(translation.y) ? both.reversed() : both
    return sorted.prefix(1)
      + sorted.dropFirst().filter { abs($0.distance).reaches(configuration.panHysteresis) }
  }

  /// The axes along which a movement is far enough and that the content follows that way, the main direction first. Whether
  /// the sheet or an enclosing scroll view gets the drag is decided later.
  private func followedAxes(of translation: CGPoint) -> [(axis: ScrollAxes, distance: CGFloat)] {
    axes(of: translation).filter { axis, distance in
      growsSheet(axis, distance) || canMove(along: axis, by: -distance) || canBounce(along: axis)
        || isLarger(along: axis)
    }
  }

  /// The axis along which a drag that went so far begins to scroll; nil while there is none, for which the pan waits.
  final func axis(after translation: CGPoint) -> ScrollAxes? { followedAxes(of: translation).first?.axis }

  /// Whether a drag scrolls.
  private func scrolls(_ translation: CGPoint) -> Bool {
    followedAxes(of: translation).contains { keepsDrag(along: $0.axis, by: $0.distance) }
  }

  /// Whether the view keeps a drag along an axis that its content follows.
  ///
  /// A scroll view that could only bounce leaves the drag to an enclosing scroll view whose content can move. It does
  /// not look beyond one whose scrolling is disabled (SV-8).
  private func keepsDrag(along axis: ScrollAxes, by distance: CGFloat) -> Bool {
    if growsSheet(axis, distance) { return takesSheetAlong(axis) }
    if canMove(along: axis, by: -distance) || !transfers(along: axis) { return true }
    if leavesToSheet(axis, distance) { return takesSheetAlong(axis) }
    for case let scrollView as UIScrollView in selfAndSuperviews.dropFirst() {
      guard scrollView.isScrollEnabled else { return true }
      if scrollView.canMove(along: axis, by: -distance) { return false }
    }
    return true
  }

  /// Whether the content can move, as its edges allow, so that the offset grows or shrinks along an axis.
  final func canMove(along axis: ScrollAxes, by distance: CGFloat) -> Bool {
    guard let range = offsets(along: axis) else { return unknownContentScrolls.contains(axis) }
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return distance < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  final func canBounce(along axis: ScrollAxes) -> Bool {
    guard bounces else { return false }
    if axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical { return true }
    return isLarger(along: axis)
  }

  /// Whether the content follows a drag along an axis, in one direction or both.
  final func follows(_ axis: ScrollAxes) -> Bool {
    isLarger(along: axis) || canBounce(along: axis)
      || knownContentSize == nil && unknownContentScrolls.contains(axis)
  }

  /// Whether the content is known to be larger than the view along an axis.
  private func isLarger(along axis: ScrollAxes) -> Bool {
    guard let range = offsets(along: axis) else { return false }
    return range.lowerBound < range.upperBound
  }

  /// Whether a drag at the end of the content is left to an enclosing scroll view (OW-33). Before iOS 17.4 it always
  /// is.
  private func transfers(along axis: ScrollAxes) -> Bool {
    guard configuration.keepsScrollingFromParents else { return true }
    return axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// The offsets that keep the view within the content's edges, in points; nil if the content's size is unknown.
  final func offsets(along axis: ScrollAxes) -> ClosedRange<CGFloat>? {
    guard let contentSize = knownContentSize else { return nil }
    if axis == .horizontal {
      let first = -contentInset.left
      return first...max(first, contentSize.width + contentInset.right - bounds.width)
    }
    let first = -contentInset.top - heightOfRefreshing
    return first...max(first, contentSize.height + contentInset.bottom - bounds.height)
  }

  /// Whether scrolling may cancel the gesture's touches in the views of the content (SV-5, SV-6).
  final func contentLetsGo(of recognizer: UIGestureRecognizer) -> Bool {
    for touch in recognizer.attemptTouches where touch.share.hasBegun && !touch.share.isOver {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches else {
        ownRefusal = .contentTouchesStay
        return false
      }
      let answer = touchesShouldCancel(in: view)
      TraceRecorder.current?.recordQuestion(.touchesShouldCancel, self, nil, nil, touch, answer)
      guard answer else {
        ownRefusal = .touchesShouldCancelRefused
        return false
      }
    }
    return true
  }

  // MARK: - Scrolling

  /// The action of the pan: makes the content follow the finger.
  final func handlePan() {
    switch pan.state {
    case .began:
      offsetAtBegin = contentOffset
      lockedAxes = axesToFollow
      hasRefreshed = false
      rowSwipe?.close()
      tellDelegate(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
      dismissKeyboard()
      if towedSheet == nil { follow() }
    case .changed:
      if towedSheet == nil { follow() }
    case .ended, .cancelled:
      isCaught = false
      selection.restore()
      if let sheet = towedSheet {
        letGoOfSheet()
        tellDelegate(.scrollViewDidEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: false) }
        if pan.state == .ended { sheet.rest(after: pan) }
        return
      }
      if pan.state == .ended { dismissKeyboard() }
      let coasts = letGo()
      if !coasts { returnToTop() }
      tellDelegate(.scrollViewDidEndDragging) { $0.scrollViewDidEndDragging(self, willDecelerate: coasts) }
    case .possible, .failed:
      break
    }
  }

  /// Moves the content by the distance that the finger moved since the pan began (OW-26), and by less beyond an edge
  /// (OW-28). While a pinch zooms, the pinch moves the content itself.
  private func follow() {
    guard zoom == nil else { return }
    var translation = pan.translation(in: self)
    if !lockedAxes.contains(.horizontal) { translation.x = 0 }
    if !lockedAxes.contains(.vertical) { translation.y = 0 }
    refreshIfPulled(to: offsetAtBegin.y - translation.y)
    contentOffset = CGPoint(
      x: offset(along: .horizontal, from: offsetAtBegin.x, translation.x),
      y: offset(along: .vertical, from: offsetAtBegin.y, translation.y))
  }

  /// The axes of a drag that begins: one for a drag that begins along it, if drags are locked (OW-29). A component that is
  /// less than half of the other counts as none.
  private var axesToFollow: ScrollAxes {
    guard isDirectionalLockEnabled else { return .all }
    let way = pan.translation(in: self)
    if abs(way.x) < abs(way.y) / 2 { return .vertical }
    return abs(way.y) < abs(way.x) / 2 ? .horizontal : .all
  }

  private func offset(along axis: ScrollAxes, from start: CGFloat, _ translation: CGFloat) -> CGFloat {
    guard let range = offsets(along: axis) else {
      return unknownContentScrolls.contains(axis) ? start - translation : start
    }
    // Content that code moved beyond its edges stays there until a finger moves it back.
    let free = start - translation
    let edge = min(max(free, min(range.lowerBound, start)), max(range.upperBound, start))
    guard canBounce(along: axis) else { return edge }
    return RubberBand.stretched(free, beyond: edge, in: axis == .horizontal ? bounds.width : bounds.height)
  }

  /// The offset, limited to the edges of the content.
  final func withinEdges(_ offset: CGPoint) -> CGPoint {
    func limited(_ value: CGFloat, _ axis: ScrollAxes) -> CGFloat {
      guard let range = offsets(along: axis) else { return value }
      return min(max(value, range.lowerBound), range.upperBound)
    }
    return CGPoint(x: limited(offset.x, .horizontal), y: limited(offset.y, .vertical))
  }

  /// Calls a method of the delegate, if there is one.
  final func tellDelegate(_ method: CallbackMethod, _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    guard let recorder = TraceRecorder.current else { return call(delegate) }
    recorder.withinIfThere(
      .callbackSent(.init(receiver: recorder.identifier(of: delegate), method: method, subject: nil))
    ) {
      call(delegate)
    }
  }
}

/// Zooming scales one view in the content by its transform; the content's size and offset follow (SV-15).
extension UIScrollView {
  /// The view that is scaled, from the delegate or the scenario; nil if nothing zooms.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) ?? declaredViewForZooming }

  /// What the running pinch keeps under the fingers.
  struct Zoom {
    /// The scale when it began.
    let scale: CGFloat

    /// The point between the fingers when it began, in the zoomed view's bounds coordinates.
    let place: CGPoint
  }

  /// Adds the pinch when zooming becomes enabled, and removes it when zooming becomes disabled.
  final func enableZooming() {
    let isEnabled = minimumZoomScale < maximumZoomScale
    if isEnabled, pinch == nil {
      let pinch = UIScrollViewPinchGestureRecognizer()
      self.pinch = pinch
      addGestureRecognizer(pinch)
      pinch.delegate = recognizersDelegate
      implement(Self.pinchAction) { [weak self] _, _ in self?.handlePinch() }
      pinch.addTarget(self, action: Self.pinchAction)
    } else if !isEnabled, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  /// The action of the pinch: keeps the content between the fingers in place.
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
      tellDelegate(.scrollViewDidEndZooming) {
        $0.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      }
    case .possible, .failed:
      break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom else { return }
    // With one finger left there is no centre to follow.
    let middle = pinch.location(in: self)
    let place = CGPoint(x: middle.x - contentOffset.x, y: middle.y - contentOffset.y)
    scale(to: zoom.scale * pinch.scale, keeping: zoom.place, at: place)
  }

  /// Scales the zoomed view about the centre of the visible content.
  final func scale(to scale: CGFloat) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    self.scale(
      to: scale, keeping: view.convert(middle, from: self),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
  }

  /// Scales the zoomed view within the limits, and scrolls so that the point `place` of the zoomed view appears at
  /// `shown`, as far as the edges of the content allow. `shown` is measured from the scroll view's top left corner. The
  /// view keeps its origin, and the content gets the view's size.
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
    tellDelegate(.scrollViewDidZoom) { $0.scrollViewDidZoom(self) }
  }
}

/// Asks the enclosing scroll views of a view whether it may get a touch (SV-4).
@MainActor
enum ContentTouches {
  /// Asks the enclosing scroll views from the inside out; the first that refuses withholds the touch. A scroll view is
  /// not asked about touches that hit the scroll view itself.
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
