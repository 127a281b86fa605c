// SPDX-License-Identifier: Apache-2.0

import Diagrams
package import Narration

/// Writes documents in a dialect of Markdown.
package struct DocumentMarkdown {
  private let form: DocumentForm
  private let language: Language

  /// The level of touches; DocC wants all of an article below its overview.
  private var level: Int { form == .docc ? 3 : 2 }

  package init(_ form: DocumentForm, _ language: Language) {
    self.form = form
    self.language = language
  }

  /// The document of one scenario; its names of files are taken as they are.
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

  /// A document with the folder that its input is in.
  package typealias Entry = (document: Document, group: String)

  /// What leads to several documents, by folders, and to the same in other languages.
  package func index(_ entries: [Entry], translations: [PagePlace.Translation] = []) -> String {
    var blocks = MarkdownBlocks()
    blocks.heading(1, language.say(FixedText.indexTitle))
    blocks.paragraph(language.say(FixedText.indexSummary))
    write(translations, to: &blocks)
    // DocC knows the list of a collection by this word.
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
      // In DocC's list of topics nothing but links may stand.
      let verdict = form == .docc ? nil : entry.document.touches.first?.verdict
      blocks.link(link, verdict)
    }
    return blocks.text
  }
}

/// Blocks of Markdown with an empty line between them; texts are escaped on their way in.
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
