// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The page on the trace names all that an answer can hold.
@Suite struct TraceFormatPageTests {
  /// The quoted words of a source text that a pattern captures.
  private static func words(_ pattern: String, in path: String) throws -> [String] {
    let text = try Repository.text(path)
    let expression = try NSRegularExpression(pattern: pattern)
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } }
  }

  @Test func everyKeyOfAnAnswerIsNamed() throws {
    let page = try Repository.text("docs/trace-format.md")
    let keys = try Self.words(
      #"\n    (?:@Nullable )?var `?(\w+)`?: "#, in: "Sources/HitPathCommands/Explain/ExplanationRecord.swift")
    #expect(keys.count >= 40)
    for key in keys { #expect(page.contains("`\(key)`"), "docs/trace-format.md lacks \(key)") }
  }
}
