// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import FoundationTypes
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import Trace

/// Writes documents about inputs with their pictures: one for each input, and an index of a set, in each language.
@MainActor
struct DocumentWriter {
  let form: DocumentForm
  let languages: PageLanguages
  let changes: ScreenChanges
  let terminal: Terminal

  private typealias File = (path: String, data: Data)

  /// Every kind is drawn twice, light and dark.
  private static let themes: [(theme: Theme, suffix: String)] = [
    (.light, ""), (.dark, PictureMarkup.darkSuffix),
  ]

  /// The maximum length of a name, before the part for the kind of picture.
  private static let longestName = 56

  /// Writes the documents of all inputs, or nothing.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the index.
  ///   - isSet: Whether there is an index.
  ///   - folder: The folder of the documents.
  /// - Returns: The files of the documents, the index first.
  /// - Throws: All errors of the inputs, or the error of the folder.
  func write(_ inputs: [ReportInput], asSet isSet: Bool, to folder: String) throws -> [String] {
    let loaded = try load(inputs)
    var progress = ProgressLine(of: inputs.count, on: terminal)
    defer { progress.clear() }
    let endings = languages.endings(form.languageSeparator)
    var documentNames = FileNamer(taken: [form.indexName], endings: endings)
    var pictureNames = FileNamer()
    var entries = languages.all.map { _ in [DocumentMarkdown.Entry]() }
    var files: [File] = []
    var names: [String] = []
    for (position, (input, loaded)) in zip(inputs, loaded).enumerated() {
      progress.show(position, input.path)
      let name = documentNames.name(for: plainName(input.fileName(for: loaded.trace.header.name)))
      let analysis = TraceAnalysis(loaded.trace)
      for (number, language) in languages.all.enumerated() {
        let own = name + endings[number]
        let (pictures, pictureFiles) = try draw(analysis, own, language, &pictureNames)
        let document = Document(
          analysis, language, name: own, pictures: pictures, translations: translations(of: name, language))
        entries[number].append((document, input.group))
        // In this order, so that what a file shows or links to already exists.
        files += pictureFiles.map { ("\(folder)/\(form.pictureFolder)\($0.path)", $0.data) }
        files.append(
          ("\(folder)/\(own).md", Data(DocumentMarkdown(form, language).text(document).utf8)))
        names.append("\(own).md")
      }
    }
    if isSet {
      for (number, language) in languages.all.enumerated() {
        let name = "\(form.indexName)\(endings[number]).md"
        let text = DocumentMarkdown(form, language).index(
          entries[number], translations: translations(of: form.indexName, language))
        names.insert(name, at: number)
        files.append(("\(folder)/\(name)", Data(text.utf8)))
      }
    }
    try OutputFile.write(files, in: folder)
    return names
  }

  /// The document in the other languages.
  private func translations(of name: String, _ language: Language) -> [PagePlace.Translation] {
    zip(languages.all, languages.endings(form.languageSeparator)).filter { $0.0 != language }.map {
      PagePlace.Translation(language: $0.0, file: name + $0.1)
    }
  }

  /// The inputs, read and run.
  private func load(_ inputs: [ReportInput]) throws -> [LoadedInput] {
    let reader = InputReader(changes, terminal, needsTaps: true)
    var loaded: [LoadedInput] = []
    var errors = InputErrors([])
    for input in inputs {
      try errors.collect {
        loaded.append(try reader.rerunIfNeeded(reader.load(input.path, text: try input.text())))
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    return loaded
  }

  /// Draws all pictures that have something to show.
  private func draw(
    _ analysis: TraceAnalysis, _ name: String, _ language: Language, _ names: inout FileNamer
  ) throws -> ([Document.Picture], [File]) {
    let writers = try Self.themes.map { (try PictureWriter(.svg, theme: $0.theme, scale: 1), $0.suffix) }
    let set = PictureSet(
      analysis, touches: Array(analysis.touches.indices), options: DiagramOptions(language: language))
    var pictures: [Document.Picture] = []
    var files: [File] = []
    for entry in set.entries {
      let diagram = try Diagrams.make(entry.kind, for: analysis, options: entry.options)
      let file = names.name(for: "\(name)-\(entry.name)")
      let isOfTouch = entry.kind.touch != .ignored && !analysis.touches.isEmpty
      pictures.append(
        Document.Picture(name: file, touch: isOfTouch ? entry.options.touch : nil, diagram: diagram))
      for (writer, suffix) in writers { files.append(("\(file)\(suffix).svg", try writer.data(diagram))) }
    }
    return (pictures, files)
  }

  /// A name without dots, after which DocC expects an extension. For DocC, also in ASCII: DocC writes a hyphen for
  /// every other letter and would confuse names of the same length.
  private func plainName(_ name: String) -> String {
    let plain = form == .docc ? String(name.map { $0.isASCII ? $0 : "-" }) : name
    return String(OutputFile.safeName(plain).prefix(Self.longestName)).replacing(".", with: "-")
  }
}

/// The forms in which a report is written.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case html
  case markdown
  case docc

  /// The dialect of documents; nil for pages.
  var documentForm: DocumentForm? {
    switch self {
    case .html: nil
    case .markdown: .markdown
    case .docc: .docc
    }
  }
}
