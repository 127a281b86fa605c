// SPDX-License-Identifier: Apache-2.0

import Testing

/// A page under test, which failures do not print in full.
struct PageText: Equatable, CustomTestStringConvertible {
  let html: String

  init(_ html: String) {
    self.html = html
  }

  var testDescription: String { "a page of \(html.utf8.count) bytes" }

  func contains(_ text: String) -> Bool { html.contains(text) }

  func hasPrefix(_ text: String) -> Bool { html.hasPrefix(text) }

  /// The page with names as words like others.
  var withPlainNames: PageText {
    PageText(html.replacing(/<code[^>]*>(.*?)<\/code>/) { $0.output.1 })
  }

  /// How often a text occurs.
  func count(of text: String) -> Int { html.ranges(of: text).count }

  /// The page before and from the first occurrence of a text.
  func parts(at text: String) throws -> (before: PageText, after: PageText) {
    let range = try #require(html.firstRange(of: text))
    return (PageText(String(html[..<range.lowerBound])), PageText(String(html[range.lowerBound...])))
  }
}
