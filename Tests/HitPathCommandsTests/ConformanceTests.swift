// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The scenarios that show, rule by rule, what the model does.
@MainActor
@Suite("Conformance scenarios")
struct ConformanceTests {
  private static let folder = ConformanceScenario.folder.path

  @Test("hitpath check meets every expectation of Tests/Conformance")
  func everyScenarioIsMet() {
    let outcome = hitpath("check", "--quiet", Self.folder)
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.diagnostics)")
    #expect(outcome.output.contains(" 0 failed"), "\(outcome.output)")
  }

  @Test("Every scenario expects something")
  func everyScenarioExpectsSomething() {
    #expect(!hitpath("check", Self.folder).output.contains("nothing is expected"))
  }
}
