// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A scenario of `Tests/Conformance`, as far as it can be told without reading it as a scenario.
package struct ConformanceScenario: Sendable {
  /// Where an expectation comes from.
  package enum Origin: String, CaseIterable, Sendable {
    /// Apple's documentation, guides or headers, or an engineer's words.
    case document
    /// A log, trace or dump that somebody published from a device or Apple's simulator.
    case deviceLog = "device log"
    /// An experiment or a measurement that somebody published.
    case measurement
    /// A reimplementation, common practice, or what HitPath chose.
    case ourReading = "our reading"
  }

  package static let folder = Repository.url("Tests/Conformance")

  /// The path inside the package.
  package let path: String
  package let text: String

  /// All scenarios, in order.
  package static func all() throws -> [ConformanceScenario] {
    try Repository.files(in: ["Tests/Conformance"], endingIn: [".yml"]).map {
      ConformanceScenario(path: $0.path, text: $0.text)
    }
  }

  /// The file's name without its ending.
  package var name: String { path.split(separator: "/").last.map { String($0.dropLast(4)) } ?? "" }

  /// The folder below `Tests/Conformance`.
  package var area: String { String(path.split(separator: "/")[2]) }

  /// The rules that it proves: those of its file name and of its title.
  package var rules: Set<String> {
    let title = text.firstMatch(of: /(?m)^title:.*$/).map { String($0.0) } ?? ""
    return Set(RuleNames.cited(in: name + " " + title))
  }

  /// What the second line says: where the expectation comes from, in words, and by which rule; nil if it says nothing.
  package var source: (origin: Origin, words: String, rule: String)? {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1, let line = lines[1].wholeMatch(of: /# from: ([a-z ]+) – (.+) \(([A-Z]{2}-\d+)\)/),
      let origin = Origin(rawValue: String(line.1))
    else { return nil }
    return (origin, String(line.2), String(line.3))
  }
}
