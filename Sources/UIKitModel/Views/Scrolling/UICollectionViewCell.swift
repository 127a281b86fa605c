// SPDX-License-Identifier: Apache-2.0

/// A cell of a collection. It passes touches on, so they come to the collection (SV-10).
@MainActor
open class UICollectionViewCell: UICollectionReusableView, SelectableCell {
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { noteFlag("isHighlighted", oldValue, isHighlighted) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { noteFlag("isSelected", oldValue, isSelected) }
  }

  package final var selectionActions: [TargetActionPair] = []
}
