// SPDX-License-Identifier: Apache-2.0

import Trace

extension TouchAnswer {
  /// Finds out who acts and because of what, once all else is known of the touch.
  ///
  /// - Parameter index: The screen as the touch found it.
  mutating func findVerdict(in index: ScreenIndex) {
    guard let hitView, verdict.code != .unclaimed else {
      verdict.act = .nobodyGets
      verdict.because = verdict.reason.map { .reason($0, of: "") }
      return
    }
    let finder = ActFinder(answer: self, index: index, hitView: hitView)
    verdict.act = finder.act
    verdict.because = finder.because
    verdict.whyHit = finder.whyHit
    verdict.unless = viewsWithUnknownRecognizers(in: index)
  }
}

/// Finds out who acts on a touch that hit a view, and because of what.
struct ActFinder {
  let answer: TouchAnswer
  let index: ScreenIndex
  let hitView: String

  var verdict: Verdict { answer.verdict }

  /// The responder that the verdict is about; the hit-test view where it names none.
  var responder: String { verdict.responder ?? hitView }

  /// The recognizer of the verdict.
  var recognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first { $0.id == verdict.recognizer }
  }

  /// Whether the touch's methods end with different responders.
  var isParted: Bool { !verdict.endings.isEmpty && verdict.code != .undecided }

  /// A recognizer that recognizes too, and leaves the view its touch.
  var sparingRecognizer: RecognizerAnswer? {
    answer.outcome.recognizers.first {
      $0.recognized && !$0.isSystem && index.recognizer($0.id)?.cancelsTouchesInView == false
    }
  }

  /// Why the system takes the touch from the view that handles it; nil if it does not.
  var takenAway: TraceReason? {
    guard answer.isCancelled else { return nil }
    return answer.outcome.deliveryChanges.last { $0.kind == .taken && $0.view == hitView }?.reason
  }

  /// The action of a sender that reached nobody.
  func dropped(by sender: String) -> ActionCall? {
    answer.outcome.actions.first { $0.kind == .dropped && $0.sender == sender }
  }

  /// The actions that some senders sent.
  func sent(by senders: [String]) -> [ActionCall] {
    answer.outcome.actions.filter { call in
      call.kind == .action && senders.contains { $0 == call.sender }
    }
  }

  /// How long after the lift a sender's first action came, in seconds; nil for at the lift.
  func lateness(of sender: String) -> Double? { sent(by: [sender]).first?.lateness }

  /// How late a recognizer acts since it waited for others. One that needs another touch is not late.
  var gestureLateness: Double? {
    guard let recognizer, !recognizer.waitedFor.isEmpty else { return nil }
    return lateness(of: recognizer.id)
  }

  /// The touch-down of the hit-test view, if it came only after the lift.
  var lateTouchDown: LateMethod? { answer.late.flatMap { $0.method == .began ? $0 : nil } }
}

// MARK: - Who acts, and what happens

extension ActFinder {
  var act: Act {
    if isParted { return .parted(parts: parts) }
    switch verdict.code {
    case .recognized: return recognized
    case .controlActed, .keptByControl:
      let late = sent(by: [responder]).isEmpty ? lateTouchDown?.lateness : lateness(of: responder)
      return .control(
        control: responder, on: otherHitView, does: effect(of: responder), late: late,
        although: sparingRecognizer?.id)
    case .selected:
      let call = answer.outcome.selection
      let cell = verdict.subject ?? call?.subject
      return .selected(
        cell: cell, list: responder, isOn: call?.name.hasPrefix("didSelect") ?? true,
        segue: cell.flatMap { effects(of: sent(by: [$0])).segue }, late: answer.late?.lateness,
        although: sparingRecognizer?.id)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .stopsContent(view: responder) }
      let others = verdict.companions.compactMap { index.recognizer($0)?.view }
      return .scrolls(views: [responder] + others, from: loser)
    case .focused:
      return .focuses(responder: responder, on: otherHitView, late: lateTouchDown?.lateness)
    case .withheld: return .neverGets(view: hitView)
    case .handled:
      if takenAway != nil { return .loses(view: responder) }
      return .handles(responder: responder, on: otherHitView, late: answer.late?.lateness)
    case .keptByScrollView:
      return .keeps(responder: responder, on: otherHitView, late: lateTouchDown?.lateness)
    case .undecided: return passage == nil ? .nothingKnown(view: hitView) : .getsUndecided(view: hitView)
    case .dropped, .unclaimed:
      return missed == nil
        ? .getsUnhandled(view: hitView, late: lateTouchDown?.lateness) : .nobodyHandles(view: hitView)
    }
  }

  /// The hit-test view, where the responder is another one.
  private var otherHitView: String? { responder == hitView ? nil : hitView }

  private var recognized: Act {
    let id = verdict.recognizer ?? responder
    let all = [id] + verdict.companions
    let calls = sent(by: all)
    guard !calls.isEmpty else {
      return recognizer?.areActionsKnown == false && dropped(by: id) == nil
        ? .unknownAction(recognizer: id, from: loser) : .recognizesInVain(recognizer: id, from: loser)
    }
    return answer.losers.isEmpty
      ? .recognizes(recognizers: all, sends: effects(of: calls), late: gestureLateness)
      : .takes(recognizers: all, from: loser, late: gestureLateness)
  }

  /// The view that loses the touch to the one who acts, if it is not the view on which that stands.
  private var loser: String? {
    let taker = verdict.recognizer.flatMap { index.recognizer($0)?.view } ?? responder
    return answer.losers.first { $0 != taker }
  }

  /// What a control does with the touch.
  func effect(of control: String) -> Act.Effect {
    let calls = sent(by: [control])
    guard calls.isEmpty else {
      let sent = effects(of: calls)
      return .sends(actions: sent.actions, segue: sent.segue)
    }
    let outcome = answer.outcome.controls.first { $0.control == control }
    if let value = outcome?.values.first { return .becomes(property: value.property, value: value.value) }
    let record = index.view(control)?.control
    if record?.isEnabled == false || verdict.reason?.code == .touchOfAnotherView { return .nothing }
    if dropped(by: control) != nil { return .nothing }
    return outcome?.areActionsKnown == false && record?.actions.isEmpty ?? true ? .unknown : .nothing
  }

  /// The actions of some calls, each once, and the first segue.
  private func effects(of calls: [ActionCall]) -> Act.Sent {
    var sent = Act.Sent(actions: [])
    for call in calls {
      if let target = call.target, SegueName.isOne(target) {
        sent.segue = sent.segue ?? target
      } else if !sent.actions.contains(call.name) {
        sent.actions.append(call.name)
      }
    }
    return sent
  }

  /// What became of each method, those that went the same way together: first what is handled, then what is kept, then
  /// what ends without a taker.
  private var parts: [Act.Part] {
    var groups: [[Verdict.Ending]] = []
    for ending in verdict.endings {
      if let position = groups.firstIndex(where: { $0[0].isAlike(ending) }) {
        groups[position].append(ending)
      } else {
        groups.append([ending])
      }
    }
    let order: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    return order.flatMap { code in groups.filter { $0[0].code == code } }.map { endings in
      let outcome: Act.Part.Outcome =
        switch endings[0].code {
        case .handled: .handles
        case .keptByControl, .keptByScrollView: .keeps
        default: .drops
        }
      return Act.Part(outcome: outcome, responder: endings[0].responder, methods: endings.map(\.method))
    }
  }
}
