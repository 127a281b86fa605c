// SPDX-License-Identifier: Apache-2.0

import Analysis
import HitPath
import Narration
import ScenarioFile
import Trace

extension AuditedScreen {
  /// What there is to say where no finding counts, a line each.
  func nothing(in language: Language) -> [String] {
    let suppressed = findings.count { $0.suppression != nil }
    let old = findings.count { $0.isKnown && $0.suppression == nil }
    let isAllKnown = suppressed + old > 0
    let found = language.say(PageSetText.nothingFound(isAllKnown: isAllKnown))
    return isAllKnown
      ? [found, language.say(PageSetText.leftOut(suppressed: suppressed, old: old))] : [found]
  }
}

/// The pages of an audit: of each finding that counts a tap that shows it, with its cure as a variant. A reader should
/// know after three seconds who takes the tap, and after ten what the cure changes.
@MainActor
struct AuditPages {
  /// How many findings have a page, and how many views their screens may have in all.
  static let most = 40
  private static let mostViews = 120_000

  let audit: Audit
  let screen: AuditedScreen

  /// The findings that have pages: the first ones that count.
  private var shown: ArraySlice<AuditedFinding> {
    screen.counted.prefix(
      min(Self.most, max(1, Self.mostViews / max(1, screen.analysis.trace.screen.views.count))))
  }

  /// How many findings that count have none.
  var omitted: Int { screen.counted.count - shown.count }

  /// The traces that the pages are made of, in the order of the findings.
  func inputs() throws -> [ReportInput] {
    try shown.enumerated().map { number, audited in
      let finding = audited.finding
      let name = OutputFile.safeName("\(number + 1)-\(finding.rule.rawValue)-\(finding.subject)")
      return ReportInput(path: name, builtIn: try trace(of: audited, named: name).jsonLines())
    }
  }

  private func trace(of audited: AuditedFinding, named name: String) throws -> TouchTrace {
    let finding = audited.finding
    let cure = audited.proof == .proven ? finding.cure : []
    let place = try tellingPlace(of: finding, cure)
    var trace = try trace(with: [], [place])
    trace.header.name = name
    trace.header.summary = [:]
    for language in Language.all {
      trace.header.title[language.code] = Narrator(language, screen.analysis.index).sentence(finding).plain
    }
    if !cure.isEmpty {
      trace.variants = [TraceVariant(settings: cure, trace: try self.trace(with: cure, [place]))]
    }
    return trace
  }

  /// Where a tap shows the finding: the first place at which the cure changes the answer, else the middle.
  private func tellingPlace(of finding: Finding, _ cure: [TraceSetting]) throws -> TracePoint {
    let places = places(of: finding)
    guard !cure.isEmpty, places.count > 1 else { return places[0] }
    let before = try said(of: places, with: [])
    let after = try said(of: places, with: cure)
    return zip(places, zip(before, after)).first { $0.1.0 != $0.1.1 }?.0 ?? places[0]
  }

  private func said(of places: [TracePoint], with settings: [TraceSetting]) throws -> [String] {
    let analysis = TraceAnalysis(try trace(with: settings, places))
    let narrator = Narrator(.english, analysis.index)
    return analysis.touches.map { narrator.verdict($0) }
  }

  /// The middle of what the finding is about, points near its edges, and points as far around it as a finger may be off.
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

  /// Where a view is on the screen, or that of a recognizer.
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
