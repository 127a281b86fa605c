// SPDX-License-Identifier: Apache-2.0

import Markdown

@testable import Course

/// A text in two languages, which tell the same: sections, options, links, code and rules.
enum TextPair {
  /// How the second text differs from the first, with positions in the second.
  static func faults(of other: CourseText, besides first: CourseText) -> [MarkdownText.Fault] {
    var faults: [MarkdownText.Fault] = []
    let start = MarkdownText.Place(line: 1, column: 1)
    func compare<Value: Equatable>(_ what: String, _ value: (CourseText) -> Value) {
      let (one, two) = (value(first), value(other))
      if one != two { faults.append(MarkdownText.Fault(start, "\(what) differ: \(one) and \(two)")) }
    }
    compare("the sections") { page in page.sections.map { $0.name?.rawValue ?? "own" } }
    compare("the options") { page in page.questions.map { $0.options.map(\.key) } }
    compare("the links") { $0.addresses.sorted() }
    compare("the listings") { $0.code }
    compare("the rules") { Set($0.rules).sorted() }
    return faults
  }
}

extension CourseText {
  /// Where links lead, in the order of the text.
  var addresses: [String] {
    inlines.flatMap(\.everything).compactMap { inline in
      if case .link(let address, _) = inline.kind { address } else { nil }
    }
  }
}
