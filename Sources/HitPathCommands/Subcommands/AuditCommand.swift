// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import Narration
import ScenarioFile
import Trace

struct AuditCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Looks for what makes controls and gestures of a screen dead, and tries a cure of each fault",
    discussion: """
      The screen is looked at as it stands before anything happens. Each finding has a stable code, the number that \
      decides and a change that cures it; the screen is run once more with that change.

      Exits with 1 if a finding is as bad as --fail-on says, or worse.
      """
  )

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, none

    /// Nil for never.
    var severity: FindingSeverity? { FindingSeverity(rawValue: rawValue) }
  }

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the findings")
  var format: Format = .text

  @Option(help: "From which severity on the exit code is 1")
  var failOn: FailOn = .error

  @OptionGroup var language: LanguageOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    guard input.screen.taps.isEmpty else {
      throw ValidationError("An audit looks at the screen before any touch, so that it takes no --tap.")
    }
    let text = try InputReader.text(of: input.path)
    let loaded = try InputReader(input.screen, terminal).screen(input.path, text: text)
    let screen = try Audit(
      scenario: loaded.scenario, file: input.path, text: text, addresses: loaded.addresses
    ).run()
    let narrator = Narrator(language.language, screen.analysis.index)
    switch format {
    case .text: terminal.write(AuditText(screen: screen, narrator: narrator, terminal: terminal).text)
    case .json: terminal.write(try AuditJSON(screen: screen, narrator: narrator).object.text())
    case .sarif: terminal.write(try AuditJSON(screen: screen, narrator: narrator).sarif.text())
    }
    if let least = failOn.severity, screen.findings.contains(where: { $0.finding.severity >= least }) {
      throw FindingsFailed()
    }
  }
}

/// Ends `hitpath audit` with its own exit code; the findings are printed before.
struct FindingsFailed: Error {}
