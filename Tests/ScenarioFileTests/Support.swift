// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile
import Testing

/// The errors of a text as they are printed.
func message(_ text: String, file: String = "a.yml") -> String {
  do {
    _ = try ScenarioReader.read(text, file: file)
    return "no error"
  } catch {
    return error.description
  }
}

/// The scenario of a text that is expected to be right.
func scenario(_ text: String, file: String = "a.yml") throws -> Scenario {
  try ScenarioReader.read(text, file: file)
}

extension Scenario {
  /// The scenario without the lines that only a file gives.
  func withoutLines() -> Scenario {
    var scenario = self
    for index in scenario.touches.indices { scenario.touches[index].line = nil }
    scenario.expectations = scenario.expectations.map { $0.withoutLines() }
    for index in scenario.variants.indices {
      scenario.variants[index].expectations = scenario.variants[index].expectations.map {
        ScenarioVariantExpectation(value: $0.value, $0.expectation.withoutLines())
      }
    }
    return scenario
  }
}

extension ScenarioExpectation {
  fileprivate func withoutLines() -> ScenarioExpectation {
    var expectation = self
    (expectation.line, expectation.column) = (nil, nil)
    for state in expectation.states.indices {
      (expectation.states[state].line, expectation.states[state].column) = (nil, nil)
    }
    return expectation
  }
}

/// Runs the work on a thread with the small stack that secondary threads have on macOS.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = 512 << 10
    thread.start()
  }
}
