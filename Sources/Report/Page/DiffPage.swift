// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Diagrams
package import Narration
import Trace

/// The page that compares two traces: a single HTML file. It is complete without its script, which only plays the
/// stages.
package enum DiffPage {
  /// The maximum number of touches and objects shown; the others are counted.
  static let touchLimit = 50
  static let objectLimit = 200

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - narrator: Describes the comparison, in the page's language.
  ///   - names: The names of the two traces, such as their files.
  ///   - options: The templates.
  /// - Returns: The HTML.
  /// - Throws: ``TemplateError`` for a template that cannot be parsed; `GraphvizError` for a picture that Graphviz
  ///   cannot lay out.
  package static func html(
    for narrator: ComparisonNarrator, names: Sides<String>, options: ReportOptions = ReportOptions()
  ) throws -> String {
    let comparison = narrator.comparison
    let language = options.language
    let names = shortest(names)
    let touch = comparison.decisiveTouch
    let outcomes = touch.flatMap(narrator.outcomes(ofTouch:))
    let reasons = narrator.reasons
    let steps = DiffStepBuilder(narrator: narrator)
    let objects = comparison.screen.prefix(objectLimit).map { object($0, narrator) }
    let otherObjects = comparison.screen.count - objects.count
    let touches = comparison.touches.prefix(touchLimit)
    let otherTouches = comparison.touches.count - touches.count
    let isPlayed = comparison.sides.a.touches.count + comparison.sides.b.touches.count > 0
    var frame = PageFrame(
      options: options, look: isPlayed ? .diff : .diff.still, title: "\(names.a) – \(names.b)",
      bodyClass: "report diff", isPlayed: isPlayed)
    if isPlayed { frame.data = ("hp-data", try ScriptJSON.text(of: data(of: comparison, options))) }
    // First the outcomes with the change that causes them, then where the traces diverge.
    let first =
      [narrator.places, outcomes ?? narrator.headline]
      + (outcomes == nil ? [] : reasons.prefix(1).map(\.self))
    let headline = language.joined(first.compactMap(\.self))
    return try frame.html(
      .diff,
      [
        .label: ComparisonTexts(language: language),
        .inputs: [TemplateValues(term: "A", names.a), TemplateValues(term: "B", names.b)],
        .eyebrow: touch.map { narrator.heading(comparison.touches[$0]) } ?? narrator[.comparison],
        .headline: Markup.html(headline),
        .reasons: reasons.dropFirst(outcomes == nil ? 0 : 1).map(Markup.code),
        .parting: outcomes == nil ? nil : Markup.code(narrator.headline),
        .paths: try paths(names, touch, narrator, language),
        .sides: try Side.allCases.map { try side($0, names, touch, narrator, options) },
        .touches: comparison.touches.count > 1 ? touches.map { self.touch($0, narrator) } : [],
        .moreTouches: otherTouches > 0 ? narrator.say(.moreTouches(count: otherTouches)) : nil,
        .steps: comparison.divergence == nil ? [] : steps.steps,
        .notAligned: comparison.events.isComplete ? nil : narrator[.notAligned],
        .objects: objects,
        .moreObjects: otherObjects > 0 ? narrator.say(.moreObjects(count: otherObjects)) : nil,
        .otherNames: narrator.otherNames,
        .traceFormat: narrator.narrators.a.say(.traceFormat(version: TraceHeader.version)),
      ])
  }

  /// The file names without folders, unless that makes them equal.
  package static func shortest(_ names: Sides<String>) -> Sides<String> {
    func last(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
    let short = Sides(last(names.a), last(names.b))
    return short.a == short.b ? names : short
  }

  /// The data for the script: the views of A, and those of B that differ.
  private static func data(of comparison: TraceComparison, _ options: ReportOptions) -> PageData {
    let limited = comparison.sides.a.limited(toTouches: PageLimits.touches)
    var data = PageRun(limited, options).data(variants: [comparison.sides.b])
    data.tapMaps = nil
    return data
  }

  /// The picture of both hit paths as one tree; empty without a touch.
  private static func paths(
    _ names: Sides<String>, _ touch: Int?, _ narrator: ComparisonNarrator, _ language: Language
  ) throws -> [TemplateValues] {
    guard let touch else { return [] }
    let picture = try Diagrams.comparison(
      narrator, names: names, touch: touch, language: language, idPrefix: "paths-")
    return [
      [
        .kind: "graph", .svg: try picture.inlineSVG(),
        .region: "\(picture.title) – \(narrator.narrators.a[.scrollablePicture])",
      ]
    ]
  }

  /// One of the two traces, showing the touch that differs at the step where they diverge.
  private static func side(
    _ side: Side, _ names: Sides<String>, _ touch: Int?, _ narrator: ComparisonNarrator,
    _ options: ReportOptions
  ) throws -> TemplateValues {
    let language = options.language
    let title = "\(side == .a ? "A" : "B") · \(names[side])"
    let analysis = narrator.comparison.sides[side]
    var values: TemplateValues = [
      .anchor: side.rawValue, .sideTitle: title, .pictures: [TemplateValues](), .sections: [String](),
      // The data has the views of A; those of B are stored as its first variant.
      .variantNumber: side == .b ? 1 : nil,
    ]
    if let touch, analysis.touches.indices.contains(touch) {
      let limits = PageLimits(analysis)
      values[.stop] = narrator.comparison.partingStep(ofTouch: touch, on: side)
      values[.sections] = [
        try TouchSection(
          analysis: analysis, options: options, limits: limits, touch: touch,
          anchor: "\(side.rawValue)-touch\(touch + 1)", story: analysis.story(of: touch),
          steps: analysis.steps(of: touch, limit: limits.maximumSteps), within: "\(side.rawValue)-heading"
        ).html(.side)
      ]
      return values
    }
    values[.verdict] =
      touch.map { narrator.verdict(narrator.comparison.touches[$0], on: side) }
      ?? narrator.narrators[side][.noTouches]
    guard analysis.touches.isEmpty else { return values }
    let options = DiagramOptions(language: language, touch: 0, idPrefix: "\(side.rawValue)-screen-")
    let heading = language.title(of: DiagramKind.screen.name)
    let picture: TemplateValues = [
      .kind: "screen", .svg: try Diagrams.make(.screen, for: analysis, options: options).inlineSVG(),
      .region: "\(heading) \(title) – \(narrator.narrators[side][.scrollablePicture])",
    ]
    values[.pictures] = [picture]
    return values
  }

  /// A touch and its verdicts, for the traces that have it.
  private static func touch(_ touch: TouchComparison, _ narrator: ComparisonNarrator) -> TemplateValues {
    let sentences = Sides(narrator.verdict(touch, on: .a), narrator.verdict(touch, on: .b))
    return [
      .heading: narrator.heading(touch),
      .answers: sentences.a == sentences.b
        ? [TemplateValues(term: "A, B", sentences.a)]
        : [TemplateValues(term: "A", sentences.a), TemplateValues(term: "B", sentences.b)],
      .parts: narrator.parts(touch) ?? (touch.isAlike ? narrator[.sameAnswer] : nil),
    ]
  }

  /// An object that differs, or that only one screen has.
  private static func object(
    _ difference: ScreenDifference, _ narrator: ComparisonNarrator
  ) -> TemplateValues {
    let name = narrator.object(difference)
    let side = difference.onlySide
    let held = difference.held == 0 ? "" : ", " + narrator.say(.held(count: difference.held))
    return [
      .objectMark: side == .a ? "only-a" : "only-b", .name: name + held,
      .only: side.map { narrator[$0 == .a ? .onlyInA : .onlyInB] }, .onlySign: side == .a ? "−" : "+",
      .properties: difference.changes.map { change -> TemplateValues in
        [
          .property: change.property, .valueOfA: narrator.value(of: change, on: .a),
          .valueOfB: narrator.value(of: change, on: .b),
        ]
      },
    ]
  }
}

/// The texts of a comparison, used in the template as `{{label.stepsHeading}}`.
private struct ComparisonTexts: TemplateValue {
  let language: Language

  func value(named word: TemplateWord) -> (any TemplateValue)? {
    ComparisonLabel(rawValue: word.text).map(language.say)
  }
}

/// Makes the table of aligned steps.
struct DiffStepBuilder {
  let narrator: ComparisonNarrator

  /// The maximum number of rows, of lines in one folded stretch, and of folded lines altogether.
  static let rowLimit = 600
  static let foldLimit = 400
  static let totalFoldLimit = 4000

  /// The rows, and the equal stretches between them.
  var steps: [TemplateValues] {
    var folded = 0
    return narrator.log.blocks(limit: Self.rowLimit).flatMap { block -> [TemplateValues] in
      switch block {
      case .rows(let rows): return rows.compactMap(step)
      case .folded(let events):
        let fold = fold(events, limit: min(Self.foldLimit, Self.totalFoldLimit - folded))
        folded += Self.foldLimit
        return [fold]
      case .rest(let counts):
        return [[.fold: narrator.say(.moreEvents(a: counts.a, b: counts.b)), .lines: [String]()]]
      }
    }
  }

  private func fold(_ events: Sides<Range<Int>>, limit: Int) -> TemplateValues {
    let rows = narrator.log.rows(events, limit: max(0, limit))
    var fold: TemplateValues = [
      .fold: narrator.say(.alikeEvents(count: events.a.count)),
      .lines: rows.compactMap { row in row.events.a.flatMap { text($0, .a) } },
    ]
    if let last = rows.last?.events.a, rows.count == limit, last + 1 < events.a.upperBound {
      let rest = events.a.upperBound - last - 1
      fold[.moreLines] = narrator.say(.moreEvents(a: rest, b: rest))
    }
    return fold
  }

  private func step(_ row: AlignedLog.Row) -> TemplateValues? {
    let side: Side = row.events.a == nil ? .b : .a
    guard let position = row.events[side], let line = text(position, side) else { return nil }
    let time = narrator.narrators.a.seconds(narrator.comparison.sides[side].trace.events[position].time)
    let times = narrator.times(row).map { " (\($0))" } ?? ""
    let (mark, sign, place): (String, String, ComparisonLabel?) =
      switch row.sign {
      case .both: ("", "", nil)
      case .onlyA: ("only-a", "−", .onlyInA)
      case .onlyB: ("only-b", "+", .onlyInB)
      case .otherTime: ("other-time", "~", .otherTime)
      }
    return [
      .mark: mark, .sign: sign, .place: place.map { narrator[$0] }, .time: time, .line: line + times,
    ]
  }

  private func text(_ position: Int, _ side: Side) -> String? {
    narrator.log.line(position, on: side).map { line in
      String(repeating: "  ", count: min(line.level, 12)) + narrator.line(line, on: side)
    }
  }
}
