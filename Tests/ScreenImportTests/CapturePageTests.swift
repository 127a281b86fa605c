// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ScreenImport

/// The tables of docs/live-capture.md are written from the declarations; `HITPATH_WRITE_TABLES=1` writes them anew.
@Suite struct CapturePageTests {
  @Test func theTablesTellTheKeys() throws {
    let page = Repository.url("docs/live-capture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- keys of a capture -->\n")?.upperBound)
    let end = try #require(text.range(of: "<!-- end -->")?.lowerBound)
    let tables = "\n\(Self.tables)\n"
    if ProcessInfo.processInfo.environment["HITPATH_WRITE_TABLES"] == "1" {
      try text.replacingCharacters(in: start..<end, with: tables).write(
        to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == tables[...], "the tables are old: run `make docs`")
    }
  }

  private static var tables: String {
    [
      table(CapturedScreen.self), table(CapturedApplication.self), table(CapturedObject.self),
      table(CapturedClass.self), table(CapturedOverride.self), table(CapturedController.self),
      table(CapturedView.self), table(CapturedAction.self), table(CapturedRecognizer.self),
      table(CapturedTouch.self), table(CapturedSample.self), table(CapturedRecording.self),
    ].joined(separator: "\n")
  }

  private static func table<Object: CaptureRecord>(_ type: Object.Type) -> String {
    let rows = type.keys.map { key in
      "| `\(key.name)` | \(key.type.words)\(key.isRequired ? ", needed" : "") | \(key.meaning) |\n"
    }
    return "### \(type.name)\n\n\(type.meaning.prefix(1).uppercased() + type.meaning.dropFirst()).\n\n"
      + "| key | takes | meaning |\n| --- | --- | --- |\n\(rows.joined())"
  }
}
