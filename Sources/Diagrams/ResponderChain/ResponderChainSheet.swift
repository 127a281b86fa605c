// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The responder chain below a claim, the hit-test view on top: who got the touch, and where it went.
struct ResponderChainSheet: PictureWords {
  let subject: DiagramSubject

  private var text: SheetText { SheetText(language) }
  private func say(_ text: GraphText) -> String { language.text(text) }

  private var reached: [ChainStep] {
    let chain = answer.chain
    let end = chain.lastIndex { $0.outcome != .notReached } ?? 0
    return Array(chain.prefix(end + 1))
  }

  var graph: GraphSheet {
    var line = [narrator.gestureLine(answer)]
    if answer.chain.count(where: { $0.outcome == .forwarded }) > 1 { line.append(say(.eachPassesOn)) }
    let sheet = subject.sheet(claim: language.text(claim), line: narrator.joined(line))
    return GraphSheet(sheet, [8, 6].map(content))
  }

  private func content(_ limit: Int) -> GraphContent {
    var content = GraphContent()
    guard !answer.chain.isEmpty else {
      let words = narrator.verdict(answer)
      content.add(
        GraphContent.Item(
          box: GraphBox(.lost, [.fact(words, .stop)], text: text, width: 360), title: words, isOnLine: true))
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
      content.add(
        subject.restItem(rest.map(\.responder), text) { .notReached(count: $0) }, below: above, .fold)
    }
    return content
  }

  /// How the next responder was found, where it is not the superview.
  private func words(ofWayFrom step: ChainStep) -> String {
    [.superview, .end, .cycle].contains(step.rule) ? "" : narrator.rule(step.rule)
  }

  private func item(_ group: ChainGroup, isFirst: Bool) -> GraphContent.Item {
    let steps = group.steps
    let shown = steps.count > 4 ? Array(steps.prefix(2)) : steps
    let end = steps.count > 4 ? Array(steps.suffix(1)) : []
    let between = steps.dropFirst(shown.count).dropLast(end.count)
    func objects(_ steps: [ChainStep]) -> [GraphBox.Row] {
      steps.map { subject.responderRow($0.responder, isAlone: group.steps.count == 1) }
    }
    var rows = objects(shown)
    if !between.isEmpty { rows.append(.count(say(.onTheWay(count: between.count)))) }
    rows += objects(end)
    if isFirst { rows.append(.fact(say(.hitTestView), .crosshair)) }
    var mark = isFirst ? SheetMark.hit : .path
    if let step = steps.last, let told = told(step, isFirst: isFirst) {
      mark = told.mark
      rows.append(.fact(told.words, told.glyph))
    }
    let isOne = steps.count == 1
    let names = steps.map { TextFitter.line($0.responder.id) }
    return GraphContent.Item(
      box: GraphBox(mark, rows, text: text, width: 360),
      title: isOne ? subject.told(of: names[0], [narrator.outcome(steps[0])]) : language.list(names),
      id: isOne ? ResponderLook(responder: steps[0].responder).elementID : nil,
      view: isOne ? subject.index.view(steps[0].responder.id)?.id : nil, isOnLine: true,
      folded: between.map { TextFitter.line($0.responder.id) })
  }

  /// What a responder did with the touch, beside passing it on.
  private func told(_ step: ChainStep, isFirst: Bool) -> (mark: SheetMark, words: String, glyph: SheetGlyph)?
  {
    if isFirst, let loss {
      let reason = loss.map { narrator.reason($0, of: step.responder.id) }
      return (
        .lost, say(step.outcome == .notReached ? .neverGets(because: reason) : .loses(because: reason)), .stop
      )
    }
    switch step.outcome {
    case .kept: return (.handled, step.methods.isEmpty ? say(.keeps) : narrator.outcome(step), .diamond)
    case .handled:
      return (
        .handled, isFirst && step.methods.isEmpty ? say(.keeps) : narrator.outcome(step), .diamond
      )
    case .dropped: return (.lost, step.rule == .end ? say(.endsHere) : narrator.outcome(step), .stop)
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

  private var claim: ResponderChainClaim {
    guard let first = answer.chain.first else { return .nothingHit }
    let gesture = narrator.gestureKind(answer)
    let name = TextFitter.line(first.responder.id)
    if first.outcome == .notReached || loss != nil {
      if let winner = answer.verdict.recognizer {
        let taker = TextFitter.line(narrator.recognizerName(winner))
        return first.outcome == .notReached
          ? .taken(by: taker, before: name) : .takenAway(view: name, gesture, by: taker)
      }
      let reason = (loss ?? nil) ?? answer.verdict.reason
      return .nobodyGets(view: name, because: reason.map { narrator.reason($0, of: first.responder.id) })
    }
    if let keeper = answer.chain.first(where: { $0.outcome == .handled || $0.outcome == .kept }) {
      return .keeps(
        responder: TextFitter.line(keeper.responder.id), gesture, because: because(keeper),
        isAssumed: keeper.isAssumed)
    }
    let last = reached.last ?? first
    return .nobodyHandles(
      gesture, count: reached.count, last: TextFitter.line(last.responder.id),
      isAssumed: reached.contains(where: \.isAssumed))
  }

  private func because(_ keeper: ChainStep) -> ResponderChainClaim.Because? {
    if keeper.outcome == .handled { return .noSuper }
    let view = subject.index.view(keeper.responder.id)
    if view?.control != nil { return .control }
    return UIKitClass.isKind(view?.baseClass, of: "UIScrollView") ? .scrollView : nil
  }
}

extension DiagramSubject {
  /// A responder with what it is.
  func responderRow(_ responder: ResponderSummary, isAlone: Bool) -> GraphBox.Row {
    let role =
      index.view(responder.id).map(roleName) ?? options.language.text(GraphText.responder(responder.kind))
    var row = GraphBox.Row.object(TextFitter.line(responder.id), role)
    if !isAlone {
      row.id = ResponderLook(responder: responder).elementID
      row.view = index.view(responder.id)?.id
    }
    return row
  }

  /// Responders that are counted: the first by their names, those of the system by their number.
  func restItem(
    _ rest: [ResponderSummary], _ text: SheetText, saying count: (Int) -> GraphText
  ) -> GraphContent.Item {
    let language = options.language
    let system = rest.filter { [.scene, .application, .applicationDelegate].contains($0.kind) }
    let others = rest.filter { ![.scene, .application, .applicationDelegate].contains($0.kind) }
    let names = others.map { TextFitter.line($0.id) }
    let shown =
      names.count > 4
      ? [language.text(GraphText.namesAndMore(names: Array(names.prefix(3)), count: names.count - 3))] : names
    let words =
      system.isEmpty
      ? language.list(shown) : language.text(.namesAndSystem(names: shown, count: system.count))
    let all = rest.map { TextFitter.line($0.id) }
    return GraphContent.Item(
      box: GraphBox(
        .fold, [.count(language.text(count(rest.count))), .fact(words)], text: text, width: 360),
      title: language.list(all), isOnLine: true, folded: all)
  }
}
