// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The responders from the hit-test view up, with what each did (RC-9 to RC-11), or the path of the search for a target
/// (UC-16, RC-20).
struct ResponderChainDiagram: Picture {
  let subject: DiagramSubject

  init(_ subject: DiagramSubject) { self.subject = subject }

  static func applies(to subject: DiagramSubject) -> Bool {
    subject.touch != nil || !subject.analysis.targetSearches(of: nil).isEmpty
  }

  /// Whether the touch reached more than the first responder, or an action searched for its target.
  static func answers(_ subject: DiagramSubject) -> Bool {
    subject.answer.chain.count { $0.outcome != .notReached } > 1 || TargetSearchSheet(subject) != nil
  }

  func diagram() -> Diagram {
    let searches = subject.analysis.targetSearches(of: subject.touch?.touch)
    let asked = searches.isEmpty ? [] : [TargetSearchWords(subject: subject).outline(searches)]
    let chain = subject.touch == nil ? [] : [ResponderChainWords(subject).outline()]
    let text = (asked + chain).joined(separator: "\n")
    if let search = TargetSearchSheet(subject) {
      return subject.diagram(search.graph, facts: facts(searches), textEquivalent: text)
    }
    guard subject.touch != nil else {
      return subject.sentence(
        searches.map(TargetSearchWords(subject: subject).sentence).joined(separator: " "))
    }
    return subject.diagram(
      ResponderChainSheet(subject: subject).graph, facts: facts(searches), textEquivalent: text)
  }

  /// The responders with what each did, and the searches for targets.
  private func facts(_ searches: [TargetSearch]) -> JSONObject {
    [
      "chain": answer.chain.map { step -> JSONObject in
        [
          "id": step.responder.id, "class": step.responder.className, "kind": step.responder.kind.rawValue,
          "next": step.rule.rawValue, "outcome": step.outcome.rawValue,
          "methods": step.methods.map(\.rawValue),
        ]
      },
      "targetSearches": searches.map(TargetSearchWords(subject: subject).facts),
    ]
  }
}

extension DiagramKind {
  package static let responderChain = DiagramKind(
    picture: ResponderChainDiagram.self, id: "responder-chain", name: .responderChain,
    question: "Who could handle it, who did?",
    discussion:
      "The hit-test view on top, and below it each next responder, with what it did with the touch. If the "
      + "touch sent an action without a target, it is the way of the search for one.",
    example: "--touch 3", form: .graph, touch: .shown, choices: [.width], place: .touch, position: 3)
}

/// Neighbours in a responder chain that share a box.
struct ChainGroup {
  var steps: [ChainStep]

  /// Whether its responders only pass the touch on.
  var passesOn: Bool { steps.allSatisfy { $0.outcome == .forwarded } }

  /// Groups the reached part of a chain into boxes. Scene and application share one. Above the limit, so do runs of
  /// responders that pass the touch on, first views that pass it to their superviews. The hit-test view and the end
  /// keep their own.
  static func groups(of chain: [ChainStep], limit: Int) -> [ChainGroup] {
    func isPassedInSystem(_ position: Int) -> Bool {
      position > 0 && chain[position].responder.isOfSystem && chain[position].outcome == .forwarded
    }
    var groups = chain.indices.runs { isPassedInSystem($0) && isPassedInSystem($1) }
      .map { positions in ChainGroup(steps: positions.map { chain[$0] }) }
    let (head, tail) = (2, 10)
    if groups.count > 2 * (head + tail), groups[head..<groups.count - tail].allSatisfy(\.passesOn) {
      let middle = ChainGroup(steps: groups[head..<groups.count - tail].flatMap(\.steps))
      groups.replaceSubrange(head..<groups.count - tail, with: [middle])
    }
    while groups.count > limit {
      let pairs = groups.indices.dropFirst().dropLast().filter { position in
        position + 1 < groups.count - 1 && groups[position].passesOn && groups[position + 1].passesOn
      }
      let plain = pairs.first { groups[$0].steps.last?.rule == .superview }
      guard let position = plain ?? pairs.first else { break }
      groups[position].steps += groups.remove(at: position + 1).steps
    }
    return groups
  }
}

extension ResponderSummary {
  /// Whether it comes after the windows.
  var isOfSystem: Bool { [.scene, .application, .applicationDelegate].contains(kind) }
}

/// The responder chain below a claim, with the hit-test view at the top: who got the touch, and where it went.
struct ResponderChainSheet: PictureWords {
  let subject: DiagramSubject

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
    let rest = Array(answer.chain.dropFirst(answer.reachedChain.count))
    let groups = ChainGroup.groups(of: answer.reachedChain, limit: rest.isEmpty ? limit : limit - 1)
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

  /// How the next responder was found, unless it is the superview.
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
    if let step = steps.last, let behavior = behavior(of: step, isFirst: isFirst) {
      mark = behavior.mark
      rows.append(.fact(behavior.words, mark.glyph))
    }
    let names = steps.map { TextFitter.line($0.responder.id) }
    return item(
      mark, rows, width: 360,
      title: isOne ? subject.title(of: names[0], [narrator.outcome(steps[0]).plain]) : language.list(names),
      id: isOne ? steps[0].responder.elementID : nil, isOnLine: true,
      folded: counted.map { TextFitter.line($0.responder.id) })
  }

  /// What a responder did with the touch, other than passing it on.
  private func behavior(of step: ChainStep, isFirst: Bool) -> (mark: SheetMark, words: String)? {
    if isFirst, let given, given.mark == .held || given.mark == .lost {
      return (.state(given.mark), words(of: given, step))
    }
    let mark = SheetMark.state(step.outcome.mark)
    switch step.outcome {
    case .kept, .handled:
      let isPlain = step.methods.isEmpty && (isFirst || step.outcome == .kept)
      return (mark, isPlain ? say(.keeps) : narrator.outcome(step).plain)
    case .dropped: return (mark, step.rule == .end ? say(.endsHere) : narrator.outcome(step).plain)
    case .notReached: return (.lost, say(.neverGets(because: nil)))
    case .forwarded: return nil
    }
  }

  /// The hit-test view lost the touch, never got it, or waits for it.
  private func words(of given: GivenMark, _ step: ChainStep) -> String {
    if given.mark == .held { return say(LaneSheetText.stillWaits) }
    let reason = given.loss.map { narrator.reason($0, of: step.responder.id).plain }
    return step.outcome == .notReached ? say(.neverGets(because: reason)) : say(.loses(because: reason))
  }

  /// The last mark of the hit-test view in the touch's story.
  private var given: GivenMark? {
    answer.hitView.flatMap { subject.analysis.story(of: subject.options.touch).marks.last[$0] }
  }

  // MARK: - The claim

  /// Which responders take part.
  private var claim: ResponderChainClaim {
    func name(_ id: String) -> String { TextFitter.line(id) }
    func words(_ reason: TraceReason?, of view: String) -> String? {
      reason.map { narrator.reason($0, of: view).plain }
    }
    let gesture = answer.gesture
    return switch answer.chainBehavior(given: given) {
    case .nothingHit: .nothingHit
    case .taken(let winner, let view): .taken(by: name(narrator.recognizerName(winner)), before: name(view))
    case .takenAway(let view, let winner):
      .takenAway(view: name(view), gesture, by: name(narrator.recognizerName(winner)))
    case .lost(let view, let reason):
      .losesAgain(view: name(view), gesture, because: words(reason, of: view))
    case .neverGiven(let view, let reason): .nobodyGets(view: name(view), because: words(reason, of: view))
    case .kept(let responder, let keeper, let isAssumed):
      .keeps(responder: name(responder), gesture, because: keeper, isAssumed: isAssumed)
    case .passedOn(let count, let last, let isAssumed):
      .nobodyHandles(gesture, count: count, last: name(last), isAssumed: isAssumed)
    }
  }
}

extension PictureWords {
  /// A responder and its role.
  func responderRow(_ responder: ResponderSummary, isAlone: Bool) -> GraphBox.Row {
    let role = index.view(responder.id).map(subject.roleName) ?? narrator.kind(responder.kind)
    return .object(TextFitter.line(responder.id), role, id: isAlone ? nil : responder.elementID)
  }

  /// Responders that are counted: the first ones by name, those after the windows by number.
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

/// The texts about a responder chain.
struct ResponderChainWords: PictureWords {
  let subject: DiagramSubject
  private let firstResponders: Set<String>

  init(_ subject: DiagramSubject) {
    self.subject = subject
    firstResponders = subject.analysis.firstResponders(beforeTouch: subject.answer.touch)
  }

  /// A responder's name, kind, and what it did.
  private func parts(of step: ChainStep) -> (name: ObjectName, kind: String, outcomes: [String]) {
    let id = step.responder.id
    let name = ObjectName(id: id, className: step.responder.className)
    var kind = [name.className, narrator.kind(step.responder.kind)].compactMap { $0 }
    if firstResponders.contains(id) { kind.append(say(.isFirstResponder)) }
    var outcome = narrator.outcome(step).plain
    if let reason = step.reason {
      outcome = say(.statement(about: outcome, what: narrator.reason(reason, of: id).plain))
    }
    var outcomes = [outcome]
    if step.outcome != .forwarded, step.passesOn {
      outcomes.append(say(.passesOn(methods: step.passedOn)))
    }
    if !firstResponders.contains(id), answer.outcome.firstResponders.contains(id) {
      outcomes.append(say(ChainText.becomesFirstResponder))
    }
    return (name, kind.joined(separator: " · "), outcomes)
  }

  /// How the next responder was found, and which methods went there if not all of the touch's; nil at the end.
  private func way(from step: ChainStep) -> String? {
    guard step.rule != .end, step.rule != .cycle else { return nil }
    let rule = narrator.rule(step.rule)
    guard step.passesOn, step.passedOn.count < answer.methods.count else { return rule }
    return say(.statement(about: rule, what: language.list(step.passedOn.map(\.rawValue))))
  }

  private func end(_ last: ChainStep) -> String {
    if last.rule == .cycle {
      return say(.chainBack(name: nextOfLast ?? narrator.rule(.cycle)))
    }
    return say(last.outcome == .dropped ? .chainEndDropped : .chainEnd)
  }

  /// The responder that an override of the last one's `next` returns.
  private var nextOfLast: String? {
    guard let last = answer.chain.last else { return nil }
    let id = last.responder.id
    let screen = index.screen
    let others = screen.scenes + [screen.application] + (screen.delegate.map { [$0] } ?? [])
    let overrides =
      index.view(id)?.overrides ?? index.controller(id)?.overrides
      ?? others.first { $0.id == id }?.overrides ?? []
    let target = overrides[.next].map { $0.target ?? $0.detail }
    return answer.chain.contains { $0.responder.id == target } ? target : nil
  }

  /// The chain as lines, from the hit-test view up.
  func outline() -> String {
    guard let last = answer.chain.last else { return "- " + narrator.verdict(answer) + "\n" }
    var lines = answer.chain.enumerated().map { position, step in
      let parts = parts(of: step)
      let way = way(from: step).map { " → " + $0 } ?? ""
      return
        "\(position + 1). \(parts.name.name) (\(parts.kind)): \(parts.outcomes.joined(separator: "; "))\(way)"
    }
    lines.append("- " + end(last))
    return TextFitter.text(lines)
  }
}
