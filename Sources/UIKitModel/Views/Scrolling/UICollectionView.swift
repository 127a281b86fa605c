// SPDX-License-Identifier: Apache-2.0

import Trace

/// A scrolling arrangement of cells.
///
/// Cells are subviews that code adds. An item is selected by the touches methods (SV-10), so what keeps the touches from
/// reaching the list keeps it from being selected: a control in the cell, or a recognizer that takes them.
@MainActor
open class UICollectionView: UIScrollView {
  /// Whether items can be selected.
  open var allowsSelection = true

  /// Whether several can be selected at a time; then one more tap deselects.
  open var allowsMultipleSelection = false

  private final var selection = CellSelection<UICollectionViewCell>()

  /// Highlights the item that is touched, and keeps the touches (SV-9, SV-10).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if allowsSelection { selection.began(touches, in: self) }
  }

  /// Selects the item that is touched, and keeps the touches (SV-9, SV-10).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let cell = selection.ended(touches) { select(cell) }
  }

  /// Ends the highlight without a selection, and keeps the touches (SV-9, SV-10).
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selection.cancelled(touches)
  }

  private func select(_ cell: UICollectionViewCell) {
    let delegate = delegate as? any UICollectionViewDelegate
    for (cell, isSelected) in CellSelection.select(cell, in: self, allowsMultiple: allowsMultipleSelection) {
      tell(delegate, isSelected ? "didSelectItem" : "didDeselectItem", about: cell) {
        if isSelected {
          delegate?.collectionView(self, didSelect: cell)
        } else {
          delegate?.collectionView(self, didDeselect: cell)
        }
      }
    }
  }
}

/// Who hears of a collection's items. All methods are optional.
///
/// Without a data source there are no index paths: items are named by their cells.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected by a touch (SV-10).
  func collectionView(_ collectionView: UICollectionView, didSelect cell: UICollectionViewCell)

  /// An item was deselected by a touch.
  func collectionView(_ collectionView: UICollectionView, didDeselect cell: UICollectionViewCell)
}

extension UICollectionViewDelegate {
  /// Not implemented.
  public func collectionView(_ collectionView: UICollectionView, didSelect cell: UICollectionViewCell) {}

  /// Not implemented.
  public func collectionView(_ collectionView: UICollectionView, didDeselect cell: UICollectionViewCell) {}
}
