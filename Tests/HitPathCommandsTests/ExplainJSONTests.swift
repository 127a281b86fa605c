// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The answer for scripts.
@MainActor
@Suite struct ExplainJSONTests {
  private func record(_ arguments: String..., text: String = Screens.card) throws -> [String: Any] {
    let folder = try Folder()
    let file = try folder.write(text, "card.yml")
    let outcome = hitpath(["explain", file, "--format", "json"] + arguments)
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.hasSuffix("}\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  /// The keys of a value, each with its path.
  private func paths(_ value: Any, at path: String = "") -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.reduce(into: []) { found, member in
        let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
        // The numbers of a reason have names of their own, and so has what a verdict says.
        found.formUnion(
          ["numbers", "act", "because"].contains(member.key)
            ? [inner] : paths(member.value, at: inner).union([inner]))
      }
    case let array as [Any]: array.reduce(into: []) { $0.formUnion(paths($1, at: "\(path)[]")) }
    default: []
    }
  }

  @Test func theKeysStayTheSame() throws {
    let known = try paths(record("--view", "Close", text: "unknown: [layout]\n" + Screens.card))
    let expected: Set = [
      "name", "touches", "touches[].chain", "touches[].chain[].class", "touches[].chain[].id",
      "touches[].chain[].kind", "touches[].chain[].methods", "touches[].chain[].next",
      "touches[].chain[].outcome",
      "touches[].chain[].runsOwnCode", "touches[].chain[].sentence", "touches[].remarks",
      "touches[].verdict.endings", "touches[].verdict.endings[].method", "touches[].verdict.endings[].reason",
      "touches[].verdict.endings[].responder", "touches[].verdict.isCancelled",
      "touches[].verdict.unsimulated",
      "touches[].view.ownRefusal", "touches[].finger",
      "touches[].hitView", "touches[].location", "touches[].passes", "touches[].passes[].asked",
      "touches[].passes[].hitView", "touches[].passes[].number", "touches[].recognizers", "touches[].touch",
      "touches[].unknown", "touches[].unknown[].property", "touches[].unknown[].sentence",
      "touches[].unknown[].views", "touches[].verdict", "touches[].verdict.candidates",
      "touches[].verdict.companions",
      "touches[].verdict.code", "touches[].verdict.reason",
      "touches[].verdict.reason.code", "touches[].verdict.reason.numbers", "touches[].verdict.responder",
      "touches[].verdict.sentence", "touches[].view", "touches[].view.boundsContainPoint",
      "touches[].view.id",
      "touches[].view.outcome", "touches[].view.point", "touches[].view.reason", "touches[].view.reason.code",
      "touches[].view.reason.numbers", "touches[].view.reason.subject", "touches[].view.sentence",
      "touches[].walk", "touches[].walk[].answer", "touches[].walk[].class", "touches[].walk[].depth",
      "touches[].walk[].id", "touches[].walk[].isInside", "touches[].walk[].order",
      "touches[].walk[].outcome",
      "touches[].walk[].point", "touches[].walk[].reason", "touches[].walk[].reason.code",
      "touches[].walk[].reason.numbers", "touches[].walk[].sentence", "touches[].window",
    ]
    #expect(expected.subtracting(known) == [])
  }

  /// The page on the trace names the keys of answers too.
  @Test func everyKeyIsDescribed() throws {
    let page = try String(
      contentsOf: Repository.url("docs/trace-format.md"), encoding: .utf8)
    var known = try paths(record("--view", "Close", text: "unknown: [layout]\n" + Screens.card))
    for name in ["slow-button", "scroll-or-press", "touch-demo-widened", "nested-taps", "dead-row"] {
      let file = Repository.url("Sources/HitPathCommands/Gallery/\(name).yml")
      known.formUnion(try paths(record(text: String(contentsOf: file, encoding: .utf8))))
    }
    let keys = Set(known.map { $0.split(separator: ".").last.map { $0.replacing("[]", with: "") } ?? "" })
    #expect(keys.isSuperset(of: ["controlEvents", "property", "settings", "waitedFor", "states"]))
    #expect(keys.count >= 55)
    for key in keys.sorted() { #expect(page.contains("`\(key)`"), "docs/trace-format.md lacks \(key)") }
  }

  /// The page names every reason that the built-in scenarios have.
  @Test func everyReasonOfAVerdictIsDescribed() throws {
    let page = try Repository.text("docs/trace-format.md")
    let examples = try Repository.files(in: ["Sources/HitPathCommands/Reasons"], endingIn: [".yml"])
    var names: Set<String> = []
    for example in examples {
      let outcome = hitpath(["explain", Repository.url(example.path).path, "--format", "json"])
      // A scenario without a touch has no verdict.
      guard outcome.code == 0 else { continue }
      let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      let touches = answer?["touches"] as? [[String: Any]] ?? []
      for verdict in touches.compactMap({ $0["verdict"] as? [String: Any] }) {
        for part in ["act", "because"] { names.formUnion((verdict[part] as? [String: Any] ?? [:]).keys) }
      }
    }
    #expect(names.count >= 25)
    for name in names.sorted() { #expect(page.contains("`\(name)`"), "docs/trace-format.md lacks \(name)") }
  }

  @Test func recognizersThatActTogetherAreAllNamed() throws {
    let text = """
      window:
        gestureRecognizers:
          - {id: outer, class: UITapGestureRecognizer, actions: [{action: a, target: A}], delegate: {id: judge, shouldRecognizeSimultaneously: true}}
        subviews:
          - id: Page
            gestureRecognizers:
              - {id: inner, class: UITapGestureRecognizer, actions: [{action: b, target: B}], delegate: judge}
              - {id: idle, class: UILongPressGestureRecognizer, actions: [{action: c, target: C}], delegate: judge}
      touches: [{tap: [9, 9]}]
      """
    let touches = try #require(try record(text: text)["touches"] as? [[String: Any]])
    let verdict = try #require(touches.first?["verdict"] as? [String: Any])
    let all = [verdict["recognizer"] as? String ?? ""] + (verdict["companions"] as? [String] ?? [])
    #expect(all == ["inner", "outer"] || all == ["outer", "inner"])
  }

  @Test func whoWasHitAndWhatCameOfIt() throws {
    let touches = try #require(try record()["touches"] as? [[String: Any]])
    #expect(touches.map { $0["hitView"] as? String } == ["Close", "Page"])
    let verdicts = touches.compactMap { $0["verdict"] as? [String: Any] }
    #expect(verdicts.map { $0["code"] as? String } == ["keptByControl", "handled"])
    #expect(verdicts.map { $0["responder"] as? String } == ["Close", "CardController"])
    #expect(touches.map { $0["location"] as? [Double] } == [[290, 110], [290, 90]])
  }

  @Test func theWalkAndTheChainAreInOrder() throws {
    let touches = try #require(try record("--touch", "2")["touches"] as? [[String: Any]])
    let walk = try #require(touches.first?["walk"] as? [[String: Any]])
    #expect(walk.map { $0["id"] as? String } == ["UIWindow", "Page", "Banner", "Card"])
    #expect(walk.map { $0["order"] as? Int } == [1, 2, 3, 4])
    #expect(walk.map { $0["depth"] as? Int } == [0, 1, 2, 2])
    #expect(walk.map { $0["outcome"] as? String } == ["passedUp", "hit", "refused", "refused"])
    #expect(walk.map { $0["answer"] as? String } == ["Page", "Page", nil, nil])
    #expect(walk.map { $0["isInside"] as? Bool } == [true, true, nil, false])
    #expect(
      walk.map { ($0["reason"] as? [String: Any])?["code"] as? String } == [
        nil, nil, "hidden", "pointOutsideBounds",
      ])
    #expect((walk[3]["reason"] as? [String: Any])?["numbers"] as? [String: Double] == ["above": 10])
    let chain = try #require(touches.first?["chain"] as? [[String: Any]])
    #expect(
      chain.map { $0["id"] as? String } == [
        "Page", "CardController", "UIWindow", "UIWindowScene", "UIApplication", "AppDelegate",
      ])
    #expect(chain.map { $0["outcome"] as? String }.prefix(3) == ["forwarded", "handled", "forwarded"])
    #expect(chain.map { $0["methods"] as? [String] }.prefix(2) == [[], ["touchesBegan"]])
  }

  @Test func whatIsNotThereIsNull() throws {
    let touches = try #require(try record("--tap", "900,1", "--view", "Card")["touches"] as? [[String: Any]])
    #expect(touches.count == 1)
    let touch = try #require(touches.first)
    #expect(touch["hitView"] is NSNull)
    #expect(touch["window"] is NSNull)
    let verdict = try #require(touch["verdict"] as? [String: Any])
    #expect(verdict["code"] as? String == "unclaimed")
    #expect(verdict["responder"] is NSNull)
    #expect((touch["chain"] as? [Any])?.isEmpty == true)
  }

  @Test func identifiersAreUniqueAndReadable() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.dump, "screen.txt")
    let text = try output(of: "explain", file, "--tap", "210,30", "--format", "json")
    let record = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let walk = try #require((record["touches"] as? [[String: Any]])?.first?["walk"] as? [[String: Any]])
    #expect(walk.map { $0["id"] as? String } == ["UIWindow", "UIView", "Confetti", "UIButton#2"])
    #expect(walk.map { $0["class"] as? String } == ["UIWindow", "UIView", "Shop.Confetti", "UIButton"])
  }
}
