// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Diagrams
import HitPath
import InputFile
import Narration
import Report
import Trace

/// The options for pictures in documents: where they are written, and how they are shown.
struct DocsOptions: ParsableArguments {
  @Option(
    help:
      "How documents show pictures: github, docc, mkdocs, or mermaid for a text without files (default: as the place asks)"
  )
  var form: DocsForm?

  @Option(
    path: "The folder for pictures, from the document's (default: beside the document)", as: "folder")
  var pictures: String?
}

/// The content of a marker in a document.
struct DocsMarker: ParsableArguments {
  @OptionGroup var input: InputOptions

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var screenshot: ScreenshotOptions

  @Option(name: .shortAndLong, help: "Which picture; may be repeated")
  var diagram: [DiagramKind] = []

  @OptionGroup var choice: PictureOptions

  @Option(path: "Compare with this input: the picture is that of `hitpath diff`", as: "input")
  var against: String?

  @Option(help: ArgumentHelp("What the picture's files are called", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("What the picture says, instead of its own sentence", valueName: "text"))
  var alt: String?

  @OptionGroup var place: DocsOptions

  @OptionGroup var language: LanguageOptions

  /// The kinds of its pictures.
  var kinds: [DiagramKind] { diagram.isEmpty ? [.hitPath] : diagram }

  func validate() throws {
    guard against == nil || (diagram.isEmpty && choice.view == nil) else {
      throw ValidationError(
        "--against draws one picture, the comparison, and is not for --diagram and --view.")
    }
    for kind in kinds {
      try choice.check(for: kind)
      guard place.form != .mermaid || PictureFormat.mermaid.exists(for: kind) else {
        throw ValidationError(
          "There is Mermaid text of the \(PictureOptions.names { PictureFormat.mermaid.exists(for: $0) }) only."
        )
      }
    }
    guard alt == nil || kinds.count == 1 else { throw ValidationError("--alt is for one picture.") }
    if let name, OutputFile.safeName(name) != name || name.contains(".") {
      throw ValidationError("--name has letters, digits, - and _ only.")
    }
  }

  /// Parses the marker of a document.
  ///
  /// - Throws: `InputError` at the position of the mistake.
  static func read(_ marker: MarkedText.Marker, in file: String) throws(InputError) -> DocsMarker {
    func fail(_ message: String) -> InputError {
      InputError(file: file, line: marker.line, column: marker.column, message: message)
    }
    guard let words = words(of: marker.arguments) else { throw fail("a quotation mark is not closed") }
    let isBlock = marker.scenario != nil
    let read: DocsMarker
    do {
      read = try DocsMarker.parse(isBlock ? words + ["-"] : words)
    } catch {
      throw fail(plain(DocsMarker.message(for: error)))
    }
    guard !isBlock || read.input.files == ["-"] else {
      throw fail("a block of code holds the scenario, and this names another: '\(read.input.files[0])'")
    }
    guard isBlock || !read.input.files.contains("-") else { throw fail("a marker names a file") }
    return read
  }

  /// The words of a line; quotation marks keep words together.
  private static func words(of text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }

  /// The first line of a command-line error, for use in an input error.
  static func plain(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    let text = line.hasPrefix("Error: ") ? String(line.dropFirst(7)) : line
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The name of a picture's files, from scenario, kind and options.
  func fileName(_ kind: DiagramKind, of scenario: String) -> String {
    if let name { return kinds.count > 1 ? "\(name)-\(kind.id)" : name }
    var parts = [scenario]
    if let touch = choice.touch { parts.append("touch\(touch)") }
    parts.append(against.map { "against-" + PathWords.stem($0) } ?? kind.id)
    if let view = choice.view { parts.append(view) }
    if let step = choice.step { parts.append("step\(step)") }
    if let focus = choice.focus { parts += ["in", focus] }
    if let depth = choice.depth { parts.append("depth\(depth)") }
    if choice.width == Int(DiagramOptions.narrowWidth) { parts.append("narrow") }
    if !choice.fold { parts.append("all") }
    if language.language != .english { parts.append(language.language.code) }
    return OutputFile.safeName(parts.joined(separator: "-")).replacing(".", with: "-")
  }
}
