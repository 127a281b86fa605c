// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// The views of a screen as rows in the order of asking, with what each is at the outcome of a touch.
struct OutlineList {
  let index: ScreenIndex
  let story: TouchStory
  let answer: TouchAnswer
  let narrator: Narrator

  private let marks: [String: GivenMark]

  /// The views that have a mark, with all that they lie in.
  private let kept: Set<String>

  /// Of a screen with more views, neighbours that were not asked, or that refused for one reason, are one row.
  private static let mostRows = 24

  /// The least number of such neighbours.
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

  /// The windows that were asked, the front one first; all of them if none was.
  private var windows: [String] {
    let all = index.screen.windowOrder
    let asked = all.filter(kept.contains)
    return asked.isEmpty ? all : asked
  }

  private func write(_ id: String, depth: Int, isLarge: Bool, to markup: inout Markup) {
    guard let view = index.view(id) else { return }
    row([id], depth: depth, number: story.marks.askingNumbers[id], to: &markup) { markup in
      markup.element("code", view.id)
      if view.className != view.id { markup.element("small", view.className) }
    }
    write(recognizersOf: view, depth: depth + 1, to: &markup)
    guard !isLarge || kept.contains(id) else { return }
    var run: [String] = []
    for child in index.subviews(of: id).reversed() {
      if let first = run.first, kind(of: first) != kind(of: child) {
        flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup)
      }
      run.append(child)
      if kind(of: child) == .telling { flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup) }
    }
    flush(&run, depth: depth + 1, isLarge: isLarge, to: &markup)
  }

  // MARK: - Folding

  private enum Kind: Hashable {
    case telling
    case refuses(TraceReason.Code?)
    case notAsked
  }

  private func kind(of id: String) -> Kind {
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
      markup.element("span", narrator.language.say(PageText.foldedViews(count: run.count)))
      markup.element("small", narrator.names(run, limit: 2))
    }
  }

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
    guard own.contains(where: { marks[$0] != nil }) else { return }
    // Those that ended in the same way are one row.
    var groups: [(end: StoryMark?, recognizers: [String])] = []
    for recognizer in own {
      let end = marks[recognizer]?.mark
      if let place = groups.firstIndex(where: { $0.end == end }) {
        groups[place].recognizers.append(recognizer)
      } else {
        groups.append((end, [recognizer]))
      }
    }
    for group in groups {
      row(group.recognizers, depth: depth, number: nil, to: &markup) { markup in
        let count = group.recognizers.count
        let isOneOfSeveral = count == 1 && own.count > 1
        markup.element(
          "small",
          isOneOfSeveral
            ? narrator.who(group.recognizers[0]).plain
            : narrator.language.say(PageText.ownRecognizers(count: count)))
      }
    }
  }

  // MARK: - Rows

  private func row(
    _ objects: [String], depth: Int, number: Int?, words: Bool = false, to markup: inout Markup,
    name: (inout Markup) -> Void
  ) {
    let given = objects.compactMap { id in marks[id].map { (id, $0) } }.last
    let mark = given.map { "mark \($0.1.mark.rawValue)" }
    markup.line("li", ["class": mark, "data-v": Markup.objects(objects)]) { markup in
      markup.element("i", number.map(String.init) ?? "")
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
