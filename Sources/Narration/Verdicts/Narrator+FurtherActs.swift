// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What a verdict says beside who acts.
extension Narrator {
  /// How the touch came to the hit-test view past others, which control it missed by little if nobody acts, and which
  /// of its methods came late.
  func circumstances(_ answer: TouchAnswer) -> [String] {
    guard let hitView = answer.hitView else { return [] }
    var sentences = answer.lettingThrough(in: index).prefix(2).map { overlay in
      let why = overlay.reason.map { ownReason($0, of: overlay.view) } ?? ""
      return language.text(.letsThrough(view: name(overlay.view), because: why))
    }
    if let returned = answer.returnedView(in: index) { sentences.append(self.returned(returned)) }
    if let claim = answer.claim {
      sentences.append(language.text(.claims(view: name(hitView), because: reason(claim, of: hitView))))
    }
    if let miss = answer.nearMiss(in: index) {
      sentences.append(
        language.text(
          .misses(
            control: name(miss.control), touch: gesture(answer),
            because: reason(miss.reason, of: miss.control))))
    }
    return sentences + (comesLate(answer, hitView).map { [$0] } ?? [])
  }

  /// That a method of the hit-test view came late; nil where the verdict says so of what came of it.
  private func comesLate(_ answer: TouchAnswer, _ hitView: String) -> String? {
    switch answer.verdict.code {
    case .selected, .focused, .handled, .keptByControl, .keptByScrollView: break
    case .recognized, .controlActed, .scrolled, .withheld, .dropped, .undecided, .unclaimed: return nil
    }
    return answer.late.map { late in
      language.text(
        .comesLate(
          method: late.method, view: name(hitView), late: NumberText.decimal(late.lateness, digits: 2),
          because: reason(late.reason, of: hitView)))
    }
  }

  /// Who else acts, which recognizers a control stopped, and what values controls have afterwards.
  func furtherActs(_ answer: TouchAnswer) -> [String] {
    furtherRecognizers(answer) + furtherControls(answer) + furtherEffects(answer) + values(answer)
  }

  private func furtherRecognizers(_ answer: TouchAnswer) -> [String] {
    var sentences: [String] = []
    for recognizer in answer.outcome.recognizers
    where !recognizer.isSystem && recognizer.id != answer.verdict.recognizer {
      if recognizer.recognized {
        sentences.append(language.text(.recognizesToo(who: who(recognizer))))
      } else if let cause = recognizer.changes.last?.cause, cause.code == .controlVetoed {
        let reason = reason(cause, of: recognizer.view ?? "")
        sentences.append(language.text(.failsByVeto(who: who(recognizer), reason: reason)))
      }
    }
    return sentences
  }

  private func furtherControls(_ answer: TouchAnswer) -> [String] {
    let verdict = answer.verdict
    return answer.outcome.controls
      .filter { verdict.code != .controlActed || $0.control != verdict.responder }
      .compactMap { control in
        let sent = sends(of: control.control, answer, withEvents: true)
        guard !sent.isEmpty else { return nil }
        return language.text(
          .sendsToo(sender: name(control.control), sends: sent, sparedBy: sparing(answer)))
      }
  }

  /// What a list selects, a scroll view scrolls and which responder becomes first beside what the verdict tells.
  private func furtherEffects(_ answer: TouchAnswer) -> [String] {
    var sentences: [String] = []
    let verdict = answer.verdict
    if verdict.code != .selected, let call = answer.outcome.selection {
      sentences.append(
        language.text(
          .selectsToo(
            list: name(answer.list(selecting: call) ?? ""), cell: call.subject.map(name),
            isOn: call.name.hasPrefix("didSelect"), sparedBy: sparing(answer))))
    }
    if verdict.code != .scrolled,
      let pan = answer.outcome.recognizers.first(where: { $0.kind == .scroll && $0.recognized })
    {
      sentences.append(language.text(.scrollsToo(scrollView: name(pan.view ?? pan.id))))
    }
    if verdict.code != .focused, let responder = answer.outcome.firstResponders.last {
      sentences.append(language.text(.focusesToo(responder: name(responder))))
    }
    return sentences
  }

  /// The recognizer of the verdict, if it leaves views their touches.
  private func sparing(_ answer: TouchAnswer) -> String? {
    guard let id = answer.verdict.recognizer, index.recognizer(id)?.cancelsTouchesInView == false else {
      return nil
    }
    return id
  }

  private func values(_ answer: TouchAnswer) -> [String] {
    answer.outcome.controls.flatMap { control in
      control.values.map { value in
        language.text(
          .becomes(
            control: name(control.control), property: value.property,
            value: Double(value.value).map(number) ?? value.value))
      }
    }
  }
}
