// SPDX-License-Identifier: Apache-2.0

import Trace

/// A scrolling arrangement of cells.
///
/// Cells are subviews that code adds. An item is selected by the touches methods (SV-10), so what keeps the touches from
/// reaching the list keeps it from being selected: a control in the cell, or a recognizer that takes them.
@MainActor
open class UICollectionView: UIScrollView, CellList {
  /// Whether items can be selected.
  open var allowsSelection = true

  /// Whether several can be selected at a time; then one more tap deselects.
  open var allowsMultipleSelection = false

  package final var declaredDidSelect: (() -> Void)?

  /// Makes all cells anew (SV-13).
  open func reloadData() { CellSelection.reload(self) }

  package final func cell(_ view: UIView) -> (any SelectableCell)? { view as? UICollectionViewCell }

  package final func tellDelegate(of cell: UIView, isSelected: Bool) {
    guard let cell = cell as? UICollectionViewCell else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    tell(delegate, isSelected ? "didSelectItem" : "didDeselectItem", about: cell) {
      if isSelected {
        delegate?.collectionView(self, didSelect: cell)
        declaredDidSelect?()
      } else {
        delegate?.collectionView(self, didDeselect: cell)
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
