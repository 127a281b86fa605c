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
      if isEditing != oldValue { placeEditingControls() }
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
    tell(delegate, isSelected ? "didSelectRow" : "didDeselectRow", about: cell) {
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
    tellIfThere(delegate, Self.primaryAction, about: cell) {
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

  /// Whether two fingers on a row start to select several, if the table allows that in edit mode; false by default
  /// (OW-39).
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
    didSet { noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted) }
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

/// A scrolling arrangement of cells.
///
/// Cells are subviews that code adds. The touches methods select an item (SV-10), so whatever keeps the touches from
/// reaching the collection also prevents the selection: a control in the cell, or a recognizer that cancels the
/// touches.
@MainActor
open class UICollectionView: UIScrollView, CellList {
  /// Whether items can be selected.
  open var allowsSelection = true

  /// Whether several can be selected at a time. If so, a second tap deselects.
  open var allowsMultipleSelection = false

  /// Whether an item can be selected in edit mode (OW-37).
  open var allowsSelectionDuringEditing = false

  /// Whether several items can be selected in edit mode (OW-37). If the delegate allows it, a pan with two fingers
  /// starts that (OW-39).
  open var allowsMultipleSelectionDuringEditing = false { didSet { offerMultipleSelection() } }

  /// Whether the collection is in edit mode. Items can then be selected only if that is allowed, and cannot be swiped
  /// open (OW-37).
  open var isEditing = false {
    didSet { noteChange(of: "isEditing", from: oldValue, to: isEditing) }
  }

  /// Whether items for which the drag delegate has drag items can be dragged (OW-48). The default is that of
  /// ``UIDragInteraction/isEnabled``.
  open var dragInteractionEnabled: Bool {
    get { dragsItems ?? UIDragInteraction.isEnabledByDefault(for: self) }
    set { dragsItems = newValue }
  }

  private var dragsItems: Bool?

  /// The delegate that decides which items can be dragged (OW-48).
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate != nil { attachDrag() } }
  }

  /// The data source. In the collection of a collection view controller, it decides which items a long press can move
  /// (OW-40).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource != nil { attachItemMovement() } }
  }

  package final var declaredDidSelect: (() -> Void)?
  package final var declaredPrimaryAction: (() -> Void)?
  package final var declaredAnswers = CellAnswers()
  package final weak var moving: UIView?

  /// Replaces all cells with new ones (SV-13).
  open func reloadData() { CellSelection.reload(self) }

  package final func cell(_ view: UIView) -> (any SelectableCell)? { view as? UICollectionViewCell }

  package final func delegateAnswer(to question: CellQuestion, _ cell: UIView) -> CellAnswer? {
    guard let cell = cell as? UICollectionViewCell else { return nil }
    if question == .itemsForBeginning {
      guard let dragDelegate, let drag else { return nil }
      return CellAnswer(drag.asks { dragDelegate.collectionView(self, itemsForBeginning: $0, at: cell) })
    }
    if question == .canMoveItem {
      return dataSource.map { CellAnswer($0.collectionView(self, canMoveItem: cell)) }
    }
    guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
    switch question {
    case .shouldHighlight: return CellAnswer(delegate.collectionView(self, shouldHighlight: cell))
    case .shouldSelect: return CellAnswer(delegate.collectionView(self, shouldSelect: cell))
    case .shouldDeselect: return CellAnswer(delegate.collectionView(self, shouldDeselect: cell))
    case .shouldBeginMultipleSelectionInteraction:
      return CellAnswer(delegate.collectionView(self, shouldBeginMultipleSelectionInteraction: cell))
    case .targetIndexPathForMove:
      guard let moved = moving as? UICollectionViewCell else { return nil }
      return CellAnswer(delegate.collectionView(self, targetForMoveOf: moved, to: cell))
    case .canPerformPrimaryAction:
      return CellAnswer(delegate.collectionView(self, canPerformPrimaryActionFor: cell))
    case .willSelect, .itemsForBeginning, .canMoveItem: return nil
    }
  }

  package final func answerer(of question: CellQuestion) -> AnyObject? {
    switch question {
    case .itemsForBeginning: dragDelegate
    case .canMoveItem: dataSource
    default: delegate
    }
  }

  package final func dragListener(_ session: any UIDragSession) -> (receiver: AnyObject, call: () -> Void)? {
    dragDelegate.map { delegate in
      (delegate, { delegate.collectionView(self, dragSessionWillBegin: session) })
    }
  }

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

  package final func callPrimaryAction(of cell: UIView) {
    guard let cell = cell as? UICollectionViewCell,
      let delegate = delegate as? any UICollectionViewDelegate
    else { return }
    tellIfThere(delegate, Self.primaryAction, about: cell) {
      delegate.collectionView(self, performPrimaryActionFor: cell)
    }
  }

  package final func menuOfDelegate(for cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let cell = cell as? UICollectionViewCell else { return nil }
    return (delegate as? any UICollectionViewDelegate)?.collectionView(
      self, contextMenuConfigurationFor: [cell], point: point)
  }
}

/// Is informed of a collection's selection. All methods are optional.
///
/// Without a data source there are no index paths: items are named by their cells.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected by a touch (SV-10).
  func collectionView(_ collectionView: UICollectionView, didSelect cell: UICollectionViewCell)

  /// An item was deselected by a touch.
  func collectionView(_ collectionView: UICollectionView, didDeselect cell: UICollectionViewCell)

  /// Whether a finger on an item may highlight and select it; true by default (OW-36).
  func collectionView(_ collectionView: UICollectionView, shouldHighlight cell: UICollectionViewCell) -> Bool

  /// Whether a touch may select an item; true by default (OW-36).
  func collectionView(_ collectionView: UICollectionView, shouldSelect cell: UICollectionViewCell) -> Bool

  /// Whether a touch may deselect an item; true by default (OW-36).
  func collectionView(_ collectionView: UICollectionView, shouldDeselect cell: UICollectionViewCell) -> Bool

  /// Whether two fingers on an item start to select several, if the collection allows that in edit mode; false by
  /// default (OW-39).
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteraction cell: UICollectionViewCell
  ) -> Bool

  /// The item whose index a moved item gets; the proposed one by default (OW-40).
  func collectionView(
    _ collectionView: UICollectionView, targetForMoveOf cell: UICollectionViewCell,
    to proposed: UICollectionViewCell
  ) -> UICollectionViewCell

  /// Whether a tap performs the primary action of an item; true by default unless the collection is edited (OW-43).
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionFor cell: UICollectionViewCell
  ) -> Bool

  /// A tap performs the primary action of an item (OW-43).
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionFor cell: UICollectionViewCell)

  /// The menu of items, for a finger that stays on one at a point of the collection's bounds, in points; nil for none
  /// (OW-46). By default the menu of the one item.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cells: [UICollectionViewCell],
    point: CGPoint
  ) -> UIContextMenuConfiguration?

  /// The menu of one item, as delegates before iOS 16 give it; nil for none (OW-46).
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cell: UICollectionViewCell,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  /// Not implemented.
  public func collectionView(_ collectionView: UICollectionView, didSelect cell: UICollectionViewCell) {}

  /// Not implemented.
  public func collectionView(_ collectionView: UICollectionView, didDeselect cell: UICollectionViewCell) {}

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlight cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(true) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelect cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(true) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselect cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(true) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteraction cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(false) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, targetForMoveOf cell: UICollectionViewCell,
    to proposed: UICollectionViewCell
  ) -> UICollectionViewCell { OptionalMethods.missing(proposed) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionFor cell: UICollectionViewCell
  ) -> Bool { OptionalMethods.missing(true) }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionFor cell: UICollectionViewCell
  ) { OptionalMethods.missing(()) }

  /// Asks for the menu of the one item.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cells: [UICollectionViewCell],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    cells.first.flatMap { self.collectionView(collectionView, contextMenuConfigurationFor: $0, point: point) }
  }

  /// Not implemented.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationFor cell: UICollectionViewCell,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethods.missing(nil) }
}

/// A reusable view of a collection, such as a header.
@MainActor open class UICollectionReusableView: UIView {}

/// A cell of a collection. It forwards touches, so they reach the collection (SV-10).
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

  package final var selectionActions: [TargetActionPair] = []
  package final var swipeActions: SwipeActions?
}

/// A cell that shows whether it is highlighted and whether it is selected.
@MainActor
package protocol SelectableCell: UIView {
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }

  /// Whether the list has a menu for the cell (OW-46).
  var contextMenu: Bool { get }

  /// The actions sent when a touch selects the cell, such as a storyboard's segue (SV-14).
  var selectionActions: [TargetActionPair] { get set }

  /// The actions that a swipe reveals beside the cell; nil for none (OW-38).
  var swipeActions: SwipeActions? { get set }
}

extension SelectableCell {
  /// Registers an action for when a touch selects the cell.
  package func addSelectionAction(_ action: String, _ target: (any ActionReceiver)?) {
    selectionActions.append(TargetActionPair(target: target, action: action))
  }
}

/// A table or collection view, whose cells can be selected by touches (SV-10).
@MainActor
package protocol CellList: UIScrollView {
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get set }
  var dragInteractionEnabled: Bool { get }

  /// The answers about cells that the scenario declares (OW-36).
  var declaredAnswers: CellAnswers { get set }

  /// The delegate's answer about a cell; nil if the delegate does not implement the method.
  func delegateAnswer(to question: CellQuestion, _ cell: UIView) -> CellAnswer?

  /// The delegate or data source to ask; nil if there is none.
  func answerer(of question: CellQuestion) -> AnyObject?

  /// The delegate to inform when a drag begins, with the call; nil if there is none.
  func dragListener(_ session: any UIDragSession) -> (receiver: AnyObject, call: () -> Void)?

  /// The cell that is being moved, for the question where it may go.
  var moving: UIView? { get set }

  /// The scenario's code for a selected cell; nil if it declares none.
  var declaredDidSelect: (() -> Void)? { get set }

  /// The scenario's code for the primary action of a cell (OW-43); nil if it declares none.
  var declaredPrimaryAction: (() -> Void)? { get set }

  /// Calls the delegate's method for the primary action of a cell.
  func callPrimaryAction(of cell: UIView)

  /// The delegate's menu for a cell, at a point in bounds coordinates (OW-46); nil for none.
  func menuOfDelegate(for cell: UIView, at point: CGPoint) -> UIContextMenuConfiguration?

  /// Replaces all cells with new ones (SV-13).
  func reloadData()

  /// The view, if it is one of the list's cells.
  func cell(_ view: UIView) -> (any SelectableCell)?

  /// Tells the delegate that a cell was selected or deselected.
  func tellDelegate(of cell: UIView, isSelected: Bool)
}

/// Selects cells by touches, as the touches methods of a table or collection view do (SV-10).
///
/// The hit view forwards touches up to the list. A view that keeps them on the way, or a recognizer that cancels them,
/// prevents the selection. Only one finger at a time counts.
@MainActor
struct CellSelection {
  private weak var touch: UITouch?
  private weak var cell: (any SelectableCell)?

  /// Highlights the cell that a new touch is in, unless the delegate refuses (OW-36).
  mutating func began(_ touches: Set<UITouch>, in list: any CellList) {
    guard list.selects, cell == nil, let touch = touches.first,
      let cell = Self.cell(of: touch, in: list),
      list.ask(.shouldHighlight, cell, touch) != nil
    else { return }
    self.touch = touch
    self.cell = cell
    cell.isHighlighted = true
  }

  /// Ends the highlight; returns the cell to select if the finger was lifted in it.
  mutating func ended(_ touches: Set<UITouch>) -> (any SelectableCell)? {
    guard let touch, touches.contains(touch), let cell = end() else { return nil }
    return cell.bounds.containsHalfOpen(touch.location(in: cell)) ? cell : nil
  }

  /// Ends the highlight without a selection.
  mutating func cancelled(_ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) { _ = end() }
  }

  private mutating func end() -> (any SelectableCell)? {
    defer { (touch, cell) = (nil, nil) }
    cell?.isHighlighted = false
    return cell
  }

  /// The cell that contains the touch's hit view; nil if there is none.
  static func cell(of touch: UITouch, in list: any CellList) -> (any SelectableCell)? {
    touch.view?.selfAndSuperviews.prefix { $0 !== list }.lazy.compactMap { list.cell($0) }.first
  }

  /// Selects a cell as a tap does, and performs its primary action, whether or not it may be selected (OW-43).
  static func tap(_ cell: any SelectableCell, in list: any CellList, _ touch: UITouch?) {
    let others = cells(below: list, of: list).contains { $0 !== cell && $0.isSelected }
    let changesSeveral = list.selectsSeveral && (others || cell.isSelected)
    select(cell, in: list, touch)
    list.performPrimaryAction(of: cell, touch, changesSeveral: changesSeveral)
  }

  /// Selects a cell after deselecting the others; toggles it if several can be selected. The delegate may refuse, or
  /// name another cell (OW-36), and is informed at the end.
  private static func select(_ cell: any SelectableCell, in list: any CellList, _ touch: UITouch?) {
    var changed: [(cell: any SelectableCell, isSelected: Bool)] = []
    if list.selectsSeveral, cell.isSelected {
      guard list.ask(.shouldDeselect, cell, touch) != nil else { return }
      cell.isSelected = false
      changed.append((cell, false))
    } else {
      guard let chosen = list.ask(.willSelect, cell, touch),
        let cell = list.ask(.shouldSelect, chosen, touch)
      else { return }
      if !list.selectsSeveral {
        for other in cells(below: list, of: list) where other !== cell && other.isSelected {
          guard list.ask(.shouldDeselect, other, touch) != nil else { continue }
          other.isSelected = false
          changed.append((other, false))
        }
      }
      cell.isSelected = true
      changed.append((cell, true))
    }
    for (cell, isSelected) in changed where isSelected { performSegues(of: cell) }
    for (cell, isSelected) in changed { list.tellDelegate(of: cell, isSelected: isSelected) }
  }

  /// Selects or deselects a cell by code; the delegate is not informed (OW-36).
  static func set(_ isSelected: Bool, of view: UIView, in list: any CellList) {
    guard let cell = list.cell(view) else { return }
    if isSelected, !list.selectsSeveral {
      for other in cells(below: list, of: list) where other !== cell { other.isSelected = false }
    }
    cell.isSelected = isSelected
  }

  /// Sends the selection actions of a cell, before the delegate is informed (SV-14).
  private static func performSegues(of cell: any SelectableCell) {
    for pair in cell.selectionActions {
      let sending = ActionSending(action: pair.action, sender: cell)
      if let target = pair.target { _ = sending.send(to: target) }
    }
  }

  /// Replaces all cells with new ones: removes and reinserts them, so that they lose their touches, their selection and
  /// the first responder (SV-13).
  static func reload(_ list: any CellList) {
    for cell in cells(below: list, of: list) {
      guard let superview = cell.superview, let place = superview.subviews.firstIndex(where: { $0 === cell })
      else { continue }
      cell.removeFromSuperview()
      cell.isHighlighted = false
      cell.isSelected = false
      superview.insertSubview(cell, at: place)
    }
  }

  static func cells(below view: UIView, of list: any CellList) -> [any SelectableCell] {
    view.subviews.flatMap { subview in
      list.cell(subview).map { [$0] } ?? cells(below: subview, of: list)
    }
  }
}

extension CellList {
  /// Whether touches select cells now (OW-37).
  fileprivate var selects: Bool {
    guard !isPartOfOther else { return false }
    return isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether the list is part of another UIKit view, such as a wheel of a picker, which handles touches in its own way
  /// (OW-92).
  private var isPartOfOther: Bool {
    selfAndSuperviews.contains { UIKitClass.inherits(.ownsItsParts, $0.declaration?.className) }
  }

  /// Whether touches select several cells now (OW-37).
  fileprivate var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The cell that the answer names; nil for a refusal (OW-36).
  func ask(
    _ question: CellQuestion, _ cell: any SelectableCell, _ touch: UITouch?
  ) -> (any SelectableCell)? {
    let declared = declaredAnswers[question]?(cell)
    let (answer, isAnswered) = OptionalMethods.ask { declared ?? delegateAnswer(to: question, cell) }
    guard let answer, declared != nil || isAnswered else { return cell }
    TraceRecorder.current?.recordQuestion(
      question.traced, answerer(of: question) ?? self, nil, nil, touch, !answer.isRefusal)
    switch answer {
    case .yes: return cell
    case .no: return nil
    case .other(let view): return self.cell(view)
    }
  }

  /// Whether the delegate or the data source allows something for a cell; `otherwise` if it does not implement the
  /// method.
  func grants(
    _ question: CellQuestion, _ cell: any SelectableCell, _ touch: UITouch?, otherwise: Bool = false
  ) -> Bool {
    guard declaredAnswers[question] == nil else { return ask(question, cell, touch) != nil }
    let (answer, isAnswered) = OptionalMethods.ask { delegateAnswer(to: question, cell) }
    guard let answer, isAnswered else { return otherwise }
    TraceRecorder.current?.recordQuestion(
      question.traced, answerer(of: question) ?? self, nil, nil, touch, !answer.isRefusal)
    return !answer.isRefusal
  }

  /// Selects a cell by code (OW-36).
  package func selectByCode(_ cell: UIView) { CellSelection.set(true, of: cell, in: self) }

  /// Deselects a cell by code (OW-36).
  package func deselectByCode(_ cell: UIView) { CellSelection.set(false, of: cell, in: self) }
}

extension UIScrollView {
  /// Calls a delegate method about a cell and records the call, with the list as receiver if there is no delegate.
  final func tell(
    _ delegate: AnyObject?, _ method: String, about cell: UIView, _ call: () -> Void
  ) {
    let receiver: AnyObject = delegate ?? self
    TraceRecorder.within(
      {
        .callbackSent(
          .init(
            receiver: $0.identifier(of: receiver), method: method, subject: $0.identifier(of: cell)))
      }, call)
  }
}
