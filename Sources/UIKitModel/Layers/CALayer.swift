// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The layer behind a view, where geometry, opacity and visibility are kept, or one without a view (VL-1).
///
/// Layers are not responders and never get events (VL-2). Views do not ask them in hit testing, neither for a point
/// nor for their sublayers (RC-8, HT-26). Of what a layer keeps only bounds, position, anchor point, transform,
/// opacity and hidden matter for touches, by way of its view (VL-4).
@MainActor
open class CALayer: NSObject {
  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedBounds }
    set { storedBounds = newValue }
  }

  /// Where the anchor point lies, in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { storedPosition }
    set { storedPosition = newValue }
  }

  /// The point of the bounds, in unit coordinates, that ``position`` places and the transform turns about.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set { storedAnchorPoint = newValue }
  }

  // Conversion reads the stored values: hit testing asks for them at every view, without a dynamic call.
  private final var storedBounds = CGRect.zero { didSet { noteChange() } }
  private final var storedPosition = CGPoint.zero { didSet { noteChange() } }
  private final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { noteChange() } }

  /// Drawing order only: hit testing does not read it (HT-24).
  open var zPosition: CGFloat = 0 { didSet { noteChange() } }

  /// The opacity, kept in 32 bits, which decides the alpha gate (HT-8).
  open var opacity: Float = 1 { didSet { noteChange() } }

  /// Whether the layer is left out of drawing.
  open var isHidden = false { didSet { noteChange() } }

  /// Whether sublayers are cut at the bounds; drawing only (HT-23).
  open var masksToBounds = false { didSet { noteChange() } }

  /// The radius of round corners, in points; drawing only (HT-23).
  open var cornerRadius: CGFloat = 0

  /// A layer whose opacity cuts the drawing; drawing only (HT-23).
  open var mask: CALayer?

  /// What is drawn, usually an image; drawing only (HT-6).
  open var contents: Any?

  /// The object that decides for the layer: its view, if it is a view's (VL-1).
  open weak var delegate: (any CALayerDelegate)?

  // MARK: - Layers without a view (CALayer+Tree)

  /// The layer that holds this one, if code added it to that; a view's layer finds its own by the view.
  final weak var holder: CALayer?

  /// The layers that code added, in the order from back to front, each with the number of views' layers behind it.
  final var added: [(layer: CALayer, viewsBehind: Int)] = []

  /// The layer that this one shows on the screen, if it is a copy made for that (VL-5).
  final var original: CALayer?

  // MARK: - Geometry

  private final var storedTransform = CGAffineTransform.identity { didSet { noteChange() } }

  /// The inverse of the transform; nil if there is none (HT-21).
  private final var storedInverse: CGAffineTransform? = .identity

  /// Whether the transform changes nothing, which conversion asks first.
  private final var hasIdentityTransform = true

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a layer; archives are not part of the model.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Tells a recording that what the layer keeps for its view is different.
  private final func noteChange() {
    if let view = delegate as? UIView { TraceRecorder.noteChange(of: view) }
  }

  /// The affine transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { storedTransform }

  /// Sets the affine transform about the anchor point.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    storedTransform = transform
    storedInverse = transform.isInvertible ? transform.inverted() : nil
    hasIdentityTransform = transform.isIdentity
  }

  /// The bounding box of the transformed bounds in the superlayer's coordinates (HT-19).
  open var frame: CGRect {
    get {
      if hasIdentityTransform {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return boxAroundAnchor.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let size =
        hasIdentityTransform
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(storedTransform.inverted()).size
      bounds.size = size
      let box = boxAroundAnchor
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  /// The bounding box of the transformed bounds, relative to ``position``.
  private var boxAroundAnchor: CGRect {
    CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height
    ).applying(storedTransform)
  }

  /// Converts a point of the bounds to the superlayer's coordinates (HT-18).
  final func pointToSuperlayer(_ point: CGPoint) -> CGPoint {
    let fromAnchor = CGPoint(
      x: point.x - (storedBounds.origin.x + storedAnchorPoint.x * storedBounds.size.width),
      y: point.y - (storedBounds.origin.y + storedAnchorPoint.y * storedBounds.size.height))
    let turned = hasIdentityTransform ? fromAnchor : fromAnchor.applying(storedTransform)
    return CGPoint(x: storedPosition.x + turned.x, y: storedPosition.y + turned.y)
  }

  /// Converts a point of the superlayer to the bounds' coordinates; nil if no point corresponds (HT-18, HT-21).
  final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    var fromAnchor = CGPoint(x: point.x - storedPosition.x, y: point.y - storedPosition.y)
    if !hasIdentityTransform {
      guard let storedInverse else { return nil }
      fromAnchor = fromAnchor.applying(storedInverse)
    }
    return CGPoint(
      x: fromAnchor.x + (storedBounds.origin.x + storedAnchorPoint.x * storedBounds.size.width),
      y: fromAnchor.y + (storedBounds.origin.y + storedAnchorPoint.y * storedBounds.size.height))
  }
}
