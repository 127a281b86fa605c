// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// One view's hit test below a claim: yes leads down, no to the right. Passed checks share a box, the one that decides
/// has its own, and those not reached are counted.
struct HitTestFlowSheet: PictureWords {
  let subject: DiagramSubject
  let flow: HitTestFlow
  let stages: HitTestFlowStages

  private var view: String { TextFitter.line(flow.view) }

  var graph: GraphSheet {
    let sheet = subject.sheet(claim: say(claim), line: line)
    return GraphSheet(sheet, [content])
  }

  private var line: String {
    let gesture = answer.gesture
    guard let point = flow.step?.point else { return narrator.gestureLine(answer) }
    let own = point == answer.location ? nil : narrator.point(point)
    return say(
      .gesture(gesture, point: narrator.point(answer.location), view: view, ownPoint: own))
  }

  // MARK: - The claim

  private var claim: HitTestAnswerText {
    guard flow.isAsked, let step = flow.step else {
      return .isNotAsked(view: view, because: reasonForNotAsking)
    }
    switch flow.override {
    case .answeredAlone: return .answersAlone(view: view)
    case .changedAnswer where step.result == nil && flow.byDefault == .itself:
      return .turnedIntoNil(view: view)
    case .changedAnswer:
      return .answersInstead(view: view, result: step.result.map(TextFitter.line))
    case nil: break
    }
    switch step.result {
    case nil: return .saysNo(view: view, narrator.refusal(refusal ?? step.reason, of: flow.view))
    case flow.view?: return .takesIt(view: view)
    case let result?: return .passesUp(view: view, result: TextFitter.line(result))
    }
  }

  private var reasonForNotAsking: String? {
    if let step = flow.step { return narrator.reason(step)?.plain }
    let unasked = stages.view.map { answer.answer(for: $0, in: index) }
    return (unasked?.front ?? unasked?.reason).map { narrator.reason($0, of: flow.view).plain }
  }

  /// The refusal by a check of the default implementation.
  private var refusal: TraceReason? {
    for case .refused(let reason) in flow.gates + [flow.inside] { return reason }
    return nil
  }

  // MARK: - Boxes

  private var content: GraphContent {
    var content = GraphContent()
    content.nodeSeparation = 0.55
    var above = content.add(start)
    guard flow.isAsked else {
      addRest(tests + [say(.asksSubviews), say(.returnsItself)], below: above, label: "", to: &content)
      return content
    }
    if let override {
      above = content.add(override, below: above, mark: .path)
      if flow.override == .answeredAlone {
        addExit(answered, below: above, label: say(.byOverride), to: &content)
        return content
      }
    }
    let passed = passedTests
    var way = ""
    if !passed.isEmpty {
      let names = language.list(passed.map { say(.passed($0)) })
      let rows: [GraphBox.Row] = [.answer(say(.testsPassed(count: passed.count)), .check), .fact(names)]
      above = content.add(item(.path, rows, width: 340), below: above)
      way = say(.yesToAll)
    }
    if let test = decidingTest {
      addDecision(test, below: above, label: way, to: &content)
    } else if flow.asksSubviews {
      addSubviews(below: above, label: way, to: &content)
    }
    return content
  }

  private func item(
    _ mark: SheetMark, _ rows: [GraphBox.Row], width: Double = GraphBox.widestRow
  ) -> GraphContent.Item {
    item(mark, rows, width: width, title: rows.map(\.text).joined(separator: "; "), isOnLine: true)
  }

  private var start: GraphContent.Item {
    let role = stages.view.map(subject.roleName) ?? ""
    let isAsked = flow.isAsked
    var rows = [GraphBox.Row.object(view, role, number: isAsked ? flow.step.map { "\($0.order)" } : nil)]
    if isAsked, let step = flow.step, let point = step.point.map(narrator.point) {
      let asking = answer.walk.prefix(step.order - 1).last { $0.depth < step.depth }
      rows.append(
        .fact(
          say(
            step.isDirect
              ? .askedByCode(point: point)
              : asking.map { .askedBy(TextFitter.line($0.view), point: point) }
                ?? .askedAsWindow(point: point))))
    } else {
      rows.append(.fact(say(HitTestAnswerText.notAsked), .cross))
    }
    var item = item(isAsked ? .path : .refused, rows, width: 320)
    item.id = ElementID.view(flow.view)
    return item
  }

  private var override: GraphContent.Item? {
    let declared = stages.view?.overrides[.hitTest]
    guard declared != nil || flow.override != nil else { return nil }
    let words = declared.map { TextFitter.line(narrator.declaration($0).plain) } ?? ""
    let does: HitTestAnswerText =
      flow.override == .answeredAlone
      ? .asksNobody : stages.skippedGates.isEmpty ? .asksSuper : .goesPastTests
    return item(.plain, [.object(say(.override), words), .fact(say(does))], width: 300)
  }

  // MARK: - Tests

  private var gates: [(passage: HitTestFlow.Passage, test: HitTestAnswerText.Test)] {
    let alpha = flow.step?.gates?.alpha.map(narrator.alpha)
    return HitTestFlow.Gate.allCases.map { gate in
      let test: HitTestAnswerText.Test =
        switch gate {
        case .isUserInteractionEnabled: .interaction
        case .isAnimating: .animation
        case .isHidden: .hidden
        case .alpha: .alpha(alpha)
        }
      return (flow.gates[gate.rawValue], test)
    } + [(flow.inside, .inside)]
  }

  private var tests: [String] { gates.map { say(.passed($0.test)) } }

  private var passedTests: [HitTestAnswerText.Test] { gates.filter { $0.passage == .passed }.map(\.test) }

  private var decidingTest: (test: HitTestAnswerText.Test, reason: TraceReason)? {
    for (passage, test) in gates {
      if case .refused(let reason) = passage { return (test, reason) }
    }
    return nil
  }

  private func addDecision(
    _ decision: (test: HitTestAnswerText.Test, reason: TraceReason), below above: Int, label: String,
    to content: inout GraphContent
  ) {
    let isInside = decision.test == .inside
    let words =
      (isInside ? beyond : nil) ?? say(.refusal(narrator.refusal(decision.reason, of: flow.view)))
    let rows: [GraphBox.Row] = [
      .object(say(.question(decision.test)), isInside ? "point(inside:)" : ""), .fact(words, .cross),
    ]
    let box = content.add(item(.refused, rows, width: 280), below: above, mark: .path, label: label)
    let exit = item(
      .refused, [.answer(say(.returnsNil), .cross), .fact(say(.refusesWithSubviews(view: view)))])
    addExit(exit, below: box, label: say(.no), to: &content)
    let later = gates.drop { $0.test != decision.test }.dropFirst().map { say(.passed($0.test)) }
    addRest(
      later + [say(.asksSubviews), say(.returnsItself)], below: box, label: say(.yes), to: &content)
  }

  /// The coordinate by which the touch is outside the bounds; nil if something else decides.
  private var beyond: String? {
    guard let step = flow.step, let point = step.point, let bounds = stages.view?.bounds,
      step.insideReason?.code ?? step.reason?.code == .pointOutsideBounds, !bounds.contains(point),
      let place = (step.insideReason ?? step.reason)?.farthestSide
    else { return nil }
    let isX = place.side == .left || place.side == .right
    let (low, high) = isX ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
    let value = isX ? point.x : point.y
    // The bounds may have changed since the screen was recorded.
    guard value < low || value >= high else { return nil }
    return say(
      .beyond(
        isX: isX, value: narrator.number(value), low: narrator.number(low), high: narrator.number(high)))
  }

  // MARK: - Subviews

  private func addSubviews(below above: Int, label: String, to content: inout GraphContent) {
    var rows = [GraphBox.Row.object(say(.subviewsSayNo), "")]
    let said = flow.subviews.filter { $0.result == nil }
    let shown = said.count > 3 ? Array(said.prefix(2)) : said
    for step in shown {
      rows.append(.object(TextFitter.line(step.view), "", number: "\(step.order)"))
      rows.append(.fact(say(.refusal(narrator.refusal(step.cause, of: step.view))), .cross))
    }
    if said.count > shown.count { rows.append(.count(say(.moreSayNo(count: said.count - shown.count)))) }
    let taker = flow.subviews.first { $0.result != nil }
    if let taker, let result = taker.result {
      rows.append(.object(TextFitter.line(taker.view), "", number: "\(taker.order)"))
      rows.append(.fact(say(.returnsView(TextFitter.line(result))), .check))
    }
    if flow.subviews.isEmpty {
      let none = index.subviews(of: flow.view).isEmpty
      rows.append(.fact(say(none ? .noSubviews : .asksNoSubviews)))
    }
    var question = item(.path, rows, width: 280)
    question.folded = said.dropFirst(shown.count).map { TextFitter.line($0.view) }
    let box = content.add(question, below: above, label: label)
    if case .other(let result) = flow.byDefault {
      let answer = GraphBox.Row.answer(say(.returnsView(TextFitter.line(result))), .check)
      addExit(item(.path, [answer]), below: box, label: say(.no), to: &content)
      addRest([say(.returnsItself)], below: box, label: say(.yes), to: &content)
      return
    }
    let itself = GraphBox.Row.answer(say(.returnsItself), .check)
    let end =
      if flow.override == .changedAnswer {
        item(.path, [.object(say(.superReturns(view)), "")])
      } else if flow.view == answer.hitView {
        item(.hit, [itself, .fact(say(GraphText.hitTestView), .crosshair)])
      } else {
        item(.path, [itself])
      }
    let last = content.add(end, below: box, mark: .path, label: say(.yesAll))
    if flow.override == .changedAnswer {
      addExit(answered, below: last, label: say(.byOverride), to: &content)
    }
  }

  // MARK: - Ends

  /// The answer of the override.
  private var answered: GraphContent.Item {
    let result = flow.step?.result
    let words = say(.overrideReturns(result.map(TextFitter.line)))
    return result == nil ? item(.refused, [.answer(words, .cross)]) : item(.path, [.answer(words, .check)])
  }

  private func addExit(
    _ exit: GraphContent.Item, below above: Int, label: String, to content: inout GraphContent
  ) {
    var exit = exit
    exit.isOnLine = false
    let position = content.add(exit, below: above, label: label)
    content.sameRank.append([above, position])
  }

  private func addRest(_ names: [String], below above: Int, label: String, to content: inout GraphContent) {
    guard !names.isEmpty else { return }
    let count = say(HitTestAnswerText.notReached(count: names.count))
    content.add(
      item(
        .fold, [.count(count), .fact(language.list(names))], width: 250, title: language.list(names),
        isOnLine: true),
      below: above, .fold, label: label)
  }
}
