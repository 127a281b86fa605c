// SPDX-License-Identifier: Apache-2.0

import Trace

/// Who acts, and what happens.
extension JudgementFinder {
  var act: Act {
    if isParted { return .parted(parts: parts) }
    switch verdict.code {
    case .recognized: return recognized
    case .controlActed, .keptByControl:
      return .control(
        control: responder, on: otherHitView, does: effect(of: responder), late: lateness(of: responder),
        although: sparingRecognizer?.id)
    case .selected:
      let call = answer.outcome.selection
      let cell = verdict.subject ?? call?.subject
      return .selected(
        cell: cell, list: responder, isOn: call?.name.hasPrefix("didSelect") ?? true,
        segue: cell.flatMap { told(sent(by: [$0])).segue }, although: sparingRecognizer?.id)
    case .scrolled:
      if verdict.reason?.code == .stoppedContent { return .stopsContent(view: responder) }
      let others = verdict.companions.compactMap { index.recognizer($0)?.view }
      return .scrolls(views: [responder] + others, from: loser)
    case .focused: return .focuses(responder: responder, on: otherHitView)
    case .withheld: return .neverGets(view: hitView)
    case .handled:
      if takenAway != nil { return .loses(view: responder) }
      return .handles(
        responder: responder, on: otherHitView, late: otherHitView == nil ? answer.late?.lateness : nil)
    case .keptByScrollView: return .keeps(responder: responder, on: otherHitView)
    case .undecided: return passage == nil ? .nothingKnown(view: hitView) : .getsUndecided(view: hitView)
    case .dropped, .unclaimed:
      return missed == nil ? .getsUnhandled(view: hitView) : .nobodyHandles(view: hitView)
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
      ? .recognizes(recognizers: all, sends: told(calls), late: gestureLateness)
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
      let sent = told(calls)
      return .sends(actions: sent.actions, segue: sent.segue)
    }
    let told = answer.outcome.controls.first { $0.control == control }
    if let value = told?.values.first { return .becomes(property: value.property, value: value.value) }
    let record = index.view(control)?.control
    if record?.isEnabled == false || verdict.reason?.code == .touchOfAnotherView { return .nothing }
    if dropped(by: control) != nil { return .nothing }
    return told?.areActionsKnown == false && record?.actions.isEmpty ?? true ? .unknown : .nothing
  }

  /// The actions of some calls, each once, and the first segue.
  private func told(_ calls: [ActionCall]) -> Act.Sent {
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
