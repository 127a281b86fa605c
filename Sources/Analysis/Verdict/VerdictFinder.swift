// SPDX-License-Identifier: Apache-2.0

import Trace

/// Finds the verdict on a touch. What a person would notice comes first, above all actions; then who got the touch.
struct VerdictFinder {
  let facts: TouchFacts
  let outcome: TouchOutcome
  let index: ScreenIndex

  var verdict: Verdict {
    if let reason = facts.unclaimed { return Verdict(code: .unclaimed, reason: reason) }
    return beside ?? recognized(withAction: true) ?? controlActed ?? selected ?? scrolled ?? focused
      ?? recognized(withAction: false) ?? withheld ?? delivered
  }

  /// What the view does with the touch, where a recognizer acts and leaves the view its touch.
  private var beside: Verdict? {
    guard let first = recognized(withAction: true)?.recognizer,
      index.recognizer(first)?.cancelsTouchesInView == false
    else { return nil }
    return controlActed ?? selected
  }

  // MARK: - What came of it

  private func recognized(withAction: Bool) -> Verdict? {
    let recognizers = outcome.recognizers.filter { $0.recognized && !$0.isSystem }
    let senders = outcome.actions.lazy.filter { $0.kind == .action }.compactMap(\.sender)
    let first =
      withAction
      ? senders.compactMap { sender in recognizers.first { $0.id == sender } }.first : recognizers.first
    guard let first else { return nil }
    var verdict = Verdict(code: .recognized, responder: first.view, reason: first.recognition)
    verdict.recognizer = first.id
    if withAction { verdict.companions = companions(of: first) }
    return verdict
  }

  /// Who acts together with a recognizer: scrolling, and the recognizers that send their actions as early as it does. A
  /// double tap that is recognized with a later touch is none.
  private func companions(of first: RecognizerAnswer) -> [String] {
    func lateness(_ recognizer: RecognizerAnswer) -> Double? {
      let call = outcome.actions.first { $0.kind == .action && $0.sender == recognizer.id }
      return call.map { $0.lateness ?? 0 }
    }
    let time = lateness(first)
    return outcome.recognizers.filter { other in
      guard other.id != first.id, other.recognized else { return false }
      if other.kind == .scroll { return true }
      guard !other.isSystem, let time, let late = lateness(other) else { return false }
      return abs(late - time) < 0.001
    }.map(\.id)
  }

  private var controlActed: Verdict? {
    let call = outcome.actions.first { call in
      call.kind == .action && outcome.controls.contains { $0.control == call.sender }
    }
    return call.map { Verdict(code: .controlActed, responder: $0.sender) }
  }

  private var selected: Verdict? {
    guard let call = outcome.selection else { return nil }
    let kept = facts.calls.compactMap(\.ending).first { $0.ending?.code == .swallowedByScrollView }
    var verdict = Verdict(code: .selected, responder: kept?.responder ?? call.target)
    verdict.subject = call.subject
    return verdict
  }

  private var scrolled: Verdict? {
    guard let pan = outcome.recognizers.first(where: { $0.kind == .scroll && $0.recognized }) else {
      return nil
    }
    var verdict = Verdict(code: .scrolled, responder: pan.view, reason: pan.recognition)
    verdict.recognizer = pan.id
    verdict.companions = companions(of: pan)
    return verdict
  }

  private var focused: Verdict? {
    outcome.firstResponders.last.map { Verdict(code: .focused, responder: $0) }
  }

  /// The view was hit, and no touches method of anybody was called.
  private var withheld: Verdict? {
    guard facts.calls.isEmpty else { return nil }
    let last = outcome.deliveryChanges.last { $0.kind != .released }
    guard let last else { return nil }
    return Verdict(code: .withheld, responder: last.view, reason: last.reason ?? TraceReason(.viewRemoved))
  }

  // MARK: - Who got it

  private var delivered: Verdict {
    let endings = facts.calls.compactMap { call -> Verdict.Ending? in
      guard let last = call.ending, let reason = last.ending else { return nil }
      return Verdict.Ending(method: call.method.rawValue, responder: last.responder, reason: reason)
    }
    let ranked: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    let strongest = ranked.lazy.compactMap { code in endings.first { $0.code == code } }.first
    guard let strongest else {
      let verdict = Verdict(code: .dropped, responder: facts.calls.first?.deliveries.last?.responder)
      return undecided(verdict) ?? verdict
    }
    var verdict = Verdict(code: strongest.code, responder: strongest.responder, reason: strongest.reason)
    if endings.contains(where: { !$0.isAlike(strongest) }) { verdict.endings = endings }
    return verdict.code == .dropped ? undecided(verdict) ?? verdict : verdict
  }

  /// The verdict for a source that does not say whether the app's own classes handle the touch; else nil.
  private func undecided(_ verdict: Verdict) -> Verdict? {
    let responders = facts.links.map { index.responder($0.responder) }
    let candidates = responders.filter { $0.unknown.contains("overrides") || $0.isUnsimulated }
    let recognizers = outcome.recognizers.filter(\.isUnsimulated).map(\.id)
    guard !candidates.isEmpty || !recognizers.isEmpty || index.screen.unknown.contains("viewController")
    else {
      return nil
    }
    var verdict = verdict
    verdict.code = .undecided
    verdict.candidates = recognizers + candidates.map(\.id)
    verdict.unsimulated = recognizers + candidates.filter(\.isUnsimulated).map(\.id)
    return verdict
  }
}

extension TouchOutcome {
  /// The call that tells of a row or an item that was selected, or if there is none, deselected.
  package var selection: ActionCall? {
    let calls = actions.filter(\.isSelection)
    return calls.first { $0.name.hasPrefix("didSelect") } ?? calls.first
  }
}

extension ActionCall {
  /// Whether a row or an item was selected or deselected (SV-10).
  package var isSelection: Bool {
    kind == .callback && Self.selections.contains(name)
  }

  /// The callbacks that tell of it.
  static let selections: Set<String> = [
    "didSelectRow", "didDeselectRow", "didSelectItem", "didDeselectItem",
  ]
}
