// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What every kind of picture is made from.
struct DiagramSubject: Sendable {
  let kind: DiagramKind
  let analysis: TraceAnalysis

  /// The screen as the touch found it, or as of ``told``.
  var index: ScreenIndex

  /// The answer for the touch; nil only for kinds that need none.
  var touch: TouchAnswer?

  var narrator: Narrator
  var options: DiagramOptions

  /// The step after the hit test as of which the picture is drawn; nil for another moment.
  var laterStep: NumberedStep?

  /// The answer for the touch; without a touch an empty one.
  var answer: TouchAnswer { touch ?? .none }

  /// The picture's heading.
  var title: String { title(about: nil) }

  /// The heading of a picture that is about one view or recognizer.
  func title(about name: String?) -> String { options.language.title(of: kind.name, about: name) }

  /// The `id` of an element, unique on a page.
  func id(_ name: String) -> SVGAttribute { .id(options.idPrefix + name) }

  /// Where the touch is, as `Touch at {10, 20}`.
  var touchText: String { text(.touchAt(point: narrator.point(finger))) }

  func text(_ text: PictureText) -> String { options.language.say(text) }

  /// A name and the facts on it, for a title.
  func told(of name: String, _ facts: [String]) -> String {
    facts.isEmpty ? name : text(.told(of: name, what: TextFitter.line(facts.joined(separator: "; "))))
  }

  /// How many views are inside of something; nothing for none.
  func viewsInside(_ count: Int) -> [String] { count > 0 ? [text(.viewsInside(count: count))] : [] }

  /// The name of a view, and its class.
  func objectName(ofView id: String) -> ObjectName {
    ObjectName(id: id, className: index.view(id)?.className ?? "")
  }

  /// A drawing with its texts in the font of all pictures, and with rules of its own style.
  func drawing(
    _ nodes: [SVGNode], in box: PictureRect, fontSize: Double = Plate.fitter.size, style: String? = nil
  ) -> Diagram.Content {
    let rules = style.map { [SVGNode.element(.style, [], [.text($0)])] } ?? []
    let font: [SVGAttribute] = [.fontFamily(TextFitter.fontName), .number(.fontSize, fontSize)]
    return .drawing(Diagram.Drawing(box: box, nodes: rules + [.group(font, nodes)]))
  }

  /// The picture, ready to be written.
  func diagram(
    _ content: Diagram.Content, title: String? = nil, summary: String, facts: JSONObject,
    textEquivalent: String
  ) -> Diagram {
    Diagram(
      kind: kind, title: title ?? self.title, summary: summary, textEquivalent: textEquivalent,
      content: content, facts: facts, idPrefix: options.idPrefix)
  }

  /// A picture that is a sentence below the name of its kind, where there is nothing else to show.
  func sentence(_ sentence: String) -> Diagram {
    let text = SheetText(options.language)
    var content = GraphContent()
    let box = GraphBox(.plain, [.fact(sentence)], text: text, width: options.width - 2 * Sheet.margin - 22)
    content.add(GraphContent.Item(box: box, title: sentence))
    let sheet = Sheet(claim: title, line: nil, text: text, width: options.width)
    var diagram = diagram(GraphSheet(sheet, [content]), textEquivalent: "- \(TextFitter.line(sentence))\n")
    diagram.summary = sentence
    return diagram
  }
}
