// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The responder chain below a claim, the hit-test view on top: who got the touch, and where it went.
struct ResponderChainSheet: PictureWords {
  let subject: DiagramSubject

  private var reached: [ChainStep] {
    let chain = answer.chain
    let end = chain.lastIndex { $0.outcome != .notReached } ?? 0
    return Array(chain.prefix(end + 1))
  }

  var graph: GraphSheet {
    var line = [narrator.gestureLine(answer)]
    if answer.chain.count(where: { $0.outcome == .forwarded }) > 1 { line.append(say(.eachPassesOn)) }
    let sheet = subject.sheet(claim: language.say(claim), line: narrator.joined(line))
    return GraphSheet(sheet, [8, 6].map(content))
  }

  private func content(_ limit: Int) -> GraphContent {
    var content = GraphContent()
    guard !answer.chain.isEmpty else {
      content.add(item(.lost, [.fact(narrator.verdict(answer), .stop)], width: 360, isOnLine: true))
      return content
    }
    let rest = Array(answer.chain.dropFirst(reached.count))
    let groups = ChainGroup.groups(of: reached, limit: rest.isEmpty ? limit : limit - 1)
    var above: Int?
    var way = ""
    for (number, group) in groups.enumerated() {
      above = content.add(item(group, isFirst: number == 0), below: above, mark: .path, label: way)
      way = group.steps.last.map(words(ofWayFrom:)) ?? ""
    }
    if !rest.isEmpty {
      content.add(restItem(rest.map(\.responder)) { .notReached(count: $0) }, below: above, .fold)
    }
    return content
  }

  /// How the next responder was found, where it is not the superview.
  private func words(ofWayFrom step: ChainStep) -> String {
    [.superview, .end, .cycle].contains(step.rule) ? "" : narrator.rule(step.rule)
  }

  private func item(_ group: ChainGroup, isFirst: Bool) -> GraphContent.Item {
    let steps = group.steps
    let isOne = steps.count == 1
    var (rows, counted) = rows(of: steps, counting: { .onTheWay(count: $0) }) {
      [responderRow($0.responder, isAlone: isOne)]
    }
    if isFirst { rows.append(.fact(say(GraphText.hitTestView), .crosshair)) }
    var mark = isFirst ? SheetMark.hit : .path
    if let step = steps.last, let told = told(step, isFirst: isFirst) {
      mark = told.mark
      rows.append(.fact(told.words, told.glyph))
    }
    let names = steps.map { TextFitter.line($0.responder.id) }
    return item(
      mark, rows, width: 360,
      title: isOne ? subject.told(of: names[0], [narrator.outcome(steps[0]).plain]) : language.list(names),
      id: isOne ? steps[0].responder.elementID : nil, isOnLine: true,
      folded: counted.map { TextFitter.line($0.responder.id) })
  }

  /// What a responder did with the touch, beside passing it on.
  private func told(_ step: ChainStep, isFirst: Bool) -> (mark: SheetMark, words: String, glyph: SheetGlyph)?
  {
    if isFirst, let loss {
      let reason = loss.map { narrator.reason($0, of: step.responder.id).plain }
      return (
        .lost, say(step.outcome == .notReached ? .neverGets(because: reason) : .loses(because: reason)), .stop
      )
    }
    switch step.outcome {
    case .kept: return (.gets, step.methods.isEmpty ? say(.keeps) : narrator.outcome(step).plain, .diamond)
    case .handled:
      return (
        .gets, isFirst && step.methods.isEmpty ? say(.keeps) : narrator.outcome(step).plain, .diamond
      )
    case .dropped: return (.lost, step.rule == .end ? say(.endsHere) : narrator.outcome(step).plain, .stop)
    case .notReached: return (.lost, say(.neverGets(because: nil)), .stop)
    case .forwarded: return nil
    }
  }

  /// Why the hit-test view lost the touch or never got it; nil if it did not.
  private var loss: TraceReason?? {
    guard let hit = answer.hitView,
      let given = subject.analysis.story(of: subject.options.touch).marks.after(.max)[hit],
      given.mark == .lost
    else { return nil }
    switch given.cause {
    case .neverGets(let reason), .cancelled(let reason): return .some(reason)
    default: return .some(nil)
    }
  }

  // MARK: - The claim

  /// Who takes part of the responders. A recognizer that acts is told of where it takes the touch from them.
  private var claim: ResponderChainClaim {
    guard let first = answer.chain.first else { return .nothingHit }
    let gesture = answer.gesture
    let name = TextFitter.line(first.responder.id)
    if first.outcome == .notReached || loss != nil {
      if let winner = answer.verdict.recognizers.first {
        let taker = TextFitter.line(narrator.recognizerName(winner))
        return first.outcome == .notReached
          ? .taken(by: taker, before: name) : .takenAway(view: name, gesture, by: taker)
      }
      let reason = ((loss ?? nil) ?? answer.verdict.reason).map { narrator.reason($0, of: first.responder.id).plain }
      if case .loses = answer.verdict.act { return .losesAgain(view: name, gesture, because: reason) }
      return .nobodyGets(view: name, because: reason)
    }
    if let keeper = answer.chain.first(where: { $0.reason?.keeper != nil }) {
      return .keeps(
        responder: TextFitter.line(keeper.responder.id), gesture, because: keeper.reason?.keeper,
        isAssumed: keeper.isAssumed)
    }
    let last = reached.last ?? first
    return .nobodyHandles(
      gesture, count: reached.count, last: TextFitter.line(last.responder.id),
      isAssumed: reached.contains(where: \.isAssumed))
  }
}

extension PictureWords {
  /// A responder with what it is.
  func responderRow(_ responder: ResponderSummary, isAlone: Bool) -> GraphBox.Row {
    let role =
      index.view(responder.id).map(subject.roleName)
      ?? say(GraphText.responder(responder.kind))
    return .object(TextFitter.line(responder.id), role, id: isAlone ? nil : responder.elementID)
  }

  /// Responders that are counted: the first by their names, those of the system by their number.
  func restItem(_ rest: [ResponderSummary], saying count: (Int) -> GraphText) -> GraphContent.Item {
    let others = rest.filter { !$0.isOfSystem }
    let shown = shortened(others.map { TextFitter.line($0.id) }, most: 4)
    let words =
      others.count == rest.count
      ? language.list(shown)
      : say(.namesAndSystem(names: shown, count: rest.count - others.count))
    let all = rest.map { TextFitter.line($0.id) }
    return item(
      .fold, [.count(say(count(rest.count))), .fact(words)], width: 360, title: language.list(all),
      isOnLine: true, folded: all)
  }
}
