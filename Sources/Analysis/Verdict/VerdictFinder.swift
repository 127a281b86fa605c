// SPDX-License-Identifier: Apache-2.0

import Trace

/// Determines the verdict on a touch. Effects that a person would notice come first, actions above all; then who got
/// the touch.
struct VerdictFinder {
  let facts: TouchFacts
  let outcome: TouchOutcome
  let index: ScreenIndex

  var verdict: Verdict {
    if let reason = facts.unclaimed { return Verdict(code: .unclaimed, reason: reason) }
    let verdict =
      beside ?? recognized(withAction: true) ?? controlActed ?? selected ?? scrolled ?? focused
      ?? spared ?? recognized(withAction: false) ?? withheld ?? delivered
    let inside = decidedByPage(verdict) ?? decidedByWhole(verdict) ?? decidedByRow(verdict)
    return inside ?? decidedByWrapper(verdict) ?? decidedByComponent(verdict) ?? verdict
  }

  /// The verdict on a touch of a web view that seems to use it itself, since the source does not show the views of the page in it,
  /// which get the touch in its place (OW-82); else nil.
  private func decidedByPage(_ verdict: Verdict) -> Verdict? {
    let hitView = facts.samples.lazy.compactMap(\.view).first ?? facts.passes.last?.hitView
    guard [.handled, .focused].contains(verdict.code), let view = hitView.flatMap(index.view),
      verdict.responder == view.id, UIKitClass.isKind(view.baseClass, of: UIKitClass.webView),
      index.subviews(of: view.id).isEmpty
    else { return nil }
    var verdict = Verdict(code: .undecided, responder: view.id)
    verdict.candidates = [view.id]
    return verdict
  }

  /// The verdict on a touch that hit a native view within Flutter, which hears of it only if Dart does not claim the gesture
  /// (OW-81); nil if there is no such view, if a recognizer around its wrapper takes the touch in any case, or if the source
  /// says how the recognizers of the wrapper ended.
  private func decidedByWrapper(_ verdict: Verdict) -> Verdict? {
    let hitView = facts.samples.lazy.compactMap(\.view).first ?? facts.passes.last?.hitView
    let path = hitView.map { index.ancestry(of: $0) } ?? []
    guard let wrapper = path.firstIndex(where: { $0.className == UIKitClass.flutterWrapper }),
      verdict.code != .recognized || path[...wrapper].contains(where: { $0.id == verdict.responder }),
      !outcome.recognizers.contains(where: { recognizer in
        recognizer.view == path[wrapper].id && recognizer.changes.contains { $0.cause.code == .setByCode }
      })
    else { return nil }
    var verdict = Verdict(code: .undecided, responder: path[wrapper].id)
    verdict.candidates = [path[wrapper].id]
    verdict.unsimulated = verdict.candidates
    return verdict
  }

  /// The verdict on a touch that a control of React Native's keeps without an action that the source shows, such as a
  /// button of its gesture handler: JavaScript hears of the press otherwise (OW-80); else nil.
  private func decidedByComponent(_ verdict: Verdict) -> Verdict? {
    guard verdict.code == .keptByControl, let control = verdict.responder.flatMap(index.view),
      InnerFramework(ofClass: control.className) == .reactNative, control.baseRole == .control,
      control.control?.actions.isEmpty ?? true, control.control?.isEnabled != false
    else { return nil }
    var verdict = Verdict(code: .undecided, responder: control.id)
    verdict.candidates = [control.id]
    return verdict
  }

  /// The verdict on a touch beside all cells of a list whose rows the source does not show, because there may be one;
  /// else nil.
  private func decidedByRow(_ verdict: Verdict) -> Verdict? {
    guard verdict.code == .keptByScrollView, let list = verdict.responder,
      facts.links.first?.responder == list,
      index.view(list)?.unknown.contains(.rows) == true
    else { return nil }
    var verdict = Verdict(code: .undecided, responder: list)
    verdict.candidates = [list]
    return verdict
  }

  /// The verdict on a touch of a view which controls its parts itself, or of a list or scroll view in it, such as a picker's
  /// wheels (OW-92); else nil.
  private func decidedByWhole(_ verdict: Verdict) -> Verdict? {
    guard [.selected, .keptByScrollView, .keptByControl].contains(verdict.code), let part = verdict.responder,
      let whole = index.ancestry(of: part).last(where: \.ownsItsParts)
    else { return nil }
    var verdict = Verdict(code: .undecided, responder: part)
    verdict.candidates = [whole.id]
    verdict.unsimulated = [whole.id]
    return verdict
  }

  /// What the view does with the touch if a recognizer acts but leaves the view its touch.
  private var beside: Verdict? {
    guard let first = recognized(withAction: true)?.recognizer,
      index.recognizer(first)?.cancelsTouchesInView == false
    else { return nil }
    return controlActed ?? selected
  }

  /// What a view does with the touch if all recognizers that recognize leave it the touch and none has an action, such
  /// as a pan on a control that only prevents others.
  private var spared: Verdict? {
    let recognizers = outcome.recognizers.filter { $0.recognized && !$0.isInternalToView }
    let delivered = delivered
    guard [.handled, .keptByControl].contains(delivered.code),
      recognizers.allSatisfy({
        $0.areActionsKnown && index.recognizer($0.id)?.cancelsTouchesInView == false
      })
    else { return nil }
    return delivered
  }

  // MARK: - Effects

  private func recognized(withAction: Bool) -> Verdict? {
    let recognizers = outcome.recognizers.filter { recognizer in
      recognizer.recognized && (!recognizer.isInternalToView || keepsOthersAway(recognizer))
    }
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

  /// Whether the tap of a document keeps a recognizer of the app's from recognizing (OW-95).
  private func keepsOthersAway(_ recognizer: RecognizerAnswer) -> Bool {
    recognizer.kind == .documentTap
      && outcome.recognizers.contains { other in
        (!other.isSystem || other.kind == .barTap) && other.preventer == recognizer.id
      }
  }

  /// What acts together with a recognizer: scrolling, and recognizers that send their actions as early as it does. That
  /// excludes a double tap recognized with a later touch.
  private func companions(of first: RecognizerAnswer) -> [String] {
    func lateness(_ recognizer: RecognizerAnswer) -> Double? {
      let call = outcome.actions.first { $0.kind == .action && $0.sender == recognizer.id }
      return call.map { $0.lateness ?? 0 }
    }
    let time = lateness(first)
    let sheetMoves = outcome.recognizers.contains { $0.kind == .sheetPan && $0.recognized }
    return outcome.recognizers.filter { other in
      guard other.id != first.id, other.recognized, !other.endsAtOnce else { return false }
      // A list whose drag moves its sheet does not scroll (OW-19).
      if other.kind == .scroll { return !(other.movesSheet && sheetMoves) }
      guard !other.isInternalToView, let time, let late = lateness(other) else { return false }
      return abs(late - time) < 0.001
    }.map(\.id)
  }

  private var controlActed: Verdict? {
    // Another control may send something too, such as a text field that loses the keyboard.
    let hitView = facts.samples.lazy.compactMap(\.view).first ?? facts.passes.last?.hitView
    let path = Set(hitView.map { [$0] + index.ancestry(of: $0).map(\.id) } ?? [])
    let call = outcome.actions.first { call in
      call.kind == .action && outcome.controls.contains { $0.control == call.sender }
        && call.sender.map(path.contains) == true
    }
    return call.map { Verdict(code: .controlActed, responder: $0.sender) }
  }

  private var selected: Verdict? {
    let hitView = facts.passes.last?.hitView
    let path = hitView.map { index.ancestry(of: $0).map(\.id) } ?? []
    guard let call = outcome.selection(on: path) else { return nil }
    let list = call.subject.flatMap { index.ancestry(of: $0).dropFirst().first(where: \.isList)?.id }
    let kept = facts.calls.compactMap(\.ending).first { $0.ending?.code == .swallowedByScrollView }
    var verdict = Verdict(code: .selected, responder: list ?? kept?.responder ?? call.target)
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

  /// The view was hit, but no touch method of any responder was called.
  private var withheld: Verdict? {
    guard facts.calls.isEmpty else { return nil }
    let last = outcome.deliveryChanges.last { $0.kind != .released }
    guard let last else { return nil }
    return Verdict(code: .withheld, responder: last.view, reason: last.reason ?? TraceReason(.viewRemoved))
  }

  // MARK: - Who got the touch

  private var delivered: Verdict {
    let endings = facts.calls.compactMap { call -> Verdict.Ending? in
      guard let last = call.ending, let reason = last.ending else { return nil }
      return Verdict.Ending(method: call.method, responder: last.responder, reason: reason)
    }
    let ranked: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    let strongest = ranked.lazy.compactMap { code in endings.first { $0.code == code } }.first
    guard let strongest else {
      let verdict = Verdict(code: .dropped, responder: facts.calls.first?.deliveries.last?.responder)
      return undecided(verdict) ?? verdict
    }
    var verdict = Verdict(code: strongest.code, responder: strongest.responder, reason: strongest.reason)
    if endings.contains(where: { !$0.isAlike(strongest) }) { verdict.endings = endings }
    if runsOwnCode(verdict) { verdict.code = .handled }
    let isKept = verdict.code == .keptByScrollView && isFrameworks(verdict.responder)
    let isOpen = verdict.code == .dropped || isKept || isFlutters(verdict)
    return isOpen ? undecided(verdict) ?? verdict : verdict
  }

  /// Whether the control or scroll view that keeps a touch which did not move has its own code for it, and then calls `super`.
  private func runsOwnCode(_ verdict: Verdict) -> Bool {
    guard [.swallowedByControl, .swallowedByScrollView].contains(verdict.reason?.code),
      let responder = verdict.responder,
      facts.samples.allSatisfy({ $0.location == facts.samples.first?.location })
    else { return false }
    return index.responder(responder).implements.passing(on: facts.calls.map(\.method)) != nil
  }

  /// Whether Flutter's controller hears of a touch on its own view, in which widgets decide (OW-81).
  private func isFlutters(_ verdict: Verdict) -> Bool {
    guard verdict.code == .handled, let responder = verdict.responder,
      index.responder(responder).className == InnerFramework.flutterController
    else { return false }
    return facts.links.contains { index.view($0.responder)?.className == InnerFramework.flutterView }
  }

  /// Whether the touch is on a view of another framework before a scroll view keeps it, or the scroll view belongs to
  /// one: the framework then decided what happens (OW-72, OW-80, OW-82).
  private func isFrameworks(_ keeper: String?) -> Bool {
    let chain = facts.links.map(\.responder)
    let end = chain.firstIndex { $0 == keeper } ?? chain.endIndex - 1
    return chain.prefix(end + 1).contains { id in
      index.view(id).flatMap {
        InnerFramework(ofClass: $0.className) ?? InnerFramework(ofClass: $0.baseClass)
      } != nil
    }
  }

  /// The verdict if the source does not say whether the app's own classes handle the touch; else nil.
  private func undecided(_ verdict: Verdict) -> Verdict? {
    let responders = facts.links.map { index.responder($0.responder) }
    let candidates = responders.filter { $0.unknown.contains(.overrides) || $0.isUnsimulated }
    let recognizers = outcome.recognizers.filter(\.isUnsimulated).map(\.id)
    guard !candidates.isEmpty || !recognizers.isEmpty || index.screen.unknown.contains(.viewController)
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
  /// The callback for a selected row or item, of lists one in the other for the innermost on the path, which begins with the
  /// hit-test view; if there is none, for a deselected one, or for a performed primary action.
  package func selection(on path: [String]) -> ActionCall? {
    let calls = actions.filter { $0.callback?.selects != nil }
    let selecting = calls.filter { $0.callback?.selects == true }
    let inner = path.lazy.compactMap { view in selecting.first { $0.subject == view } }.first
    return inner ?? selecting.first ?? calls.first ?? actions.first { $0.callback == .performPrimaryAction }
  }
}
