// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

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

  /// As measured on iOS 6.
  package final var deselectsWhilePressed: Bool { true }

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
    tell(delegate, isSelected ? .didSelectItem : .didDeselectItem, about: cell) {
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
    tellIfThere(delegate, .performPrimaryAction, about: cell) {
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
    didSet {
      noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted)
      if isHighlighted != oldValue { highlightControls(isHighlighted) }
    }
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
