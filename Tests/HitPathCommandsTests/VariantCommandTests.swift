// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// Scenarios with variants, and those that ask a question.
@MainActor
@Suite struct VariantCommandTests {
  private static let text = """
    window:
      subviews:
        - {id: Button, class: UIButton, frame: [0, 0, 100, 44]}
        - {id: Veil, frame: [0, 0, 390, 44]}
    touches:
      - tap: [50, 20]
      - tap: [200, 20]
    variants:
      - object: Veil
        isUserInteractionEnabled: [true, false]
    expect: {hitView: Veil}

    """

  private func touches(_ arguments: String...) throws -> [[String: Any]] {
    let outcome = hitpath(["explain"] + arguments + ["--format", "json"])
    try #require(outcome.code == 0, "\(outcome.diagnostics)")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    return try #require(record["touches"] as? [[String: Any]])
  }

  @Test func eachTouchIsFollowedByALineForEachVariant() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, "veil.yml")
    let first = try output(of: "explain", file, "--touch", "1")
    #expect(
      first.hasSuffix(
        """


        Under other settings
          With Veil.isUserInteractionEnabled = true: Veil gets the tap, because it lies in front of Button, and \
        nobody handles it.
          With Veil.isUserInteractionEnabled = false: Button gets the tap and does nothing, because it has no \
        action.

        """), "\(first)")
    let second = try output(of: "explain", file, "--touch", "2", "--lang", "zh-Hans")
    #expect(
      second.hasSuffix(
        """


        换一种设置
          Veil.isUserInteractionEnabled = true时：Veil收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。
          Veil.isUserInteractionEnabled = false时：UIWindow收到点击，因为它是包含触摸点的最深视图，但没有响应者处理。

        """), "\(second)")
  }

  @Test func scriptsGetTheVerdictOfEachVariant() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, "veil.yml")
    let variants = try #require(try touches(file).first?["variants"] as? [[String: Any]])
    #expect(variants.map { $0["hitView"] as? String } == ["Veil", "Button"])
    #expect(
      variants.map { $0["settings"] as? [[String: String]] } == [
        [["object": "Veil", "property": "isUserInteractionEnabled", "value": "true"]],
        [["object": "Veil", "property": "isUserInteractionEnabled", "value": "false"]],
      ])
    let verdicts = variants.compactMap { $0["verdict"] as? [String: Any] }
    #expect(verdicts.map { $0["code"] as? String } == ["dropped", "keptByControl"])
    #expect(verdicts.map { $0["responder"] as? String } == ["AppDelegate", "Button"])
    let plain = try folder.write(Screens.card, "card.yml")
    #expect(try touches(plain).allSatisfy { ($0["variants"] as? [Any])?.isEmpty == true })
  }

  @Test func anAddedTapIsTriedUnderEachVariant() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, "veil.yml")
    let added = try touches(file, "--tap", "50,30")
    #expect(added.count == 1)
    let variants = try #require(added.first?["variants"] as? [[String: Any]])
    #expect(variants.map { $0["hitView"] as? String } == ["Veil", "Button"])
  }

  @Test func aTraceHoldsItsVariantsAndTheirTapMaps() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, "veil.yml")
    let text = try output(of: "trace", file)
    let trace = try folder.write(text, "veil.jsonl")
    #expect(try output(of: "trace", trace) == text)
    #expect(try output(of: "explain", trace) == output(of: "explain", file))
    let mapped = try TouchTrace(jsonLines: output(of: "trace", trace, "--tap-map"))
    let views = mapped.variants.map { $0.trace.tapMap?.regions.map(\.view) }
    #expect(views == [["Veil", "UIWindow"], ["Button", "UIWindow"]])
    #expect(try mapped == TouchTrace(jsonLines: output(of: "trace", file, "--tap-map")))
  }

  @Test func theLogAndTheExpectationsAreThoseOfTheScenarioItself() throws {
    let folder = try Folder()
    let file = try folder.write(Self.text, "veil.yml")
    let without = try #require(Self.text.firstRange(of: "variants:"))
    let end = try #require(Self.text.firstRange(of: "expect:"))
    let plain = try folder.write(
      Self.text.replacingCharacters(in: without.lowerBound..<end.lowerBound, with: ""), "plain.yml")
    #expect(
      try output(of: "trace", file, "--format", "log") == output(of: "trace", plain, "--format", "log"))
    #expect(hitpath("check", file).code == 0)
  }

  @Test func aQuestionIsInTheHeaderOfTheTrace() throws {
    let folder = try Folder()
    let question = "mode: question\nquestion: {en: Who?, zh-Hans: 谁？}\n"
    let file = try folder.write(question + Self.text, "veil.yml")
    let trace = try TouchTrace(jsonLines: output(of: "trace", file))
    #expect(trace.header.mode == .question)
    #expect(trace.header.question == ["en": "Who?", "zh-Hans": "谁？"])
    #expect(trace.variants.map(\.trace.header.mode) == [.question, .question])
  }
}
