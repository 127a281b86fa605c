// SPDX-License-Identifier: Apache-2.0

import Analysis
import FoundationTypes
import HitPath
import InputFile
import Report
import ScenarioFile
import Trace

/// A page's request to write to a scenario file.
///
/// It is a query with the words of ``LiveGesture`` and `save=HASH` with the hash of the file shown by the page, plus
/// `expect=true` for an expectation; or `undo=HASH` alone.
struct LiveSave: Sendable {
  let isUndo: Bool

  /// The hash of the file that the page was made from; a changed file is not written.
  let hash: String
  let isExpected: Bool

  /// The other words: the gesture and its changes.
  let words: [(name: String, value: String)]

  private static let save = "save"
  private static let expect = "expect"
  private static let undo = "undo"

  /// Whether a query asks to write.
  static func isAsked(_ words: [(name: String, value: String)]) -> Bool {
    words.contains { [save, undo].contains($0.name) }
  }

  init(_ words: [(name: String, value: String)]) {
    func value(_ name: String) -> String? { words.first { $0.name == name }?.value }
    isUndo = value(Self.undo) != nil
    hash = value(Self.undo) ?? value(Self.save) ?? ""
    isExpected = value(Self.expect) == "true"
    self.words = words.filter { ![Self.save, Self.expect, Self.undo].contains($0.name) }
  }
}

/// What was written to the served files, so that it can be undone.
@MainActor
struct LiveSaves {
  /// The maximum number of additions kept per file.
  private static let most = 50

  /// The additions by path, the latest last.
  private var made: [String: [Made]] = [:]

  private struct Made {
    let before: String
    let after: String
    let note: LiveScript.Addition
  }

  /// What the page of a file needs to know: whether the file can be written, and the last addition.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - text: Its content.
  /// - Returns: Nil if it is not a scenario file.
  func state(of path: String, _ text: String) -> LiveScript.File? {
    guard (try? ScenarioReader.read(text, file: path)) != nil, !InputReader.isTrace(text) else { return nil }
    let last = made[path]?.last
    return LiveScript.File(
      name: URL(fileURLWithPath: path).lastPathComponent, hash: Self.hash(of: text),
      addition: last?.after == text ? last?.note : nil)
  }

  private static func hash(of text: String) -> String { ContentHash.plain.text(of: text) }

  /// Writes to a file.
  ///
  /// - Parameters:
  ///   - save: The request.
  ///   - item: The input of the requesting page.
  ///   - stop: Called now and then; returns whether to stop.
  /// - Returns: The answer for the script.
  /// - Throws: ``LiveGesture/Refusal`` if nothing can be written, `InputError` for a run that does not end.
  mutating func write(_ save: LiveSave, to item: LiveItem, stop: @escaping @MainActor () -> Bool) throws
    -> LiveSaved
  {
    let path = item.input.path
    guard item.file != nil else {
      throw LiveGesture.Refusal(message: "only scenario files are written")
    }
    let text = try Self.text(of: path, hash: save.hash)
    if save.isUndo {
      guard let last = made[path]?.last, last.after == text else {
        throw LiveGesture.Refusal(message: "nothing was added here that can be taken out again")
      }
      try Self.write(last.before, to: path, insteadOf: text)
      made[path]?.removeLast()
      return LiveSaved(touch: nil)
    }
    let (added, touch, note) = try Self.addition(save, to: text, of: item, stop: stop)
    try Self.write(added, to: path, insteadOf: text)
    made[path, default: []].append(Made(before: text, after: added, note: note))
    if made[path, default: []].count > Self.most { made[path]?.removeFirst() }
    return LiveSaved(touch: touch)
  }

  /// The text of a file, if it is byte for byte the one that the page was made from.
  private static func text(of path: String, hash: String) throws -> String {
    let text = try InputReader.text(of: path)
    guard hash == Self.hash(of: text) else {
      throw LiveGesture.Refusal(message: "the file has changed since; its page shows it as it is now")
    }
    return text
  }

  /// Writes a file next to its destination and moves it there, unless the destination has changed.
  private static func write(_ text: String, to path: String, insteadOf before: String) throws {
    // The decoded text may differ from the bytes of the file.
    guard FileManager.default.contents(atPath: path) == Data(before.utf8) else {
      throw LiveGesture.Refusal(message: "the file is not plain UTF-8, or has changed since")
    }
    do {
      try OutputFile.write([(path, text)])
    } catch {
      throw LiveGesture.Refusal(message: "the file cannot be written: \(error.reason)")
    }
  }

  /// The text with a gesture and its effect added, the number of its touch, and the summary for the script.
  private static func addition(
    _ save: LiveSave, to text: String, of item: LiveItem, stop: @escaping @MainActor () -> Bool
  ) throws -> (text: String, touch: Int, note: LiveScript.Addition) {
    let path = item.input.path
    let gesture = try LiveGesture(save.words)
    guard let screen = item.scenario else {
      throw LiveGesture.Refusal(message: "nothing can be done on this screen: \(item.whyNotPressed)")
    }
    func run(_ scenario: Scenario) throws -> (analysis: TraceAnalysis, results: [ExpectationResult]) {
      var scenario = scenario
      scenario.nameEverything()
      let outcome = try scenario.run(path, stop: stop)
      let analysis = TraceAnalysis(outcome.trace)
      return (
        analysis, ExpectationCheck(outcome.expectations, analysis, outcome.values).results
      )
    }
    do {
      let before = try ScenarioReader.read(text, file: path)
      let plain = try ScenarioAddition([gesture.touch], after: gesture.settings).added(to: text, file: path)
      let (known, came) = (try run(before), try run(plain.scenario))
      let touch = known.analysis.touches.count + 1
      guard came.analysis.touches.count >= touch else {
        throw LiveGesture.Refusal(message: "no finger touches the screen where the file's touches end")
      }
      let failed = came.results.filter { result in
        result.difference != nil && known.results.contains { $0.what == result.what && $0.difference == nil }
      }
      var result = plain
      if save.isExpected {
        let shown = try gesture.made(on: screen, file: path, stop: stop).analysis
        let expectation = try expectation(
          of: came.analysis, touch, as: shown,
          withActions: !before.expectations.contains { $0.actions != nil })
        result = try ScenarioAddition([gesture.touch], after: gesture.settings, expecting: expectation)
          .added(to: text, file: path)
      }
      let note = LiveScript.Addition(
        touch: touch, lines: result.lines.map { .init(number: $0.number, text: $0.text) },
        unmet: failed.map { result in (result.line.map { "\($0): " } ?? "") + result.what })
      return (result.text, touch, note)
    } catch let refusal as ScenarioAddition.Refusal {
      throw LiveGesture.Refusal(message: refusal.message)
    } catch let errors as InputErrors {
      throw LiveGesture.Refusal(message: errors.errors.first?.message ?? "the file has a mistake")
    }
  }

  /// The expectations for an added touch: its hit-test view, what a list selects, and the actions of the whole run, unless
  /// the file already expects these.
  private static func expectation(
    of analysis: TraceAnalysis, _ touch: Int, as shown: TraceAnalysis, withActions: Bool
  ) throws -> ScenarioExpectation {
    let (own, seen) = (analysis.touches[touch - 1], shown.touches.first)
    guard own.hitView == seen?.hitView, own.verdict.act.fact == seen?.verdict.act.fact else {
      throw LiveGesture.Refusal(
        message:
          "after the touches of the file the same gesture comes to something else; add it without expecting this"
      )
    }
    var expectation = ScenarioExpectation()
    expectation.touch = touch
    expectation.hitView = .some(own.hitView)
    if withActions {
      expectation.actions = CallList(analysis.trace).calls(of: [.actions], comparedWith: [])
        .map { ScenarioAction(text: $0.name) }
    }
    if touch == analysis.touches.count { expectation.expectSelection(of: own.verdict.act) }
    return expectation
  }
}

/// The answer for a script about what was written.
struct LiveSaved: Sendable, Encodable {
  /// The number of the added touch; nil if something was removed.
  let touch: Int?
}

extension LiveGesture {
  /// Whether a query asks to write to the file of the page.
  package static func isSaved(_ words: [(name: String, value: String)]) -> Bool { LiveSave.isAsked(words) }
}
