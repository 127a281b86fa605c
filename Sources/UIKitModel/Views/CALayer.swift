// SPDX-License-Identifier: Apache-2.0

public import FoundationTypes

/// The layer that keeps a view's geometry, opacity and visibility, or a layer without a view (VL-1).
///
/// Layers are not responders and never get events (VL-2). Hit testing walks views, never sublayers (RC-8, HT-26).
/// Touches depend on a layer only through its view, which reads the layer's bounds, position, anchor point,
/// transform, opacity and hidden flag (VL-4).
@MainActor
open class CALayer: ModelObject {
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
  open var cornerRadius: CGFloat = 0 { didSet { noteChange() } }

  /// The width of the line along the edge, inside the bounds, in points; drawing only.
  open var borderWidth: CGFloat = 0 { didSet { noteChange() } }

  /// The colour of that line; nil for black, as in UIKit; drawing only.
  open var borderColor: UIColor? { didSet { noteChange() } }

  /// A layer whose opacity cuts the drawing; drawing only (HT-23).
  open var mask: CALayer?

  /// What is drawn, usually an image; drawing only (HT-6).
  open var contents: Any?

  /// The layer's delegate: the view, if this is a view's layer (VL-1).
  open var delegate: (any CALayerDelegate)? {
    get { view ?? delegateThatIsNoView }
    set {
      viewReference = (newValue as? UIView)?.reference
      delegateThatIsNoView = viewReference == nil ? newValue : nil
    }
  }

  private final var viewReference: ViewReference?
  private final weak var delegateThatIsNoView: (any CALayerDelegate)?

  /// The view whose layer this is; nil for any other layer.
  private final var view: UIView? { viewReference?.view }

  // MARK: - Layers without a view

  /// The layer that code added this one to. A view's layer has none: its superlayer follows from the view.
  final weak var holder: CALayer?

  /// The layers that code added, from back to front, each with the number of subviews' layers behind it.
  final var added: [(layer: CALayer, viewsBehind: Int)] = []

  /// For a presentation layer, the model layer that it was copied from (VL-5).
  final var original: CALayer?

  // MARK: - Geometry

  private final var storedTransform = CGAffineTransform.identity { didSet { noteChange() } }

  /// The inverse of the transform; nil if it has none (HT-21).
  private final var storedInverse: CGAffineTransform? = .identity

  /// Whether the transform is the identity, so that conversion can skip it.
  private final var hasIdentityTransform = true

  /// Creates a layer.
  public required override init() {
    super.init()
  }

  /// Creates a layer; archives are not part of the model.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Notes in the running recording that the view has changed.
  private final func noteChange() {
    if let view { TraceRecorder.noteChange(of: view) }
  }

  /// Returns the transform, which turns and scales about the anchor point.
  open func affineTransform() -> CGAffineTransform { storedTransform }

  /// Sets the transform, which turns and scales about the anchor point.
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

/// The delegate of a layer. A view is the delegate of its layer (VL-1).
@MainActor
public protocol CALayerDelegate: AnyObject {}

extension CALayer {
  /// The sublayers from back to front: the layers of the view's subviews and those that code added; nil for none.
  public final var sublayers: [CALayer]? {
    let layers = layersBelow
    return layers.isEmpty ? nil : layers
  }

  /// The layer above: the one that code added this to, or the layer of the view's superview.
  public final var superlayer: CALayer? {
    if let original { return original.superlayer?.presentation() }
    return holder ?? view?.superview?.layer
  }

  /// The sublayers from back to front. A layer that code added keeps its place by the number of subviews' layers that
  /// were behind it then.
  final var layersBelow: [CALayer] {
    if let original { return original.layersBelow.compactMap { $0.presentation() } }
    let views = view?.subviews ?? []
    guard !added.isEmpty else { return views.map(\.layer) }
    var result: [CALayer] = []
    var index = 0
    for (layer, viewsBehind) in added {
      while index < views.count, index < viewsBehind {
        result.append(views[index].layer)
        index += 1
      }
      result.append(layer)
    }
    return result + views[index...].map(\.layer)
  }

  /// Adds a layer in front of all others. Does nothing for a view's layer, which only its view places.
  public final func addSublayer(_ layer: CALayer) {
    guard add(layer) else { return }
    added.append((layer, view?.subviews.count ?? 0))
  }

  /// Adds a layer at an index, counted from the back; an index beyond the end appends. Does nothing for a view's layer,
  /// which only its view places.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard add(layer) else { return }
    let behind = layersBelow.prefix(Int(index))
    let place = behind.count { $0.holder === self }
    added.insert((layer, behind.count - place), at: place)
  }

  /// Removes the layer from the layer that code added it to.
  public final func removeFromSuperlayer() {
    holder?.added.removeAll { $0.layer === self }
    holder = nil
  }

  /// Moves a layer below this one; returns false, and does nothing, if that is not allowed.
  private func add(_ layer: CALayer) -> Bool {
    guard layer.view == nil, layer !== self, !isBelow(layer) else { return false }
    layer.removeFromSuperlayer()
    layer.holder = self
    return true
  }

  private func isBelow(_ layer: CALayer) -> Bool {
    var current = superlayer
    while let step = current {
      if step === layer { return true }
      current = step.superlayer
    }
    return false
  }
}

extension CALayer {
  /// Returns whether a point, in the layer's own coordinates, lies in the bounds. Minimum edges are inside, maximum
  /// edges outside (VL-3).
  public final func contains(_ point: CGPoint) -> Bool {
    bounds.containsHalfOpen(point)
  }

  /// Returns the deepest layer at a point: this layer or one below it (VL-3).
  ///
  /// Apps call this; UIKit does not call it for touches. It ignores `isUserInteractionEnabled` and overrides of views,
  /// and it finds layers without a view. It skips layers that are hidden or have opacity 0, with everything below them.
  /// As with views, the order of the layers decides, not `zPosition`.
  ///
  /// - Parameter point: A point in the coordinates of the superlayer, in points.
  /// - Returns: The layer; nil if the point is outside of the bounds.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let inside = pointFromSuperlayer(point), contains(inside) else {
      return nil
    }
    for layer in layersBelow.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return self
  }

  /// Returns a copy of the layer as it is on the screen; code uses it to hit-test a moving view (VL-5).
  ///
  /// The copy's superlayer and sublayers are copies too, and ``model()`` leads back. The model has no frames between
  /// the start and the end of an animation, so the copy has the values of the layer itself.
  public final func presentation() -> Self? {
    let copy = Self.init()
    copy.bounds = bounds
    copy.position = position
    copy.anchorPoint = anchorPoint
    copy.setAffineTransform(affineTransform())
    copy.zPosition = zPosition
    copy.opacity = opacity
    copy.isHidden = isHidden
    copy.masksToBounds = masksToBounds
    copy.cornerRadius = cornerRadius
    copy.borderWidth = borderWidth
    copy.borderColor = borderColor
    copy.mask = mask?.presentation()
    copy.contents = contents
    copy.delegate = delegate
    copy.original = original ?? self
    return copy
  }

  /// Returns the layer that a presentation layer was copied from; any other layer returns itself.
  public final func model() -> CALayer { original ?? self }
}
