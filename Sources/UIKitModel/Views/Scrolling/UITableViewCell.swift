// SPDX-License-Identifier: Apache-2.0

/// A row of a table. It passes touches on, so they come to the table (SV-10).
@MainActor
open class UITableViewCell: UIView, SelectableCell {
  /// Whether a finger is on the row.
  open var isHighlighted = false {
    didSet { noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted) }
  }

  /// Whether the row is selected.
  open var isSelected = false {
    didSet { noteChange(of: "isSelected", from: oldValue, to: isSelected) }
  }

  package final var selectionActions: [TargetActionPair] = []
}
