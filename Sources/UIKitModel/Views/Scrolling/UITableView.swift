// SPDX-License-Identifier: Apache-2.0

import Trace

/// A scrolling list of rows.
///
/// Cells are subviews that code adds. A row is selected by the touches methods (SV-10), so what keeps the touches from
/// reaching the list keeps it from being selected: a control in the cell, or a recognizer that takes them.
@MainActor
open class UITableView: UIScrollView, CellList {
  /// Whether rows can be selected.
  open var allowsSelection = true

  /// Whether several can be selected at a time; then one more tap deselects.
  open var allowsMultipleSelection = false

  override var unknownContentScrolls: ScrollAxes { .vertical }

  override class var bouncesVertically: Bool { true }

  package final var declaredDidSelect: (() -> Void)?

  /// Makes all cells anew (SV-13).
  open func reloadData() { CellSelection.reload(self) }

  package final func cell(_ view: UIView) -> (any SelectableCell)? { view as? UITableViewCell }

  package final func tellDelegate(of cell: UIView, isSelected: Bool) {
    guard let cell = cell as? UITableViewCell else { return }
    let delegate = delegate as? any UITableViewDelegate
    tell(delegate, isSelected ? "didSelectRow" : "didDeselectRow", about: cell) {
      if isSelected {
        delegate?.tableView(self, didSelect: cell)
        declaredDidSelect?()
      } else {
        delegate?.tableView(self, didDeselect: cell)
      }
    }
  }
}

/// Who hears of a table's rows. All methods are optional.
///
/// Without a data source there are no index paths: rows are named by their cells.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected by a touch (SV-10).
  func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell)

  /// A row was deselected by a touch.
  func tableView(_ tableView: UITableView, didDeselect cell: UITableViewCell)
}

extension UITableViewDelegate {
  /// Not implemented.
  public func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell) {}

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didDeselect cell: UITableViewCell) {}
}
