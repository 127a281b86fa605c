// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import ScenarioFile
import Trace

/// The findings of a screen, each with what came of its cure.
struct AuditedScreen {
  let file: String
  let analysis: TraceAnalysis
  let findings: [AuditedFinding]
}

/// A finding with its place in the file and the proof of its cure.
struct AuditedFinding {
  let finding: Finding
  let proof: CureProof?
  let line: Int?
}

/// Looks for faults, and runs the screen once more with the cure of each.
@MainActor
struct Audit {
  /// How many views second runs may have in all, so that a big screen with many faults does not take minutes.
  private static let mostViews = 60_000

  let scenario: Scenario
  let file: String
  let text: String

  /// The views of a dump by their addresses.
  var addresses: [String: String] = [:]

  func run() throws -> AuditedScreen {
    guard let screen = scenario.screen(with: []) else {
      throw InputError(file: file, message: "this screen cannot be run without its touches")
    }
    let analysis = try analysis(of: screen)
    let findings = analysis.findings
    let lines = FindingLines(of: findings, in: text, addresses: addresses)
    var left = Self.mostViews
    let audited = try findings.map { finding in
      var proof: CureProof?
      if !finding.cure.isEmpty {
        left -= max(1, analysis.trace.screen.views.count)
        proof = left < 0 ? .untried : try self.proof(of: finding)
      }
      return AuditedFinding(finding: finding, proof: proof, line: lines.line(of: finding))
    }
    return AuditedScreen(file: file, analysis: analysis, findings: audited)
  }

  private func proof(of finding: Finding) throws -> CureProof {
    guard let cured = scenario.screen(with: finding.cure) else { return .untried }
    return try analysis(of: cured).findings.contains { finding.persists(in: $0) } ? .stays : .proven
  }

  private func analysis(of scenario: Scenario) throws -> TraceAnalysis {
    let outcome = ScenarioRun(scenario).outcome(withTapMap: true)
    try outcome.checkAmount(file)
    return TraceAnalysis(outcome.trace)
  }
}

/// The lines of a file that the findings are about: the first that names the view or recognizer.
struct FindingLines {
  private var lines: [String: Int] = [:]

  init(of findings: [Finding], in text: String, addresses: [String: String]) {
    var names: [String: String] = [:]
    for finding in findings { names[finding.subject] = finding.subject }
    for (address, id) in addresses where names[id] != nil { names[address] = id }
    guard !names.isEmpty else { return }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
        guard let id = names[String(word)] ?? names[word.lowercased()] else { continue }
        if lines[id] == nil { lines[id] = number + 1 }
      }
    }
  }

  func line(of finding: Finding) -> Int? { lines[finding.subject] }
}
