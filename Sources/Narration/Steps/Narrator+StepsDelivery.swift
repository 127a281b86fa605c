// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Steps of a touches method on its way along the responder chain.
extension Narrator {
  func delivery(_ kinds: [TraceEvent.Kind]) -> StepText? {
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
    return .climbs(
      method: RichText(code: start.method), from: RichText(object: start.responder),
      to: RichText(object: end.responder), ending: ending.flatMap(self.ending))
  }

  private func delivery(_ kind: TraceEvent.Kind, isEntered: Bool) -> StepText? {
    if case .touchesForwarded(let record) = kind {
      let runsOwnCode = index.responder(record.responder).implements.contains {
        $0.method == .touches(record.method) && $0.callsSuper
      }
      return passesOn(record.responder, RichText(code: record.method), to: record.next, runsOwnCode: runsOwnCode)
    }
    if case .touchesKept(let record) = kind {
      return kept(record.responder, record.method.rawValue, record.reason)
    }
    if case .eventDropped(let record) = kind {
      let why = self.reason(record.reason, of: record.responder ?? "")
      guard let responder = record.responder else { return .nobody(reason: why) }
      return .drops(
        responder: RichText(object: responder), method: RichText(code: record.method), reason: why,
        isLast: isEntered)
    }
    guard case .touchesDelivered(let record) = kind else { return nil }
    return .gets(responder: RichText(object: record.responder), method: RichText(code: record.method))
  }

  func passesOn(_ responder: String, _ method: RichText, to next: String, runsOwnCode: Bool) -> StepText {
    .passesOn(
      responder: RichText(object: responder), method: method, next: RichText(object: next),
      how: relation(of: next, to: responder), runsOwnCode: runsOwnCode)
  }

  /// What the next responder is to the one before it.
  private func relation(of next: String, to responder: String) -> StepText.Next {
    guard let view = index.view(responder) else { return .next }
    if view.superview == next { return .superview }
    return index.controller(next) != nil ? .viewController : .next
  }

  private func kept(_ responder: String, _ method: String, _ reason: TraceReason) -> StepText {
    let (responder, method) = (RichText(object: responder), RichText(code: method))
    guard let keeper = StepText.Keeper(reason) else { return .handles(responder: responder, method: method) }
    return .keeps(responder: responder, method: method, why: keeper)
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
