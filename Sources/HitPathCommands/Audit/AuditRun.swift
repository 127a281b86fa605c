// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import ScreenImport
import Trace

/// Audits inputs one after the other, all scenes of a storyboard, and collects the results.
@MainActor
struct AuditRun {
  let language: Language
  let terminal: Terminal
  let changes: ScreenChanges
  var settings: AuditSettings
  var baseline: AuditBaseline?

  /// Whether to keep screens, because pages are made from them.
  let keepsScreens: Bool

  /// The errors of the inputs.
  private(set) var errors = InputErrors([])

  private(set) var screens = 0
  private(set) var parts: [String] = []
  private(set) var annotations = AnnotationList()
  private(set) var rows: [String] = []
  private(set) var objects: [JSONObject] = []
  private(set) var results: [JSONObject] = []
  private(set) var pages: [AuditPages] = []

  /// The number of findings that count, by severity, and of those that are suppressed or old.
  private(set) var counts: [FindingSeverity: Int] = [:]
  private(set) var suppressed = 0
  private(set) var old = 0

  /// The fingerprints of the findings that are not suppressed, and of all, by file in the order of the inputs.
  private(set) var files: [(file: String, open: [String], all: [String])] = []

  private var hit: Set<AuditSettings.Suppression> = []
  private var warned: Set<InputError> = []

  /// The maximum number of rows in the summary of a job.
  private static let mostRows = 300

  init(
    _ changes: ScreenChanges, _ settings: AuditSettings?, _ baseline: AuditBaseline?, in language: Language,
    keepsScreens: Bool, on terminal: Terminal
  ) {
    self.changes = changes
    self.settings = settings ?? AuditSettings(file: "")
    self.baseline = baseline
    self.language = language
    self.keepsScreens = keepsScreens
    self.terminal = terminal
  }

  /// Audits inputs. Errors of an input are kept until the end.
  mutating func audit(_ inputs: [ReportInput]) throws {
    var progress = ProgressLine(of: inputs.count, on: terminal)
    for (position, input) in inputs.enumerated() {
      progress.show(position, input.path)
      var found = InputErrors([])
      try found.collect { try audit(input) }
      errors.add(found)
    }
    progress.clear()
  }

  private mutating func audit(_ input: ReportInput) throws {
    let text = try input.text()
    var seen: Set<String> = []
    var fingerprints: (open: [String], all: [String]) = ([], [])
    let scenes = Self.scenes(of: text, input.path, changes)
    for (position, scene) in scenes.enumerated() {
      var changes = changes
      changes.scene = scene ?? changes.scene
      var warnings: [InputError] = []
      let read: InputReader.ReadScreen
      do {
        read = try InputReader(changes, warn: { warnings.append($0) }).screen(input.path, text: text)
      } catch let error as InputError where position > 0 {
        // A scene that shows nothing by itself is not an error of the storyboard.
        warnings.append(error)
        continue
      }
      for warning in warnings where warned.insert(warning).inserted {
        // When all scenes are audited, it does not matter which is the initial one.
        guard scenes.count == 1 || warning.hint?.contains("--scene") != true else { continue }
        terminal.warn(of: warning)
      }
      var audit = Audit(scenario: read.scenario, file: input.path, text: text)
      audit.scene = position > 0 ? scene : nil
      (audit.settings, audit.baseline) = (settings, baseline)
      var screen = try audit.run()
      // Scenes of containers repeat the findings of the scenes that they contain.
      screen.findings = screen.findings.filter { audited in
        let place = audited.place.map { "\($0.line):\($0.columns.lowerBound)" } ?? audited.fingerprint
        return seen.insert("\(audited.finding.rule.rawValue)/\(place)/\(audited.finding.culprit ?? "")")
          .inserted
      }
      fingerprints.all += screen.findings.map(\.fingerprint)
      fingerprints.open += screen.findings.filter { $0.suppression == nil }.map(\.fingerprint)
      note(screen, of: audit)
    }
    files.append((input.path, fingerprints.open, fingerprints.all))
  }

  /// The scenes to audit, the initial one first; nil for an input without scenes, or with one chosen.
  private static func scenes(of text: String, _ file: String, _ changes: ScreenChanges) -> [String?] {
    guard changes.scene == nil, changes.container == nil,
      ScreenImporter.detect(text)?.reading?.hasScenes == true,
      let imported = try? ScreenImporter.read(text, file: file), imported.scenes.count > 1
    else { return [nil] }
    return [nil] + imported.scenes.filter { $0 != imported.shown }
  }

  private mutating func note(_ screen: AuditedScreen, of audit: Audit) {
    let narrator = Narrator(language, screen.analysis.index)
    let text = AuditText(screen: screen, narrator: narrator, terminal: terminal)
    screens += 1
    parts += text.parts
    annotations.add(text.annotations)
    if rows.count < Self.mostRows { rows += text.rows }
    objects.append(AuditJSON(screen: screen, narrator: narrator).object)
    results += screen.results(narrator)
    for audited in screen.counted { counts[audited.severity, default: 0] += 1 }
    suppressed += screen.findings.count { $0.suppression != nil }
    old += screen.findings.count { $0.isKnown && $0.suppression == nil }
    hit.formUnion(screen.findings.compactMap(\.suppression))
    if keepsScreens {
      pages.append(AuditPages(audit: audit, screen: screen, before: pages.reduce(0) { $0 + $1.count }))
    }
  }

  // MARK: - Results

  /// The results for the terminal. For several screens, the last line contains their number.
  var text: String {
    guard screens > 1 || !parts.isEmpty else { return language.say(FindingText.nothingFound).plain + "\n" }
    return (parts + [summary]).joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let numbers = language.say(
      FindingText.summary(
        errors: counts[.error] ?? 0, warnings: counts[.warning] ?? 0, notes: counts[.note] ?? 0)
    ).plain
    let looked = screens > 1 ? language.say(FindingText.lookedAt(screens: screens)).plain : ""
    guard suppressed + old > 0 else { return looked + numbers }
    return looked + numbers + language.say(FindingText.notCounted(suppressed: suppressed, old: old)).plain
  }

  /// The lines in the index of pages if no finding has a page.
  var nothing: [String] {
    let isAllKnown = suppressed + old > 0
    let found = language.say(PageSetText.nothingFound(isAllKnown: isAllKnown, isSet: screens > 1))
    return isAllKnown
      ? [found, language.say(PageSetText.leftOut(suppressed: suppressed, old: old))] : [found]
  }

  /// The findings as Markdown, for the summary of a GitHub job.
  var jobSummary: String {
    let head = "## HitPath: \(MarkdownEscaping.escaped(summary))\n\n"
    guard !rows.isEmpty else { return head }
    let rest = counts.values.reduce(0, +) - min(rows.count, Self.mostRows)
    return head + "| | | |\n| --- | --- | --- |\n" + rows.prefix(Self.mostRows).joined(separator: "\n")
      + (rest > 0 ? "\n\n… \(rest)" : "") + "\n\n"
  }

  /// The suppressions for audited files that matched no finding.
  var idleSuppressions: [AuditSettings.Suppression] {
    settings.suppressions.filter { suppression in
      !hit.contains(suppression) && files.contains { suppression.isAbout(file: $0.file) }
    }
  }
}
