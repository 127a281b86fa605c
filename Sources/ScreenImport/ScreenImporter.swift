// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import ScenarioFile
internal import Trace

/// Reads dumps of a running app and Interface Builder documents as scenarios.
package enum ScreenImporter {
  /// The formats that can be read, in the order of the documentation.
  package static var readings: [ImportFormat.Reading] { ImportFormat.all.compactMap { $0.reading } }

  /// Names of the formats that can be read, with their articles.
  package static var titles: [String] { ImportFormat.all.filter { $0.reading != nil }.map { $0.title } }

  /// The format of a text; nil for none that is known here, such as a scenario or a trace.
  ///
  /// Formats that HitPath knows but does not read are found too; ``read(_:file:scene:in:)`` refuses them by name.
  package static func detect(_ text: String) -> ImportFormat? {
    if let joined = JoinedDump(text), !joined.storyboards.isEmpty { return ScreenSource.Storyboard.format }
    return format(of: LogPrefix.removed(from: text))
  }

  /// The format of a text without log prefixes; nil also for one that is too long.
  private static func format(of text: String) -> ImportFormat? {
    text.utf8.count <= InputLimits.importedBytes ? ImportFormat.detect(text) : nil
  }

  /// Whether the file name alone shows that the file is read here.
  package static func readsFile(named name: String) -> Bool {
    readings.contains { $0.isKnownByName && name.hasSuffix(".\($0.fileExtension)") }
  }

  /// Whether a text is an Interface Builder document of another system, such as in an app for several systems.
  package static func isOfOtherSystem(_ text: String) -> Bool { OtherSystem(of: text) != nil }

  /// Why a binary file is not read, if it is a known archive.
  ///
  /// - Parameters:
  ///   - bytes: The beginning of the file.
  ///   - file: Its name.
  /// - Returns: The error; nil for a file that may be a text.
  package static func refusal(ofArchive bytes: [UInt8], file: String) -> InputError? {
    if let title = ArchiveKind.title(of: bytes) {
      return InputError(
        file: file, message: "this is \(title), and HitPath reads print-outs of views",
        hint: ImportFormat.dumpAdvice)
    }
    let start = String(decoding: bytes.prefix(8), as: UTF8.self)
    guard let format = ImportFormat.detect(start), case .refused(let reason, let hint) = format.support,
      format.begins(FormatText(start))
    else { return nil }
    return InputError(file: file, message: "this is \(format.title), \(reason)", hint: hint)
  }

  /// Why a folder of Xcode's view debugger is not read; nil for any other.
  package static func refusal(ofFolder name: String) -> InputError? {
    guard name.hasSuffix(".viewhierarchy") || name.hasSuffix(".viewhierarchy/") else { return nil }
    return InputError(
      file: name, message: "this is a document of Xcode's view debugger, whose contents are private",
      hint: ImportFormat.dumpAdvice)
  }

  /// The error for a text that is no known screen.
  package static func unknown(_ text: String, file: String) -> InputError {
    let first = text.split(whereSeparator: \.isNewline).lazy
      .map { $0.split(separator: " ").joined(separator: " ") }.first { !$0.isEmpty }
    return InputError(
      file: file,
      message: "this is not a screen that HitPath knows"
        + (first.map { "; it begins with '\(SafeText.line($0, limit: 60))'" } ?? ""),
      hint: "\(titles.joinedByOr) is expected, or a scenario")
  }

  /// Reads the screen of a dump, a storyboard or a xib.
  ///
  /// - Parameters:
  ///   - text: The contents of the file, or of several that ``JoinedDump`` joined.
  ///   - file: The file's name as the user gave it, for messages and for the scenario's name.
  ///   - scene: A scene of a storyboard or a top-level view of a xib: identifier, class, label or title. Nil for the
  ///     initial one.
  ///   - container: The container in which code shows the scene; nil for that of the document.
  /// - Returns: The screen, and warnings about what was assumed, skipped or lost.
  /// - Throws: `InputError` for a text of another format, or one that cannot be read.
  package static func read(
    _ text: String, file: String, scene: String? = nil, in container: SceneContainer? = nil
  ) throws(InputError) -> ImportedScreen {
    guard let screen = try readIfKnown(text, file: file, scene: scene, in: container) else {
      throw unknown(LogPrefix.removed(from: text), file: file)
    }
    return screen
  }

  /// The same; nil for a text of no format that is known here, such as a scenario or a trace.
  package static func readIfKnown(
    _ text: String, file: String, scene: String? = nil, in container: SceneContainer? = nil
  ) throws(InputError) -> ImportedScreen? {
    let choice = SceneChoice(name: scene, container: container)
    guard let joined = JoinedDump(text) else { return try readOne(text, file: file, choice) }
    do throws(InputError) {
      let documents = joined.storyboards
      var screen: ImportedScreen? =
        documents.isEmpty
        ? try readOne(text, file: file, choice)
        : try InterfaceBuilderImporter.read(
          documents, source: ScreenSource.Storyboard.name, scene: choice)
      if let warnings = screen?.warnings { screen?.warnings = warnings.map(joined.placed) }
      return screen
    } catch {
      throw joined.placed(error)
    }
  }

  private static func readOne(_ text: String, file: String, _ scene: SceneChoice) throws(InputError)
    -> ImportedScreen?
  {
    let text = LogPrefix.removed(from: text)
    guard let format = format(of: text) else { return nil }
    switch format.support {
    case .read(let reading):
      if !reading.hasScenes {
        if let name = scene.name { throw .noScenes(in: "a \(reading.noun)", name, file: file) }
        if scene.container != nil { throw .noContainer(for: "a \(reading.noun)", file: file) }
      }
      return try reading.read(text, file, scene)
    case .refused(let reason, let hint):
      throw InputError(file: file, message: "this is \(format.title), \(reason)", hint: hint)
    }
  }
}

extension InputError {
  /// The error for choosing a scene in an input with only one screen.
  package static func noScenes(in input: String, _ scene: String, file: String) -> InputError {
    InputError(file: file, message: "\(input) has no scenes, so '\(SafeText.line(scene))' cannot be chosen")
  }

  /// The error for choosing a container for a screen that has its own.
  package static func noContainer(for input: String, file: String) -> InputError {
    InputError(
      file: file, message: "\(input) tells what its screen is shown in",
      hint: "--in is for scenes of storyboards and for the xibs of controllers")
  }

  /// The error for a screen with more of something than the limit allows.
  static func tooMany(_ things: String, file: String, line: Int?) -> InputError {
    InputError(file: file, line: line, message: "the screen has more than \(InputLimits.views) \(things)")
  }
}

extension [String] {
  /// The texts as alternatives: `a, b or c`.
  package var joinedByOr: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}

/// A screen read from a dump or an Interface Builder document.
package struct ImportedScreen: Sendable {
  package var scenario: Scenario

  /// What was assumed, skipped or lost.
  package var warnings: [InputError]

  /// The scenes of the document by the names for choosing them; empty for a dump.
  package var scenes: [String]

  /// The scene that is shown; nil for a dump.
  package var shown: String? = nil

  /// The recorded calls of a capture.
  package var recordings: [ImportedRecording] = []
}

/// Collects warnings about one file, up to a limit.
struct ImportWarnings {
  /// The number of warnings that are reported one by one.
  static let limit = 50

  private let file: String
  private var kept: [InputError] = []
  private var dropped = 0

  /// Whether further warnings are only counted.
  var isFull: Bool { kept.count >= Self.limit }

  init(file: String) {
    self.file = file
  }

  mutating func add(_ message: String, line: Int? = nil, hint: String? = nil) {
    guard kept.count < Self.limit else {
      dropped += 1
      return
    }
    kept.append(InputError(file: file, line: line, message: message, hint: hint))
  }

  /// The warnings, with a last one that counts those beyond the limit.
  var all: [InputError] {
    guard dropped > 0 else { return kept }
    return kept + [InputError(file: file, message: "\(dropped) more warnings are not shown")]
  }
}

/// Makes a scenario's name from a file's.
enum FileName {
  /// The last component without its extension, `screen` if nothing is left; always a valid name of a scenario.
  static func stem(_ file: String) -> String {
    let last = file.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
    let stem = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let name = SafeText.line(stem.drop { $0 == "." }.replacing(":", with: "-"), limit: 100)
    return name.isEmpty || name == "-" ? "screen" : name
  }
}

/// One of several storyboards that may refer to each other.
struct StoryboardFile {
  let name: String
  let text: String

  /// The number of the line before its first line in the joined text.
  var line = 0
}

/// One text of several files about one screen: a dump of its views, and other output of the debugger from the same
/// stop; or storyboards that refer to each other.
///
/// Before each file is a line with the file's name that no dump contains, so that messages can name the file and its
/// own line.
package struct JoinedDump {
  private static let mark = "```\u{1D}"

  /// The files, and the number of the line before the first of each.
  private var files: [(name: String, line: Int)] = []

  /// The files with their texts if they are storyboards that refer to each other; empty for a dump and its parts.
  private(set) var storyboards: [StoryboardFile] = []

  /// The formats with more information about a screen that a dump shows.
  private static let parts: Set<String> = ["controllers", "gestureRecognizers", "touch", "event"]

  /// Joins files if some of them are not screens, but belong to a dump among the files.
  ///
  /// - Returns: The name of the dump and the joined text; nil if all files are separate screens.
  /// - Throws: `InputError` for a second dump of views, and for files that cannot be joined.
  package static func join(_ files: [(name: String, text: String)]) throws(InputError) -> (
    name: String, text: String
  )? {
    let formats = files.map { ScreenImporter.detect($0.text)?.name }
    let view = ScreenSource.RecursiveDescription.name
    guard files.count > 1, formats.contains(where: { $0.map(parts.contains) ?? false }),
      let dump = formats.firstIndex(of: view)
    else { return nil }
    for (index, file) in files.enumerated() where index != dump {
      guard let format = formats[index], parts.contains(format) else {
        throw InputError(
          file: file.name,
          message: formats[index] == view
            ? "this shows views, and so does \(SafeText.line(files[dump].name)); a screen has one file of views"
            : "this cannot be joined with a dump of views",
          hint:
            "what can be joined with it is printed by `po [UIViewController _printHierarchy]`, "
            + "`po view.gestureRecognizers` and `po touch`")
      }
    }
    return (files[dump].name, text(of: files))
  }

  /// Joins storyboards that may refer to each other.
  ///
  /// - Returns: The name of the first and the joined text; nil if one of the files is no storyboard.
  package static func join(storyboards files: [(name: String, text: String)]) -> (name: String, text: String)?
  {
    guard files.count > 1,
      files.allSatisfy({ ScreenImporter.detect($0.text)?.name == ScreenSource.Storyboard.name })
    else { return nil }
    return (files[0].name, text(of: files))
  }

  private static func text(of files: [(name: String, text: String)]) -> String {
    files.map { "\(mark)\(SafeText.line($0.name))\n\($0.text)" }.joined(separator: "\n")
  }

  /// The files of a joined text; nil for a text that was not joined.
  init?(_ text: String) {
    guard text.hasPrefix(Self.mark) else { return nil }
    var number = 1
    var start = text.utf8.startIndex
    var index = start
    let bytes = text.utf8
    var texts: [Range<String.Index>] = []
    defer {
      let documents = zip(files, texts).map {
        StoryboardFile(name: $0.name, text: String(text[$1]), line: $0.line)
      }
      if documents.allSatisfy({ ScreenImporter.detect($0.text)?.name == ScreenSource.Storyboard.name }) {
        storyboards = documents
      }
    }
    while true {
      let isEnd = index == bytes.endIndex
      guard isEnd || bytes[index] == .lineFeed || bytes[index] == .carriageReturn else {
        index = bytes.index(after: index)
        continue
      }
      let line = text[start..<index]
      if line.hasPrefix(Self.mark) {
        files.append((String(line.dropFirst(Self.mark.count)), number))
        texts.append(index..<index)
      } else if let last = texts.indices.last {
        let begin = texts[last].isEmpty ? start : texts[last].lowerBound
        texts[last] = begin..<index
      }
      guard !isEnd else { return }
      let isReturn = bytes[index] == .carriageReturn
      index = bytes.index(after: index)
      if isReturn, index < bytes.endIndex, bytes[index] == .lineFeed { index = bytes.index(after: index) }
      start = index
      number += 1
    }
  }

  /// A message with the file of its line, and the line number in that file.
  func placed(_ error: InputError) -> InputError {
    guard let line = error.line, let file = files.last(where: { $0.line < line }) else { return error }
    var placed = error
    placed.file = file.name
    placed.line = line - file.line
    return placed
  }
}
