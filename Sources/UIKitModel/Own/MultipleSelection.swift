// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

/// The two-finger pan that selects several rows of a list, unless the delegate refuses (OW-39).
///
/// UIKit's class is private and unpublished; the name is the model's.
final class MultipleSelectionPanGestureRecognizer: UIPanGestureRecognizer {
  override var isPartOfView: Bool { true }

  /// The action that the list sends to itself.
  static let action = "handleMultipleSelection:"

  /// The cell under the finger at the last question.
  private weak var last: UIView?

  override init() {
    super.init()
    minimumNumberOfTouches = 2
    maximumNumberOfTouches = 2
    declaration = .named("_UIMultiSelectPanGestureRecognizer")
  }

  override func start(after movement: CGPoint) -> Start {
    guard let list = view as? any CellList, list.allowsMultipleSelectionDuringEditing,
      let touch = firstTouch, let cell = CellSelection.cell(of: touch, in: list),
      list.grants(.shouldBeginMultipleSelectionInteraction, cell, touch)
    else { return .fails(TraceReason(.selectsNoRows)) }
    return .begins
  }

  /// Selects the rows that the fingers reach; the list is in editing mode from the beginning of the pan.
  func select() {
    guard let list = view as? any CellList else { return }
    if state == .began {
      list.isEditing = true
      last = nil
    }
    guard state == .began || state == .changed else { return }
    let place = location(in: list)
    let cells = CellSelection.cells(below: list, of: list)
    guard let cell = cells.first(where: { $0.bounds.containsHalfOpen($0.convert(place, from: list)) }),
      cell !== last
    else { return }
    last = cell
    guard !cell.isSelected else { return }
    cell.isSelected = true
    list.tellDelegate(of: cell, isSelected: true)
  }
}

extension CellList {
  /// Attaches the two-finger pan that selects rows, once, if the list supports it.
  func offerMultipleSelection() {
    guard allowsMultipleSelectionDuringEditing,
      !attachedRecognizers.contains(where: { $0 is MultipleSelectionPanGestureRecognizer })
    else { return }
    let pan = MultipleSelectionPanGestureRecognizer()
    addGestureRecognizer(pan)
    implement(MultipleSelectionPanGestureRecognizer.action) { [weak pan] _, _ in pan?.select() }
    pan.addTarget(self, action: MultipleSelectionPanGestureRecognizer.action)
  }
}
