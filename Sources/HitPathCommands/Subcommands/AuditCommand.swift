// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

struct AuditCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Looks for what makes controls and gestures of a screen dead, and tries a cure of each fault",
    discussion: """
      The screen is looked at as it stands before anything happens. Each finding has a stable code, the number that \
      decides and a change that cures it; the screen is run once more with that change.

      A file \(defaultSettings) in the current folder, or another by --settings, suppresses findings, each with its \
      reason, and sets severities. --baseline takes the findings that --write-baseline wrote as known. With \
      GITHUB_ACTIONS=true in the environment each finding is also printed as an annotation for GitHub.

      Exits with 1 if a finding is as bad as --fail-on says, or worse.
      """
  )

  private static let defaultSettings = ".hitpath-audit.yml"

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif
  }

  enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, none

    /// Nil for never.
    var severity: FindingSeverity? { FindingSeverity(rawValue: rawValue) }
  }

  @OptionGroup var input: InputOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(help: "The form of the findings")
  var format: Format = .text

  @Option(help: "From which severity on the exit code is 1")
  var failOn: FailOn = .error

  @Option(path: "Suppressions and severities from this file in place of \(defaultSettings)")
  var settings: String?

  @Option(path: "Findings in this file do not fail the build")
  var baseline: String?

  @Option(path: "Write the findings to this file, in place of those it has of the same input")
  var writeBaseline: String?

  @Option(
    .shortAndLong,
    path: "Also write a page for each finding to this folder: a tap that shows it, before and after its cure",
    as: "folder")
  var output: String?

  @OptionGroup var language: LanguageOptions

  @MainActor
  func run(on terminal: Terminal) throws {
    guard input.screen.taps.isEmpty else {
      throw ValidationError("An audit looks at the screen before any touch, so that it takes no --tap.")
    }
    let source = try input.source()
    let loaded = try InputReader(try picture.changes(input.screen), terminal).screen(
      source.name, text: source.text)
    var audit = Audit(scenario: loaded.scenario, file: source.name, text: source.text)
    if let settings = try readSettings() { audit.settings = settings }
    audit.baseline = try baseline.map { try AuditBaseline(try InputReader.text(of: $0), file: $0) }
    let screen = try audit.run()
    let narrator = Narrator(language.language, screen.analysis.index)
    switch format {
    case .text:
      let told = AuditText(screen: screen, narrator: narrator, terminal: terminal)
      terminal.write(told.text)
      if terminal.isAnnotating { told.annotations.forEach(terminal.annotate) }
    case .json: terminal.write(try AuditJSON(screen: screen, narrator: narrator).object.text())
    case .sarif: terminal.write(try AuditJSON(screen: screen, narrator: narrator).sarif.text())
    }
    tellWhatIsIdle(screen, on: terminal)
    if let writeBaseline { try write(screen, to: writeBaseline) }
    if let output { try writePages(of: audit, screen, to: output, on: terminal) }
    if let least = failOn.severity, screen.counted.contains(where: { $0.severity >= least }) {
      throw NotAsWanted()
    }
  }

  @MainActor
  private func writePages(
    of audit: Audit, _ screen: AuditedScreen, to folder: String, on terminal: Terminal
  ) throws {
    let pages = AuditPages(audit: audit, screen: screen)
    var options = ReportOptions()
    options.subject = .findings
    let writer = ReportWriter(
      options: options, languages: PageLanguages([language.language]), changes: input.screen.changes,
      terminal: terminal)
    let files = try writer.writeSet(
      try pages.inputs(), to: folder, nothing: [language.language: screen.nothing(in: language.language)])
    if format == .text { files.prefix(1).forEach { terminal.write(path: "\(folder)/\($0)") } }
    guard pages.omitted > 0 else { return }
    terminal.warn(of: InputError(file: screen.file, message: "\(pages.omitted) more findings have no page"))
  }

  private func readSettings() throws -> AuditSettings? {
    let file = settings ?? Self.defaultSettings
    guard settings != nil || FilePath.isFolder(file) == false else { return nil }
    return try AuditSettingsReader.read(
      try InputReader.text(of: file), file: file, codes: FindingRule.allCases.map(\.rawValue),
      severities: FindingSeverity.allCases.map(\.rawValue) + [AuditSettings.off])
  }

  /// Suppressions and entries of a baseline that hit nothing any more can go.
  @MainActor
  private func tellWhatIsIdle(_ screen: AuditedScreen, on terminal: Terminal) {
    for idle in screen.idleSuppressions {
      terminal.warn(
        of: InputError(
          file: screen.settings.file, line: idle.line,
          message: "this suppression of '\(idle.code)' hits nothing in \(LineText.path(screen.file))",
          hint: "take it out, or name the file that it is for"))
    }
    guard let file = baseline, let known = screen.baseline else { return }
    let gone = known.gone(from: screen.findings.map(\.finding), of: screen.file)
    guard gone > 0 else { return }
    terminal.warn(
      of: InputError(
        file: file,
        message:
          "\(gone) of its findings \(gone == 1 ? "is" : "are") gone from \(LineText.path(screen.file))",
        hint: "write it anew with --write-baseline"))
  }

  /// Findings of other files stay in the baseline, so that a build with several inputs needs one.
  private func write(_ screen: AuditedScreen, to file: String) throws {
    var old = AuditBaseline()
    if FilePath.isFolder(file) == false {
      old = try AuditBaseline(try InputReader.text(of: file), file: file)
    }
    let findings = screen.findings.filter { $0.suppression == nil }.map(\.finding)
    try OutputFile.write(
      [(file, try old.replacing(findings, of: screen.file).text())], keeping: input.files)
  }
}
