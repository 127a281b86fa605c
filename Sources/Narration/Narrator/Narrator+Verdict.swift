// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One sentence on who acts, or else on who gets the touch and what becomes of it; and more if others act too, or do
  /// not because a control goes first, or if the touch is cancelled.
  package func verdict(_ answer: TouchAnswer) -> String {
    let touch = gesture(answer)
    guard let hitView = answer.hitView, answer.verdict.code != .unclaimed else {
      guard let reason = answer.verdict.reason, reason.code != .noWindow else {
        return say(.unclaimed, [.touch: touch])
      }
      return language.text(.unclaimed(touch: touch, reason: self.reason(reason, of: "")))
    }
    let isMixed = !answer.verdict.endings.isEmpty
    var sentences = [
      isMixed
        ? verdict(answer, hitView, touch) : act(answer, hitView, touch) ?? verdict(answer, hitView, touch)
    ]
    sentences += furtherActs(answer)
    if answer.isCancelled, answer.verdict.code != .withheld {
      sentences.append(say(.cancelled, [.touch: touch]))
    }
    return joined(sentences)
  }

  private func verdict(_ answer: TouchAnswer, _ hitView: String, _ touch: String) -> String {
    if !answer.verdict.endings.isEmpty, answer.verdict.code != .undecided {
      let text = parts(answer.verdict.endings, hitView)
      return say(.endsDifferently, [.view: name(hitView), .touch: touch, .text: text])
    }
    let responder = answer.verdict.responder ?? hitView
    let isHitView = responder == hitView
    let phrase: Phrase
    switch answer.verdict.code {
    case .handled: phrase = isHitView ? .handledByHitView : .handledAbove
    case .keptByControl: phrase = isHitView ? .keptByControl : .keptByControlAbove
    case .keptByScrollView: phrase = isHitView ? .keptByScrollView : .keptByScrollViewAbove
    case .undecided:
      guard answer.verdict.unsimulated.isEmpty else {
        return unsimulated(answer.verdict, hitView, touch)
      }
      let candidates = answer.verdict.candidates
      return say(
        candidates.isEmpty ? .undecidedControllers : .undecidedClasses,
        [.view: name(hitView), .touch: touch, .names: names(candidates, limit: 3)])
    case .dropped, .unclaimed, .recognized, .controlActed, .selected, .scrolled, .focused, .withheld:
      if answer.verdict.reason?.code == .chainCycle {
        phrase = .droppedInCycle
      } else if answer.verdict.responder == nil {
        phrase = .dropped
      } else {
        phrase = isHitView ? .droppedAtHitView : .droppedAbove
      }
    }
    return say(phrase, [.view: name(hitView), .responder: name(responder), .touch: touch])
  }

  private func unsimulated(_ verdict: Verdict, _ hitView: String, _ touch: String) -> String {
    let phrase: Phrase =
      verdict.unsimulated == [hitView] ? .undecidedUnsimulatedHitView : .undecidedUnsimulated
    return say(
      phrase, [.view: name(hitView), .touch: touch, .names: names(verdict.unsimulated, limit: 3)])
  }

  /// What became of each method of a touch, those that went the same way together: first what is handled, then what
  /// is kept, then what ends without a taker.
  private func parts(_ endings: [Verdict.Ending], _ hitView: String) -> String {
    var groups: [[Verdict.Ending]] = []
    for ending in endings {
      if let position = groups.firstIndex(where: { $0[0].isAlike(ending) }) {
        groups[position].append(ending)
      } else {
        groups.append([ending])
      }
    }
    let order: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    return order.flatMap { code in groups.filter { $0[0].code == code } }
      .map { part($0, hitView) }.joined(separator: say(.partSeparator))
  }

  private func part(_ endings: [Verdict.Ending], _ hitView: String) -> String {
    let responder = endings[0].responder
    let phrase: Phrase =
      switch endings[0].code {
      case .handled: responder == hitView ? .partByHitView : .partHandled
      case .keptByControl, .keptByScrollView: .partKept
      default: endings.count == 1 ? .partEndsOne : .partEndsMany
      }
    return say(phrase, [.responder: name(responder), .names: methods(endings.map(\.method))])
  }

  /// Names of methods in a row.
  func methods(_ methods: [String]) -> String { methods.joined(separator: say(.listSeparator)) }

  /// A heading for a touch: its number, what it was, and where it began.
  package func heading(_ answer: TouchAnswer, number: Int) -> String {
    say(
      isDrag(answer) ? .dragHeading : .touchHeading,
      [.number: String(number), .touch: gesture(answer), .point: point(answer.location)])
  }

  /// "tap", "press", "drag" or "touch": down and up in one place, after a while, with a move, or none of them.
  package func gesture(_ answer: TouchAnswer) -> String {
    if isDrag(answer) { return say(.drag) }
    guard answer.samples.last?.phase == "ended" else { return say(.touch) }
    // As long as UIKit waits for a long press unless it is told otherwise (GR-32).
    return say(answer.duration < 0.5 ? .tap : .press)
  }

  /// Whether the finger left the place where it went down, by more than fingers tremble.
  private func isDrag(_ answer: TouchAnswer) -> Bool {
    let start = answer.location
    let slop = 10.0
    return answer.samples.contains {
      let x = $0.location.x - start.x
      let y = $0.location.y - start.y
      return x * x + y * y > slop * slop
    }
  }

  /// Tells how often the windows were traversed and whether it made a difference; nil if no window was asked.
  package func passes(_ answer: TouchAnswer) -> String? {
    guard answer.passes.count != 1 else { return say(.onePass) }
    guard !answer.passes.isEmpty else { return nil }
    return say(answer.passesDiffer ? .passesDiffer : .passesAlike, [.count: String(answer.passes.count)])
  }

  /// A name for one of several traversals.
  package func pass(_ pass: HitTestPass) -> String { say(.pass, [.number: String(pass.number)]) }
}
