// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// A scrolling list of rows.
///
/// Cells are subviews that code adds. The touches methods select a row (SV-10), so whatever keeps the touches from
/// reaching the table also prevents the selection: a control in the cell, or a recognizer that cancels the touches.
@MainActor
open class UITableView: UIScrollView, CellList {
  /// Whether rows can be selected.
  open var allowsSelection = true

  /// Whether several can be selected at a time. If so, a second tap deselects.
  open var allowsMultipleSelection = false

  /// Whether a row can be selected in edit mode (OW-37).
  open var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected in edit mode (OW-37). If the delegate allows it, a pan with two fingers
  /// starts that (OW-39).
  open var allowsMultipleSelectionDuringEditing = false { didSet { offerMultipleSelection() } }

  /// Whether the table is in edit mode. Rows can then be selected only if that is allowed, and cannot be swiped open
  /// (OW-37).
  open var isEditing = false {
    didSet {
      noteChange(of: "isEditing", from: oldValue, to: isEditing)
      guard isEditing != oldValue else { return }
      placeEditingControls()
      // Nobody hears of it.
      for cell in selectedCells { cell.isSelected = false }
    }
  }

  override var unknownContentScrolls: ScrollAxes { .vertical }

  override class var bouncesVertically: Bool { true }

  /// Whether rows for which the drag delegate has items can be dragged (OW-48). The default is that of
  /// ``UIDragInteraction/isEnabled``.
  open var dragInteractionEnabled: Bool {
    get { dragsRows ?? UIDragInteraction.isEnabledByDefault(for: self) }
    set { dragsRows = newValue }
  }

  private var dragsRows: Bool?

  /// The delegate that decides which rows can be dragged (OW-48).
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate != nil { attachDrag() } }
  }

  /// The data source, which is informed of rows that are moved or inserted (OW-40).
  open weak var dataSource: (any UITableViewDataSource)?

  package final var declaredDidSelect: (() -> Void)?
  package final var declaredPrimaryAction: (() -> Void)?
  package final var declaredAnswers = CellAnswers()
  package final weak var moving: UIView?

  /// Replaces all cells with new ones (SV-13).
  open func reloadData() { CellSelection.reload(self) }

  /// As measured on iPads with iOS 6 to 9; on an iPhone the row stays selected until the lift.
  package final var deselectsWhilePressed: Bool { window?.application?.isOnPad == true }

  package final func cell(_ view: UIView) -> (any SelectableCell)? { view as? UITableViewCell }

  package final func delegateAnswer(to question: CellQuestion, _ cell: UIView) -> CellAnswer? {
    guard let cell = cell as? UITableViewCell else { return nil }
    if question == .itemsForBeginning {
      guard let dragDelegate, let drag else { return nil }
      return CellAnswer(drag.asks { dragDelegate.tableView(self, itemsForBeginning: $0, at: cell) })
    }
    guard let delegate = delegate as? any UITableViewDelegate else { return nil }
    switch question {
    case .shouldHighlight: return CellAnswer(delegate.tableView(self, shouldHighlight: cell))
    case .willSelect: return CellAnswer(delegate.tableView(self, willSelect: cell))
    case .shouldDeselect: return CellAnswer(delegate.tableView(self, willDeselect: cell))
    case .shouldBeginMultipleSelectionInteraction:
      return CellAnswer(delegate.tableView(self, shouldBeginMultipleSelectionInteraction: cell))
    case .targetIndexPathForMove:
      guard let moved = moving as? UITableViewCell else { return nil }
      return CellAnswer(delegate.tableView(self, targetForMoveOf: moved, to: cell))
    case .canPerformPrimaryAction:
      return CellAnswer(delegate.tableView(self, canPerformPrimaryActionFor: cell))
    case .shouldSelect, .itemsForBeginning, .canMoveItem: return nil
    }
  }

  package final func answerer(of question: CellQuestion) -> AnyObject? {
    question == .itemsForBeginning ? dragDelegate : delegate
  }

  package final func dragListener(_ session: any UIDragSession) -> (receiver: AnyObject, call: () -> Void)? {
    dragDelegate.map { delegate in (delegate, { delegate.tableView(self, dragSessionWillBegin: session) }) }
  }

  package final func tellDelegate(of cell: UIView, isSelected: Bool) {
    guard let cell = cell as? UITableViewCell else { return }
    let delegate = delegate as? any UITableViewDelegate
    tell(delegate, isSelected ? .didSelectRow : .didDeselectRow, about: cell) {
      if isSelected {
        delegate?.tableView(self, didSelect: cell)
        declaredDidSelect?()
      } else {
        delegate?.tableView(self, didDeselect: cell)
      }
    }
  }

  package final func callPrimaryAction(of cell: UIView) {
    guard let cell = cell as? UITableViewCell, let delegate = delegate as? any UITableViewDelegate else {
      return
    }
    tellIfThere(delegate, .performPrimaryAction, about: cell) {
      delegate.tableView(self, performPrimaryActionFor: cell)
    }
  }

  package final func menuOfDelegate(for cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let cell = cell as? UITableViewCell else { return nil }
    return (delegate as? any UITableViewDelegate)?.tableView(
      self, contextMenuConfigurationFor: cell, point: point)
  }
}

/// Is informed of a table's selection. All methods are optional.
///
/// Without a data source there are no index paths: rows are named by their cells.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected by a touch (SV-10).
  func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell)

  /// A row was deselected by a touch.
  func tableView(_ tableView: UITableView, didDeselect cell: UITableViewCell)

  /// Whether a finger on a row may highlight and select it; true by default (OW-36).
  func tableView(_ tableView: UITableView, shouldHighlight cell: UITableViewCell) -> Bool

  /// The row to select instead of this one, or nil for none; this one by default (OW-36).
  func tableView(_ tableView: UITableView, willSelect cell: UITableViewCell) -> UITableViewCell?

  /// The row to deselect, or nil for none; this one by default (OW-36).
  func tableView(_ tableView: UITableView, willDeselect cell: UITableViewCell) -> UITableViewCell?

  /// The detail button of a row was tapped (OW-41).
  func tableView(_ tableView: UITableView, accessoryButtonTapped cell: UITableViewCell)

  /// Whether two fingers on a row start to select several, if the table allows that in edit mode; false by
  /// default (OW-39).
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteraction cell: UITableViewCell
  ) -> Bool

  /// The row whose index a moved row gets; the proposed one by default (OW-40).
  func tableView(
    _ tableView: UITableView, targetForMoveOf cell: UITableViewCell, to proposed: UITableViewCell
  ) -> UITableViewCell

  /// Whether a tap performs the primary action of a row; true by default unless the table is edited (OW-43).
  func tableView(_ tableView: UITableView, canPerformPrimaryActionFor cell: UITableViewCell) -> Bool

  /// A tap performs the primary action of a row (OW-43).
  func tableView(_ tableView: UITableView, performPrimaryActionFor cell: UITableViewCell)

  /// The menu of a row, for a finger that stays at a point of the table's bounds, in points; nil for none (OW-46).
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationFor cell: UITableViewCell, point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// A row was swiped open (OW-38).
  func tableView(_ tableView: UITableView, willBeginEditing cell: UITableViewCell)

  /// A row that was swiped open is closed (OW-38).
  func tableView(_ tableView: UITableView, didEndEditing cell: UITableViewCell)
}

extension UITableViewDelegate {
  /// Not implemented.
  public func tableView(_ tableView: UITableView, didSelect cell: UITableViewCell) {}

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didDeselect cell: UITableViewCell) {}

  /// Not implemented.
  public func tableView(_ tableView: UITableView, shouldHighlight cell: UITableViewCell) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willSelect cell: UITableViewCell) -> UITableViewCell? {
    OptionalMethods.missing(cell)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willDeselect cell: UITableViewCell) -> UITableViewCell? {
    OptionalMethods.missing(cell)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, accessoryButtonTapped cell: UITableViewCell) {}

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteraction cell: UITableViewCell
  ) -> Bool { OptionalMethods.missing(false) }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, targetForMoveOf cell: UITableViewCell, to proposed: UITableViewCell
  ) -> UITableViewCell { OptionalMethods.missing(proposed) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionFor cell: UITableViewCell) -> Bool {
    OptionalMethods.missing(true)
  }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, performPrimaryActionFor cell: UITableViewCell) {
    OptionalMethods.missing(())
  }

  /// Not implemented.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationFor cell: UITableViewCell, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }

  /// Not implemented.
  public func tableView(_ tableView: UITableView, willBeginEditing cell: UITableViewCell) {}

  /// Not implemented.
  public func tableView(_ tableView: UITableView, didEndEditing cell: UITableViewCell) {}
}

/// A row of a table. It forwards touches, so they reach the table (SV-10).
@MainActor
open class UITableViewCell: UIView, SelectableCell {
  /// Whether a finger is on the row.
  open var isHighlighted = false {
    didSet {
      noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted)
      if isHighlighted != oldValue { highlightControls(isHighlighted) }
    }
  }

  /// Whether the row is selected.
  open var isSelected = false {
    didSet { noteChange(of: "isSelected", from: oldValue, to: isSelected) }
  }

  /// Whether the list has a menu for the cell, which opens on a long press (OW-46). HitPath's addition, for the answer
  /// of the list's delegate.
  open var contextMenu = false {
    didSet { offerMenu() }
  }

  /// Tells the list that the cell has a menu.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    offerMenu()
  }

  /// The accessory at the trailing edge (OW-41).
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { placeAccessory() } }
  }

  /// The accessory at the trailing edge in edit mode, which has no other then (OW-41).
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { placeAccessory() } }
  }

  /// The purpose of the control at the leading edge in edit mode (OW-40).
  open var editingStyle = EditingStyle.delete

  /// Whether the row has a control at the trailing edge with which it can be moved in edit mode (OW-40).
  open var showsReorderControl = false

  /// The controls shown in edit mode.
  final var editingControls: [UIControl] = []

  /// The control of a detail button.
  final var accessoryControl: UIControl?

  /// Whether the row is swiped open (OW-38).
  public final var showingDeleteConfirmation: Bool {
    selfAndSuperviews.contains { ($0 as? UITableView)?.rowSwipe?.cell === self }
  }

  package final var selectionActions: [TargetActionPair] = []
  package final var swipeActions: SwipeActions?
}
