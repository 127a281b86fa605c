// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the graphs below a claim have in common.
extension PictureWords {
  var text: SheetText { SheetText(language) }

  /// A box of a graph. It is named by its rows if it has no title.
  func item(
    _ mark: SheetMark, _ rows: [GraphBox.Row], width: Double = GraphBox.widestRow, title: String? = nil,
    id: String? = nil, isOnLine: Bool = false, folded: [String] = []
  ) -> GraphContent.Item {
    GraphContent.Item(
      box: GraphBox(mark, rows, text: text, width: width), title: title ?? language.list(rows.map(\.text)),
      id: id, isOnLine: isOnLine, folded: folded)
  }

  /// The pill of the touch that comes in.
  var touchItem: GraphContent.Item {
    item(
      .touch, [.event(narrator.gesture(answer), .finger)], title: narrator.gestureLine(answer),
      id: ElementID.touch(answer.touch), isOnLine: true)
  }

  /// The pill of an action that is sent.
  func actionItem(_ words: String) -> GraphContent.Item {
    item(.action, [.event(words, .arrow)], title: words)
  }

  /// The rows of neighbours that share a box: of more than four the first two and the last, with the number of those
  /// between, which are given too.
  func rows<Neighbour>(
    of neighbours: [Neighbour], counting count: (Int) -> GraphText, _ rows: (Neighbour) -> [GraphBox.Row]
  ) -> (rows: [GraphBox.Row], counted: [Neighbour]) {
    guard neighbours.count > 4, let last = neighbours.last else { return (neighbours.flatMap(rows), []) }
    let counted = Array(neighbours.dropFirst(2).dropLast())
    let between = GraphBox.Row.count(say(count(counted.count)))
    return (neighbours.prefix(2).flatMap(rows) + [between] + rows(last), counted)
  }

  /// Names; of more than so many the first, and how many more there are.
  func shortened(_ names: [String], most: Int) -> [String] {
    guard names.count > most else { return names }
    let shown = Array(names.prefix(most - 1))
    return [say(GraphText.namesAndMore(names: shown, count: names.count - shown.count))]
  }

  /// What is counted, with the names of all of it.
  func counted(_ what: String, _ names: [String], limit: Int = 12) -> String {
    say(.told(of: what, what: narrator.names(names, limit: limit)))
  }
}

extension DiagramSubject {
  /// A sheet for a picture of the touch.
  func sheet(claim: String, line: String) -> Sheet {
    Sheet(
      claim: claim, line: line, glyph: .finger, text: SheetText(options.language), width: options.width)
  }

  /// What a view is, in a word or two.
  func roleName(of view: TraceView) -> String {
    view.viewController == nil
      ? options.language.say(OutlineText.role(view.role)) : options.language.say(GraphText.rootView)
  }
}

extension GraphContent {
  /// Puts the lines from each box in the order in which what they lead to stands from the left: asides, the way on, and
  /// what is counted.
  mutating func orderLinks() {
    func place(_ link: Link) -> Int {
      link.kind == .fold ? 2 : items[link.tail].isOnLine && items[link.head].isOnLine ? 1 : 0
    }
    links = links.enumerated().sorted { one, other in
      (one.element.tail, place(one.element), one.offset)
        < (other.element.tail, place(other.element), other.offset)
    }.map(\.element)
  }
}
