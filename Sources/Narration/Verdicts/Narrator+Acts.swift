// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Verdicts on what came of a touch.
extension Narrator {
  /// The sentence for a verdict on what a person would notice; nil for one on who got the touch.
  func act(_ answer: TouchAnswer, _ hitView: String, _ touch: String) -> String? {
    let verdict = answer.verdict
    let responder = verdict.responder ?? hitView
    let view = name(hitView)
    switch verdict.code {
    case .recognized: return recognized(answer)
    case .controlActed:
      let late = lateness(of: responder, answer)
      return language.text(
        .controlActs(
          view: view, control: name(responder), touch: touch,
          sends: sends(of: responder, answer, withEvents: true), late: late,
          because: late == nil
            ? firstAction(of: responder, answer).flatMap(found)
            : answer.late.map { reason($0.reason, of: hitView) }))
    case .selected: return selected(answer, view, touch)
    case .scrolled:
      let scrolls: OutcomeText =
        verdict.reason?.code == .stoppedContent
        ? .stopsContent(scrollView: name(responder), touch: touch)
        : .scrolls(
          scrollView: name(responder), touch: touch,
          because: verdict.reason.map { reason($0, of: responder) })
      let sentence = language.text(scrolls)
      let loss = loss(of: answer, takenBy: responder)
      guard let loss, loss != .neverGets(view: name(responder)) else { return sentence }
      return joined([sentence, language.text(.rest(loss, by: nil))])
    case .focused: return language.text(.focuses(view: view, responder: name(responder), touch: touch))
    case .withheld:
      let reason = verdict.reason.map { self.reason($0, of: hitView) } ?? ""
      return language.text(.withheld(view: view, touch: touch, reason: reason))
    case .keptByControl: return control(answer, responder, hitView, touch)
    case .handled, .keptByScrollView, .dropped, .undecided, .unclaimed: return nil
    }
  }

  private func recognized(_ answer: TouchAnswer) -> String? {
    guard let recognizer = answer.outcome.recognizers.first(where: { $0.id == answer.verdict.recognizer })
    else {
      return nil
    }
    let who = who(recognizer)
    let sent = sends(of: recognizer.id, answer, withEvents: false)
    let sentence: OutcomeText
    if sent.isEmpty {
      sentence = .recognizesInVain(
        who: who,
        why: dropped(by: recognizer.id, answer) ?? (recognizer.areActionsKnown ? .noActions : .unknown))
    } else {
      let late = lateness(of: recognizer.id, answer)
      sentence = .recognizes(
        who: who, sends: sent, late: late, because: cause(of: recognizer, isLate: late != nil))
    }
    let loss = loss(of: answer, takenBy: recognizer.id)
    return joined(
      [language.text(sentence)] + (loss.map { [language.text(.rest($0, by: recognizer.id))] } ?? []))
  }

  /// Why a recognizer recognized, or why so late.
  private func cause(of recognizer: RecognizerAnswer, isLate: Bool) -> String? {
    if isLate, !recognizer.waitedFor.isEmpty {
      return language.text(.waitedFor(names: names(recognizer.waitedFor)))
    }
    return recognizer.recognition.map { reason($0, of: recognizer.view ?? "") }
  }

  /// How long after the lift a sender's first action came, in seconds; nil for at the lift or before.
  private func lateness(of sender: String, _ answer: TouchAnswer) -> String? {
    firstAction(of: sender, answer)?.lateness.map { NumberText.decimal($0, digits: 2) }
  }

  private func firstAction(of sender: String, _ answer: TouchAnswer) -> ActionCall? {
    answer.outcome.actions.first { $0.kind == .action && $0.sender == sender }
  }

  private func selected(_ answer: TouchAnswer, _ view: String, _ touch: String) -> String? {
    guard let call = answer.outcome.selection else { return nil }
    let list = answer.verdict.responder ?? ""
    let selects = language.text(
      .selects(
        view: view, list: name(list), cell: call.subject.map(name), touch: touch,
        isOn: call.name.hasPrefix("didSelect"), method: call.name,
        receiver: call.target == list ? nil : call.target.map(name)))
    // What the cell itself is connected with, such as a segue (SV-14).
    let sent = answer.outcome.actions.filter { $0.kind == .action && $0.sender == call.subject }
    return joined([selects] + sent.map { line($0) })
  }

  /// A control that keeps the touch without sending an action to anybody; nil if the trace does not tell what it did.
  private func control(
    _ answer: TouchAnswer, _ control: String, _ hitView: String, _ touch: String
  ) -> String? {
    let (view, shown) = (name(hitView), name(control))
    let record = index.view(control)?.control
    if answer.verdict.reason?.code == .controlDisabled || record?.isEnabled == false {
      return language.text(.controlDisabled(view: view, control: shown, touch: touch))
    }
    if answer.verdict.reason?.code == .touchOfAnotherView {
      return language.text(.controlSilent(view: view, control: shown, touch: touch, why: .touchOfAnotherView))
    }
    guard let sent = answer.outcome.controls.first(where: { $0.control == control }) else { return nil }
    let why: OutcomeText.NoActionReason
    if sent.refusedTracking, sent.events.isEmpty, sent.areActionsKnown {
      why = .refusedTracking
    } else if let dropped = dropped(by: control, answer) {
      why = dropped
    } else if record?.actions.isEmpty ?? true {
      why = sent.areActionsKnown ? .noActions : .unknown
    } else {
      why = .noActionsFor(events: language.list(sent.events))
    }
    return language.text(.controlSilent(view: view, control: shown, touch: touch, why: why))
  }

  private func dropped(by sender: String, _ answer: TouchAnswer) -> OutcomeText.NoActionReason? {
    guard let call = answer.outcome.actions.first(where: { $0.kind == .dropped && $0.sender == sender })
    else {
      return nil
    }
    return .dropped(action: call.name, reason: reasonForDropping(call))
  }

  /// The actions that a sender sent, each with its target, in a row; empty if there are none.
  func sends(of sender: String, _ answer: TouchAnswer, withEvents: Bool) -> String {
    let calls = answer.outcome.actions.filter { $0.kind == .action && $0.sender == sender }
    return language.list(
      calls.map { call in
        language.text(
          .sending(action: call.name, target: name(call.target ?? ""), detail: withEvents ? call.event : nil))
      })
  }

  /// What becomes of the view's touch when a recognizer or a scroll view took it; nil for nothing.
  private func loss(of answer: TouchAnswer, takenBy taker: String) -> OutcomeText.Loss? {
    for change in answer.outcome.deliveryChanges where change.reason?.subject == taker {
      switch change.kind {
      case .taken: return .cancelled(view: name(change.view))
      case .discarded: return .neverGets(view: name(change.view))
      case .withheld, .held, .released, .detached: continue
      }
    }
    return nil
  }

  func who(_ recognizer: RecognizerAnswer) -> String {
    language.text(
      .recognizer(kind: recognizer.kind, name: recognizer.id, view: recognizer.view.map(name)))
  }
}
