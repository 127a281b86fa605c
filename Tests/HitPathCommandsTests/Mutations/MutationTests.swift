// SPDX-License-Identifier: Apache-2.0

import Course
import Foundation
import Report
import Testing

@testable import HitPathCommands

/// Damaged inputs of every format: each is read or refused in a sentence.
///
/// `HITPATH_MUTATIONS` is the number of inputs per format, and `HITPATH_SEED` the first seed; `make fuzz` makes ten
/// thousand. An input that crashes the process is kept in `.build/mutations`.
@MainActor
@Suite struct MutationTests {
  private static let count = number("HITPATH_MUTATIONS") ?? 48

  /// How many there are of each of the formats of tools, which are many.
  private static let toolCount = number("HITPATH_MUTATIONS") ?? 30
  private static let seed = UInt64(number("HITPATH_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  enum Format: String, CaseIterable {
    case scenario, dump, document, capture, trace

    /// What tools print that drive or watch an app.
    case toolText, toolXML, toolJSON

    var isOfTool: Bool { [.toolText, .toolXML, .toolJSON].contains(self) }

    /// Whether it has no touch of its own.
    var needsTap: Bool { isOfTool || self == .dump || self == .document }

    /// How the names of its files end.
    var ending: String {
      switch self {
      case .scenario: "yml"
      case .dump: "txt"
      case .document: "storyboard"
      case .capture: "json"
      case .trace: "jsonl"
      case .toolText: "txt"
      case .toolXML: "xml"
      case .toolJSON: "json"
      }
    }
  }

  private func seeds(_ format: Format) throws -> [String] {
    let scenarios = BuiltInScenarios.files.map(\.text)
    switch format {
    case .scenario: return scenarios
    case .dump: return [Screens.dump, try Repository.text("Tests/Fixtures/ScreenImport/shop-window.txt")]
    case .document:
      return try ["player", "sign-in"].map {
        try Repository.text("Tests/Fixtures/ScreenImport/\($0).storyboard")
      }
    case .capture: return [try Repository.text("Tests/Fixtures/Documents/cart.json")]
    case .toolText: return try corpus("xcuitest.txt", "earlgrey.txt", "maestro.csv")
    case .toolXML: return try corpus("appium.xml", "detox.xml")
    case .toolJSON:
      return try corpus(
        "webdriveragent.json", "idb-flat.json", "idb-nested.json", "maestro.json", "sentry.json")
    case .trace:
      let folder = try Folder()
      return try scenarios.prefix(3).map { try output(of: "trace", folder.write($0, "a.yml")) }
    }
  }

  private func corpus(_ names: String...) throws -> [String] {
    try names.map { try Repository.text("Fuzzing/Corpus/dump/\($0)") }
  }

  @Test(arguments: Format.allCases)
  func damagedInputsAreReadOrRefusedInASentence(_ format: Format) throws {
    var mutator = Mutator(try seeds(format), seed: Self.seed)
    let folder = Repository.url(".build/mutations")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kept = folder.appendingPathComponent("\(format.rawValue).\(format.ending)")
    let imported = folder.appendingPathComponent("\(format.rawValue)-imported.yml")
    let tap = format.needsTap ? ["--tap", "30,30"] : []
    var codes: [Int32: Int] = [:]
    let output = try Folder()
    for number in 0..<(format.isOfTool ? Self.toolCount : Self.count) {
      try Data(mutator.next()).write(to: kept)
      let outcome = hitpath(["explain", kept.path] + tap)
      codes[outcome.code, default: 0] += 1
      #expect(isSentence(outcome.diagnostics), "input \(number): \(outcome.diagnostics)")
      guard outcome.code == 0 else { continue }
      // A file written from it must say the same, except for a damaged trace, which differs from its own scenario.
      if format != .trace {
        let made = hitpath(["import", kept.path] + tap)
        try Data(made.output.utf8).write(to: imported)
        let again = hitpath("explain", imported.path)
        #expect(
          made.code == 0 && again.code == 0 && again.output == outcome.output,
          "input \(number): \(made.diagnostics) \(again.diagnostics)")
      }
      // Pages take their time: a few are enough for every test.
      guard Self.isLong || number.isMultiple(of: 8) else { continue }
      for command in Self.setCommands(kept.path, output.path, tap) {
        let set = hitpath(command)
        #expect(Self.endings.contains(set.code), "input \(number): \(command)")
        #expect(isSentence(set.diagnostics), "input \(number): \(set.diagnostics)")
      }
    }
    for file in [kept, imported] where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
    #expect(codes.keys.sorted() == [0, 3])
  }

  /// Whether it is `make fuzz`, which takes its time.
  private static let isLong = number("HITPATH_MUTATIONS") != nil
  private static let endings: Set<Int32> = [0, 1, 3]

  /// The commands that write pages of an input, the same set again and again.
  private static func setCommands(_ input: String, _ output: String, _ tap: [String]) -> [[String]] {
    [
      ["report", input, input, "-o", "\(output)/report"] + tap, ["audit", input, "-o", "\(output)/audit"],
      ["diff", input, input, "-o", "\(output)/diff.html"] + tap,
    ]
  }

  @Test func damagedTemplatesAreUsedOrRefusedInASentence() throws {
    let names = TemplateSet.fileNames
    var random = SplitMix64(seed: Self.seed)
    var mutators = names.map { Mutator([TemplateSet.embedded.text($0)], seed: random.next()) }
    let folder = Repository.url(".build/mutations/templates")
    let output = try Folder()
    let screen = try output.write(Screens.card, "card.yml")
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(TemplateSet.embedded.text(name).utf8).write(to: file)
    }
    var codes: [Int32: Int] = [:]
    for number in 0..<Self.count / 4 {
      let position = Int.random(in: names.indices, using: &random)
      let file = folder.appendingPathComponent(names[position])
      try Data(mutators[position].next()).write(to: file)
      let outcome = hitpath(
        "report", screen, screen, "-o", output["report"], "--templates", folder.path)
      codes[outcome.code, default: 0] += 1
      #expect(isSentence(outcome.diagnostics), "\(names[position]) \(number): \(outcome.diagnostics)")
      try Data(TemplateSet.embedded.text(names[position]).utf8).write(to: file)
    }
    try FileManager.default.removeItem(at: folder)
    #expect(codes.keys.sorted() == [0, 3])
  }

  @Test(arguments: [PageSource.questions, "lesson.en.md"])
  func damagedPagesAreCheckedOrRefusedInASentence(_ file: String) throws {
    let page = try #require(CoursePages.page(named: "lesson-03-parent-first"))
    var mutator = Mutator([try #require(page.files[file])], seed: Self.seed)
    let folder = Repository.url(".build/mutations/page-\(file)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let output = try Folder()
    for (name, text) in page.files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    var codes: [Int32: Int] = [:]
    for number in 0..<Self.count / 4 {
      try Data(mutator.next()).write(to: folder.appendingPathComponent(file))
      let outcome = hitpath("check", folder.path)
      codes[outcome.code, default: 0] += 1
      #expect(isSentence(outcome.diagnostics), "input \(number): \(outcome.diagnostics)")
      guard outcome.code < 3, Self.isLong || number.isMultiple(of: 8) else { continue }
      let pages = hitpath("report", folder.path, "-o", output.path)
      #expect(Self.endings.contains(pages.code), "input \(number)")
      #expect(isSentence(pages.diagnostics), "input \(number): \(pages.diagnostics)")
    }
    try FileManager.default.removeItem(at: folder)
    #expect(codes.keys.contains(3) && Set(codes.keys).isSubset(of: [0, 1, 3]))
  }

  /// Whether what is said is not the name of something in the code.
  private func isSentence(_ text: String) -> Bool {
    !["Error(", "Context(", "Swift.", "DecodingError", "Optional("].contains(where: text.contains)
  }
}
