// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import FoundationTypes
import HitPath
import InputFile
import Narration
import ScenarioFile
import Trace

/// The findings of a screen, each with the result of trying its fix.
struct AuditedScreen {
  let file: String

  /// The scene of a storyboard, if it is not the initial one.
  var scene: String?
  let analysis: TraceAnalysis
  var findings: [AuditedFinding]
  let settings: AuditSettings

  /// The known findings; nil if no baseline was given.
  let baseline: AuditBaseline?

  /// The findings that count: new ones that are not suppressed.
  var counted: [AuditedFinding] { findings.filter { !$0.isKnown } }

  /// The findings that count, worst first, otherwise in order.
  var ranked: [AuditedFinding] {
    FindingSeverity.allCases.sorted(by: >).flatMap { severity in
      counted.filter { $0.severity == severity }
    }
  }
}

/// A finding with its position in the file, the result of its fix, and whether it is known.
struct AuditedFinding {
  let finding: Finding
  let severity: FindingSeverity
  let proof: CureProof?
  let place: FindingLines.Place?

  /// An identification that does not depend on line numbers.
  let fingerprint: String

  var line: Int? { place?.line }

  /// The setting that suppresses it; nil for none.
  let suppression: AuditSettings.Suppression?

  /// Whether the baseline contains it.
  let isOld: Bool

  /// Whether it does not count.
  var isKnown: Bool { suppression != nil || isOld }
}

/// Finds the problems of a screen, and runs the screen once more with the fix for each.
@MainActor
struct Audit {
  /// The maximum number of views in all second runs together, so that a large screen with many problems does not take
  /// minutes.
  private static let mostViews = 60_000

  let scenario: Scenario
  let file: String
  let text: String

  /// The scene of a storyboard, if it is not the initial one.
  var scene: String?

  var settings = AuditSettings(file: "")
  var baseline: AuditBaseline?

  func run() throws -> AuditedScreen {
    let analysis = try analysis(of: scenario.still(file))
    let findings = analysis.findings.filter { settings.severity(of: $0) != nil }
    let lines = FindingLines(of: findings, in: text, addresses: scenario.addresses)
    var left = Self.mostViews
    let audited = try findings.map { finding in
      let suppression = settings.suppressions.first { $0.hits(finding, of: file) }
      let fingerprint = (scene.map { "\($0)/" } ?? "") + finding.fingerprint
      let isOld = baseline?.has(fingerprint, of: file) ?? false
      var proof: CureProof?
      if !finding.cure.isEmpty, suppression == nil, !isOld {
        left -= max(1, analysis.trace.screen.views.count)
        proof = left < 0 ? .untried : try self.proof(of: finding)
      }
      return AuditedFinding(
        finding: finding, severity: settings.severity(of: finding) ?? finding.severity, proof: proof,
        place: lines.place(of: finding), fingerprint: fingerprint, suppression: suppression, isOld: isOld)
    }
    return AuditedScreen(
      file: file, scene: scene, analysis: analysis, findings: audited, settings: settings, baseline: baseline)
  }

  private func proof(of finding: Finding) throws -> CureProof {
    guard let cured = scenario.screen(with: finding.settings) else { return .untried }
    return try analysis(of: cured).findings.contains { finding.persists(in: $0) } ? .stays : .proven
  }

  private func analysis(of scenario: Scenario) throws -> TraceAnalysis {
    TraceAnalysis(try scenario.run(file, withTapMap: true).trace)
  }
}

extension AuditSettings {
  /// The severity of a code that is switched off.
  static let off = "none"

  /// The severity of a finding; nil if its code is switched off.
  fileprivate func severity(of finding: Finding) -> FindingSeverity? {
    guard let word = severities[finding.rule.rawValue] else { return finding.severity }
    return FindingSeverity(rawValue: word)
  }
}

extension AuditSettings.Suppression {
  fileprivate func hits(_ finding: Finding, of file: String) -> Bool {
    let names = [finding.subject, finding.culprit].compactMap { $0 } + finding.others
    return code == finding.rule.rawValue && isAbout(file: file) && (view.map(names.contains) ?? true)
  }
}

/// Finds the position of each finding in the file: the first place that names the view or recognizer; in a document of Interface
/// Builder the element itself.
struct FindingLines {
  /// A word in a file, by line and columns in Unicode scalars, all from 1; the end is after the word.
  struct Place: Hashable {
    var line: Int
    var columns: Range<Int>
  }

  private var places: [String: Place] = [:]

  init(of findings: [Finding], in text: String, addresses: [String: String]) {
    var names: [String: String] = [:]
    for finding in findings { names[finding.subject] = finding.subject }
    for (address, id) in addresses where names[id] != nil { names[address] = id }
    guard !names.isEmpty else { return }
    let isDocument = text.prefix(2_000).contains("<document ")
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for word in line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) {
        guard let id = names[String(word)] ?? names[word.lowercased()], places[id] == nil,
          // Elsewhere it is the end of a connection or a constraint.
          !isDocument || line[..<word.startIndex].hasSuffix(" id=\"")
        else { continue }
        let column = line.unicodeScalars.distance(from: line.startIndex, to: word.startIndex) + 1
        places[id] = Place(line: number + 1, columns: column..<column + word.unicodeScalars.count)
      }
    }
  }

  func place(of finding: Finding) -> Place? { places[finding.subject] }
}

/// The findings that existed when a baseline was written: they do not fail a build.
struct AuditBaseline {
  static let format = "hitpath-baseline"
  private static let version = 1

  /// A finding, identified independently of line numbers.
  struct Entry: Hashable, Codable, Comparable {
    var file: String
    var finding: String

    static func < (a: Entry, b: Entry) -> Bool { (a.file, a.finding) < (b.file, b.finding) }
  }

  private(set) var entries: Set<Entry> = []

  private struct Document: Codable {
    var format: String
    var version: Int
    var findings: [Entry]
  }

  init() {}

  init(_ text: String, file: String) throws(InputError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    } catch {
      throw InputError(
        file: file, message: "this is not a baseline of an audit", hint: "--write-baseline writes one")
    }
    guard document.format == Self.format, document.version == Self.version else {
      throw InputError(
        file: file,
        message: "this is a '\(LineText.safe(document.format))' of version \(document.version), "
          + "expected a '\(Self.format)' of version \(Self.version)",
        hint: "--write-baseline writes one")
    }
    entries = Set(document.findings)
  }

  /// Whether it contains a finding of a file, by its fingerprint.
  func has(_ fingerprint: String, of file: String) -> Bool {
    entries.contains(Self.entry(fingerprint, of: file))
  }

  /// The baseline with all findings of one file replaced.
  func replacing(_ fingerprints: [String], of file: String) -> AuditBaseline {
    var new = self
    let name = AuditSettings.plain(file)
    new.entries = entries.filter { $0.file != name }
    new.entries.formUnion(fingerprints.map { Self.entry($0, of: file) })
    return new
  }

  /// The number of findings of a file that no longer exist.
  func gone(from fingerprints: [String], of file: String) -> Int {
    let present = Set(fingerprints.map { Self.entry($0, of: file) })
    return entries.count { $0.file == AuditSettings.plain(file) && !present.contains($0) }
  }

  /// The text of the file, suitable for version control: sorted, each finding on its own lines.
  func text() throws -> String {
    let findings = entries.sorted().map { ["file": $0.file, "finding": $0.finding] as JSONObject }
    return try (["format": Self.format, "version": Self.version, "findings": findings] as JSONObject).text()
  }

  private static func entry(_ fingerprint: String, of file: String) -> Entry {
    Entry(file: AuditSettings.plain(file), finding: fingerprint)
  }
}

extension Finding {
  /// The identification independent of line numbers: code, view and cause.
  fileprivate var fingerprint: String { [rule.rawValue, subject, culprit ?? ""].joined(separator: "/") }
}

/// The suppressed findings and changed severities of a project's audit, with reasons: `.hitpath-audit.yml`.
struct AuditSettings: Hashable, Sendable {
  /// The file that it was read from.
  var file: String

  var suppressions: [Suppression] = []

  /// Severities by code, replacing the defaults.
  var severities: [String: String] = [:]

  /// Findings that are known not to be problems here.
  struct Suppression: Hashable, Sendable {
    var code: String

    /// A view or recognizer that a finding names; nil for any.
    var view: String?

    /// The end of the path of the audited file; nil for any.
    var path: String?

    var reason: String
    var line: Int

    /// Whether it applies to a file: the path is the file's, or its end starting at a folder.
    func isAbout(file: String) -> Bool {
      guard let path else { return true }
      let (name, end) = (AuditSettings.plain(file), AuditSettings.plain(path))
      return name == end || name.hasSuffix("/\(end)")
    }
  }

  /// A path without a leading `./`, as baselines and reports name a file.
  static func plain(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}

/// Reads `.hitpath-audit.yml`.
enum AuditSettingsReader {
  /// Reads the text of a file, given the codes of findings and the words for severities.
  static func read(
    _ text: String, file: String, codes: [String], severities: [String]
  ) throws(InputErrors) -> AuditSettings {
    try ReadingContext.read(
      text, file: file, as: "an audit's file", of: "the settings of an audit",
      hint: "it has 'suppress' or 'severity'", by: { ReadingContext(source: $0) }
    ) { context, root in
      var settings = AuditSettings(file: file)
      guard let fields = context.fields(root, .auditSettings) else { return settings }
      if let node = fields[AuditKey.suppress] {
        settings.suppressions = context.items(node, AuditKey.suppress.rawValue, of: "suppressions")
          .compactMap { suppression($0, codes, context) }
      }
      if let node = fields[AuditKey.severity] {
        settings.severities = self.severities(node, codes, severities, context)
      }
      return settings
    }
  }

  private static func suppression(
    _ node: SourceNode, _ codes: [String], _ context: ReadingContext
  ) -> AuditSettings.Suppression? {
    guard let fields = context.fields(node, .suppression, needing: SuppressionKey.self) else { return nil }
    let view = context.name(fields, SuppressionKey.view)
    let path = context.name(fields, SuppressionKey.file)
    guard let code = fields[SuppressionKey.code].flatMap({ context.word($0, "code", of: codes) }),
      let reason = fields[SuppressionKey.reason].flatMap({
        context.string($0, SuppressionKey.reason.rawValue)
      })
    else { return nil }
    guard !reason.allSatisfy(\.isWhitespace) else {
      context.report(fields.keyPlace(SuppressionKey.reason), "the reason is empty")
      return nil
    }
    return AuditSettings.Suppression(
      code: code, view: view, path: path, reason: reason, line: node.place.line)
  }

  private static func severities(
    _ node: SourceNode, _ codes: [String], _ words: [String], _ context: ReadingContext
  ) -> [String: String] {
    guard case .mapping(let entries) = node.content else {
      context.expected("a severity for each of some codes", for: AuditKey.severity.rawValue, found: node)
      return [:]
    }
    var severities: [String: String] = [:]
    for entry in entries {
      guard codes.contains(entry.key) else {
        context.report(
          entry.place, "there is no finding '\(entry.key.shown())'",
          hint: Spelling.nearest(to: entry.key, in: codes).map { "did you mean '\($0)'?" })
        continue
      }
      severities[entry.key] = context.word(entry.value, entry.key, of: words)
    }
    return severities
  }
}

/// The keys of `.hitpath-audit.yml`.
enum AuditKey: String, FileKey {
  case suppress, severity

  var row: KeyRow {
    switch self {
    case .suppress:
      KeyRow(.list(.definition("suppression")), "Findings that are known and should not be counted.")
    case .severity: KeyRow(.byID(.name), "The severity of a code in place of its usual one.")
    }
  }
}

enum SuppressionKey: String, FileKey {
  case code, view, file, reason

  var row: KeyRow {
    switch self {
    case .code: .needed(.name, "The code of the finding.")
    case .view: KeyRow(.name, "The view or recognizer that the finding names.", whenAbsent: "any")
    case .file: KeyRow(.name, "The end of the path of the file that is looked at.", whenAbsent: "any")
    case .reason: .needed(.text, "Why the finding is no fault here.", "say why the finding is no fault here")
    }
  }
}

extension MappingKind {
  static let auditSettings = MappingKind(
    "the settings of an audit", "auditSettings", "What an audit leaves out.", [AuditKey.self])
  static let suppression = MappingKind(
    "a suppression", "suppression", "Findings that are known.", [SuppressionKey.self])
}
