// SPDX-License-Identifier: Apache-2.0

import Analysis
import Course
import Foundation
import HitPath
import InputFile
import Markdown
import ScenarioFile
import TestSupport
import Testing
import Trace

/// The tables of cures in the pages about bugs. `Tests/Cures` has a file for each, with an item for each line:
///
///     - row: no filter                                        # the first cell of the English line
///       change: {close.delegate: {shouldReceiveTouch: true}}  # keys of objects, as in questions.yml
///       edit: {"tap: [160, 60]": "tap: [10, 60]"}             # or what is written in place of another text of scenario.yml
///       expect: {actions: [close.dismissCard]}                # what the cells say
///
/// Each is run. What the cells name as code is part of what is expected. A line that needs several runs, such as on several
/// versions of iOS, has several items, one after the other.
@Suite struct CureTableTests {
  private static let pages = "Sources/Course/Pages"
  private static let files = "Tests/Cures"

  struct Table: Sendable, CustomTestStringConvertible {
    var page: String
    /// The lines without the header, by language.
    var rows: [LanguageCode: [[MarkdownText.Cell]]] = [:]

    var testDescription: String { page }
  }

  static let tables: [Table] = CoursePages.all.compactMap { page in
    var table = Table(page: page.name)
    for language in [LanguageCode.english, .simplifiedChinese] {
      let file = "\(pages)/\(page.name)/bug.\(language.rawValue).md"
      guard Repository.exists(file), let text = try? Repository.text(file) else { continue }
      let sections = CourseTextReader.read(text, kind: .bug, language: language).page.sections
      for case .block(let block) in sections.filter({ $0.name == .cures }).flatMap(\.parts) {
        if case .table(_, let rows) = block.kind { table.rows[language] = rows }
      }
    }
    return table.rows.isEmpty ? nil : table
  }

  @Test(arguments: tables) @MainActor func everyLineIsRunAndDoesWhatItSays(table: Table) throws {
    let file = "\(Self.files)/\(table.page).yml"
    guard Repository.exists(file) else {
      Issue.record("\(table.page) has a table of cures, and \(file) does not exist")
      return
    }
    let scenario = "\(Self.pages)/\(table.page)/scenario.yml"
    let cures = try Self.read(try Repository.text(file), file, scenario: scenario)
    let english = table.rows[.english] ?? []
    let chinese = table.rows[.simplifiedChinese] ?? []
    let lines = Self.lines(of: cures)
    expectEqual(lines.map(\.row), english.compactMap { $0.first.map(Self.plain) })
    expectEqual(Self.codes(in: chinese), Self.codes(in: english))
    for (line, codes) in zip(lines, Self.codes(in: english)) {
      for code in codes where !line.expected.contains(code) {
        Issue.record("\(file):\(line.line): '\(line.row)' expects nothing of \(code), which its line names")
      }
    }
    for cure in cures {
      let outcome = try cure.scenario.run(file)
      let check = ExpectationCheck(cure.scenario.expectations, TraceAnalysis(outcome.trace), outcome.values)
      for result in check.results {
        guard let difference = result.difference else { continue }
        Issue.record(
          """
          \(file):\(result.line ?? cure.line): '\(cure.row)': \(result.what)
          \(difference.joined(separator: "\n"))
          """)
      }
    }
  }

  @Test func noFileIsLeftWithoutATable() throws {
    let names = Set(Self.tables.map { "\($0.page).yml" })
    #expect(names.count > 30)
    let files = try Repository.files(in: [Self.files], endingIn: [".yml"]).map { file in
      file.path.split(separator: "/").last.map(String.init) ?? ""
    }
    expectEqual(files.filter { !names.contains($0) }, [])
  }

  // MARK: Lines of tables

  private static func plain(_ cell: MarkdownText.Cell) -> String {
    cell.inlines.plain
  }

  /// For each line the names that its cells after the first contain as code.
  private static func codes(in rows: [[MarkdownText.Cell]]) -> [[String]] {
    rows.map { cells in
      cells.dropFirst().flatMap { cell in
        cell.inlines.everything.compactMap { inline in
          guard case .code(let code) = inline.kind else { return nil }
          return code
        }
      }
    }
  }

  // MARK: Files

  private struct Cure {
    var row: String
    var scenario: Scenario
    /// The text of `expect`.
    var expected: String
    var line: Int
  }

  /// One for each line of the table, with all that is expected of it.
  private static func lines(of cures: [Cure]) -> [Cure] {
    cures.reduce(into: []) { lines, cure in
      if let last = lines.indices.last, lines[last].row == cure.row {
        lines[last].expected += cure.expected
      } else {
        lines.append(cure)
      }
    }
  }

  private enum CureKey: String, FileKey {
    case row, change, edit, expect

    var row: KeyRow {
      switch self {
      case .row: .needed(.name, "The first cell of the line.")
      case .change: KeyRow(.byID(.definition("change")), "Keys of objects that are set.")
      case .edit: KeyRow(.byID(.name), "Texts of the scenario's file, and what stands in their place.")
      case .expect: .needed(.definition("expectation"), "What the cells say.")
      }
    }
  }

  private static let cure = MappingKind("a cure", "cure", "A line of a table of cures.", [CureKey.self])

  private static func read(_ text: String, _ file: String, scenario: String) throws -> [Cure] {
    let screen = try Repository.text(scenario)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return try ReadingContext.read(
      text, file: file, as: "a file of cures", of: "a list of cures", by: { ScenarioReading(source: $0) }
    ) { context, root in
      let nodes = context.items(root, "cures", of: "cures")
      return nodes.enumerated().compactMap { number, node -> Cure? in
        guard let fields = context.fields(node, cure, needing: CureKey.self),
          let row = fields[CureKey.row].flatMap({ context.name($0, "row") }),
          let expect = fields[CureKey.expect]
        else { return nil }
        guard var changed = edited(screen, fields, context, scenario) else { return nil }
        if let change = fields[CureKey.change] {
          guard let found = context.changed(changed, by: change) else { return nil }
          changed = found.scenario
        }
        changed.expectations = expectations(expect, of: changed, context)
        let end = nodes.dropFirst(number + 1).first?.place.line ?? lines.count + 1
        let expected = lines[expect.place.line - 1..<end - 1].joined(separator: "\n")
        return Cure(row: row, scenario: changed, expected: expected, line: node.place.line)
      }
    }
  }

  private static func edited(
    _ screen: String, _ fields: Fields, _ context: ScenarioReading, _ file: String
  ) -> Scenario? {
    var text = screen
    if let edit = fields[CureKey.edit], case .mapping(let entries) = edit.content {
      for entry in entries {
        guard let new = context.name(entry.value, "edit") else { return nil }
        if !text.contains(entry.key) { context.report(entry.place, "the scenario has no '\(entry.key)'") }
        text = text.replacingOccurrences(of: entry.key, with: new)
      }
    }
    do {
      var scenario = try ScenarioReader.read(text, file: file)
      scenario.nameEverything()
      return scenario.variable
    } catch {
      context.report(fields.place, "\(error)")
      return nil
    }
  }

  private static func expectations(
    _ node: SourceNode, of scenario: Scenario, _ context: ScenarioReading
  ) -> [ScenarioExpectation] {
    let downs = scenario.touches.map(\.touchDownCount).reduce(0, +)
    return context.expectationNodes(node).compactMap { item in
      let own = ScenarioReading(source: context.source, touchDowns: downs)
      defer { context.report(own) }
      guard let fields = own.fields(item, .expectation) else { return nil }
      let expectation = own.expectation(fields)
      if !own.hasErrors { own.checkReferences(in: scenario) }
      return expectation
    }
  }
}
