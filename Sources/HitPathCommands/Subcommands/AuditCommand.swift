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
    abstract: "Finds out what makes controls and gestures dead, and tries a cure for each fault",
    discussion: """
      Examines each screen as it is before anything happens. Each finding has a stable code, the number \
      that decides and a change that cures it; the screen is run once more with that change. A folder \
      stands for all inputs in it, at any depth, and a storyboard for all its scenes, unless --scene names \
      one.

      A file \(defaultSettings) in the current folder, or another given by --settings, suppresses \
      findings, each with a reason, and sets severities. Findings in the file of --baseline, which \
      --write-baseline wrote, count as known. With GITHUB_ACTIONS=true in the environment findings are \
      also annotated for GitHub, and a summary is added to the file GITHUB_STEP_SUMMARY.

      Exits with 1 if a finding has the severity of --fail-on or a higher one.
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

  @Argument(
    help: ArgumentHelp(
      InputFormats.manyOrFolders
        + "; a dump and files of controllers, recognizers and touches of the same run are one screen"),
    completion: .inputs)
  var inputs: [String]

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var picture: ScreenshotOptions

  @Option(help: "The form of the findings")
  var format: Format = .text

  @Option(help: "The lowest severity for which the exit code is 1")
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

  @OptionGroup var part: ShardOption

  @OptionGroup var look: OpenOption

  @MainActor
  func run(on terminal: Terminal) throws {
    guard screen.taps.isEmpty else {
      throw ValidationError("An audit looks at the screen before any touch, so that it takes no --tap.")
    }
    let shard = try part.shard(on: terminal)
    let found = try sources()
    if found.count > 1, picture.screenshot != nil {
      throw ValidationError("--screenshot is the picture of one screen: name one input.")
    }
    let baseline = try baseline.map { try AuditBaseline(try InputReader.text(of: $0), file: $0) }
    var run = AuditRun(
      try picture.changes(screen), try readSettings(), baseline, in: language.language,
      keepsScreens: output != nil, on: terminal)
    try run.audit(ShardOption.part(shard, of: found, "files", terminal))
    if run.screens == 0, !run.errors.errors.isEmpty { throw run.errors }
    try write(run, isSet: found.count > 1, shard, on: terminal)
    if shard == nil { tellWhatIsIdle(run, on: terminal) }
    tellWhatIsGone(run, on: terminal)
    if let writeBaseline { try write(run, baselineTo: writeBaseline) }
    if let output { try writePages(of: run, to: output, on: terminal) }
    guard run.errors.errors.isEmpty else { throw run.errors }
    if let least = failOn.severity, run.counts.contains(where: { $0.key >= least }) { throw NegativeResult() }
  }

  /// The inputs to audit: one screen of several files, or each input and everything in each folder.
  private func sources() throws -> [ReportInput] {
    let joined = try InputReader.joined(inputs, storyboards: screen.scene != nil || screen.container != nil)
    return try joined.map { [ReportInput(path: $0.name, builtIn: $0.text)] }
      ?? ReportInputs.find(inputs, besides: output)
  }

  @MainActor
  private func write(_ run: AuditRun, isSet: Bool, _ shard: Shard?, on terminal: Terminal) throws {
    switch format {
    case .text:
      terminal.write(run.text)
      if terminal.isAnnotating { run.annotations.lines(of: "hitpath audit").forEach(terminal.annotate) }
    case .json:
      let isOne = !isSet && run.objects.count == 1
      terminal.write(try (isOne ? run.objects[0] : ["screens": run.objects]).text())
    case .sarif:
      terminal.write(try AuditSARIF(language: language.language, shard: shard).log(run.results).text())
    }
    try terminal.jobSummary?.append(run.jobSummary)
  }

  @MainActor
  private func writePages(of run: AuditRun, to folder: String, on terminal: Terminal) throws {
    var options = ReportOptions()
    options.subject = .findings
    let writer = ReportWriter(
      options: options, languages: PageLanguages([language.language]), changes: screen.changes,
      terminal: terminal)
    let files = try writer.writeSet(
      try run.pages.flatMap { try $0.inputs() }, to: folder, nothing: [language.language: run.nothing])
    if format == .text { files.prefix(1).forEach { terminal.write(path: "\(folder)/\($0)") } }
    look.show(files.first.map { "\(folder)/\($0)" }, on: terminal)
    for pages in run.pages where pages.omitted > 0 {
      terminal.warn(
        of: InputError(file: pages.screen.file, message: "\(pages.omitted) more findings have no page"))
    }
  }

  func validate() throws {
    if look.open, output == nil {
      throw ValidationError("--open shows pages: name a folder for them with -o.")
    }
  }

  private func readSettings() throws -> AuditSettings? {
    let file = settings ?? Self.defaultSettings
    guard settings != nil || FilePath.isFolder(file) == false else { return nil }
    return try AuditSettingsReader.read(
      try InputReader.text(of: file), file: file, codes: FindingRule.allCases.map(\.rawValue),
      severities: FindingSeverity.allCases.map(\.rawValue) + [AuditSettings.off])
  }

  /// Reports suppressions that match nothing any more.
  @MainActor
  private func tellWhatIsIdle(_ run: AuditRun, on terminal: Terminal) {
    let place = run.files.count == 1 ? " in \(LineText.path(run.files[0].file))" : ""
    for idle in run.idleSuppressions {
      terminal.warn(
        of: InputError(
          file: run.settings.file, line: idle.line,
          message: "this suppression of '\(idle.code)' hits nothing\(place)",
          hint: "take it out, or name the file that it is for"))
    }
  }

  /// Reports entries of the baseline that match nothing any more.
  @MainActor
  private func tellWhatIsGone(_ run: AuditRun, on terminal: Terminal) {
    guard let file = baseline, let known = run.baseline else { return }
    for audited in run.files {
      let gone = known.gone(from: audited.all, of: audited.file)
      guard gone > 0 else { continue }
      terminal.warn(
        of: InputError(
          file: file,
          message:
            "\(gone) of its findings \(gone == 1 ? "is" : "are") gone from \(LineText.path(audited.file))",
          hint: "write it again with --write-baseline"))
    }
  }

  /// Writes a baseline. Findings of other files stay in it, so that several inputs can share one.
  private func write(_ run: AuditRun, baselineTo file: String) throws {
    var new = AuditBaseline()
    if FilePath.isFolder(file) == false {
      new = try AuditBaseline(try InputReader.text(of: file), file: file)
    }
    for audited in run.files { new = new.replacing(audited.open, of: audited.file) }
    try OutputFile.write([(file, try new.text())], keeping: inputs)
  }
}
