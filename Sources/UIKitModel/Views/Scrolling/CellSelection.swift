// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// A cell that shows whether it is touched and whether it is selected.
@MainActor
protocol SelectableCell: UIView {
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
}

/// Selection of cells by touches, as the touches methods of a table or a collection do it (SV-10).
///
/// Touches come to the table from the hit view by forwarding: what keeps them on the way, or takes them away, keeps
/// the cell from being selected. One finger at a time counts.
@MainActor
struct CellSelection<Cell: SelectableCell> {
  private weak var touch: UITouch?
  private weak var cell: Cell?

  /// Highlights the cell that a new touch is in.
  mutating func began(_ touches: Set<UITouch>, in list: UIView) {
    guard cell == nil, let touch = touches.first, let cell = Self.cell(of: touch, in: list) else { return }
    self.touch = touch
    self.cell = cell
    cell.isHighlighted = true
  }

  /// Ends the highlight; the cell to select, if the finger was lifted in it.
  mutating func ended(_ touches: Set<UITouch>) -> Cell? {
    guard let touch, touches.contains(touch), let cell = end() else { return nil }
    return cell.bounds.containsHalfOpen(touch.location(in: cell)) ? cell : nil
  }

  /// Ends the highlight without a selection.
  mutating func cancelled(_ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) { _ = end() }
  }

  private mutating func end() -> Cell? {
    defer { (touch, cell) = (nil, nil) }
    cell?.isHighlighted = false
    return cell
  }

  /// The cell of a list that a touch hit, or a view of which it hit.
  private static func cell(of touch: UITouch, in list: UIView) -> Cell? {
    var current = touch.view
    while let view = current, view !== list {
      if let cell = view as? Cell { return cell }
      current = view.superview
    }
    return nil
  }

  /// Selects a cell and deselects the others first; with several selections at a time, selects it or deselects it.
  ///
  /// - Returns: The cells to tell of, in order, each with whether it is selected now.
  static func select(_ cell: Cell, in list: UIView, allowsMultiple: Bool) -> [(cell: Cell, isSelected: Bool)]
  {
    if allowsMultiple {
      cell.isSelected.toggle()
      return [(cell, cell.isSelected)]
    }
    let others = cells(below: list).filter { $0 !== cell && $0.isSelected }
    for other in others { other.isSelected = false }
    cell.isSelected = true
    return others.map { ($0, false) } + [(cell, true)]
  }

  private static func cells(below view: UIView) -> [Cell] {
    view.subviews.flatMap { subview in
      (subview as? Cell).map { [$0] } ?? cells(below: subview)
    }
  }
}

extension UIView {
  /// Records a flag that changed.
  final func noteFlag(_ property: String, _ old: Bool, _ new: Bool) {
    if old != new { TraceRecorder.current?.recordProperty(property, of: self, "\(new)") }
  }
}

extension UIScrollView {
  /// Tells a delegate of a cell, and records it; without a delegate the list stands for it.
  final func tell(
    _ delegate: (any UIScrollViewDelegate)?, _ method: String, about cell: UIView, _ call: () -> Void
  ) {
    guard let recorder = TraceRecorder.current else { return call() }
    let receiver: AnyObject = delegate ?? self
    recorder.within(
      .callbackSent(
        receiver: recorder.identifier(of: receiver), method: method, subject: recorder.identifier(of: cell)),
      call)
  }
}
