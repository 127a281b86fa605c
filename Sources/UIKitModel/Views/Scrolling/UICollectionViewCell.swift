// SPDX-License-Identifier: Apache-2.0

/// A cell of a collection. It passes touches on, so they come to the collection (SV-10).
@MainActor
open class UICollectionViewCell: UICollectionReusableView, SelectableCell {
  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { noteChange(of: "isSelected", from: oldValue, to: isSelected) }
  }

  package final var selectionActions: [TargetActionPair] = []
}
