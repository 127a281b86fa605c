// SPDX-License-Identifier: Apache-2.0

import Trace

/// What else happens to the row or item in which a touch is.
extension TouchAnswer {
  /// What keeps a touch from the views around the hit-test view.
  func touchKeeper(in index: ScreenIndex) -> VerdictAside.TouchKeeper? {
    if verdict.code == .keptByControl { return .control }
    if verdict.code == .focused, let view = hitView.flatMap(index.view) {
      if view.control != nil { return .control }
      if view.role == .textView { return .textView(scrolls: view[.isScrollEnabled] != .bool(false)) }
    }
    return verdict.reason?.code == .handledByResponder ? verdict.responder.map { .responder($0) } : nil
  }

  func notSelected(in index: ScreenIndex) -> String? {
    guard gesture == .tap, let inside = insideOfCell(in: index) else { return nil }
    let around = index.ancestry(of: inside).drop { $0.id == inside && !$0.isCell }
    guard let position = around.firstIndex(where: \.isCell),
      around[position...].dropFirst().first(where: \.isScrollView)?.selectsRows == true
    else { return nil }
    let cell = around[position]
    let taker: TraceView? =
      switch verdict.code {
      case .handled: index.view(inside)
      // A text that only shows looks like a part of the row.
      case .focused where index.view(inside)?[.isEditable] != .bool(false): index.view(inside)
      case .recognized: verdict.recognizer.flatMap(index.recognizer).flatMap { index.view($0.view) }
      default: nil
      }
    if let box = taker?.box(in: cell) {
      // That a small part of a cell has a tap of its own is no news, nor is a text to write in; but that a wide view
      // handles touches often is.
      let size = cell.bounds.size
      let isWide = verdict.code == .handled && box.size.width * 2 >= size.width
      guard isWide || box.size.width * box.size.height * 4 >= size.width * size.height else { return nil }
    }
    return cell.id
  }

  /// What keeps a tap from the cell around it: a scroll view in the cell, or the view that loses it to a recognizer of the app's.
  private func insideOfCell(in index: ScreenIndex) -> String? {
    switch verdict.code {
    case .keptByScrollView: return verdict.responder
    case .keptByControl:
      // A control that acts is no news, and of a disabled one reports differ.
      guard case .control(_, _, .nothing, _, _) = verdict.act, !systemDoubts.contains(.disabledInRow) else {
        return nil
      }
      return verdict.responder
    case .handled:
      // That a part of a row which looks like one does what its class does is no news.
      return verdict.responder == hitView && outcome.actions.isEmpty ? hitView : nil
    case .focused: return hitView
    case .recognized:
      let taker = verdict.recognizer.flatMap(index.recognizer)
      guard taker?.isSystem == false, let hitView, losers.contains(hitView),
        index.view(hitView)?.control == nil, !index.ancestry(of: hitView).contains(where: \.isHostingView)
      else { return nil }
      return hitView
    default: return nil
    }
  }

  /// Another row or item of the list, behind the one that a tap selects.
  func coversCell(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .selected, !isDrag, case .selects? = verdict.because, let cell = verdict.subject,
      let list = index.view(cell)?.superview
    else { return nil }
    let answers = ViewAnswers(self, in: index)
    let behind = index.subviews(of: list).prefix { $0 != cell }.last { other in
      guard let view = index.view(other), view.isCell, !view.isUnseen else { return false }
      return answers.isUnderFinger(view)
    }
    return behind.map { .coversCell($0) }
  }

  func rowPerforms(in index: ScreenIndex) -> VerdictAside? {
    guard gesture == .tap, systemDoubts.contains(.buttonsOfRow), let hitView,
      let cell = index.ancestry(of: hitView).first(where: \.isCell)
    else { return nil }
    let acting = Set([verdict.recognizer].compactMap { $0 } + verdict.companions)
    let others = index.screen.gestureRecognizers.filter { button in
      button.isButtonOfSwiftUI && button.isEnabled && !acting.contains(button.id)
        && index.ancestry(of: button.view).contains { $0.id == cell.id }
    }
    return others.isEmpty ? nil : .rowPerforms(recognizers: others.map(\.id))
  }

  /// The row that the swipe of a list opens, if the touch is on something else in front.
  func opensRow(in index: ScreenIndex) -> VerdictAside? {
    guard verdict.code == .recognized, let hitView,
      outcome.recognizers.contains(where: { $0.id == verdict.recognizer && $0.kind == .rowActions }),
      let row = outcome.actions.first(where: { $0.callback == .willBeginEditingRow })?.subject,
      !index.ancestry(of: hitView).contains(where: { $0.id == row })
    else { return nil }
    return .opensRow(row)
  }

  /// The answer of the delegate by which two fingers select rows.
  func delegateLetsSelect(in index: ScreenIndex) -> VerdictAside? {
    let method = OverrideMethod.shouldBeginMultipleSelectionInteraction
    guard verdict.code == .recognized,
      let taker = outcome.recognizers.first(where: { $0.id == verdict.recognizer }),
      taker.kind == .rowSelection,
      let answer = taker.view.flatMap(index.view)?.overrides[method], answer.kind != .no
    else { return nil }
    return .delegateLetsSelect(method)
  }
}
