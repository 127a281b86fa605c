// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

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
  var allowsSelection: Bool { get set }
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

  /// Whether the one selected cell gives its selection up while a finger is on another one (OW-36).
  var deselectsWhilePressed: Bool { get }
}

extension UIView {
  /// Highlights the controls below a cell with it (OW-36).
  final func highlightControls(_ value: Bool) {
    for subview in subviews {
      guard let control = subview as? UIControl else {
        subview.highlightControls(value)
        continue
      }
      control.highlight(value)
    }
  }
}

/// Selects cells by touches, as the touches methods of a table or collection view do (SV-10).
///
/// The hit view forwards touches up to the list. A view that keeps them on the way, or a recognizer that cancels them,
/// prevents the selection. Only one finger at a time counts.
@MainActor
final class CellSelection {
  private weak var touch: UITouch?
  private weak var cell: (any SelectableCell)?

  /// The cell that is not selected while the finger is on another one.
  private weak var given: (any SelectableCell)?

  /// Highlights the cell that a new touch is in, unless it was swiped open (OW-38) or the delegate refuses (OW-36).
  func began(_ touches: Set<UITouch>, in list: any CellList) {
    guard list.selects, cell == nil, let touch = touches.first,
      let cell = Self.cell(of: touch, in: list), cell !== list.rowSwipe?.cell,
      list.ask(.shouldHighlight, cell, touch) != nil
    else { return }
    self.touch = touch
    self.cell = cell
    cell.isHighlighted = true
    guard list.deselectsWhilePressed, !list.selectsSeveral, !cell.isSelected else { return }
    given = list.selectedCells.first
    given?.isSelected = false
  }

  /// Ends the highlight, and selects the cell if the finger was lifted in it.
  func ended(_ touches: Set<UITouch>, in list: any CellList) {
    guard let touch, touches.contains(touch), let cell = end() else { return }
    guard cell.bounds.containsHalfOpen(touch.location(in: cell)) else { return restore() }
    let given = given
    self.given = nil
    Self.tap(cell, in: list, touch, insteadOf: given)
  }

  /// Ends the highlight without a selection. What was selected before is selected again when the list is no longer
  /// dragged (OW-36).
  func cancelled(_ touches: Set<UITouch>, in list: any CellList) {
    guard let touch, touches.contains(touch) else { return }
    _ = end()
    if !list.isDragging { restore() }
  }

  /// Selects the cell again that gave its selection up.
  func restore() {
    given?.isSelected = true
    given = nil
  }

  private func end() -> (any SelectableCell)? {
    defer { (touch, cell) = (nil, nil) }
    cell?.isHighlighted = false
    return cell
  }

  /// The cell that contains the touch's hit view; for a touch on the list itself, the frontmost cell at its place that
  /// takes touches (SV-10). Nil if there is none.
  static func cell(of touch: UITouch, in list: any CellList) -> (any SelectableCell)? {
    guard touch.view === list else {
      return touch.view?.selfAndSuperviews.prefix { $0 !== list }.lazy.compactMap { list.cell($0) }.first
    }
    let place = touch.location(in: list)
    return list.subviews.reversed().lazy.compactMap { list.cell($0) }.first { cell in
      cell.frame.containsHalfOpen(place) && cell.checkGates().refusal == nil
    }
  }

  /// Selects a cell as a tap does, and performs its primary action, whether or not it may be selected (OW-43).
  private static func tap(
    _ cell: any SelectableCell, in list: any CellList, _ touch: UITouch?,
    insteadOf given: (any SelectableCell)?
  ) {
    let others = cells(below: list, of: list).contains { $0 !== cell && $0.isSelected }
    let changesSeveral = list.selectsSeveral && (others || cell.isSelected)
    select(cell, in: list, touch, insteadOf: given)
    list.performPrimaryAction(of: cell, touch, changesSeveral: changesSeveral)
  }

  /// Selects a cell after deselecting the others; toggles it if several can be selected. The delegate may refuse, or
  /// name another cell (OW-36), and is informed at the end.
  private static func select(
    _ cell: any SelectableCell, in list: any CellList, _ touch: UITouch?,
    insteadOf given: (any SelectableCell)?
  ) {
    var changed: [(cell: any SelectableCell, isSelected: Bool)] = []
    if list.selectsSeveral, cell.isSelected {
      guard list.ask(.shouldDeselect, cell, touch) != nil else { return }
      cell.isSelected = false
      changed.append((cell, false))
    } else {
      guard let chosen = list.ask(.willSelect, cell, touch),
        let cell = list.ask(.shouldSelect, chosen, touch)
      else {
        given?.isSelected = true
        return
      }
      if !list.selectsSeveral {
        for other in cells(below: list, of: list)
        where other !== cell && (other.isSelected || other === given) {
          let isDeselected = list.ask(.shouldDeselect, other, touch) != nil
          other.isSelected = !isDeselected
          guard isDeselected else { continue }
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
  /// The cells that are selected.
  package var selectedCells: [any SelectableCell] {
    CellSelection.cells(below: self, of: self).filter(\.isSelected)
  }

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
  package func selectByCode(_ cell: UIView) { setByCode(true, cell) }

  /// Deselects a cell by code (OW-36).
  package func deselectByCode(_ cell: UIView) { setByCode(false, cell) }

  /// In a collection whose `allowsSelection` is false it has no effect, by Apple's page; that of tables says nothing of it.
  private func setByCode(_ isSelected: Bool, _ cell: UIView) {
    guard !(self is UICollectionView) || allowsSelection else { return }
    CellSelection.set(isSelected, of: cell, in: self)
  }
}

extension UIScrollView {
  /// Calls a delegate method about a cell and records the call, with the list as receiver if there is no delegate.
  final func tell(
    _ delegate: AnyObject?, _ method: CallbackMethod, about cell: UIView, _ call: () -> Void
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

extension CellList {
  /// Takes a list that lies right in a hosting view for one that SwiftUI made: without a `selection` it selects nothing, and what a
  /// tap in a row does is up to the gestures and buttons there (OW-98).
  package func selectsNothingInSwiftUI() {
    guard let host = superview?.declaration?.className, InnerFramework(ofClass: host) == .swiftUI else {
      return
    }
    allowsSelection = false
  }
}
