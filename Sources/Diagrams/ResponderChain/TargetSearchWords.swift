// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The texts on searches for targets.
struct TargetSearchWords: PictureWords {
  let subject: DiagramSubject

  /// Who sends what, in a few words.
  func sending(_ search: TargetSearch) -> String {
    var words: SearchText = .command(action: search.action)
    if let sender = search.sender {
      words = .sends(sender: narrator.name(sender), action: search.action, event: search.event?.rawValue)
    } else if search.result == .nothingCalled {
      words = .inMenu(action: search.action)
    }
    return search.count == 1 ? say(words) : say(.times(say(words), count: search.count))
  }

  /// Whether a responder's class may answer otherwise, so that a no is only assumed.
  private func isUncertain(_ responder: String) -> Bool {
    let unknown = Set(index.responder(responder).unknown)
    return !unknown.isDisjoint(with: ["code", "overrides"])
  }

  /// Whether a responder that says no here might take the action in the app.
  private func isUncertain(_ search: TargetSearch) -> Bool {
    search.asked.contains { !$0.answer && isUncertain($0.responder) }
  }

  private func assumed(_ words: String) -> String { language.say(FlowText.assumed(words)) }

  func sentence(_ search: TargetSearch) -> String {
    let end: SearchText
    switch search.result {
    case .sent(let target): end = .endAt(taker: narrator.name(target))
    case .dropped(let reason):
      end = .endNowhere(reason: narrator.reason(reason, of: search.sender ?? "").plain)
    case .nothingCalled:
      end =
        search.taker.map { .endAtWouldBe(taker: narrator.name($0)) }
        ?? .endNowhere(reason: narrator.reason(TraceReason(.noTargetForAction), of: "").plain)
    }
    return say(
      .told(
        what: sending(search), start: search.start.map(narrator.name),
        reason: narrator.reason(search.reason, of: search.sender ?? "").plain, asked: search.asked.count,
        end: isUncertain(search) ? assumed(say(end)) : say(end)))
  }

  /// A search for programs.
  func facts(_ search: TargetSearch) -> JSONObject {
    .known([
      "action": search.action, "sender": search.sender, "event": search.event?.rawValue, "start": search.start,
      "reason": search.reason, "count": search.count, "taker": search.taker,
      "asked": search.asked.map { question -> JSONObject in
        ["id": question.responder, "answer": question.answer]
      },
    ])
  }

  /// The searches in lines, each followed by the responders that were asked.
  func outline(_ searches: [TargetSearch]) -> String {
    var lines: [String] = []
    for (position, search) in searches.enumerated() {
      lines.append("\(position + 1). \(sentence(search))")
      for (number, question) in search.asked.enumerated() {
        let name = ObjectName(
          id: question.responder, className: index.responder(question.responder).className)
        let answer: SearchText =
          question.answer ? .performs(actions: [search.action]) : .performsNot(actions: [search.action])
        let told = say(.told(of: name.full, what: say(answer)))
        lines.append("   \(position + 1).\(number + 1) \(told)")
      }
    }
    return TextFitter.text(lines)
  }
}
