// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes
import Trace

/// A rectangle on the screen that can be hit and that contains subviews.
///
/// The model has only what event delivery needs; it draws nothing.
@MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of layer that new views of this class get (VL-1).
  open class var layerClass: CALayer.Type { CALayer.self }

  /// Whether new views of this class have user interaction enabled (UC-23).
  class var startsInteractive: Bool { true }

  /// The layer that keeps geometry, opacity and visibility (VL-1).
  public final let layer: CALayer

  /// Subviews from back to front. Hit testing asks them from last to first (HT-2).
  public internal(set) final var subviews: [UIView] = [] { didSet { TraceRecorder.noteChange(of: self) } }

  /// The view that contains this one.
  public internal(set) final var superview: UIView? {
    get { superviewReference?.view }
    set {
      superviewReference = newValue?.reference
      TraceRecorder.noteChange(of: self)
    }
  }

  private final var superviewReference: ViewReference?

  /// What the layer and the subviews refer to the view by.
  final let reference = ViewReference()

  /// The controller whose root view this is (RC-2).
  final weak var owningViewController: UIViewController?

  /// Whether touches can hit the view and its subviews (HT-3).
  open var isUserInteractionEnabled = true { didSet { TraceRecorder.noteChange(of: self) } }

  /// Whether more than one finger at a time is delivered to the view (TE-7).
  open var isMultipleTouchEnabled = false { didSet { TraceRecorder.noteChange(of: self) } }

  /// Whether no other view of the window may have touches at the same time (TE-8).
  open var isExclusiveTouch = false { didSet { TraceRecorder.noteChange(of: self) } }

  /// A number that the app gives the view.
  open var tag = 0

  /// The colour behind the view. Only pictures use it: a clear view is hit like any other (HT-6).
  open var backgroundColor: UIColor? { didSet { TraceRecorder.noteChange(of: self) } }

  /// The colour of what the view draws for the user to touch, by default the superview's. Only pictures use it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get {
      for view in selfAndSuperviews {
        if let color = view.knownTintColor { return color }
      }
      return .systemBlue
    }
    set { knownTintColor = newValue }
  }

  /// The view's own tint colour, if code or a source gave one.
  final var knownTintColor: UIColor? { didSet { TraceRecorder.noteChange(of: self) } }

  /// The text that the view shows; nil for a view without text of its own.
  var shownText: String? {
    get { nil }
    set {}
  }

  /// The name that tests and traces use for the view.
  open var accessibilityIdentifier: String?

  /// The recognizers attached to the view, in the order of addition; nil for none, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  final var attachedInteractions: [any UIInteraction] = []

  final var attachedRecognizers: [UIGestureRecognizer] = [] { didSet { TraceRecorder.noteChange(of: self) } }

  /// A declared override of `hitTest(_:with:)`.
  package final var declaredHitTest: DeclaredHitTest?

  /// A declared override of `point(inside:with:)`.
  package final var declaredPointInside: DeclaredPointInside?

  /// The distance from the bounds within which touches count, in points. Negative numbers make the area larger, as for
  /// the items of a bar (OW-13). Private in UIKit.
  final var hitTestInsets: UIEdgeInsets = .zero

  /// A declared override of `gestureRecognizerShouldBegin(_:)` (GR-7).
  package final var declaredShouldBegin: ((UIGestureRecognizer) -> Bool)?

  /// The number of running block animations of the view without `allowUserInteraction` (HT-27).
  final var blockingAnimations = 0 { didSet { TraceRecorder.noteChange(ofTree: self) } }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
    reference.view = self
    layer.delegate = self
    layer.frame = frame
    didInit()
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view without a size: archives are not part of the model.
  public required init?(coder: NSCoder) {
    layer = Self.layerClass.init()
    super.init()
    reference.view = self
    layer.delegate = self
    didInit()
  }

  deinit { reference.view = nil }

  /// Sets up a new view; every initializer calls it, so that classes of the model override only this.
  func didInit() {
    if !Self.startsInteractive { isUserInteractionEnabled = false }
  }

  /// The view controller, for its root view; otherwise the superview (RC-2).
  override var defaultNext: NextResponder {
    if let owningViewController { return NextResponder(owningViewController, .viewController) }
    return NextResponder(superview, .superview)
  }

  // MARK: - State kept in the layer

  /// Whether the view is hidden. Hit testing skips a hidden view and its subviews (HT-3).
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The opacity from 0 to 1, kept in 32 bits. Below 0.01 the view cannot be hit (HT-8).
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let opacity = Float(min(max(newValue, 0), 1))
      noteAnimation(layer.opacity != opacity)
      layer.opacity = opacity
    }
  }

  /// Whether drawing is clipped to the bounds; hit testing ignores this (HT-23).
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: - Geometry

  /// The bounding box of the transformed bounds in the superview's coordinates, in points (HT-19).
  open var frame: CGRect {
    get { layer.frame }
    set {
      noteAnimation(layer.frame != newValue)
      layer.frame = newValue
    }
  }

  /// The view's rectangle in its own coordinates, in points. The origin is the scroll offset (HT-13).
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      noteAnimation(layer.bounds != newValue)
      layer.bounds = newValue
    }
  }

  /// The position of the anchor point in the superview's coordinates, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      noteAnimation(layer.position != newValue)
      layer.position = newValue
    }
  }

  /// The transform about the anchor point (HT-18).
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      noteAnimation(layer.affineTransform() != newValue)
      layer.setAffineTransform(newValue)
    }
  }

  /// Reports the change to the running animation block, if there is one (HT-27).
  private final func noteAnimation(_ isChanging: @autoclosure () -> Bool) {
    if AnimationContext.isRunning, isChanging() { AnimationContext.viewChanged(self) }
  }

  // MARK: - Hit testing

  /// Finds the deepest view at the point (HT-1).
  ///
  /// - Parameters:
  ///   - point: A point in the receiver's own bounds coordinates.
  ///   - event: The event being hit-tested, or nil.
  /// - Returns: The receiver or a view below it; nil if the receiver cannot be hit there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let recorder = TraceRecorder.current else { return hitTestAsDeclared(point, with: event, nil) }
    return recorder.hitTest(self, at: point, in: UIView.self) {
      hitTestAsDeclared(point, with: event, recorder)
    }
  }

  /// Decides whether the point counts as inside the view; by default, whether it lies in the bounds (HT-11, HT-12).
  ///
  /// - Parameters:
  ///   - point: A point in the receiver's own bounds coordinates.
  ///   - event: The event being hit-tested, or nil.
  /// - Returns: Whether the view, or a view below it, may be hit there.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let recorder = TraceRecorder.current else { return pointInsideAsDeclared(point) }
    return recorder.pointInside(self, at: point, in: UIView.self) { pointInsideAsDeclared(point) }
  }

  /// The declared rule for points inside the view; nil if the bounds decide (HT-11).
  var pointInsideRule: DeclaredPointInside? {
    if let declaredPointInside { return declaredPointInside }
    guard hitTestInsets != .zero else { return nil }
    let insets = hitTestInsets
    return .outset(
      UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: - Recognizers

  /// Whether a recognizer may leave the possible state; true by default. The view is asked about recognizers attached
  /// to it, and about those that would take touches from it (GR-7, GR-40).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    declaredShouldBegin?(gestureRecognizer) ?? OptionalMethods.missing(true)
  }

  // MARK: - Hierarchy hooks

  /// Called before the view gets another superview, or none; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view got another superview, or none; does nothing by default.
  open func didMoveToSuperview() {}

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Lays out subviews; does nothing by default, and the model does not call it.
  open func layoutSubviews() {}

  /// Does nothing: the model has no layout.
  open func setNeedsLayout() {}

  /// Does nothing: the model has no layout.
  open func layoutIfNeeded() {}

  /// Does nothing: the model does not draw.
  open func setNeedsDisplay() {}

  /// Does nothing, and the model does not call it.
  open func draw(_ rect: CGRect) {}

  /// Does nothing, and the model does not call it: archives are not part of it.
  open func awakeFromNib() {}
}

extension UIView {
  /// The view, its superview and so on up to the root, found lazily.
  final var selfAndSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self) { $0.superview } }

  /// The window that contains the view, or the view itself if it is a window.
  public final var window: UIWindow? {
    for view in selfAndSuperviews {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  /// Whether the receiver is the given view or lies below it.
  public final func isDescendant(of view: UIView) -> Bool {
    selfAndSuperviews.contains { $0 === view }
  }

  /// Adds a view in front of all other subviews; a view that is a subview already moves to the front (HT-25).
  public final func addSubview(_ view: UIView) {
    insert(view, at: nil)
  }

  /// Adds a view at an index, counted from the back; an index beyond the end appends (HT-25).
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view just in front of a sibling; in front of all if the sibling is the view itself or no subview (HT-25).
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  /// Adds a view just behind a sibling; in front of all if the sibling is the view itself or no subview (HT-25).
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  /// Moves a subview to the front, where hit testing asks it first (HT-24).
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview to the back, where hit testing asks it last.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Swaps two subviews by index; indices out of range change nothing.
  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    if window != nil { willLeaveWindow() }
    // An app's `touchesCancelled` may have removed the view already.
    guard let superview else { return }
    let window = self.window
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if let window { didLeave(window) }
    didMoveToSuperview()
  }

  /// The first view with the tag, searched depth first from the receiver.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let match = subview.viewWithTag(tag) { return match }
    }
    return nil
  }

  /// Cancels the touches of the views that are about to leave the window (TE-13).
  private func willLeaveWindow() {
    window?.application?.gestures.views.cancel(in: self)
  }

  /// After the hierarchy has left a window: resigns a first responder in it (RC-16), detaches its touches and ends its
  /// recognizers (TE-13).
  private func didLeave(_ window: UIWindow) {
    FirstResponder.left(self, window)
    guard let gestures = window.application?.gestures else { return }
    gestures.views.detach(self)
    for recognizer in gestures.engaged where recognizer.view?.isDescendant(of: self) ?? false {
      gestures.breakOff(recognizer, TraceReason(.viewRemoved))
    }
  }

  private func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    let isSibling = sibling !== view && sibling.superview === self
    if isSibling, view.superview === self { view.removeFromSuperview() }
    let index = isSibling ? subviews.firstIndex { $0 === sibling } : nil
    insert(view, at: index.map { $0 + offset })
  }

  private func insert(_ view: UIView, at index: Int?) {
    guard view.subviews.isEmpty && view !== self || !isDescendant(of: view) else {
      // UIKit raises an exception. A trace says so.
      guard let recorder = TraceRecorder.current else {
        preconditionFailure("UIView.addSubview: a view cannot be added to itself or below itself")
      }
      recorder.inputRefusal = TraceReason(.raisesException, subject: recorder.identifier(of: view))
      return
    }
    if view.window != nil, view.window !== window, !(view is UIWindow) { view.willLeaveWindow() }
    view.willMove(toSuperview: self)
    let oldWindow = view.window
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.subviews.removeAll { $0 === view }
    }
    let place = index.map { min(max($0, 0), subviews.count) } ?? subviews.count
    subviews.insert(view, at: place)
    view.superview = self
    if let oldWindow, !(view is UIWindow), window !== oldWindow { view.didLeave(oldWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }
}

extension UIView {
  // The recorder is a parameter, since looking it up at every step would take most of the time.

  /// What `hitTest(_:with:)` does unless a subclass overrides it: the declared override, or else the default.
  final func hitTestAsDeclared(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView?
  {
    if let declaredHitTest { return declaredHitTest.result(for: self, at: point, with: event, recorder) }
    return defaultHitTest(point, with: event, recorder)
  }

  /// The algorithm of UIKit: gates, then `point(inside:)`, then subviews from front to back (HT-2 to HT-5).
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    let result = passesGates(recorder) ? hitTestIgnoringGates(point, with: event, recorder) : nil
    recorder?.noteDefaultResult(result, of: self, at: point)
    return result
  }

  /// The default algorithm after the gates: `point(inside:)`, then the subviews.
  final func hitTestIgnoringGates(
    _ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?
  ) -> UIView? {
    guard askPointInside(point, with: event, recorder) else { return nil }
    return hitTestSubviews(point, with: event, recorder) ?? self
  }

  /// Asks the subviews from last to first; the first that returns a view wins (HT-2, HT-5).
  final func hitTestSubviews(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    let subviews = self.subviews
    var index = subviews.count
    while index > 0 {
      index -= 1
      let subview = subviews[index]
      guard let converted = subview.layer.pointFromSuperlayer(point) else {
        recorder?.recordSkipped(subview, TraceReason(.nonInvertibleTransform))
        continue
      }
      if let hit = subview.askHitTest(converted, with: event, recorder) { return hit }
    }
    return nil
  }

  /// Calls `hitTest(_:with:)` for the framework and records the call, overridden or not.
  final func askHitTest(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> UIView? {
    guard let recorder else { return hitTest(point, with: event) }
    return recorder.hitTest(self, at: point, in: nil) { hitTest(point, with: event) }
  }

  /// Calls `point(inside:with:)` for the framework and records the call, overridden or not.
  final func askPointInside(_ point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?) -> Bool {
    guard let recorder else { return self.point(inside: point, with: event) }
    return recorder.pointInside(self, at: point, in: nil) { self.point(inside: point, with: event) }
  }

  /// What `point(inside:with:)` does unless a subclass overrides it.
  final func pointInsideAsDeclared(_ point: CGPoint) -> Bool {
    if let pointInsideRule { return pointInsideRule.contains(point, in: self) }
    return bounds.containsHalfOpen(point)
  }

  /// Checks the gates in the order interaction, animation, hidden, alpha (HT-3, HT-4, HT-27).
  final func passesGates(_ recorder: TraceRecorder?) -> Bool {
    guard let recorder else {
      return isUserInteractionEnabled && !isUnderBlockingAnimation && !isHidden
        && alpha >= TraceView.hitTestAlphaThreshold
    }
    let gates = checkGates()
    recorder.recordGates(of: self, gates)
    return gates.refusal == nil
  }

  /// The result of each gate, up to the first that refuses.
  final func checkGates(withAlpha: Bool = true) -> GateChecks {
    GateChecks(
      checking: isUserInteractionEnabled, isAnimating: isUnderBlockingAnimation, isHidden: isHidden,
      alpha: withAlpha ? Double(alpha) : nil)
  }

  /// Why a point is outside the bounds, with its distance beyond each edge in points; nil if it is inside.
  final func boundsRefusal(of point: CGPoint) -> TraceReason? {
    let bounds = self.bounds
    guard !bounds.containsHalfOpen(point) else { return nil }
    let size = TraceSize(width: Double(traced: bounds.width), height: Double(traced: bounds.height))
    if let refusal = TraceReason(emptySize: size) { return refusal }
    let sides: [(TraceReason.Number, CGFloat, Bool)] = [
      (.left, bounds.minX - point.x, point.x < bounds.minX),
      (.right, point.x - bounds.maxX, point.x >= bounds.maxX),
      (.above, bounds.minY - point.y, point.y < bounds.minY),
      (.below, point.y - bounds.maxY, point.y >= bounds.maxY),
    ]
    var beyond: [TraceReason.Number: Double] = [:]
    // An override may pass an infinite point, which JSON cannot represent.
    for (side, distance, isBeyond) in sides where isBeyond && distance.isFinite {
      beyond[side] = Double(traced: distance)
    }
    return TraceReason(.pointOutsideBounds, numbers: beyond)
  }
}

extension CGPoint {
  /// The result of an impossible conversion (HT-21): both coordinates are NaN.
  static let nowhere = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
}

extension UIView {
  /// Converts a point of the receiver's bounds to another view's bounds; nil stands for the window (HT-18).
  ///
  /// The conversion goes through the nearest common ancestor. Views of different windows, or of a hierarchy without a
  /// window, are converted through the coordinates of the screen, in which a window's frame is given. If a transform on
  /// the way has no inverse, both coordinates of the result are NaN (HT-21).
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? rootView
    var current: CGPoint? = point
    var (rising, falling) = (self, target)
    var (height, depth) = (distanceToRoot, target.distanceToRoot)
    var wayDown: [UIView] = []
    while rising !== falling {
      if height > 0, height >= depth, let superview = rising.superview {
        current = current.map { rising.layer.pointToSuperlayer($0) }
        rising = superview
        height -= 1
      } else if let superview = falling.superview {
        wayDown.append(falling)
        falling = superview
        depth -= 1
      } else {
        current = current.flatMap { falling.layer.pointFromSuperlayer(rising.layer.pointToSuperlayer($0)) }
        break
      }
    }
    for step in wayDown.reversed() {
      current = current.flatMap { step.layer.pointFromSuperlayer($0) }
    }
    return current ?? .nowhere
  }

  /// Converts a point of another view's bounds to the receiver's bounds; nil stands for the window (HT-18).
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? rootView).convert(point, to: self)
  }

  /// The bounding box, in another view's bounds, of a rectangle of the receiver's bounds.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.box(of: rect) { convert($0, to: view) }
  }

  /// The bounding box, in the receiver's bounds, of a rectangle of another view's bounds.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.box(of: rect) { convert($0, from: view) }
  }

  /// The topmost ancestor, or the receiver if it has no superview.
  private var rootView: UIView { selfAndSuperviews.reduce(self) { $1 } }

  /// The number of ancestors.
  final var distanceToRoot: Int { selfAndSuperviews.dropFirst().count { _ in true } }

  private static func box(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(around: rect.corners.map(convert))
  }
}

extension UIWindow {
  /// Converts a point of the screen to the bounds of a view in the window, or of the window if `view` is nil; returns
  /// nil if the window's transform has no inverse (HT-21).
  final func convertFromScreen(_ point: CGPoint, to view: UIView?) -> CGPoint? {
    layer.pointFromSuperlayer(point).map { view?.convert($0, from: self) ?? $0 }
  }
}

/// A reference to a view that does not keep it, and that is nil when the view is gone.
///
/// It is like a weak reference. But an object that weak references refer to takes twice as long to retain, and hit testing
/// retains every view that it asks.
final class ViewReference: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) var view: UIView?
}
