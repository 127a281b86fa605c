// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The search for the target of an action that has none, on the responder chain, below a claim.
struct TargetSearchSheet: PictureWords {
  let subject: DiagramSubject
  let search: TargetSearch

  private var text: SheetText { SheetText(language) }
  private func say(_ text: GraphText) -> String { language.text(text) }
  private var action: String { TextFitter.line(search.action) }

  /// The search that the touch brought about, first one that found a target; nil if there was none.
  init?(_ subject: DiagramSubject) {
    let all = subject.analysis.targetSearches(of: subject.touch?.touch)
    let own = all.filter { $0.touch != nil && $0.sender != nil && !$0.asked.isEmpty }
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
      claim: language.text(claim), line: narrator.joined(touch + [say(line)]))
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
      // Neighbours that say no share a box.
      let run = isSender || open[0] == search.taker ? 1 : open.prefix { $0 != search.taker }.count
      let box = Array(open.prefix(run))
      above = content.add(item(box, answers: true), below: above, mark: .path, label: way)
      open.removeFirst(run)
      let rule = box.last.flatMap { last in open.first.flatMap { subject.index.rule(from: last, to: $0) } }
      let words = rule.map(narrator.rule) ?? ""
      way = rule == .superview && labelled ? "" : labelled || words.isEmpty ? words : say(.next(words))
      labelled = labelled || !words.isEmpty
    }
    if case .sent(let target) = search.result, let above {
      let row = GraphBox.Row(
        lead: .glyph(.arrow), words: say(.actionOn(action: action, target: TextFitter.line(target))),
        isStrong: true)
      let pill = content.add(
        GraphContent.Item(box: GraphBox(.action, [row], text: text), title: row.words), below: above,
        mark: .action)
      content.sameRank.append([above, pill])
    }
    let rest = notAsked
    if !rest.isEmpty {
      content.add(subject.restItem(rest, text) { .notAsked(count: $0) }, below: above, .fold)
    }
    return content
  }

  /// The responders behind the last one that was asked.
  private var notAsked: [ResponderSummary] {
    let last = search.taker ?? search.asked.last?.responder
    guard let position = answer.chain.firstIndex(where: { $0.responder.id == last }) else { return [] }
    return answer.chain.dropFirst(position + 1).map(\.responder)
  }

  private func item(_ responders: [String], answers: Bool) -> GraphContent.Item {
    let shown = responders.count > 4 ? Array(responders.prefix(2)) : responders
    let end = responders.count > 4 ? Array(responders.suffix(1)) : []
    let between = responders.dropFirst(shown.count).dropLast(end.count)
    func objects(_ ids: [String]) -> [GraphBox.Row] {
      ids.map { subject.responderRow(subject.index.responder($0), isAlone: responders.count == 1) }
    }
    var rows = objects(shown)
    if !between.isEmpty { rows.append(.count(say(.moreRefuse(count: between.count)))) }
    rows += objects(end)
    var mark = SheetMark.refused
    let isOne = responders.count == 1
    if isOne, responders[0] == answer.hitView { rows.append(.fact(say(.hitTestView), .crosshair)) }
    if isOne, responders[0] == search.sender {
      mark = .handled
      rows.append(.fact(say(.sendsToNil(action: action)), .diamond))
    }
    if answers, isOne, responders[0] == search.taker {
      mark = .handled
      rows.append(.fact(say(.performs(action: action)), .check))
    } else if answers {
      rows.append(.fact(say(.performsNot(count: responders.count)), .cross))
    }
    let names = responders.map(TextFitter.line)
    let look = ResponderLook(responder: subject.index.responder(responders[0]))
    return GraphContent.Item(
      box: GraphBox(mark, rows, text: text, width: 360), title: language.list(names),
      id: isOne ? look.elementID : nil, view: isOne ? subject.index.view(responders[0])?.id : nil,
      isOnLine: true, folded: between.map(TextFitter.line))
  }
}

extension TargetSearch.Result {
  fileprivate var isSent: Bool { if case .sent = self { true } else { false } }
}
