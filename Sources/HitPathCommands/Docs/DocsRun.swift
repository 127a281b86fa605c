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

/// Draws the pictures of documents and writes them, or reports those that are out of date.
///
/// Inputs are read and run one after the other, each once; pictures are drawn on several threads. No state is kept
/// between runs: the result is compared with the existing files.
@MainActor
struct DocsRun {
  let place: DocsOptions
  let terminal: Terminal

  private var paths: [String] = []
  private var documents: [Document] = []

  /// The indices of the documents for this machine. The others are read too, because the names of their pictures are
  /// taken.
  private var own = 0..<0

  /// Whether to report unused pictures: they belong to no part, so the first machine does.
  private var tellsOrphans = true
  private var inputs: [InputKey: Loaded] = [:]

  /// The picture files, by path without extension, in lower case.
  private var pictures: [String: Picture] = [:]

  /// A document, with the contents of its markers.
  private struct Document {
    var text: MarkedText
    var places: [[Shown]] = []
  }

  /// A picture in a document.
  private struct Shown {
    var form: DocsForm
    /// The file without extension, as the document refers to it; empty without a file.
    var reference: String
    var drawing: Int
    /// The alternative text given by the marker.
    var alternativeText: String?
  }

  /// A picture in files, and the first marker that requested it.
  private struct Picture {
    var path: String
    var drawing: Int
    var owner: (document: Int, marker: Int)
  }

  private struct InputKey: Hashable {
    var files: [String]
    var against: String?
    var scenario: String?
    var changes: ScreenChanges
    var needsTapMap: Bool
  }

  private struct Loaded {
    var input: LoadedInput
    var analysis: TraceAnalysis
    var comparison: TraceComparison?
  }

  /// A drawing, made once.
  private struct Drawing: Hashable {
    var input: InputKey
    var kind: DiagramKind
    var options: DiagramOptions
    /// The index of a comparison's touch; nil for the one in which the traces diverge.
    var compared: Int?
    var isText: Bool
  }

  private var drawings: [Drawing] = []
  private var numbers: [Drawing: Int] = [:]

  init(place: DocsOptions, terminal: Terminal) {
    (self.place, self.terminal) = (place, terminal)
  }

  // MARK: - Reading

  private static let endings = [".md", ".markdown", ".mdx"]

  /// Reads documents and the inputs of their pictures.
  ///
  /// - Parameters:
  ///   - paths: Documents, or folders of them.
  ///   - shard: The part of the documents to draw, write and check; nil for all.
  /// - Throws: ``InputErrors`` with all errors.
  mutating func read(_ paths: [String], shard: Shard?) throws {
    self.paths = paths
    var errors = InputErrors([])
    var seen: Set<String> = []
    for path in paths {
      let files = try errors.collect { () throws -> [String] in
        guard FilePath.isFolder(path) == true else { return [path] }
        let files = try ScenarioFolder.files(in: path) { name, _ in
          Self.endings.contains { name.lowercased().hasSuffix($0) }
        }
        return files.map { PathWords.joined("", $0) }
      }
      for file in files ?? [] where seen.insert(PathWords.absolute(file)).inserted {
        _ = try errors.collect { try read(document: file) }
      }
    }
    guard errors.errors.isEmpty else { throw errors }
    if documents.isEmpty {
      terminal.report("no document here has a marker: write <!-- hitpath SCENARIO --> and <!-- /hitpath -->")
    }
    own = shard?.range(of: documents.count) ?? documents.indices
    tellsOrphans = (shard?.number ?? 1) == 1
    _ = ShardOption.part(shard, of: documents, "documents", terminal)
  }

  private mutating func read(document file: String) throws {
    let text = try MarkedText(try Self.bytes(of: file), file: file)
    guard !text.markers.isEmpty else { return }
    documents.append(Document(text: text))
    var errors = InputErrors([])
    for (number, marker) in text.markers.enumerated() {
      _ = try errors.collect { try read(marker, number, of: documents.count - 1) }
    }
    guard errors.errors.isEmpty else { throw errors }
  }

  private static func bytes(of file: String) throws(InputError) -> [UInt8] {
    guard FilePath.isFolder(file) == false else {
      throw InputError(file: file, message: "there is no such file")
    }
    do {
      return [UInt8](try ByteStream.read(path: file))
    } catch {
      throw InputError(file: file, message: "this cannot be read: \(error.reason)")
    }
  }

  /// Parses a marker, and reads the input that it names.
  private mutating func read(_ marker: MarkedText.Marker, _ number: Int, of document: Int) throws {
    let file = documents[document].text.file
    let said = try DocsMarker.read(marker, in: file)
    do {
      let shown = try shown(said, marker, number, of: document)
      documents[document].places.append(shown)
    } catch let error as ValidationError {
      throw InputError(
        file: file, line: marker.line, column: marker.column, message: DocsMarker.plain(error.message))
    } catch let error as DiagramError {
      throw InputError(file: file, line: marker.line, column: marker.column, message: error.description)
    } catch let error as InputError where error.line == nil {
      throw InputError(
        file: file, line: marker.line, column: marker.column,
        message: error.file == file ? error.message : "\(error.file): \(error.message)", hint: error.hint)
    }
  }

  private mutating func shown(
    _ said: DocsMarker, _ marker: MarkedText.Marker, _ number: Int, of document: Int
  ) throws -> [Shown] {
    let file = documents[document].text.file
    let folder = FilePath.folder(of: file)
    let (key, loaded) = try load(said, marker, file: file, in: folder)
    let isBlock = marker.scenario != nil
    let scenario =
      isBlock
      ? OutputFile.safeName(loaded.input.trace.header.name).replacing(".", with: "-")
      : PathWords.stem(said.input.files[0])
    let form = said.place.form ?? place.form ?? DocsForm(ofDocument: file)
    return try said.kinds.map { kind in
      let options = try options(said, kind, loaded)
      let drawing = add(
        Drawing(
          input: key, kind: kind, options: options,
          compared: said.against.flatMap { _ in said.choice.touch.map { $0 - 1 } }, isText: form == .mermaid))
      guard form != .mermaid else {
        guard PictureFormat.mermaid.exists(for: kind) else {
          throw ValidationError("There is no Mermaid text of \(kind.id).")
        }
        return Shown(form: form, reference: "", drawing: drawing)
      }
      let reference = PathWords.joined(
        said.place.pictures ?? place.pictures ?? "", said.fileName(kind, of: scenario))
      let path = PathWords.joined(folder, reference)
      let place = PathWords.absolute(path).lowercased()
      if let other = pictures[place], other.drawing != drawing {
        let (owner, ownMarker) = (documents[other.owner.document].text, other.owner.marker)
        throw InputError(
          file: file, line: marker.line, column: marker.column,
          message:
            "\(path).svg would be another picture than that of line \(owner.markers[ownMarker].line) in "
            + owner.file,
          hint: "give one of them a name of its own with --name")
      }
      pictures[place] = pictures[place] ?? Picture(path: path, drawing: drawing, owner: (document, number))
      return Shown(form: form, reference: reference, drawing: drawing, alternativeText: said.alt)
    }
  }

  private mutating func add(_ drawing: Drawing) -> Int {
    if let number = numbers[drawing] { return number }
    drawings.append(drawing)
    numbers[drawing] = drawings.count - 1
    return drawings.count - 1
  }

  private func options(_ said: DocsMarker, _ kind: DiagramKind, _ loaded: Loaded) throws -> DiagramOptions {
    let touches = loaded.analysis.touches.count
    guard said.against == nil else { return DiagramOptions(language: said.language.language) }
    guard touches > 0 || kind.touch != .needed else {
      throw InputError.noTouch(to: "draw", file: loaded.input.file)
    }
    let touch = touches > 0 ? try loaded.input.touches(said.choice.touch, of: touches).first : nil
    return try said.choice.options(
      of: loaded.input, loaded.analysis, touch: touch, said.language.language,
      names: kind.choices.contains(.recognizer))
  }

  /// The input of a marker, read and run once.
  private mutating func load(
    _ said: DocsMarker, _ marker: MarkedText.Marker, file: String, in folder: String
  ) throws -> (InputKey, Loaded) {
    var screenshot = said.screenshot
    screenshot.screenshot = screenshot.screenshot.map { PathWords.joined(folder, $0) }
    let key = InputKey(
      files: marker.scenario == nil ? said.input.files.map { PathWords.joined(folder, $0) } : [file],
      against: said.against.map { PathWords.joined(folder, $0) }, scenario: marker.scenario,
      changes: try screenshot.changes(said.screen),
      needsTapMap: said.kinds.contains(where: \.needsTapMap))
    if let loaded = inputs[key] { return (key, loaded) }
    let reader = InputReader(key.changes, terminal, needsTapMap: key.needsTapMap)
    func run(_ source: (name: String, text: String)) throws -> LoadedInput {
      try reader.rerunIfNeeded(reader.load(source.name, text: source.text))
    }
    let input = try run(try key.scenario.map { (file, $0) } ?? InputOptions.source(key.files))
    let analysis = TraceAnalysis(input.trace)
    let other = try key.against.map { TraceAnalysis(try run(InputOptions.source([$0])).trace) }
    let loaded = Loaded(
      input: input, analysis: analysis, comparison: other.map { TraceComparison(analysis, $0) })
    inputs[key] = loaded
    return (key, loaded)
  }

  // MARK: - Drawing

  /// The results of a drawing for documents and files.
  private struct Drawn: Sendable {
    var alternativeText: String
    /// The light and dark file; empty for a text.
    var files: [Data] = []
    var mermaid = ""
    var isGraph = false
  }

  /// The drawings for this machine, by number.
  private func drawAll() throws -> [Int: Drawn] {
    let threads = try WorkerThreads<Result<Drawn, any Error>>()
    let wanted = Set(documents[own].flatMap { $0.places.flatMap { $0.map(\.drawing) } }).sorted()
    for number in wanted {
      let drawing = drawings[number]
      guard let loaded = inputs[drawing.input] else { continue }
      let (input, analysis, comparison) = (loaded.input.file, loaded.analysis, loaded.comparison)
      let names = Sides(drawing.input.files[0], drawing.input.against ?? "")
      threads.add {
        Result {
          let diagram =
            try comparison.map { comparison in
              try Diagrams.comparison(
                ComparisonNarrator(drawing.options.language, comparison), names: DiffPage.shortest(names),
                touch: drawing.compared, language: drawing.options.language)
            } ?? Diagrams.make(drawing.kind, for: analysis, options: drawing.options)
          if let refusal = diagram.refusal { throw InputError(file: input, message: refusal) }
          return try Self.drawn(diagram, isText: drawing.isText)
        }
      }
    }
    var errors = InputErrors([])
    let drawn = try threads.finish { _ in }.map { result in try errors.collect { try result.get() } }
    guard errors.errors.isEmpty else { throw errors }
    return Dictionary(uniqueKeysWithValues: zip(wanted, drawn.compactMap { $0 }))
  }

  private nonisolated static func drawn(_ diagram: Diagram, isText: Bool) throws -> Drawn {
    var drawn = Drawn(alternativeText: diagram.alternativeText, isGraph: diagram.graph != nil)
    if isText {
      drawn.mermaid = diagram.mermaid ?? ""
    } else {
      drawn.files = try [Theme.light, .dark].map { theme in
        var writer = try PictureWriter(.svg, theme: theme, scale: 1)
        writer.maker = DocsOrphans.maker
        return try writer.data(diagram)
      }
    }
    return drawn
  }

  /// The lines of a picture in a document.
  private func lines(of shown: [Shown], _ drawn: [Int: Drawn]) -> [String] {
    var lines: [String] = []
    for one in shown {
      guard let picture = drawn[one.drawing] else { continue }
      if !lines.isEmpty { lines.append("") }
      if let markup = one.form.markup {
        lines += markup.lines(
          of: one.reference, alternativeText: one.alternativeText ?? picture.alternativeText)
      } else {
        let code = picture.mermaid.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        lines.append("```mermaid")
        lines += code.map(String.init)
        lines.append("```")
      }
    }
    // Markdown needs empty lines after the markers, which are HTML.
    return shown.contains { $0.form != .github } ? [""] + lines + [""] : lines
  }

  /// The picture files for this machine, in the order of the documents. A picture belongs to the first document that
  /// shows it.
  private func files(_ drawn: [Int: Drawn]) -> [(path: String, data: Data, picture: Picture)] {
    pictures.values.filter { own.contains($0.owner.document) }.sorted {
      ($0.owner.document, $0.owner.marker, $0.path) < ($1.owner.document, $1.owner.marker, $1.path)
    }
    .flatMap { picture in
      zip(Self.paths(of: picture), drawn[picture.drawing]?.files ?? []).map { ($0, $1, picture) }
    }
  }

  /// The light and the dark file.
  private static func paths(of picture: Picture) -> [String] {
    ["", PictureMarkup.darkSuffix].map { "\(picture.path)\($0).svg" }
  }

  // MARK: - Writing and checking

  /// Writes the files that are missing or out of date.
  func write(removingOrphans isPruning: Bool) throws {
    let drawn = try drawAll()
    let made = files(drawn)
    var changed = made.filter { Self.content(of: $0.path) != $0.data }.map { (path: $0.path, data: $0.data) }
    // Documents come after the pictures that they show.
    for document in documents[own] {
      let bytes = document.text.replacing(document.places.map { lines(of: $0, drawn) })
      if bytes != document.text.bytes { changed.append((document.text.file, Data(bytes))) }
    }
    try OutputFile.write(changed, keeping: inputs.keys.flatMap { $0.scenario == nil ? $0.files : [] })
    for file in changed { terminal.write(path: file.path) }
    let orphans = try orphans()
    if isPruning {
      try DocsOrphans.remove(orphans)
      for file in orphans { terminal.report("removed \(LineText.path(file))") }
    } else {
      tell(of: orphans)
    }
  }

  /// Reports what is missing or out of date.
  func check(mendingWith command: String) throws {
    let drawn = try drawAll()
    let made = files(drawn)
    var faults: [InputError] = []
    for (number, document) in zip(own, documents[own]) {
      for (position, marker) in document.text.markers.enumerated() {
        func fault(_ message: String) {
          faults.append(
            InputError(
              file: document.text.file, line: marker.line, column: marker.column, message: message))
        }
        for file in made where file.picture.owner == (number, position) {
          guard let kept = Self.content(of: file.path) else {
            fault("\(file.path) is missing")
            continue
          }
          let isGraph = drawn[file.picture.drawing]?.isGraph == true
          if kept != file.data, !isGraph || !PicturePlaces.isSame(kept, file.data) {
            fault("\(file.path) is out of date")
          }
        }
        if !document.text.holds(lines(of: document.places[position], drawn), at: marker) {
          fault(marker.isNew ? "the picture is missing" : "what shows the picture is out of date")
        }
      }
    }
    tell(of: try orphans())
    guard !faults.isEmpty else { return }
    for fault in faults {
      terminal.write(fault.description + "\n")
      guard terminal.isAnnotating else { continue }
      var annotated = fault
      annotated.hint = "run `\(command)`"
      terminal.annotate(GitHubAnnotation.line(for: annotated, title: "picture"))
    }
    terminal.write("To bring this up to date: \(command)\n")
    throw NegativeResult()
  }

  /// The pictures in the folders that no document uses any more.
  private func orphans() throws -> [String] {
    guard tellsOrphans else { return [] }
    return try DocsOrphans(in: paths, besides: pictures.values.flatMap(Self.paths)).files
  }

  private func tell(of orphans: [String]) {
    for file in orphans {
      terminal.report(
        "\(LineText.path(file)): nobody refers to this picture; `hitpath docs --prune` removes it")
    }
  }

  private static func content(of path: String) -> Data? { try? ByteStream.read(path: path) }
}

/// Compares pictures of graphs, whose coordinates depend on the version of Graphviz.
enum PicturePlaces {
  private static let names = [
    "d", "points", "x", "y", "cx", "cy", "rx", "ry", "width", "height", "viewBox", "stroke-width",
  ].map { Array(" \($0)=\"".utf8) }

  /// Whether two pictures differ only in coordinates and sizes.
  static func isSame(_ a: Data, _ b: Data) -> Bool { without([UInt8](a)) == without([UInt8](b)) }

  /// The text of a picture without the attributes for coordinates and sizes.
  private static func without(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: " "),
        let name = names.first(where: { bytes[position...].starts(with: $0) }),
        let end = bytes[(position + name.count)...].firstIndex(of: UInt8(ascii: "\""))
      {
        position = end + 1
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }
}
