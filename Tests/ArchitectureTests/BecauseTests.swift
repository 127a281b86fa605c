// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The facts that decide, in the API and in `docs/trace-format.md`.
@Suite struct BecauseTests {
  @Test func everyFactThatDecidesStandsInTheTable() throws {
    let facts = try Repository.text("Sources/HitPath/Answer+Because.swift")
      .matches(of: /Self\(rawValue: "(\w+)"\)/).map { String($0.1) }
    let table = try Repository.text("docs/trace-format.md")
    #expect(facts.count > 50)
    #expect(facts.filter { !table.contains("`\($0)`") } == [])
  }
}
