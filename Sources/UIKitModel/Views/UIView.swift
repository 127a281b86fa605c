// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// A rectangle on the screen that can be hit and that holds subviews.
///
/// The model keeps what event delivery reads; nothing is drawn.
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

  /// The view that holds this one.
  public internal(set) final weak var superview: UIView? { didSet { TraceRecorder.noteChange(of: self) } }

  /// The controller whose root view this is (RC-2).
  final weak var owningViewController: UIViewController?

  /// Whether touches can hit the view and what it holds (HT-3).
  open var isUserInteractionEnabled = true { didSet { TraceRecorder.noteChange(of: self) } }

  /// Whether more than one finger at a time is delivered to the view (TE-7).
  open var isMultipleTouchEnabled = false { didSet { TraceRecorder.noteChange(of: self) } }

  /// Whether the view wants to be the only one of its window that tracks touches (TE-8).
  open var isExclusiveTouch = false { didSet { TraceRecorder.noteChange(of: self) } }

  /// A number of the app's own.
  open var tag = 0

  /// The colour behind the view, for pictures only: a clear view is hit like any other (HT-6).
  open var backgroundColor: UIColor? { didSet { TraceRecorder.noteChange(of: self) } }

  /// The name that tests and traces call the view by.
  open var accessibilityIdentifier: String?

  /// The recognizers attached to the view, in the order of addition; nil for none, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  final var attachedRecognizers: [UIGestureRecognizer] = [] { didSet { TraceRecorder.noteChange(of: self) } }

  /// A declared override of `hitTest(_:with:)`.
  package final var declaredHitTest: DeclaredHitTest?

  /// A declared override of `point(inside:with:)`.
  package final var declaredPointInside: DeclaredPointInside?

  /// A declared override of `gestureRecognizerShouldBegin(_:)` (GR-7).
  package final var declaredShouldBegin: ((UIGestureRecognizer) -> Bool)?

  /// Block animations without `allowUserInteraction` that run on the view (HT-27).
  final var blockingAnimations = 0 { didSet { TraceRecorder.noteChange(ofTree: self) } }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    layer = Self.layerClass.init()
    super.init()
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
    layer.delegate = self
    didInit()
  }

  /// What a class of the model adds to a new view, however it was created.
  func didInit() {
    if !Self.startsInteractive { isUserInteractionEnabled = false }
  }

  /// The root view's controller, else the superview (RC-2).
  override var defaultNext: NextResponder {
    if let owningViewController { return NextResponder(owningViewController, .viewController) }
    return NextResponder(superview, .superview)
  }

  // MARK: - State that the layer keeps

  /// Whether the view is hidden, which also takes it and what it holds out of hit testing (HT-3).
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

  /// Whether drawing is cut at the bounds; hit testing does not care (HT-23).
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

  /// Counts the view among those that a running animation block changes (HT-27).
  private final func noteAnimation(_ isChanging: @autoclosure () -> Bool) {
    if AnimationContext.isRunning, isChanging() { AnimationContext.viewChanged(self) }
  }

  // MARK: - Hit testing

  /// Finds the deepest view that holds the point (HT-1).
  ///
  /// - Parameters:
  ///   - point: A point in the receiver's own bounds coordinates.
  ///   - event: The event that asks, or nil.
  /// - Returns: The receiver or a view below it; nil if the receiver cannot be hit there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let recorder = TraceRecorder.current else { return hitTestAsDeclared(point, with: event, nil) }
    return recorder.hitTest(self, at: point, in: UIView.self) {
      hitTestAsDeclared(point, with: event, recorder)
    }
  }

  /// Decides whether the point counts as inside the view: by default, if it lies in the bounds (HT-11, HT-12).
  ///
  /// - Parameters:
  ///   - point: A point in the receiver's own bounds coordinates.
  ///   - event: The event that asks, or nil.
  /// - Returns: Whether the view, or a view below it, may be hit there.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let recorder = TraceRecorder.current else { return pointInsideAsDeclared(point) }
    return recorder.pointInside(self, at: point, in: UIView.self) { pointInsideAsDeclared(point) }
  }

  /// Which points count as inside the view, if not those in its bounds: as a declared override says (HT-11).
  var pointInsideRule: DeclaredPointInside? { declaredPointInside }

  // MARK: - Recognizers

  /// Whether a recognizer may leave possible, that is attached to this view or would take touches from it (GR-7,
  /// GR-40); yes by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    declaredShouldBegin?(gestureRecognizer) ?? OptionalMethods.missing(true)
  }

  // MARK: - Hierarchy hooks

  /// Called before the view moves; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view moved; does nothing by default.
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

  /// Asks to be drawn, which the model does not do.
  open func setNeedsDisplay() {}

  /// Draws the view, which the model does not do.
  open func draw(_ rect: CGRect) {}

  /// Called after loading from an archive, which the model does not do.
  open func awakeFromNib() {}
}
