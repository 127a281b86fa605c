// SPDX-License-Identifier: Apache-2.0

import Trace

/// What texts may do with a touch otherwise than the simulation.
extension TouchAnswer {
  /// Whether a control in a text field that is edited gets a tap, although code of the touch ends the editing, or a recognizer of
  /// the app's around the field sees it.
  func isOnClearButtonUnderTap(in index: ScreenIndex) -> Bool {
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard !isDrag, [.controlActed, .keptByControl].contains(verdict.code), path.first?.control != nil,
      let field = path.dropFirst().firstIndex(where: { $0.role == .textField })
    else { return false }
    let ends = outcome.screenChanges.contains { change in
      if case .firstResponder(let from, nil) = change { return from == path[field].id }
      return false
    }
    if ends { return true }
    guard window.flatMap(index.view)?.window?.firstResponder == path[field].id else { return false }
    let around = path[(field + 1)...].map(\.id)
    return outcome.recognizers.contains { answer in
      !answer.isSystem && !answer.recognized && index.recognizer(answer.id)?.gesture == .tap
        && around.contains { $0 == index.recognizer(answer.id)?.view }
    }
  }
}
