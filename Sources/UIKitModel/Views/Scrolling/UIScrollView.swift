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
