// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a scenario file leaves open.
extension TouchAnswer {
  /// The doubts that come from the file itself, and not from UIKit.
  func doubtsOfSource(in index: ScreenIndex) -> [SystemDoubt] {
    (sendsToLooseTarget(in: index) ? [.looseTarget] : []) + (mayLetThrough(in: index) ? [.openOverrides] : [])
  }

  /// Whether the action of what acts goes to a view controller that no other contains or presents, so that perhaps nothing keeps it.
  private func sendsToLooseTarget(in index: ScreenIndex) -> Bool {
    guard [.controlActed, .recognized].contains(verdict.code) else { return false }
    let actors = verdict.recognizers + [verdict.responder].compactMap { $0 }
    return outcome.actions.contains { action in
      guard action.kind == .action, action.sender.map(actors.contains) == true,
        let target = index.screen.controllers.first(where: { $0.id == action.target })
      else { return false }
      return target.parent == nil && target.presentingViewController == nil && target.rootOf == nil
    }
  }

  /// Whether a view in front of a control, or of a view with a recognizer, has overrides that the file says are not known.
  private func mayLetThrough(in index: ScreenIndex) -> Bool {
    guard let hitView, let control = coveredControl(in: index)?.control else { return false }
    let behind = Set(index.ancestry(of: control).map(\.id))
    return index.ancestry(of: hitView).prefix { !behind.contains($0.id) }.contains {
      $0.unknown.contains(.overrides)
    }
  }
}
