// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Graphviz
package import Narration
import Trace

/// One picture, which can be written in any format.
package struct Diagram: Sendable {
  enum Content: Sendable {
    /// A graph laid out by Graphviz.
    case graph(GraphSheet)
    /// A drawing with coordinates of its own.
    case drawing(Drawing)
  }

  /// A drawing with coordinates of its own, in pixels.
  package struct Drawing: Sendable {
    package var box: PictureRect
    package var nodes: [SVGNode]
  }

  package var kind: DiagramKind

  /// The picture's name.
  package var title: String

  /// A description of the picture, in sentences.
  package var summary: String

  /// The sentence above the picture; nil for a picture without one.
  var claim: String?

  /// The complete content as lines of text, for screen readers and terminals.
  package var textEquivalent: String

  var content: Content

  /// The complete content for programs; for a drawing, including the coordinates.
  var facts: JSONObject

  /// Sentences about the drawing that a page shows below it as separate texts.
  package var notes: [String] = []

  /// The names of objects that the picture counts instead of showing; the text contains them all.
  package var folded: [String] = []

  /// The style rules that it needs; nil for those of its kind.
  var parts: [PicturePart]?

  /// The prefix of every `id`.
  package var idPrefix: String

  /// Mermaid text for a drawing that Mermaid can also express.
  var mermaidOfDrawing: String?

  /// Why there is no such picture, as a sentence; the text and the facts exist anyway.
  package var refusal: String?

  /// The Graphviz graph; nil for a drawing.
  package var graph: Graph? {
    if case .graph(let sheet) = content { sheet.graph } else { nil }
  }

  /// The picture as an element for a page that contains the styles.
  ///
  /// The element has its natural width and height in pixels; `max-width: 100%; height: auto` makes it fit. It contains
  /// its description, unless a text beside it does.
  ///
  /// - Throws: `GraphvizError` if Graphviz cannot lay out the graph.
  package func inlineSVG(isDescribed: Bool = true) throws(GraphvizError) -> String {
    SVGWriter.text(of: try element(isDescribed: isDescribed), isInPage: true)
  }

  /// The picture as an element, with or without its own style sheet.
  private func element(
    isDescribed: Bool = true, style: String? = nil, maker: String? = nil
  ) throws(GraphvizError) -> SVGNode {
    let (box, nodes) = try drawn()
    let title = SVGNode.element(.title, [.id(idPrefix + "title")], [.text(title)])
    let summary = SVGNode.element(.desc, [.id(idPrefix + "desc")], [.text(summary)])
    let rules = style.map { [SVGNode.element(.style, [], [.text($0)])] } ?? []
    return .element(
      .svg,
      [
        .scope, .number(.width, box.width), .number(.height, box.height), .unstyled,
        .classes(["hp", "hp-" + kind.id]), .role("img"),
        .labelledBy([idPrefix + "title"] + (isDescribed ? [idPrefix + "desc"] : [])), .viewBox(box),
      ] + (maker.map { [.maker($0)] } ?? []),
      [title] + (isDescribed ? [summary] : []) + rules + nodes)
  }

  private func drawn() throws(GraphvizError) -> (box: PictureRect, nodes: [SVGNode]) {
    switch content {
    case .graph(let sheet): try sheet.drawn(idPrefix: idPrefix)
    case .drawing(let drawing): (drawing.box, drawing.nodes)
    }
  }

  /// The picture as a file, with the style rules that it needs and colours for any renderer.
  ///
  /// It includes its background: in a page, it follows the reader's colour scheme and not that of the page. The text
  /// can also be inserted into a page with other pictures, because its rules and identifiers are unique.
  ///
  /// - Parameters:
  ///   - style: The style sheet of pictures.
  ///   - theme: The colours.
  ///   - name: The prefix of its identifiers; nil for one derived from its content.
  ///   - maker: The command that keeps the file up to date; nil for none.
  /// - Returns: The text of the file.
  /// - Throws: `GraphvizError` if Graphviz cannot lay out the graph.
  package func standaloneSVG(
    style: StyleSheet, theme: Theme = .automatic, name: String? = nil, maker: String? = nil
  ) throws(GraphvizError) -> String {
    SVGWriter.file(
      of: try element(style: style.rules(for: parts ?? kind.parts, theme: theme), maker: maker), name: name,
      isNamedByPlaces: graph == nil)
  }

  /// Whether a text can be a picture's name, which is the prefix of its identifiers.
  package static func isPictureName(_ text: String) -> Bool { PictureNaming.isName(text) }

  /// The graph as DOT text; nil for a picture that is not a graph.
  package func dot() -> String? { graph?.dot() }

  /// The picture as Mermaid text with the same boxes and edges; nil if Mermaid cannot express it.
  package var mermaid: String? {
    if case .graph(let sheet) = content { MermaidFlowchart(sheet).text } else { mermaidOfDrawing }
  }

  /// One sentence for readers who do not see the picture: its message, not its layout.
  package var alternativeText: String { claim ?? summary }

  /// The picture as JSON: its content with identifiers and numbers, and the coordinates.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot express.
  package func json() throws -> String {
    var object = facts
    if let claim { object = object.adding("claim", claim) }
    if case .graph(let graph) = content {
      object = object.adding("boxes", graph.boxes).adding("links", graph.links)
    }
    return try object.text()
  }
}

/// Draws one kind of picture. The ``DiagramKind`` is declared beside it.
protocol Picture: PictureWords, SendableMetatype {
  init(_ subject: DiagramSubject) throws(DiagramError)

  /// Whether there is something to show. If not, the picture is a sentence that says so.
  static func applies(to subject: DiagramSubject) -> Bool

  /// Whether it says something specific about the touch. If not, pages omit it.
  static func answers(_ subject: DiagramSubject) -> Bool

  func diagram() throws(DiagramError) -> Diagram
}

extension Picture {
  static func answers(_ subject: DiagramSubject) -> Bool { true }
}

/// A part of a picture that uses texts about its subject.
protocol PictureWords {
  var subject: DiagramSubject { get }
}

extension PictureWords {
  var narrator: Narrator { subject.narrator }
  var language: Language { subject.options.language }
  var answer: TouchAnswer { subject.answer }
  var index: ScreenIndex { subject.index }

  /// A text in the picture's language.
  func say(_ text: PictureText) -> String { language.say(text) }
  func say(_ text: ChainText) -> String { language.say(text).plain }
  func say(_ text: ComparisonPictureText) -> String { language.say(text) }
  func say(_ text: DeliveryText) -> String { language.say(text) }
  func say(_ text: GraphText) -> String { language.say(text) }
  func say(_ text: HitTestAnswerText) -> String { language.say(text) }
  func say(_ text: LaneText) -> String { language.say(text) }
  func say(_ text: LaneSheetText) -> String { language.say(text) }
  func say(_ text: OutlineText) -> String { language.say(text) }
  func say(_ text: ScreenSheetText) -> String { language.say(text) }
  func say(_ text: SearchText) -> String { language.say(text) }
  func say(_ text: SequenceText) -> String { language.say(text) }
  func say(_ text: SequenceSheetText) -> String { language.say(text) }
  func say(_ text: TreesText) -> String { language.say(text) }

  /// The name of an object in a picture: a recognizer's name or role, or the identifier.
  func sheetName(_ id: String) -> String {
    TextFitter.line(subject.index.recognizer(id) == nil ? id : narrator.recognizerName(id))
  }

  /// A recognizer's role and view; empty for one that a UIKit view created.
  func role(of recognizer: TraceGestureRecognizer) -> String {
    guard !recognizer.isSystem else { return "" }
    return language.say(
      ScreenSheetText.recognizer(
        recognizer.gesture, taps: recognizer.tapCount, view: TextFitter.line(recognizer.view)))
  }

  /// A time with its unit.
  func seconds(_ time: Double) -> String { language.say(LaneText.seconds(narrator.seconds(time))) }
}

/// A part of a picture of the screen.
protocol SceneWords: PictureWords {
  var scene: ScreenScene { get }
}

extension SceneWords {
  var subject: DiagramSubject { scene.subject }

  func say(_ text: SpaceText) -> String { language.say(text) }

  /// A name and the facts on it, for a line of text.
  func line(on name: String, _ facts: [String]) -> String {
    guard !facts.isEmpty else { return name }
    return subject.text(.statement(about: name, what: facts.joined(separator: say(.factSeparator))))
  }
}

/// Makes pictures of answers.
package enum Diagrams {
  /// Makes one picture. Layout happens only when an SVG is requested.
  ///
  /// - Throws: ``DiagramError`` if the trace has no such touch, view, recognizer or step.
  package static func make(
    _ kind: DiagramKind, for analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) -> Diagram {
    try kind.picture.init(subject(of: kind, analysis, options)).diagram()
  }

  /// The kinds that have something to show for a touch; for a trace without touches, those that need none.
  package static func applicable(
    to analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions(),
    among kinds: [DiagramKind] = DiagramKind.allCases
  ) -> [DiagramKind] {
    kinds.filter { kind in
      guard let subject = try? subject(of: kind, analysis, options) else { return false }
      return kind.picture.applies(to: subject)
    }
  }

  /// The kinds that say something specific about a touch, without those that are the same for every touch.
  package static func answering(
    to analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions(),
    among kinds: [DiagramKind] = DiagramKind.allCases
  ) -> [DiagramKind] {
    applicable(to: analysis, options: options, among: kinds.filter(\.isOfAnswer)).filter { kind in
      guard let subject = try? subject(of: kind, analysis, options) else { return false }
      return kind.picture.answers(subject)
    }
  }

  static func subject(
    of kind: DiagramKind, _ analysis: TraceAnalysis, _ options: DiagramOptions
  ) throws(DiagramError) -> DiagramSubject {
    let hasTouch = analysis.touches.indices.contains(options.touch)
    guard hasTouch || (kind.touch != .needed && analysis.touches.isEmpty) else {
      throw .noSuchTouch(options.touch, count: analysis.touches.count)
    }
    let touch = hasTouch ? touch(analysis.touches[options.touch], options) : nil
    let index = analysis.index(of: touch)
    let subject = DiagramSubject(
      kind: kind, analysis: analysis, index: index, touch: touch,
      narrator: Narrator(options.language, index), options: options)
    if let focus = options.focus, subject.index.view(focus) == nil { throw .noSuchObject(focus) }
    return subject
  }

  /// The answer that pictures are made from; for a question, only the place where the finger goes down.
  private static func touch(_ answer: TouchAnswer, _ options: DiagramOptions) -> TouchAnswer {
    guard options.isQuestion else { return answer }
    var question = TouchAnswer.none
    question.touch = answer.touch
    question.finger = answer.finger
    question.samples = Array(answer.samples.prefix(1))
    return question
  }
}

/// Why there is no picture.
package enum DiagramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace has no touch at that position.
  case noSuchTouch(Int, count: Int)
  /// There is no view or other suitable object with that name.
  case noSuchObject(String)
  /// There is no such step.
  case noSuchStep(Int, count: Int)
  /// The trace contains no tap map.
  case noTapMap

  package var description: String {
    switch self {
    case .noSuchTouch(_, count: 0): "the trace has no touches"
    case .noSuchTouch(let index, count: 1): "there is no touch \(index + 1): the trace has one touch"
    case .noSuchTouch(let index, let count): "there is no touch \(index + 1): the trace has \(count) touches"
    case .noSuchObject(let name): "there is no '\(name)' that the picture could be about"
    case .noSuchStep(let step, count: 0): "there is no step \(step): there are no steps"
    case .noSuchStep(let step, let count): "there is no step \(step): the last one is \(count)"
    case .noTapMap: "the trace has no tap map"
    }
  }
}

/// The content, language and limits of a picture.
package struct DiagramOptions: Hashable, Sendable {
  package var language: Language

  /// The index of the touch in the trace.
  package var touch: Int

  /// The step after which the picture stops, from 1: a step of the last hit test, or a call of a sequence. Pictures of
  /// the screen continue the numbers after the hit test. Nil for the end.
  package var step: Int?

  /// The width in pixels: that of an article, or of a narrow column.
  package var width = DiagramOptions.articleWidth

  package static let articleWidth = 680.0
  package static let narrowWidth = 360.0

  /// The view or recognizer that the picture is about; nil for the most interesting one.
  package var view: String?

  /// The view to which the picture is limited, with its descendants; nil for the whole screen.
  package var focus: String?

  /// How many levels of views are shown below the windows or ``focus``; nil for all.
  package var depth: Int?

  /// The prefix of every `id`, so that several pictures can share one page.
  package var idPrefix: String

  /// What is made of the picture.
  package var extent = Extent.everything

  package enum Extent: Hashable, Sendable {
    /// The drawing alone, for example for a stage.
    case drawing
    /// The drawing and its text.
    case text
    /// Also its content for programs.
    case everything
  }

  /// Whether repeated and irrelevant things are counted instead of shown, in kinds with room for everything.
  package var folds: Bool

  /// Whether the picture of the screen has names and notes; a thumbnail has none.
  package var hasWords: Bool

  /// Whether the picture of the screen shows the location of the touch but not its outcome.
  package var isQuestion = false

  /// How the picture of the screen uses the trace's screenshot.
  package var screenshot = ScreenshotUse.left

  package enum ScreenshotUse: Hashable, Sendable {
    /// It is not drawn.
    case left
    case drawn
    /// It is drawn by reference to the element with this identifier, in another picture of the page.
    case repeated(String)
  }

  /// The maximum number of nodes of a tree or chain; more are folded, regardless of ``folds``.
  package var maximumVisibleNodes: Int

  /// The maximum number of views drawn on the screen.
  package var maximumDrawnViews: Int

  package init(
    language: Language = .english, touch: Int = 0, step: Int? = nil, view: String? = nil,
    focus: String? = nil, depth: Int? = nil, idPrefix: String = "",
    folds: Bool = true, hasWords: Bool = true,
    maximumVisibleNodes: Int = 300, maximumDrawnViews: Int = 400
  ) {
    self.language = language
    self.touch = touch
    self.step = step
    self.view = view
    self.focus = focus
    self.depth = depth
    self.idPrefix = idPrefix
    self.folds = folds
    self.hasWords = hasWords
    self.maximumVisibleNodes = maximumVisibleNodes
    self.maximumDrawnViews = maximumDrawnViews
  }
}

/// The input of every kind of picture.
struct DiagramSubject: Sendable {
  let kind: DiagramKind
  let analysis: TraceAnalysis

  /// The screen at the time of the touch, or after the step that is shown.
  var index: ScreenIndex

  /// The answer for the touch; nil only for kinds that need none.
  var touch: TouchAnswer?

  var narrator: Narrator
  var options: DiagramOptions

  /// The step after the hit test at which the picture stops; nil for any other moment.
  var laterStep: NumberedStep?

  /// The answer for the touch; an empty one without a touch.
  var answer: TouchAnswer { touch ?? .none }

  /// The picture's heading.
  var title: String { options.language.title(of: kind.name) }

  /// The `id` of an element, unique on a page.
  func id(_ name: String) -> SVGAttribute { .id(reference(name)) }

  /// The reference to an element's `id`.
  func reference(_ name: String) -> String { options.idPrefix + name }

  /// The location of the touch: `Touch at {10, 20}`.
  var touchText: String { text(.touchAt(point: narrator.point(finger))) }

  func text(_ text: PictureText) -> String { options.language.say(text) }

  /// A name and facts about it, for a title.
  func title(of name: String, _ facts: [String]) -> String {
    facts.isEmpty ? name : text(.statement(about: name, what: TextFitter.line(facts.joined(separator: "; "))))
  }

  /// The number of views inside something; empty for none.
  func viewsInside(_ count: Int) -> [String] { count > 0 ? [text(.viewsInside(count: count))] : [] }

  /// The name of a view, with its class.
  func objectName(ofView id: String) -> ObjectName {
    ObjectName(id: id, className: index.view(id)?.className ?? "")
  }

  /// A drawing with the common font of pictures, and with style rules of its own.
  func drawing(
    _ nodes: [SVGNode], in box: PictureRect, fontSize: Double = Plate.fitter.size, style: String? = nil
  ) -> Diagram.Content {
    let rules = style.map { [SVGNode.element(.style, [], [.text($0)])] } ?? []
    let font: [SVGAttribute] = [.fontFamily(TextFitter.fontName), .number(.fontSize, fontSize)]
    return .drawing(Diagram.Drawing(box: box, nodes: rules + [.group(font, nodes)]))
  }

  /// Makes the picture.
  func diagram(
    _ content: Diagram.Content, title: String? = nil, summary: String,
    facts: @autoclosure () -> JSONObject, textEquivalent: @autoclosure () -> String
  ) -> Diagram {
    Diagram(
      kind: kind, title: title ?? self.title, summary: summary,
      textEquivalent: options.extent == .drawing ? "" : textEquivalent(), content: content,
      facts: options.extent == .everything ? facts() : [:], idPrefix: options.idPrefix)
  }

  /// Makes a picture below a claim.
  func diagram(
    _ content: Diagram.Content, below sheet: Sheet, summary: String? = nil,
    facts: @autoclosure () -> JSONObject, textEquivalent: @autoclosure () -> String
  ) -> Diagram {
    var diagram = diagram(
      content, title: sheet.claim, summary: summary ?? sheet.line ?? sheet.claim, facts: facts(),
      textEquivalent: "\(TextFitter.line(sheet.claim))\n\n\(textEquivalent())")
    diagram.claim = sheet.claim
    return diagram
  }

  /// A picture that consists of a sentence below the name of its kind, if there is nothing else to show.
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
