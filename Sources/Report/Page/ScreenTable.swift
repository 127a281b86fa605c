// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The tables of all views: their frames, and the properties that differ from UIKit's defaults.
///
/// Of a large screen, the first views are visible and the others are folded. Searching in the browser for a view
/// unfolds them, and so does printing.
struct ScreenTable {
  let narrator: Narrator

  /// The maximum number of rows.
  let limit: Int

  /// The number of views that are visible at first, and of those in each folded group.
  static let unfolded = 60
  static let folded = 120

  /// The template values of each table; `foldedViews` names the folded views, and is nil for the visible ones.
  var tables: [TemplateValues] {
    let views = narrator.index.screen.views.prefix(limit)
    guard views.count > Self.unfolded + Self.folded else { return [table(of: views, isFolded: false)] }
    let later = stride(from: Self.unfolded, to: views.count, by: Self.folded).map { start in
      table(of: views[start..<min(start + Self.folded, views.count)], isFolded: true)
    }
    return [table(of: views.prefix(Self.unfolded), isFolded: false)] + later
  }

  private func table(of views: ArraySlice<TraceView>, isFolded: Bool) -> TemplateValues {
    var markup = Markup()
    for view in views { write(view, to: &markup) }
    let left = narrator.index.screen.views.count - limit
    let more = left > 0 && views.endIndex == limit ? narrator.say(.moreViews(count: left)) : nil
    if let more {
      markup.line("tr", ["class": "gap"]) { $0.element("td", ["colspan": "4"], more) }
    }
    let names = [views.first, views.last].map { $0.map { narrator.name($0.id) } ?? "" }
    let range =
      isFolded
      ? narrator.say(
        .viewRange(from: views.startIndex + 1, to: views.endIndex, first: names[0], last: names[1]))
      : nil
    let name = narrator[.screenTableHeading] + (range.map { ", \($0)" } ?? "")
    return [
      .foldedViews: range.map { range in more.map { "\(range) – \($0)" } ?? range },
      .tableRegion: "\(name) – \(narrator[.scrollableTable])", .rowsOfViews: markup.html,
    ]
  }

  private func write(_ view: TraceView, to markup: inout Markup) {
    markup.line("tr", ["data-v": Markup.object(view.id)]) { markup in
      let depth = min(narrator.index.depth(of: view.id), LogList.deepest)
      markup.element("th", ["scope": "row", "class": "view d\(depth)"]) { markup in
        markup.element("code", view.id)
        if let text = view.text, !text.isEmpty {
          markup.tag(" ")
          markup.element("span", ["class": "seen"], text.count > 40 ? text.prefix(39) + "…" : text)
        }
      }
      markup.element("td") { $0.element("code", view.className) }
      markup.element("td", frame(of: view))
      markup.element("td", properties(of: view).joined(separator: ", "))
    }
  }

  func frame(of view: TraceView) -> String {
    narrator.point(view.frame.origin) + " " + narrator.size(view.frame.size)
  }

  /// The properties that differ from UIKit's defaults, by UIKit's names, which are the same in every language.
  func properties(of view: TraceView) -> [String] {
    narrator.traits(of: view)
      + view.overrides.map { "\($0.method) \(narrator.declaration($0).plain)" }
      + view.gestureRecognizers + [view.viewController].compactMap { $0 }
  }
}

/// Makes the last part of a page: the table of the screen, the settings, views that were never asked, and what is
/// unknown.
struct ScreenFacts {
  let analysis: TraceAnalysis
  let narrator: Narrator
  let limits: PageLimits

  var values: TemplateValues {
    let settings = analysis.trace.header.configuration.sorted { $0.key < $1.key }
    return [
      .tables: ScreenTable(narrator: narrator, limit: limits.tableRows).tables,
      .usedSettings: settings.map { TemplateValues(term: $0.key, narrator.number($0.value)) },
      .unknowns: unknowns,
      .neverAsked: analysis.touches.compactMap { NeverAskedBuilder(answer: $0, narrator: narrator).values },
    ]
  }

  /// What the source does not say about the screen and its views, whether or not an answer depends on it.
  private var unknowns: [String] {
    var views: [String: [String]] = [:]
    for view in analysis.trace.screen.views {
      for property in view.unknown { views[property, default: []].append(view.id) }
    }
    let ofScreen = analysis.trace.screen.unknown.map { UnknownFact(property: $0, views: []) }
    let ofViews = views.sorted { $0.key < $1.key }.map { UnknownFact(property: $0.key, views: $0.value) }
    return (ofScreen + ofViews).map { Markup.code(narrator.unknown($0)) }
  }
}

/// The views of a screen as rows, in UIKit's order of asking, with their marks at the outcome of a touch.
struct OutlineList {
  let index: ScreenIndex
  let story: TouchStory
  let answer: TouchAnswer
  let narrator: Narrator

  private let marks: [String: GivenMark]

  /// The views with a mark, and all their superviews.
  private let kept: Set<String>

  /// On a screen with more views, neighbours that were not asked or refused for the same reason share a row.
  private static let mostRows = 24

  /// The smallest number of neighbours that share a row.
  private static let leastFolded = 4

  init(_ index: ScreenIndex, _ story: TouchStory, _ answer: TouchAnswer, _ narrator: Narrator) {
    self.index = index
    self.story = story
    self.answer = answer
    self.narrator = narrator
    marks = story.marks.atOutcome
    var kept: Set<String> = []
    for id in marks.keys {
      var next = index.view(id)?.id ?? index.recognizer(id)?.view
      while let view = next, kept.insert(view).inserted { next = index.view(view)?.superview }
    }
    self.kept = kept
  }

  var html: String {
    let isLarge = index.screen.views.count > Self.mostRows
    return Markup.html { markup in
      for window in windows { write(window, depth: 0, isLarge: isLarge, to: &markup) }
    }
  }

  /// The windows that were asked, frontmost first; all windows if none was.
  private var windows: [String] {
    let all = index.screen.windowOrder
    let asked = all.filter(kept.contains)
    return asked.isEmpty ? all : asked
  }

  private func write(_ id: String, depth: Int, isLarge: Bool, to markup: inout Markup) {
    guard let view = index.view(id) else { return }
    let path = isLarge ? straightRun(from: id) : []
    if let first = path.first, let last = path.last, let next = index.subviews(of: last).first {
      let numbers = path.compactMap { story.marks.askingNumbers[$0] }
      row(
        path, depth: depth, number: numbers.isEmpty ? nil : Self.range(numbers), to: &markup
      ) { markup in
        markup.element("span", narrator.say(.foldedViews(count: path.count)))
        markup.element("small", narrator.say(.run(first: first, last: last, inside: 0)))
      }
      return write(next, depth: depth + 1, isLarge: isLarge, to: &markup)
    }
    let subviews = index.subviews(of: id)
    let isClosed = isLarge && !subviews.contains(where: kept.contains)
    row([id], depth: depth, number: story.marks.askingNumbers[id].map(String.init), to: &markup) { markup in
      markup.element("code", view.id)
      if view.className != view.id { markup.element("small", view.className) }
      let inside = isClosed ? index.views(below: subviews).count : 0
      if inside > 0 { markup.element("small", narrator.say(.inIt(count: inside))) }
    }
    write(recognizersOf: view, depth: depth + 1, to: &markup)
    guard !isClosed else { return }
    var run: [String] = []
    for child in subviews.reversed() {
      if let first = run.first, kind(of: first) != kind(of: child) {
        flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup)
      }
      run.append(child)
      if kind(of: child) == .telling { flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup) }
    }
    flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup)
  }

  // MARK: - Folding

  /// A run of views on the path, each the only subview of the previous one, with nothing else to say about; empty if it
  /// is short.
  private func straightRun(from id: String) -> [String] {
    var run: [String] = []
    var next = id
    while marks[next]?.mark == .path, let view = index.view(next), view.gestureRecognizers.isEmpty {
      let subviews = index.subviews(of: next)
      guard subviews.count == 1 else { break }
      run.append(next)
      next = subviews[0]
    }
    return run.count >= Self.leastInRun ? run : []
  }

  private static let leastInRun = 3

  private static func range(_ numbers: [Int]) -> String {
    guard let first = numbers.first, let last = numbers.last, first < last else {
      return numbers.first.map(String.init) ?? ""
    }
    return "\(first)–\(last)"
  }

  private enum RowKind: Hashable {
    case telling
    case refuses(TraceReason.Code?)
    case notAsked
  }

  private func kind(of id: String) -> RowKind {
    guard kept.contains(id) else { return .notAsked }
    guard case .saysNo(let reason)? = marks[id]?.cause else { return .telling }
    return index.subviews(of: id).contains(where: kept.contains) ? .telling : .refuses(reason?.code)
  }

  private func flush(_ run: inout [String], depth: Int, isLarge: Bool, to markup: inout Markup) {
    defer { run = [] }
    guard run.count >= Self.leastFolded, isLarge, let first = run.first else {
      for id in run { write(id, depth: depth, isLarge: isLarge, to: &markup) }
      return
    }
    row(run, depth: depth, number: nil, words: marks[first] == nil, to: &markup) { markup in
      markup.element("span", kinds(of: run))
      let inside = index.views(below: run).count - run.count
      markup.element("small", narrator.say(.run(first: first, last: run[run.count - 1], inside: inside)))
    }
  }

  /// The number of views of each kind.
  private func kinds(of run: [String]) -> String {
    var counts: [(role: ViewRole, count: Int)] = []
    for role in run.compactMap({ index.view($0)?.role }) {
      if let place = counts.firstIndex(where: { $0.role == role }) {
        counts[place].count += 1
      } else {
        counts.append((role, 1))
      }
    }
    guard counts.count <= Self.mostKinds else { return narrator.say(.foldedViews(count: run.count)) }
    return narrator.language.list(
      counts.map { narrator.language.say(GraphText.several($0.role, count: $0.count)) })
  }

  private static let mostKinds = 3

  // MARK: - Recognizers

  private func write(recognizersOf view: TraceView, depth: Int, to markup: inout Markup) {
    let records = view.gestureRecognizers.compactMap(index.recognizer)
    for record in records where record.isPartOfView != true {
      row([record.id], depth: depth, number: nil, to: &markup) { markup in
        markup.element("code", record.id)
        markup.element("small", record.className)
      }
    }
    let own = records.filter { $0.isPartOfView == true }.map(\.id)
    // Recognizers to which the same happened share a row.
    var groups: [(end: GivenMark.Cause, recognizers: [String])] = []
    for recognizer in own {
      guard let end = marks[recognizer]?.cause else { continue }
      if let place = groups.firstIndex(where: { $0.end == end }) {
        groups[place].recognizers.append(recognizer)
      } else {
        groups.append((end, [recognizer]))
      }
    }
    for group in groups {
      row(group.recognizers, depth: depth, number: nil, to: &markup) { markup in
        let count = group.recognizers.count
        markup.element(
          "small",
          count == 1
            ? narrator.who(group.recognizers[0]).plain : narrator.say(.ownRecognizers(count: count)))
      }
    }
  }

  // MARK: - Rows

  private func row(
    _ objects: [String], depth: Int, number: String?, words: Bool = false, to markup: inout Markup,
    name: (inout Markup) -> Void
  ) {
    let given = objects.compactMap { id in marks[id].map { (id, $0) } }.last
    let mark = given.map { "mark \($0.1.mark.rawValue)" }
    markup.line("li", ["class": mark, "data-v": Markup.objects(objects)]) { markup in
      markup.element("i", number ?? "")
      markup.element("span", ["class": depth > 0 ? "who d\(min(depth, 8))" : "who"], name)
      markup.element("span", ["class": "is"]) { markup in
        if let (id, mark) = given {
          markup.rich(narrator.wordsAtOutcome(mark, of: id, answer))
        } else if words {
          markup.text(narrator[.legendUnasked])
        }
      }
    }
  }
}

/// Lists the views that were never asked, grouped by reason.
struct NeverAskedBuilder {
  let answer: TouchAnswer
  let narrator: Narrator

  static let groups = 12
  static let namesPerGroup = 8

  var values: TemplateValues? {
    let answers = ViewAnswers(answer, in: narrator.index)
    let views = narrator.index.screen.views
    var positions: [String: Int] = [:]
    var found: [(reason: String, names: [String])] = []
    for view in views where answers.asked[view.id] == nil && view.id != answer.hitView {
      let reason =
        answers.answer(for: view).reason
        .map { Markup.code(narrator.reason($0, of: view.id)) } ?? ""
      if let position = positions[reason] {
        found[position].names.append(view.id)
      } else {
        positions[reason] = found.count
        found.append((reason, [view.id]))
      }
    }
    guard !found.isEmpty else { return nil }
    let rest = found.dropFirst(Self.groups).reduce(0) { $0 + $1.names.count }
    return [
      .count: narrator.neverAsked(found.reduce(0) { $0 + $1.names.count }, of: views.count),
      .groups: found.prefix(Self.groups).map { group -> TemplateValues in
        [.reason: group.reason, .detail: narrator.names(group.names, limit: Self.namesPerGroup)]
      },
      .moreViews: rest > 0 ? narrator.say(.moreViews(count: rest)) : nil,
    ]
  }
}
