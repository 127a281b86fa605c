// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import HitPath
import Narration
import Report
import ScenarioFile
import Trace

/// The findings of a screen, for the terminal.
@MainActor
struct AuditText {
  let screen: AuditedScreen
  let narrator: Narrator
  let terminal: Terminal

  private var language: Language { narrator.language }

  /// The findings, worst first, then one line for each that does not count.
  var parts: [String] {
    let known = screen.findings.filter(\.isKnown).map(briefly)
    return screen.ranked.map(text) + (known.isEmpty ? [] : [known.joined(separator: "\n")])
  }

  /// The findings that count, as workflow commands for GitHub annotations.
  var annotations: [String] {
    screen.ranked.map { audited in
      GitHubAnnotation.line(
        audited.severity, screen.file, audited.line, title: audited.finding.rule.rawValue,
        message: sentences(audited).map(LineText.safe).joined(separator: "\n"))
    }
  }

  /// The findings that count, as rows of a Markdown table: severity, position, description.
  var rows: [String] {
    screen.ranked.map { audited in
      let severity = language.say(FindingText.severity(audited.severity)).plain
      let cells = [severity, place(of: audited)].map { MarkdownEscaping.escaped($0) }
      let what = sentences(audited).map { MarkdownEscaping.escaped($0) }.joined(separator: "<br>")
      return "| \(cells.joined(separator: " | ")) | \(what) |"
    }
  }

  private func sentences(_ audited: AuditedFinding) -> [String] {
    [narrator.sentence(audited.finding).plain]
      + narrator.cures(audited.finding)
  }

  private func place(of audited: AuditedFinding) -> String {
    LineText.safe(screen.file) + (audited.line.map { ":\($0)" } ?? "")
  }

  /// The code, with the scene of the finding.
  private func code(of audited: AuditedFinding) -> String {
    audited.finding.rule.rawValue
      + (screen.scene.map { language.say(FindingText.scene(LineText.safe($0))).plain } ?? "")
  }

  /// A finding that does not count: position and rule, and why it does not count.
  private func briefly(_ audited: AuditedFinding) -> String {
    let name = narrator.name(audited.finding.subject)
    let why = language.say(
      audited.suppression.map { FindingText.suppressed(reason: LineText.safe($0.reason)) }
        ?? FindingText.inBaseline
    ).plain
    return terminal.styled("\(place(of: audited)): \(code(of: audited)): \(name): \(why)", .muted)
  }

  private func text(_ audited: AuditedFinding) -> String {
    let finding = audited.finding
    let severity = language.say(FindingText.severity(audited.severity)).plain
    var lines = [
      terminal.styled("\(place(of: audited)): \(severity): \(code(of: audited))", audited.severity.style),
      "  \(narrator.sentence(finding).plain)",
    ]
    if let box = finding.box {
      lines.append(
        "  \(narrator.name(finding.subject)): \(narrator.point(box.origin)) \(narrator.size(box.size))")
    }
    for (change, cure) in zip(finding.cure, narrator.cures(finding)) {
      lines.append("  " + cure)
      if change.inspectorChange(in: narrator.index) != nil { continue }
      lines += change.code(in: narrator.index).split(separator: "\n").map { "    \($0)" }
    }
    if let proof = audited.proof {
      lines.append("  " + language.say(FindingText.proof(proof, changes: finding.cure.count)).plain)
    }
    return lines.joined(separator: "\n")
  }
}

extension FindingSeverity {
  fileprivate var style: TextStyle {
    switch self {
    case .error: .refused
    case .warning: .strong
    case .note: .muted
    }
  }
}

/// The findings of a screen for scripts: `hitpath audit --format json`.
///
/// Keys are stable; new ones may be added.
struct AuditJSON {
  let screen: AuditedScreen
  let narrator: Narrator

  var object: JSONObject {
    let object: JSONObject = [
      "name": screen.analysis.trace.header.name, "file": screen.file,
      "findings": screen.findings.map { self.object($0) },
    ]
    return screen.scene.map { object.adding("scene", $0) } ?? object
  }

  private func object(_ audited: AuditedFinding) -> JSONObject {
    let finding = audited.finding
    return [
      "code": finding.rule.rawValue, "severity": audited.severity.rawValue, "subject": finding.subject,
      "culprit": finding.culprit, "others": finding.others, "number": finding.number,
      "box": finding.box?.row,
      "line": audited.line, "sentence": narrator.sentence(finding).plain,
      "cure": finding.cure.map { change in
        let setting = change.setting
        return [
          "object": setting.object, "property": setting.property, "value": setting.value,
          "swift": change.code(in: narrator.index),
        ] as JSONObject
      },
      "proof": audited.proof?.rawValue,
      "suppression": audited.suppression.map {
        ["reason": $0.reason, "file": screen.settings.file, "line": $0.line] as JSONObject
      },
      "baseline": screen.baselineState(of: audited),
    ]
  }
}

/// The pages of an audit: each shows a finding that counts by a tap, with its fix as a variant. A reader should
/// understand after three seconds which view takes the tap, and after ten what the fix changes.
@MainActor
struct AuditPages {
  /// The maximum number of findings with a page, and of views on their screens together.
  static let most = 40
  private static let mostViews = 120_000

  let audit: Audit
  let screen: AuditedScreen

  /// The number of earlier screens' findings with pages.
  var before = 0

  /// The findings that have pages: the worst of those that count.
  private var shown: ArraySlice<AuditedFinding> {
    let most = min(Self.most, max(1, Self.mostViews / max(1, screen.analysis.trace.screen.views.count)))
    return screen.ranked.prefix(max(0, most - before))
  }

  /// The number of findings with pages.
  var count: Int { shown.count }

  /// The number of findings that count but have no page.
  var omitted: Int { screen.counted.count - shown.count }

  /// The traces for the pages, in the order of the findings.
  func inputs() throws -> [ReportInput] {
    try shown.enumerated().map { number, audited in
      let finding = audited.finding
      let name = OutputFile.safeName("\(before + number + 1)-\(finding.rule.rawValue)-\(finding.subject)")
      return ReportInput(path: name, builtIn: try trace(of: audited, named: name).jsonLines())
    }
  }

  private func trace(of audited: AuditedFinding, named name: String) throws -> TouchTrace {
    let finding = audited.finding
    let cure = audited.proof == .proven ? finding.settings : []
    let place = try tellingPlace(of: finding, cure)
    var trace = try trace(with: [], [place])
    trace.header.name = name
    trace.header.summary = [:]
    for language in Language.all {
      trace.header.title[language.code] = Narrator(language, screen.analysis.index).title(finding)
    }
    trace.header.finding = TraceFinding(
      code: finding.rule.rawValue, subject: finding.subject, culprit: finding.culprit,
      severity: audited.severity, proof: audited.proof)
    if !cure.isEmpty {
      trace.variants = [TraceVariant(settings: cure, trace: try self.trace(with: cure, [place]))]
    }
    return trace
  }

  /// Where a tap demonstrates the finding: the first point at which the fix changes the answer, else the middle.
  private func tellingPlace(of finding: Finding, _ cure: [TraceSetting]) throws -> TracePoint {
    let places = places(of: finding)
    guard !cure.isEmpty, places.count > 1 else { return places[0] }
    let before = try acts(at: places, with: [])
    let after = try acts(at: places, with: cure)
    return zip(places, zip(before, after)).first { $0.1.0 != $0.1.1 }?.0 ?? places[0]
  }

  private func acts(at places: [TracePoint], with settings: [TraceSetting]) throws -> [Act] {
    TraceAnalysis(try trace(with: settings, places)).touches.map(\.verdict.act)
  }

  /// The middle of the subject, points near its edges, and points around it within the precision of a finger.
  private func places(of finding: Finding) -> [TracePoint] {
    let size = screen.analysis.trace.screen.size
    let all = TraceRect(x: 0, y: 0, width: size.width, height: size.height)
    let box = finding.box ?? self.box(of: finding.subject) ?? all
    let middle = TracePoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2)
    let around = [-2.0, 6.0].flatMap { distance in
      [
        TracePoint(x: middle.x, y: box.minY - distance), TracePoint(x: middle.x, y: box.maxY + distance),
        TracePoint(x: box.minX - distance, y: middle.y), TracePoint(x: box.maxX + distance, y: middle.y),
      ]
    }
    let visible = ([middle] + around).filter {
      $0.x >= all.minX && $0.x < all.maxX && $0.y >= all.minY && $0.y < all.maxY
    }
    return visible.isEmpty ? [TracePoint(x: all.maxX / 2, y: all.maxY / 2)] : visible
  }

  /// The box of a view, or of a recognizer's view, in screen coordinates.
  private func box(of subject: String) -> TraceRect? {
    let index = screen.analysis.index
    guard let view = index.view(index.recognizer(subject)?.view ?? subject),
      let toScreen = index.screenTransform(of: view)
    else { return nil }
    return TraceRect.enclosing(view.bounds.corners.map { toScreen($0) })
  }

  private func trace(with settings: [TraceSetting], _ taps: [TracePoint]) throws -> TouchTrace {
    var scenario = try audit.scenario.still(audit.file, with: settings)
    scenario.addTaps(at: taps)
    return try scenario.run(audit.file, withTapMap: taps.count == 1).trace
  }
}
