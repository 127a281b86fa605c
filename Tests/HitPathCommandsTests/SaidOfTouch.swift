// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Narration
import TapMapSupport
import Testing
import Trace

@testable import Graphviz
@testable import HitPathCommands

/// What the answers say of one touch in one language, and the events that they are about.
@MainActor
final class SaidOfTouch {
  let number: Int
  let analysis: TraceAnalysis
  let narrator: Narrator
  let answer: TouchAnswer
  let events: [TraceEvent]

  /// `hitpath explain`, for scripts and for people.
  let json: [String: Any]
  let text: String

  private let language: Language
  private var found: [String] = []

  init(_ number: Int, _ analysis: TraceAnalysis, _ language: Language) throws {
    self.number = number
    self.analysis = analysis
    self.language = language
    answer = analysis.touches[number]
    let index = analysis.index(of: answer)
    narrator = Narrator(language, index)
    events = analysis.trace.events
    let touch = ExplainedTouch(answer: answer, variants: [])
    let object = ExplanationJSON(analysis: analysis, narrator: narrator, view: nil).object([touch], [])
    let parsed = try JSONSerialization.jsonObject(with: Data(try object.text().utf8)) as? [String: Any]
    json = try #require((parsed?["touches"] as? [[String: Any]])?.first)
    let terminal = Terminal(output: { _ in }, diagnostics: { _ in })
    text = ExplanationText(touch, nil, index, narrator, terminal).text
  }

  /// All contradictions, in words.
  func contradictions() throws -> [String] {
    found = []
    checkHitView()
    checkDelivery()
    checkActs()
    try checkDrawings()
    try checkGraphs()
    checkTapMap()
    try checkSteps()
    return found
  }

  private func expect(_ isTrue: Bool, _ contradiction: @autoclosure () -> String) {
    if !isTrue { found.append(contradiction()) }
  }

  // MARK: - What the events say

  /// The hit view of the last walk.
  private var hitView: String? {
    for event in events.reversed() {
      if case .hitTestPassEnded(let record) = event.kind, record.touch == answer.touch { return record.view }
    }
    return nil
  }

  /// The responders that a method of the touch reached.
  private var reached: Set<String> {
    Set(
      events.compactMap { event in
        if case .touchesDelivered(let record) = event.kind, record.touches.contains(answer.touch) {
          return record.responder
        }
        return nil
      })
  }

  private var lift: Double? {
    events.last { $0.kind.sample?.touch == answer.touch && $0.kind.sample?.phase == .ended }?.time
  }

  private func hasState(_ states: Set<String>, _ recognizer: String?) -> Bool {
    events.contains { event in
      if case .recognizerStateChanged(let record) = event.kind, record.recognizer == recognizer {
        return states.contains(record.to.rawValue)
      }
      return false
    }
  }

  // MARK: - Sentences

  private var sentence: String { (json["verdict"] as? [String: Any])?["sentence"] as? String ?? "" }
  private var code: String { (json["verdict"] as? [String: Any])?["code"] as? String ?? "" }
  private func list(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }

  private func checkHitView() {
    let named = json["hitView"] as? String
    let (hitView, answer) = (hitView, answer)
    expect(named == hitView, "the walk ends at \(hitView ?? "nil"), the answer says \(named ?? "nil")")
    expect(answer.samples.first?.view == hitView, "the touch is of \(answer.samples.first?.view ?? "nil")")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("◉") }
    expect(rows.count == (hitView == nil ? 0 : 1), "the tree marks \(rows.count) hit views")
    if let hitView, let row = rows.first { expect(row.contains(hitView), "the tree marks '\(row)'") }
    let told = narrator.verdictText(answer).quoted
    expect(text.hasPrefix(told), "the explanation begins with another verdict than '\(sentence)'")
    expect(
      list("chain").first?["id"] as? String == hitView, "the chain begins at \(list("chain").first ?? [:])")
    let found = analysis.steps(of: number, limit: .max).steps.first {
      if case .found = $0.kind { true } else { false }
    }
    expect(hitView == nil || found?.subject == hitView, "the steps find \(found?.subject ?? "nil")")
    let log = TraceLog(analysis.trace).lines
    expect(
      hitView == nil || log.contains { $0.text.contains("hitTest -> \(hitView ?? "")") },
      "the log finds no \(hitView ?? "")")
    let actors = [answer.verdict.recognizer, answer.verdict.responder, hitView].compactMap { $0 }
    // UIKit's own recognizers are called by what they do.
    let role = answer.verdict.recognizer.map { narrator.who($0).plain.lowercased() }
    expect(
      hitView == nil || actors.contains { sentence.contains(narrator.name($0)) }
        || role.map(sentence.lowercased().contains) == true,
      "'\(sentence)' names none of \(actors)")
  }

  private func checkDelivery() {
    let reached = reached
    for step in list("chain") {
      guard let id = step["id"] as? String, let outcome = step["outcome"] as? String else { continue }
      expect(
        (outcome != "notReached") == reached.contains(id),
        "\(id) is \(outcome), and the events say \(reached.sorted())")
      let lines = text.split(separator: "\n")
      let told = step["sentence"] as? String ?? ""
      expect(
        lines.contains { $0.contains(id) && $0.contains(told) }, "the list of the chain lacks \(id): \(told)")
    }
    let getsIt: Set<String> = ["handled", "keptByControl", "keptByScrollView", "dropped", "selected"]
    if getsIt.contains(code) {
      expect(reached.contains(hitView ?? ""), "'\(sentence)', and no method of \(hitView ?? "") is called")
    }
    if code == "withheld" { expect(reached.isEmpty, "'\(sentence)', and \(reached.sorted()) are called") }
    for withheld in list("withholdings") where withheld["kind"] as? String == "discarded" {
      guard withheld["method"] as? String == "touchesBegan", let view = withheld["view"] as? String else {
        continue
      }
      expect(!reached.contains(view), "\(view) never gets touchesBegan, and its methods are called")
    }
    if language == .english, let lost = sentence.firstMatch(of: /(?:^|\. )([^.]+) never gets the touch/) {
      let view = reached.first { narrator.name($0) == String(lost.1) }
      expect(view == nil, "'\(sentence)', and methods of \(view ?? "") are called")
    }
  }

  // MARK: - Who acts

  private func checkActs() {
    let verdict = answer.verdict
    for recognizer in list("recognizers") {
      guard let id = recognizer["id"] as? String, let states = recognizer["states"] as? [String] else {
        continue
      }
      for state in states { expect(hasState([state], id), "\(id) is never \(state)") }
      let told = recognizer["sentence"] as? String ?? ""
      expect(text.contains(told), "the list of recognizers lacks '\(told)'")
    }
    if code == "recognized" || code == "scrolled" {
      expect(hasState(["began", "ended"], verdict.recognizer), "'\(sentence)', and it never recognized")
    }
    for call in list("actions") { check(call) }
    if code == "focused", let responder = answer.outcome.firstResponders.last {
      expect(
        sentence.contains(narrator.name(responder)), "'\(sentence)' leaves out first responder \(responder)")
    }
    checkLateness()
  }

  /// An action or a callback: an event tells of it, and so does the verdict.
  private func check(_ call: [String: Any]) {
    let (name, sender) = (call["name"] as? String, call["sender"] as? String)
    let (target, subject) = (call["target"] as? String, call["subject"] as? String)
    let isThere = events.contains { event in
      switch event.kind {
      case .actionSent(let record):
        record.action == name && record.sender == sender && record.target == target
      case .actionDropped(let record): record.action == name && record.sender == sender
      case .callbackSent(let record):
        record.receiver == target && record.method.rawValue == name && record.subject == subject
      default: false
      }
    }
    expect(isThere, "no event tells of \(call)")
    expect(text.contains(call["sentence"] as? String ?? ""), "the list of actions lacks \(call)")
    guard code != "unclaimed" else { return }
    // Mere consequences are not part of the verdict.
    if call["kind"] as? String == "action", let sender, sender == answer.winner {
      expect(
        sentence.contains(narrator.name(sender)),
        "'\(sentence)' leaves out \(sender), which sends \(name ?? "")")
    }
    if code == "selected", let name, let subject, name.hasPrefix("didSelect") {
      expect(
        sentence.contains(narrator.name(subject)), "'\(sentence)' leaves out that \(subject) is selected")
    }
  }

  /// A verdict gives the right lateness, and gives it if something is late.
  private func checkLateness() {
    guard let lift, ["recognized", "controlActed"].contains(code) else { return }
    let actor = answer.verdict.recognizer ?? answer.verdict.responder
    let first = events.first { $0.kind.action?.sender == actor && $0.time >= (events.first?.time ?? 0) }
    let own = answer.outcome.actions.first { $0.sender == actor && $0.kind == .action }
    // A gesture of several touches is not late.
    let recognizer = answer.outcome.recognizers.first { $0.id == answer.verdict.recognizer }
    if let recognizer, recognizer.waitedFor.isEmpty { return }
    guard let first, let own, own.lateness == nil || first.time > lift else { return }
    if let lateness = own.lateness {
      let number = NumberText.decimal(lateness, digits: 2)
      expect(sentence.contains(number), "'\(sentence)' does not say that it comes \(number) s late")
    } else {
      expect(!sentence.contains(" s after the lift"), "'\(sentence)' is of an action at the lift")
    }
  }

  // MARK: - Pictures

  /// The pictures that were asked for already.
  private var pictures: [DiagramKind: Diagram] = [:]
  private var parsed: [DiagramKind: [String: Any]] = [:]

  private func picture(_ kind: DiagramKind) throws -> Diagram {
    let picture =
      try pictures[kind]
      ?? Diagrams.make(
        kind, for: analysis, options: DiagramOptions(language: language, touch: number))
    pictures[kind] = picture
    return picture
  }

  private func facts(_ kind: DiagramKind) throws -> [String: Any] {
    let facts = try parsed[kind] ?? Self.facts(picture(kind))
    parsed[kind] = facts
    return facts
  }

  private static func facts(_ picture: Diagram) throws -> [String: Any] {
    let text = try picture.json()
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  private func checkDrawings() throws {
    let screen = try facts(.screen)
    expect(screen["hitView"] as? String == hitView, "the screen says \(screen["hitView"] ?? "nil")")
    for (kind, key) in [(DiagramKind.screen, "views"), (.layers, "layers")] {
      let views = try facts(kind)[key] as? [[String: Any]] ?? []
      let marked = views.filter { $0["state"] as? String == "hit" }.compactMap { $0["id"] as? String }
      let isDrawn = views.contains { $0["id"] as? String == hitView }
      expect(marked == (isDrawn ? [hitView ?? ""] : []), "\(kind.id) marks \(marked) as hit")
      for view in views {
        guard let id = view["id"] as? String, let orders = view["orders"] as? [Int] else { continue }
        let asked = answer.walk.filter { $0.view == id }.map(\.order)
        expect(orders == asked, "\(kind.id): \(id) was asked as \(orders), the walk says \(asked)")
      }
      if kind == .screen { checkPlace(among: views) }
    }
    try checkLanes()
  }

  /// The hit view is drawn under the finger, unless an override made it answer for a point elsewhere.
  private func checkPlace(among views: [[String: Any]]) {
    let step = answer.walk.last { $0.view == hitView && $0.outcome == .hit }
    guard let step, step.insideReason == nil, step.reason == nil, !step.isDirect,
      let view = views.first(where: { $0["id"] as? String == hitView }),
      let outline = view["outline"] as? [[Double]]
    else { return }
    let xs = outline.map { $0[0] }, ys = outline.map { $0[1] }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return }
    let point = answer.location
    let slack = 0.5
    expect(
      point.x >= left - slack && point.x <= right + slack && point.y >= top - slack
        && point.y <= bottom + slack, "the finger is at \(point), and \(hitView ?? "") is drawn at \(outline)"
    )
  }

  private func checkLanes() throws {
    let picture = try picture(.gestureLanes)
    guard picture.graph == nil else { return }
    let lanes = try facts(.gestureLanes)["lanes"] as? [[String: Any]] ?? []
    for recognizer in answer.outcome.recognizers where recognizer.passedOver == nil {
      guard let lane = lanes.first(where: { $0["id"] as? String == recognizer.id }) else { continue }
      let texts = (lane["spans"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      for change in recognizer.changes {
        let words = narrator.state(change.state, isDiscrete: recognizer.isDiscrete)
        let plain = narrator.state(change.state, isDiscrete: false)
        expect(
          texts.contains { $0.hasPrefix(words) || $0.hasPrefix(plain) },
          "the lane of \(recognizer.id) has \(texts), and it was \(change.state)")
      }
    }
  }

  private func checkGraphs() throws {
    guard let hitView else { return }
    let tree = try picture(.hitPath)
    let marked = tree.graph?.nodes.filter { $0.classNames.contains("hit") } ?? []
    expect(marked.count == 1, "the hit path marks \(marked.count) views as hit")
    expect(
      marked.first?.title?.contains(hitView) == true, "the hit path marks '\(marked.first?.title ?? "")'")
    let chain = try picture(.responderChain).textEquivalent.split(separator: "\n")
    for step in answer.chain where step.outcome == .handled || step.outcome == .kept {
      // Several may handle or keep a method each.
      let told = chain.filter { $0.contains(step.responder.id) }
      expect(
        told.contains { $0.contains(narrator.outcome(step).plain) },
        "the chain's picture tells \(told), and \(step.responder.id) is \(step.outcome)")
    }
  }

  // MARK: - The steps

  private func checkSteps() throws {
    let options = DiagramOptions(language: language, touch: number)
    var said = try SaidOfSteps(number, analysis, options)
    let screen = try facts(.screen)["views"] as? [[String: Any]] ?? []
    let later = analysis.steps(of: number, limit: .max).steps.count { $0.phase != .hitTest }
    guard later > 0 else { return }
    var end = options
    end.step = answer.walk.count + later
    let last = try Self.facts(Diagrams.make(.screen, for: analysis, options: end))["views"]
    found += said.contradictions(screen: screen, last: last as? [[String: Any]] ?? [])
  }

  // MARK: - The tap map

  private func checkTapMap() {
    // While the application ignores touches nothing is asked, and the map is of the screen as it stands (TE-14).
    guard answer.verdict.code != .unclaimed, let map = analysis.recordedTapMap(of: answer),
      let questions = TapWalks(map).walk(at: answer.location)
    else { return }
    let (asked, walk) = (questions.map(\.view), answer.walk.map(\.view))
    expect(asked == walk, "a tap asks \(asked) by the tap map, and the touch asked \(walk)")
  }
}
