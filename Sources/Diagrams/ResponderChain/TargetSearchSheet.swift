// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The search for the target of an action with a nil target, along the responder chain, below a claim.
struct TargetSearchSheet: PictureWords {
  let subject: DiagramSubject
  let search: TargetSearch

  private var action: String { TextFitter.line(search.action) }

  /// The search that the touch caused, preferably one that found a target; nil if there was none.
  init?(_ subject: DiagramSubject) {
    let all = subject.analysis.targetSearches(of: subject.touch?.touch)
    let own = all.filter {
      ($0.touch != nil && $0.sender != nil || subject.touch == nil) && !$0.asked.isEmpty
    }
    guard let search = own.first(where: { $0.result.isSent }) ?? own.first else { return nil }
    self.subject = subject
    self.search = search
  }

  var graph: GraphSheet {
    let start = search.start ?? search.sender ?? ""
    let line: GraphText =
      search.start == search.sender
      ? .startsAtSender : .startsAtFirstResponder(name: TextFitter.line(start))
    let touch = subject.touch == nil ? [] : [narrator.gestureLine(answer)]
    let sheet = subject.sheet(
      claim: language.say(claim), line: narrator.joined(touch + [say(line)]))
    return GraphSheet(sheet, [content])
  }

  private var claim: ResponderChainClaim {
    if let taker = search.taker { return .performs(responder: TextFitter.line(taker), action: action) }
    return .nobodyPerforms(
      action: action, count: search.asked.count, last: TextFitter.line(search.asked.last?.responder ?? ""))
  }

  // MARK: - Boxes

  private var content: GraphContent {
    var content = GraphContent()
    var above: Int?
    var way = ""
    if let sender = search.sender, sender != search.asked.first?.responder {
      above = content.add(item([sender], answers: false))
    }
    var open = search.asked.map(\.responder)
    if let taker = search.taker, !open.contains(taker) { open.append(taker) }
    var labelled = false
    while !open.isEmpty {
      let isSender = open[0] == search.sender
      // Neighbours that cannot perform the action share a box.
      let run = isSender || open[0] == search.taker ? 1 : open.prefix { $0 != search.taker }.count
      let box = Array(open.prefix(run))
      above = content.add(item(box, answers: true), below: above, mark: .path, label: way)
      open.removeFirst(run)
      let rule = box.last.flatMap { last in open.first.flatMap { index.rule(from: last, to: $0) } }
      let words = rule.map(narrator.rule) ?? ""
      way = rule == .superview && labelled ? "" : labelled || words.isEmpty ? words : say(.next(words))
      labelled = labelled || !words.isEmpty
    }
    if case .sent(let target) = search.result, let above {
      let words = say(.actionOn(action: action, target: TextFitter.line(target)))
      content.sameRank.append([above, content.add(actionItem(words), below: above)])
    }
    let rest = notAsked
    if !rest.isEmpty {
      content.add(restItem(rest) { .notAsked(count: $0) }, below: above, .fold)
    }
    return content
  }

  /// The responders after the last one that was asked.
  private var notAsked: [ResponderSummary] {
    let last = search.taker ?? search.asked.last?.responder
    guard let position = answer.chain.firstIndex(where: { $0.responder.id == last }) else { return [] }
    return answer.chain.dropFirst(position + 1).map(\.responder)
  }

  private func item(_ responders: [String], answers: Bool) -> GraphContent.Item {
    let isOne = responders.count == 1
    var (rows, counted) = rows(of: responders, counting: { .moreRefuse(count: $0) }) {
      [responderRow(index.responder($0), isAlone: isOne)]
    }
    var mark = SheetMark.refused
    if isOne, responders[0] == answer.hitView { rows.append(.fact(say(GraphText.hitTestView), .crosshair)) }
    if isOne, responders[0] == search.sender {
      mark = .gets
      rows.append(.fact(say(.sendsToNil(action: action)), .diamond))
    }
    if answers, isOne, responders[0] == search.taker {
      mark = .gets
      rows.append(.fact(say(.performs(action: action)), .check))
    } else if answers {
      rows.append(.fact(say(.performsNot(count: responders.count)), .cross))
    }
    return item(
      mark, rows, width: 360, title: language.list(responders.map(TextFitter.line)),
      id: isOne ? index.responder(responders[0]).elementID : nil,
      isOnLine: true, folded: counted.map(TextFitter.line))
  }
}

extension TargetSearch.Result {
  fileprivate var isSent: Bool { if case .sent = self { true } else { false } }
}

/// The texts about searches for targets.
struct TargetSearchWords: PictureWords {
  let subject: DiagramSubject

  /// The sender and its action, in a few words.
  func sending(_ search: TargetSearch) -> String {
    var words: SearchText = .command(action: search.action)
    if let sender = search.sender {
      words = .sends(sender: narrator.name(sender), action: search.action, event: search.event?.rawValue)
    } else if search.result == .nothingCalled {
      words = .inMenu(action: search.action)
    }
    return search.count == 1 ? say(words) : say(.times(say(words), count: search.count))
  }

  /// Whether a responder's class may answer differently, so that a no is only assumed.
  private func isUncertain(_ responder: String) -> Bool {
    let unknown = Set(index.responder(responder).unknown)
    return !unknown.isDisjoint(with: ["code", "overrides"])
  }

  /// Whether a responder that says no here might perform the action in the app.
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
      .sentence(
        what: sending(search), start: search.start.map(narrator.name),
        reason: narrator.reason(search.reason, of: search.sender ?? "").plain, asked: search.asked.count,
        end: isUncertain(search) ? assumed(say(end)) : say(end)))
  }

  /// A search, for programs.
  func facts(_ search: TargetSearch) -> JSONObject {
    .known([
      "action": search.action, "sender": search.sender, "event": search.event?.rawValue,
      "start": search.start,
      "reason": search.reason, "count": search.count, "taker": search.taker,
      "asked": search.asked.map { question -> JSONObject in
        ["id": question.responder, "answer": question.answer]
      },
    ])
  }

  /// The searches as lines, each followed by the responders that were asked.
  func outline(_ searches: [TargetSearch]) -> String {
    var lines: [String] = []
    for (position, search) in searches.enumerated() {
      lines.append("\(position + 1). \(sentence(search))")
      for (number, question) in search.asked.enumerated() {
        let name = ObjectName(
          id: question.responder, className: index.responder(question.responder).className)
        let answer: SearchText =
          question.answer ? .performs(actions: [search.action]) : .performsNot(actions: [search.action])
        let title = say(.statement(about: name.full, what: say(answer)))
        lines.append("   \(position + 1).\(number + 1) \(title)")
      }
    }
    return TextFitter.text(lines)
  }
}
