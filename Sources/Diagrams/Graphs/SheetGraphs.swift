// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What the graphs below a claim have in common.
extension DiagramSubject {
  /// A sheet for a picture of the touch.
  func sheet(claim: String, line: String) -> Sheet {
    Sheet(
      claim: claim, line: line, glyph: .finger, text: SheetText(options.language), width: options.width)
  }

  /// The pill of the touch that comes in.
  func touchItem(_ text: SheetText) -> GraphContent.Item {
    let row = GraphBox.Row(lead: .glyph(.finger), words: narrator.gesture(answer), isStrong: true)
    return GraphContent.Item(
      box: GraphBox(.touch, [row], text: text), title: narrator.gestureLine(answer),
      id: ElementID.touch(answer.touch), isOnLine: true)
  }

  /// What a view is, in a word or two.
  func roleName(of view: TraceView) -> String {
    view.viewController == nil
      ? options.language.text(OutlineText.role(view.role)) : options.language.text(GraphText.rootView)
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
