// SPDX-License-Identifier: Apache-2.0

import Trace

/// A question about a cell to the delegate of a table or collection view (OW-36, OW-40, OW-43, OW-48).
package enum CellQuestion: String, Hashable, Sendable, CaseIterable {
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect, shouldBeginMultipleSelectionInteraction
  case itemsForBeginning, canMoveItem, targetIndexPathForMove, canPerformPrimaryAction

  var traced: DeliveryQuestion {
    switch self {
    case .shouldHighlight: .shouldHighlight
    case .willSelect: .willSelect
    case .shouldSelect: .shouldSelect
    case .shouldDeselect: .shouldDeselect
    case .shouldBeginMultipleSelectionInteraction: .shouldBeginMultipleSelectionInteraction
    case .itemsForBeginning: .itemsForBeginning
    case .canMoveItem: .canMoveItem
    case .targetIndexPathForMove: .targetIndexPathForMove
    case .canPerformPrimaryAction: .canPerformPrimaryAction
    }
  }
}

/// The delegate's answer about a cell (OW-36).
@MainActor
package enum CellAnswer {
  case yes, no

  /// Another cell instead.
  case other(UIView)

  init(_ answer: Bool) { self = answer ? .yes : .no }

  /// Creates the answer that names a cell; nil refuses.
  init(_ cell: UIView?) { self = cell.map { .other($0) } ?? .no }

  var isRefusal: Bool { if case .no = self { true } else { false } }
}

/// The scenario's answers about cells; nil if it declares none.
@MainActor
package struct CellAnswers {
  private var answers: [CellQuestion: (UIView) -> CellAnswer?] = [:]

  package init() {}

  package subscript(question: CellQuestion) -> ((UIView) -> CellAnswer?)? {
    get { answers[question] }
    set { answers[question] = newValue }
  }
}
