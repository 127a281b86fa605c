// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// One sentence on who acts, else on who gets the touch and what becomes of it.
  ///
  /// More sentences follow if the view loses the touch, if others act too, if a control stopped a recognizer, if the
  /// touch came past a view in front or late, or if it is cancelled.
  package func verdict(_ answer: TouchAnswer) -> String {
    let touch = gesture(answer)
    guard let hitView = answer.hitView, answer.verdict.code != .unclaimed else {
      let reason = answer.verdict.reason.flatMap { $0.code == .noWindow ? nil : self.reason($0, of: "") }
      return language.text(.unclaimed(touch: touch, reason: reason))
    }
    let isMixed = !answer.verdict.endings.isEmpty
    var sentences = [
      isMixed
        ? verdict(answer, hitView, touch) : act(answer, hitView, touch) ?? verdict(answer, hitView, touch)
    ]
    let hedging = answer.viewsWithUnknownRecognizers(in: index)
    if !hedging.isEmpty {
      sentences.append(language.text(.unlessRecognized(touch: touch, views: names(hedging, limit: 3))))
    }
    sentences += furtherActs(answer) + circumstances(answer)
    if let faint = answer.faintView(in: index) {
      sentences.append(
        language.text(
          .nearlyInvisible(view: name(faint.id), alpha: NumberText.decimal(faint.alpha, digits: 3))))
    }
    if answer.isCancelled, answer.verdict.code != .withheld {
      sentences.append(language.text(.cancelled(touch: touch)))
    }
    return joined(sentences)
  }

  /// The verdict on a touch, told of the screen as the touch found it.
  package func verdict(_ answer: TouchAnswer, in analysis: TraceAnalysis) -> String {
    Narrator(language, analysis.index(of: answer)).verdict(answer)
  }

  private func verdict(_ answer: TouchAnswer, _ hitView: String, _ touch: String) -> String {
    let verdict = answer.verdict
    let view = name(hitView)
    if !verdict.endings.isEmpty, verdict.code != .undecided {
      return language.text(.endsDifferently(view: view, touch: touch, parts(verdict.endings, hitView)))
    }
    let responder = verdict.responder == hitView ? nil : verdict.responder.map(name)
    switch verdict.code {
    case .handled: return language.text(.handled(view: view, touch: touch, responder: responder))
    case .keptByControl: return language.text(.keptByControl(view: view, touch: touch, responder: responder))
    case .keptByScrollView:
      return language.text(.keptByScrollView(view: view, touch: touch, responder: responder))
    case .undecided:
      return language.text(.undecided(view: view, touch: touch, undecidedReason(verdict, hitView)))
    case .dropped, .unclaimed, .recognized, .controlActed, .selected, .scrolled, .focused, .withheld:
      return language.text(.dropped(view: view, touch: touch, at: end(verdict, hitView)))
    }
  }

  private func end(_ verdict: Verdict, _ hitView: String) -> VerdictText.End {
    if verdict.reason?.code == .chainCycle { return .cycle(name(verdict.responder ?? hitView)) }
    guard let responder = verdict.responder else { return .unknown }
    return responder == hitView ? .hitView : .above(name(responder))
  }

  private func undecidedReason(_ verdict: Verdict, _ hitView: String) -> VerdictText.UndecidedReason {
    if verdict.unsimulated == [hitView] { return .unsimulatedHitView }
    guard verdict.unsimulated.isEmpty else {
      return .unsimulated(names: names(verdict.unsimulated, limit: 3))
    }
    return verdict.candidates.isEmpty ? .controllers : .classes(names: names(verdict.candidates, limit: 3))
  }

  /// What became of each method of a touch, those that went the same way together: first what is handled, then what
  /// is kept, then what ends without a taker.
  private func parts(_ endings: [Verdict.Ending], _ hitView: String) -> [VerdictText.Part] {
    var groups: [[Verdict.Ending]] = []
    for ending in endings {
      if let position = groups.firstIndex(where: { $0[0].isAlike(ending) }) {
        groups[position].append(ending)
      } else {
        groups.append([ending])
      }
    }
    let order: [Verdict.Code] = [.handled, .keptByControl, .keptByScrollView, .dropped]
    return order.flatMap { code in groups.filter { $0[0].code == code } }.map { part($0, hitView) }
  }

  private func part(_ endings: [Verdict.Ending], _ hitView: String) -> VerdictText.Part {
    let responder = endings[0].responder
    let methods = language.list(endings.map(\.method))
    return switch endings[0].code {
    case .handled where responder == hitView: .handledByHitView(methods: methods)
    case .handled: .handled(by: name(responder), methods: methods)
    case .keptByControl, .keptByScrollView: .kept(by: name(responder), methods: methods)
    default: .ends(at: name(responder), methods: methods, count: endings.count)
    }
  }

  /// A heading for a touch: its number, what it was, and where it began.
  package func heading(_ answer: TouchAnswer, number: Int) -> String {
    language.text(.heading(number: number, gestureKind(answer), point: point(answer.location)))
  }

  /// "tap", "press", "drag" or "touch".
  package func gesture(_ answer: TouchAnswer) -> String { language.text(.gesture(gestureKind(answer))) }

  func gestureKind(_ answer: TouchAnswer) -> VerdictText.Gesture {
    if isDrag(answer) { return .drag }
    guard answer.samples.last?.phase == "ended" else { return .touch }
    // As long as UIKit waits for a long press unless it is told otherwise (GR-32).
    return answer.duration < 0.5 ? .tap : .press
  }

  /// Whether the finger moved further than a resting finger trembles.
  private func isDrag(_ answer: TouchAnswer) -> Bool {
    let start = answer.location
    let slop = 10.0
    return answer.samples.contains {
      let x = $0.location.x - start.x
      let y = $0.location.y - start.y
      return x * x + y * y > slop * slop
    }
  }
}
