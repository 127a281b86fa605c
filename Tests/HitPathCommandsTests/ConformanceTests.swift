// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The scenarios that show, rule by rule, what the model does.
@MainActor
@Suite("Conformance scenarios")
struct ConformanceTests {
  private static let folder = ConformanceScenario.folder.path

  @Test("hitpath check meets every expectation of Tests/Conformance, and every scenario has some")
  func everyScenarioIsMet() {
    let outcome = hitpath("check", Self.folder)
    let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("ok ") }
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
    #expect(lines.last?.hasSuffix(" passed, 0 failed") == true, "\(lines.last ?? "")")
  }
}
