// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

extension UITableViewCell {
  /// The accessory at the trailing edge of a row (OW-41).
  public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
    /// No accessory.
    case none
    /// An arrow, which is not a control.
    case disclosureIndicator
    /// A detail button with an arrow.
    case detailDisclosureButton
    /// A check mark, which is not a control.
    case checkmark
    /// A detail button.
    case detailButton
  }

  /// The width of a detail button and of the arrow beside it; both are undocumented.
  private static let buttonWidth: CGFloat = 44
  private static let arrowWidth: CGFloat = 22

  /// Adds or removes the detail button in front of the row's content. Arrows and check marks take no touches. While a control to
  /// move the row shows, it replaces the accessory.
  final func placeAccessory() {
    accessoryControl?.removeFromSuperview()
    accessoryControl = nil
    guard !editingControls.contains(where: { $0 is ReorderControl }) else { return }
    let table = selfAndSuperviews.lazy.compactMap { $0 as? UITableView }.first
    let arrow: CGFloat
    switch table?.isEditing == true ? editingAccessoryType : accessoryType {
    case .none, .disclosureIndicator, .checkmark: return
    case .detailDisclosureButton: arrow = Self.arrowWidth
    case .detailButton: arrow = 0
    }
    let button = DetailButton(
      frame: CGRect(
        x: bounds.maxX - Self.buttonWidth - arrow, y: bounds.minY, width: Self.buttonWidth,
        height: bounds.height))
    button.traceIdentifier = traceIdentifier.map { "\($0).detailButton" }
    button.cell = self
    accessoryControl = button
    addSubview(button)
  }
}

/// The button in a row that reports a tap to the table's delegate; the row is not selected (OW-41).
final class DetailButton: UIButton {
  private static let action = CallbackMethod.accessoryButtonTapped.rawValue

  weak var cell: UITableViewCell?

  override func didInit() {
    super.didInit()
    addTarget(self, action: Self.action, for: .touchUpInside)
    implement(Self.action) { [weak self] _, _ in self?.tellDelegate() }
  }

  private func tellDelegate() {
    guard let cell, let table = cell.selfAndSuperviews.lazy.compactMap({ $0 as? UITableView }).first else {
      return
    }
    let delegate = table.delegate as? any UITableViewDelegate
    table.tell(delegate, .accessoryButtonTapped, about: cell) {
      delegate?.tableView(table, accessoryButtonTapped: cell)
    }
  }
}

extension UITableViewCell.AccessoryType: PropertyStorage {}
