// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import XML

@testable import ScreenImport

/// The tables of `docs/dump-formats.md` against the list of formats.
@Suite struct DocumentedFormatsTests {
  /// The rows of the table with that heading, as cells.
  private func rows(below heading: String) throws -> [[String]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/dump-formats.md"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(heading) })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func everyFormatThatIsReadIsInTheFirstTable() throws {
    let rows = try rows(below: "| format |")
    let read = ImportFormat.all.filter { $0.reading != nil }
    #expect(rows.map { $0[0].prefix { $0 != "]" }.dropFirst() } == read.map { $0.name[...] })
    #expect(rows.map { $0[2] } == read.compactMap(\.reading).map { "`.\($0.fileExtension)`" })
  }

  @Test func theLimitsAreThoseOfTheReaders() throws {
    let limits = [
      InputLimits.views, DumpReader.deepest, DumpUnwrapping.mostLines, ToolScreen.deepest,
      IBParser.maximumElements,
      IBParser.deepest,
      XMLReader.maximumAttributes, IBScreenReader.deepestControllers,
    ]
    let told = try rows(below: "| what | at most |").map { $0[1] }
    #expect(told.first == "\(InputLimits.importedBytes >> 20) MB")
    let capture = "a dump or a document, a capture \(CaptureReader.maximumBytes >> 20) MB"
    #expect(try rows(below: "| what | at most |").first?.first == capture)
    #expect(told.dropFirst().map { Int($0.replacing(",", with: "")) } == limits)
  }

  @Test func everyFormatThatIsRefusedIsInTheLastTable() throws {
    let refused = ImportFormat.all.filter { $0.reading == nil }
    #expect(try rows(below: "| the text is |").map { $0[0] } == refused.map(\.title))
  }
}
