// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UITableViewCell {
  /// The control at the leading edge of a row while the table is being edited (OW-40).
  public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
    /// There is no control.
    case none
    /// A control that shows the delete button of the row.
    case delete
    /// A control that inserts a row.
    case insert
  }

  /// The widths of the two controls; both are undocumented.
  private static let editWidth: CGFloat = 47
  private static let reorderWidth: CGFloat = 44

  /// Shows the controls of a row while its table is being edited, in front of the row's content.
  final func placeEditingControls(in table: UITableView) {
    for control in editingControls { control.removeFromSuperview() }
    editingControls = []
    defer { placeAccessory() }
    guard table.isEditing else { return }
    // With multiple selection a tap selects the row instead, and nobody asks for the style.
    if editingStyle != .none, !table.allowsMultipleSelectionDuringEditing {
      addControl(EditControl(), at: bounds.minX, Self.editWidth)
    }
    if showsReorderControl {
      addControl(ReorderControl(), at: bounds.maxX - Self.reorderWidth, Self.reorderWidth)
    }
  }

  private func addControl(_ control: RowControl, at x: CGFloat, _ width: CGFloat) {
    control.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    control.cell = self
    editingControls.append(control)
    addSubview(control)
  }
}

/// A control of a row that sends an action to itself.
class RowControl: UIControl {
  weak var cell: UITableViewCell?

  /// Creates a control of a private class that sends an action for some events.
  init(_ className: String, _ action: String, for events: Event) {
    super.init(frame: .zero)
    declaration = .named(className)
    addTarget(self, action: action, for: events)
    implement(action) { [weak self] _, _ in self?.work() }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Performs the action.
  func work() {}

  final var table: UITableView? { selfAndSuperviews.lazy.compactMap { $0 as? UITableView }.first }

  /// Reports the row to the table's data source.
  final func tell(
    _ method: CallbackMethod, _ call: (any UITableViewDataSource, UITableView, UITableViewCell) -> Void
  ) {
    if let cell { table?.tellDataSource(method, about: cell, call) }
  }
}

/// The control at the leading edge: a tap shows the delete button, or inserts a row (OW-40).
final class EditControl: RowControl {
  convenience init() { self.init("UITableViewCellEditControl", "editControlTapped", for: .touchUpInside) }

  override func work() {
    guard let cell, let table else { return }
    if cell.editingStyle == .insert {
      tell(.commitEditingStyle) { $0.tableView($1, commit: .insert, for: $2) }
    } else {
      table.showDeleteButton(of: cell)
    }
  }
}

/// The control at the trailing edge, by which a finger moves the row at once, without a long press (OW-40).
final class ReorderControl: RowControl {
  /// Where the finger went down and was lifted, in the table's bounds coordinates, in points.
  private var start: CGPoint?
  private var end: CGPoint?

  convenience init() {
    self.init("UITableViewCellReorderControl", "moveRow", for: [.touchUpInside, .touchUpOutside])
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: table)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end = touch?.location(in: table) }

  override func work() {
    guard let cell, let table, let start, let end else { return }
    let target = cell.moveAmongRows(by: end.y - start.y, in: table)
    tell(.moveRow) { $0.tableView($1, moveRow: $2, to: target) }
  }
}

extension UITableViewCell {
  /// Moves the row to the position of the row under its middle, or to the one that the delegate names instead (OW-40).
  ///
  /// - Parameters:
  ///   - way: How far the finger moved down, in points.
  ///   - table: The table view that contains the row.
  /// - Returns: The row whose position it takes.
  fileprivate func moveAmongRows(by way: CGFloat, in table: UITableView) -> UITableViewCell {
    let order = CellOrder(superview?.subviews.compactMap { $0 as? UITableViewCell } ?? [])
    guard let first = order.cells.first else { return self }
    let proposed = order.cells.last { $0.frame.minY <= frame.midY + way } ?? first
    let target = table.target(instead: proposed, of: self, nil)
    order.move(self, to: target)
    return target as? UITableViewCell ?? self
  }
}

extension UITableView {
  /// Shows or removes the controls of all rows.
  final func placeEditingControls() {
    for case let cell as UITableViewCell in CellSelection.cells(below: self, of: self) {
      cell.placeEditingControls(in: self)
    }
  }

  /// Opens a row like a swipe, with a delete button if it has no actions of its own. Its tap asks the data source to delete the
  /// row.
  final func showDeleteButton(of cell: UITableViewCell) {
    _ = makeRowSwipe()
    let own = cell.swipeActions?.trailing ?? []
    var delete = SwipeActions.Item("delete", target: nil, methods: [])
    delete.afterwards = { [weak self, weak cell] in
      guard let self, let cell else { return }
      tellDataSource(.commitEditingStyle, about: cell) { $0.tableView($1, commit: .delete, for: $2) }
    }
    rowSwipe?.show(own.isEmpty ? [delete] : own, of: cell)
  }

  /// Reports a row to the data source.
  fileprivate final func tellDataSource(
    _ method: CallbackMethod, about cell: UITableViewCell,
    _ call: (any UITableViewDataSource, UITableView, UITableViewCell) -> Void
  ) {
    let source = dataSource
    tell(source as AnyObject? ?? delegate, method, about: cell) {
      if let source { call(source, self, cell) }
    }
  }
}

extension UITableViewCell.EditingStyle: PropertyStorage {
  static var type: PropertyType { .word(allCases.map(\.rawValue)) }

  init?(setting value: PropertyValue) {
    guard let word = String(value) else { return nil }
    self.init(rawValue: word)
  }

  var value: PropertyValue { .text(rawValue) }
}
