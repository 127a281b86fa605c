// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Diagrams
package import Narration
import Trace

/// The content of a Markdown document about a scenario: unescaped texts, and the names of its picture files.
package struct Document: Hashable, Sendable {
  /// The document's file, without its extension.
  package var name: String

  var title: String
  var summary: String?

  /// The question to the reader; nil if the scenario has none.
  var question: String?

  /// Facts about the screen, one line each.
  var facts: [String]
  var touches: [Touch]

  /// Pictures of the whole screen.
  var pictures: [Picture]

  /// The document in the other requested languages; file names have no extensions.
  var translations: [PagePlace.Translation]

  struct Touch: Hashable, Sendable {
    var heading: String
    var verdict: String
    var steps: [Item]
    var pictures: [Picture]
  }

  /// A line of the list of steps.
  enum Item: Hashable, Sendable {
    case step(number: Int, sentence: String)
    case leftOut(count: Int)
  }

  /// A picture in two files, one for each colour scheme.
  package struct Picture: Hashable, Sendable {
    /// The files' name, without `~dark` and extension.
    package var name: String
    package var kind: DiagramKind

    /// The index of the touch that it is about; nil for a picture of the whole screen.
    package var touch: Int?
    package var title: String

    /// Its message as a sentence, for readers who do not see it.
    package var alternativeText: String

    package init(name: String, touch: Int?, diagram: Diagram) {
      self.name = name
      self.touch = touch
      kind = diagram.kind
      title = diagram.title
      alternativeText = diagram.alternativeText
    }
  }

  /// The maximum number of steps per touch.
  private static let stepLimit = 100

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the trace.
  ///   - language: The language of all texts.
  ///   - name: The document's file, without its extension.
  ///   - pictures: The pictures beside it, in order.
  ///   - translations: The document in other languages.
  package init(
    _ analysis: TraceAnalysis, _ language: Language, name: String, pictures: [Picture],
    translations: [PagePlace.Translation] = []
  ) {
    let header = analysis.trace.header
    let narrator = Narrator(language, analysis.index)
    self.name = name
    title = ReportTitle.of(header, language)
    summary = language.pick(from: header.summary)
    question =
      language.pick(from: header.question)
      ?? (header.mode == .question ? language.say(FixedText.usualQuestion) : nil)
    let facts: [(FixedText, String)] = [
      (.factScreen, narrator.size(analysis.trace.screen.size)),
      (.factSource, narrator.source(header.source)),
      (.factViews, String(analysis.trace.screen.views.count)),
      (.factTouches, String(analysis.touches.count)),
    ]
    self.facts = facts.map { language.line(language.say($0.0), $0.1) }
    let steps = analysis.allSteps(limit: Self.stepLimit)
    touches = analysis.touches.enumerated().map { position, answer in
      Touch(
        heading: narrator.heading(answer, number: position + 1),
        verdict: narrator.verdict(answer, in: analysis),
        steps: Self.items(steps[position], narrator), pictures: pictures.filter { $0.touch == position })
    }
    self.pictures = pictures.filter { $0.touch == nil }
    self.translations = translations
  }

  private static func items(_ steps: TouchSteps, _ narrator: Narrator) -> [Item] {
    var items: [Item] = []
    var last = 0
    for step in steps.steps {
      if step.number > last + 1 { items.append(.leftOut(count: step.number - last - 1)) }
      items.append(.step(number: step.number, sentence: narrator.sentence(step).plain))
      last = step.number
    }
    if steps.count > last { items.append(.leftOut(count: steps.count - last)) }
    return items
  }
}

/// The dialects of Markdown for documents.
package enum DocumentForm: Hashable, Sendable {
  /// For code hosts, with HTML `picture` elements that follow the reader's colour scheme.
  case markdown
  /// An article for DocC, whose pictures are in a resource folder and are referenced by name.
  case docc

  /// The folder of the pictures, relative to the documents.
  package var pictureFolder: String {
    switch self {
    case .markdown: ""
    case .docc: "Resources/"
    }
  }

  /// The file that links to several documents, without its extension.
  package var indexName: String {
    switch self {
    case .markdown: "README"
    case .docc: "Scenarios"
    }
  }

  /// The separator between a document's name and its language. DocC would take `.zh-Hans` for a file extension.
  package var languageSeparator: String {
    switch self {
    case .markdown: "."
    case .docc: "-"
    }
  }

  /// A picture.
  func picture(_ picture: Document.Picture) -> String {
    let markup: PictureMarkup =
      switch self {
      case .markdown: .html
      case .docc: .docc
      }
    return markup.lines(of: picture.name, alternativeText: picture.alternativeText).joined(separator: "\n")
  }

  /// A link to a document.
  func link(to name: String, title: String) -> String {
    switch self {
    case .markdown: "[\(MarkdownEscaping.escaped(title))](\(name).md)"
    case .docc: "<doc:\(name)>"
    }
  }
}

/// Writes documents in a dialect of Markdown.
package struct DocumentMarkdown {
  private let form: DocumentForm
  private let language: Language

  /// The heading level of touches; DocC requires everything in an article to be below its overview.
  private var level: Int { form == .docc ? 3 : 2 }

  package init(_ form: DocumentForm, _ language: Language) {
    self.form = form
    self.language = language
  }

  /// The document of one scenario; file names are inserted unchanged.
  package func text(_ document: Document) -> String {
    var blocks = MarkdownBlocks()
    blocks.heading(1, document.title)
    blocks.paragraph(
      document.summary ?? document.touches.first?.verdict ?? language.say(FixedText.noTouches))
    blocks.heading(2, language.say(DocumentText.overview))
    if let question = document.question { blocks.strong(question) }
    blocks.list(document.facts)
    write(document.translations, to: &blocks)
    for touch in document.touches {
      blocks.heading(level, touch.heading)
      blocks.paragraph(touch.verdict)
      for picture in touch.pictures where picture.kind == .walk { blocks.block(form.picture(picture)) }
      write(touch.steps, to: &blocks)
      write(touch.pictures.filter { $0.kind != .walk }, to: &blocks)
    }
    if !document.pictures.isEmpty {
      blocks.heading(level, language.say(DocumentText.wholeScreen))
      write(document.pictures, to: &blocks)
    }
    return blocks.text
  }

  private func write(_ translations: [PagePlace.Translation], to blocks: inout MarkdownBlocks) {
    for translation in translations {
      blocks.link(form.link(to: translation.file, title: translation.language.ownName), nil)
    }
  }

  private func write(_ pictures: [Document.Picture], to blocks: inout MarkdownBlocks) {
    for picture in pictures {
      blocks.heading(level + 1, picture.title)
      blocks.block(form.picture(picture))
    }
  }

  private func write(_ steps: [Document.Item], to blocks: inout MarkdownBlocks) {
    guard !steps.isEmpty else { return }
    blocks.heading(level + 1, language.say(FixedText.stepsHeading))
    for item in steps {
      switch item {
      case .step(let number, let sentence): blocks.item(number, sentence)
      case .leftOut(let count): blocks.paragraph(language.say(DocumentText.furtherSteps(count: count)))
      }
    }
  }

  // MARK: - Several documents

  /// A document and the folder of its input.
  package typealias Entry = (document: Document, group: String)

  /// An index with links to the documents, grouped by folder, and to the index in other languages.
  package func index(_ entries: [Entry], translations: [PagePlace.Translation] = []) -> String {
    var blocks = MarkdownBlocks()
    blocks.heading(1, language.say(FixedText.indexTitle))
    blocks.paragraph(language.say(FixedText.indexSummary))
    write(translations, to: &blocks)
    // DocC recognizes the list of a collection by this heading.
    if form == .docc { blocks.heading(2, "Topics") }
    var group: String?
    for entry in entries {
      if entry.group != group {
        group = entry.group
        let isNamed = form == .docc || !entry.group.isEmpty
        let name = entry.group.isEmpty ? language.say(DocumentText.scenarios) : entry.group
        if isNamed { blocks.heading(form == .docc ? 3 : 2, name) }
      }
      let link = form.link(to: entry.document.name, title: entry.document.title)
      // DocC's list of topics may only contain links.
      let verdict = form == .docc ? nil : entry.document.touches.first?.verdict
      blocks.link(link, verdict)
    }
    return blocks.text
  }
}

/// Blocks of Markdown, separated by empty lines; texts are escaped when they are added.
private struct MarkdownBlocks {
  private(set) var text = ""
  private var isInList = false

  mutating func block(_ markup: String, isItem: Bool = false) {
    if !text.isEmpty, !(isItem && isInList) { text += "\n" }
    text += markup + "\n"
    isInList = isItem
  }

  mutating func heading(_ level: Int, _ text: String) {
    block(String(repeating: "#", count: level) + " " + MarkdownEscaping.escaped(text))
  }

  mutating func paragraph(_ text: String) { block(MarkdownEscaping.escaped(text)) }

  mutating func strong(_ text: String) { block("**" + MarkdownEscaping.escaped(text) + "**") }

  mutating func item(_ number: Int, _ text: String) {
    block("\(number). " + MarkdownEscaping.escaped(text), isItem: true)
  }

  mutating func list(_ texts: [String]) {
    for text in texts { block("- " + MarkdownEscaping.escaped(text), isItem: true) }
  }

  mutating func link(_ markup: String, _ text: String?) {
    block("- " + markup + (text.map { ": " + MarkdownEscaping.escaped($0) } ?? ""), isItem: true)
  }
}

/// Escapes text for Markdown, so that it is shown literally, on one line.
package enum MarkdownEscaping {
  /// Puts a backslash before each character with a meaning in Markdown: emphasis, code, a link or picture, HTML, a
  /// table cell, mathematics, a DocC directive.
  ///
  /// An escaped text cannot begin a list, heading or quotation, and addresses in it do not become links.
  package static func escaped(_ text: String) -> String {
    let scalars = Array(line(text).unicodeScalars)
    var result = ""
    for (position, scalar) in scalars.enumerated() {
      if mustBeEscaped(scalar) || beginsList(position, in: scalars) || isPartOfAddress(position, in: scalars)
      {
        result += "\\"
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The text on one line, for a quoted HTML attribute.
  package static func attribute(_ text: String) -> String { HTMLText.escaped(line(text)) }

  /// The text without control characters, repeated spaces and bidirectional controls.
  private static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in HTMLText.withoutDirectionMarks(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        if let last = result.last, last != " " { result.append(" ") }
      } else if scalar.value >= 0x20, scalar.value != 0x7f {
        result.append(scalar)
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "$", "@": true
    default: false
    }
  }

  /// Whether this character would begin a list, a rule or the underline of a heading at the start of a text.
  private static func beginsList(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[position] {
    case "-", "+", "=": position == 0
    case ".", ")": position > 0 && scalars[..<position].allSatisfy { ("0"..."9").contains($0) }
    default: false
    }
  }

  /// Whether this character makes the surrounding text a link: `https://…`, `www.…`.
  private static func isPartOfAddress(_ position: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[position] {
    case ":": scalars[(position + 1)...].starts(with: ["/", "/"])
    case ".": scalars[..<position].suffix(3).allSatisfy { $0 == "w" || $0 == "W" } && position >= 3
    default: false
    }
  }
}
