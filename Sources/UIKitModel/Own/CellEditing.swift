// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension UITableViewCell {
  /// What the control at the leading edge of a row does while the table is edited (OW-40).
  public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
    /// There is no control.
    case none
    /// It shows the button that deletes the row.
    case delete
    /// It inserts a row.
    case insert
  }

  /// The widths of the two controls; neither is documented.
  private static let editWidth: CGFloat = 47
  private static let reorderWidth: CGFloat = 44

  /// Shows the controls of a row while its table is edited, in front of what the row holds.
  final func placeEditingControls(in table: UITableView) {
    for control in editingControls { control.removeFromSuperview() }
    editingControls = []
    guard table.isEditing else { return }
    if editingStyle != .none { addControl(EditControl(), at: bounds.minX, Self.editWidth) }
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

/// A control that a row shows while its table is edited.
class RowControl: UIControl {
  weak var cell: UITableViewCell?

  var table: UITableView? {
    selfAndSuperviews.lazy.compactMap { $0 as? UITableView }.first
  }

  final func tell(_ method: String) {
    guard let cell, let table else { return }
    let delegate = table.delegate as? any UITableViewDelegate
    table.tell(delegate, method, about: cell) {}
  }
}

/// The control at the leading edge: a tap shows the button that deletes the row, or inserts one (OW-40).
final class EditControl: RowControl {
  convenience init() {
    self.init(frame: .zero)
    declaration = .named("UITableViewCellEditControl")
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard isInside, let cell, let table else { return [] }
    if cell.editingStyle == .insert {
      tell("commitEditingStyle")
    } else {
      table.showDeleteButton(of: cell)
    }
    return []
  }
}

/// The control at the trailing edge, by which a finger moves the row at once, without a long press (OW-40).
final class ReorderControl: RowControl {
  convenience init() {
    self.init(frame: .zero)
    declaration = .named("UITableViewCellReorderControl")
  }

  override func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] {
    guard let cell, !cell.bounds.containsHalfOpen(touch.location(in: cell)) else { return [] }
    tell("moveRow")
    return []
  }
}

extension UITableView {
  /// Shows or removes the controls of all rows.
  final func placeEditingControls() {
    for case let cell as UITableViewCell in CellSelection.cells(below: self, of: self) {
      cell.placeEditingControls(in: self)
    }
  }

  /// Opens a row as a swipe does, with a button to delete it if it has no actions of its own.
  final func showDeleteButton(of cell: UITableViewCell) {
    _ = makeRowSwipe()
    let own = cell.swipeActions?.trailing ?? []
    rowSwipe?.show(own.isEmpty ? [SwipeActions.Item("delete", target: nil, methods: [])] : own, of: cell)
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
