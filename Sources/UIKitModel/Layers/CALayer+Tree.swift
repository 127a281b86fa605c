// SPDX-License-Identifier: Apache-2.0

/// Who decides for a layer. A view is the delegate of its layer (VL-1).
@MainActor
public protocol CALayerDelegate: AnyObject {}

extension CALayer {
  /// The layers below this one from back to front: those of the view's subviews, in their order, and those that code
  /// added.
  public final var sublayers: [CALayer]? {
    let layers = layersBelow
    return layers.isEmpty ? nil : layers
  }

  /// The layer that holds this one: the one that it was added to, or that of its view's superview.
  public final var superlayer: CALayer? {
    if let original { return original.superlayer?.presentation() }
    return holder ?? (delegate as? UIView)?.superview?.layer
  }

  /// The layers below, merged: a layer without a view keeps the number of views' layers that were behind it when it
  /// was added.
  final var layersBelow: [CALayer] {
    if let original { return original.layersBelow.compactMap { $0.presentation() } }
    let views = (delegate as? UIView)?.subviews ?? []
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

  /// Adds a layer in front of all others. A view's layer is placed by its view and is not moved.
  public final func addSublayer(_ layer: CALayer) {
    guard add(layer) else { return }
    added.append((layer, (delegate as? UIView)?.subviews.count ?? 0))
  }

  /// Adds a layer at an index from back to front; an index beyond the end appends. A view's layer is placed by its
  /// view and is not moved.
  public final func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard add(layer) else { return }
    let behind = layersBelow.prefix(Int(index))
    let place = behind.count { $0.holder === self }
    added.insert((layer, behind.count - place), at: place)
  }

  /// Takes the layer out of the one that it was added to.
  public final func removeFromSuperlayer() {
    holder?.added.removeAll { $0.layer === self }
    holder = nil
  }

  /// Prepares a layer for being added; false for one that cannot be.
  private func add(_ layer: CALayer) -> Bool {
    guard !(layer.delegate is UIView), layer !== self, !isBelow(layer) else { return false }
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
