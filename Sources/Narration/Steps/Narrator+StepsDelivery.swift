// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of a touches method on its way along the responder chain.
extension Narrator {
  func delivery(_ kinds: [TraceEvent.Kind]) -> String {
    var entered: [(responder: String, method: String)] = []
    var ending: TraceEvent.Kind?
    for kind in kinds {
      if case .touchesDelivered(let record) = kind {
        entered.append((record.responder, record.method.rawValue))
      } else {
        ending = kind
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
    if case .touchesForwarded(let record) = kind {
      let runsOwnCode = index.responder(record.responder).implements.contains {
        $0.method == .touches(record.method) && $0.callsSuper
      }
      return language.text(
        .passesOn(
          responder: record.responder, method: record.method.rawValue, next: record.next,
          how: relation(of: record.next, to: record.responder),
          runsOwnCode: runsOwnCode))
    }
    if case .touchesKept(let record) = kind {
      return kept(record.responder, record.method.rawValue, record.reason)
    }
    if case .eventDropped(let record) = kind {
      let why = self.reason(record.reason, of: record.responder ?? "")
      return language.text(
        record.responder.map {
          .drops(responder: $0, method: record.method.rawValue, reason: why, isLast: isEntered)
        }
          ?? .nobody(reason: why))
    }
    guard case .touchesDelivered(let record) = kind else { return "" }
    return language.text(.gets(responder: record.responder, method: record.method.rawValue))
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
    if case .touchesKept(let record) = kind {
      return StepText.Keeper(record.reason).map { .kept($0) } ?? .handled
    }
    guard case .eventDropped(let record) = kind else { return nil }
    return .dropped(reason: self.reason(record.reason, of: record.responder ?? ""))
  }
}

extension StepText.Keeper {
  fileprivate init?(_ reason: TraceReason) {
    switch reason.code {
    case .swallowedByControl, .touchOfAnotherView: self = .control
    case .controlDisabled: self = .disabledControl
    case .swallowedByScrollView: self = .scrollView
    default: return nil
    }
  }
}
