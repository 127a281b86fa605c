// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of a touches method on its way along the responder chain.
extension Narrator {
  func delivery(_ kinds: [TraceEvent.Kind]) -> String {
    var entered: [(responder: String, method: String)] = []
    var ending: TraceEvent.Kind?
    for kind in kinds {
      switch kind {
      case .touchesDelivered(let responder, let method, _): entered.append((responder, method))
      case .touchesForwarded, .touchesKept, .eventDropped: ending = kind
      default: break
      }
    }
    guard entered.count > 1, let start = entered.first, let end = entered.last else {
      return delivery(ending ?? kinds[0], isEntered: !entered.isEmpty)
    }
    return language.text(
      .climbs(
        method: start.method, from: start.responder, to: end.responder, ending: ending.flatMap(self.ending)))
  }

  private func delivery(_ kind: TraceEvent.Kind, isEntered: Bool) -> String {
    switch kind {
    case .touchesDelivered(let responder, let method, _):
      return language.text(.gets(responder: responder, method: method))
    case .touchesForwarded(let responder, let method, let next):
      let runsOwnCode = index.responder(responder).implements.contains {
        $0.method == method && $0.callsSuper
      }
      return language.text(
        .passesOn(
          responder: responder, method: method, next: next, how: relation(of: next, to: responder),
          runsOwnCode: runsOwnCode))
    case .touchesKept(let responder, let method, let reason):
      return kept(responder, method, reason)
    case .eventDropped(_, let method, let responder?, let reason):
      return language.text(
        .drops(
          responder: responder, method: method, reason: self.reason(reason, of: responder),
          isLast: isEntered))
    case .eventDropped(_, _, nil, let reason):
      return language.text(.nobody(reason: self.reason(reason, of: "")))
    default: return ""
    }
  }

  /// What the next responder is to the one before it.
  func relation(of next: String, to responder: String) -> StepText.Next {
    guard let view = index.view(responder) else { return .next }
    if view.superview == next { return .superview }
    return index.controller(next) != nil ? .viewController : .next
  }

  private func kept(_ responder: String, _ method: String, _ reason: TraceReason) -> String {
    guard let keeper = StepText.Keeper(reason) else {
      return language.text(.handles(responder: responder, method: method))
    }
    return language.text(.keeps(responder: responder, method: method, why: keeper))
  }

  private func ending(_ kind: TraceEvent.Kind) -> StepText.Ending? {
    switch kind {
    case .touchesKept(_, _, let reason): StepText.Keeper(reason).map { .kept($0) } ?? .handled
    case .eventDropped(_, _, let responder, let reason):
      .dropped(reason: self.reason(reason, of: responder ?? ""))
    default: nil
    }
  }
}

extension StepText.Keeper {
  fileprivate init?(_ reason: TraceReason) {
    switch reason.code {
    case .swallowedByControl: self = .control
    case .controlDisabled: self = .disabledControl
    case .swallowedByScrollView: self = .scrollView
    default: return nil
    }
  }
}
