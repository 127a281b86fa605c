// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import Narration
import Report
import ScenarioFile
import ScreenImport
import Trace

/// One input, perhaps of several files.
///
/// It has no option groups in it: a debug build checks a group in a group twenty-five times as often as an option.
struct InputOptions: ParsableArguments {
  @Argument(help: Self.help, completion: .inputs)
  var files: [String]

  /// The input's name.
  var path: String { files[0] }

  static let help = ArgumentHelp(
    "\(InputFormats.oneOrStandardInput); a dump and files of controllers, recognizers and touches of the same run; "
      + "storyboards of which the first refers to the others",
    valueName: "input")

  /// Reads the input and runs it; runs a trace again only if it cannot answer itself.
  @MainActor
  func load(
    _ screen: ScreenOptions, showing picture: ScreenshotOptions, on terminal: Terminal,
    needsTapMap: Bool = false
  ) throws -> LoadedInput {
    let source = try source()
    let changes = try picture.changes(screen)
    let reader = InputReader(changes, terminal, needsTapMap: needsTapMap)
    return try reader.rerunIfNeeded(reader.load(source.name, text: source.text))
  }

  /// The name and text of the input; for several files, the name of the dump and the joined text.
  @MainActor
  func source() throws -> (name: String, text: String) { try Self.source(files) }

  /// The name and text of an input in some files.
  @MainActor
  static func source(_ files: [String]) throws -> (name: String, text: String) {
    if files.count == 1 { return (files[0], try InputReader.text(of: files[0])) }
    guard let joined = try InputReader.joined(files, storyboards: true) else {
      throw ValidationError(
        "These are several inputs, and one is asked for. Several files are one input if one is a dump of views, and "
          + "the others are what the debugger printed beside it: controllers, gesture recognizers, touches. "
          + "So are storyboards that refer to each other.")
    }
    return joined
  }
}

/// The options for changes to an input before it is explained.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("tap"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Add a tap at this place, in points of the screen; may be repeated", valueName: "x,y"),
    transform: CommandNumber.place)
  var taps: [TracePoint] = []

  @Option(help: ArgumentHelp("The scene of a storyboard, by controller class, identifier or title"))
  var scene: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The container in which code shows the scene, if the storyboard does not say", valueName: "container"))
  var container: SceneContainer?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Let touches through the view or window of this id or class unless a view in it is hit; may be repeated",
      valueName: "name"))
  var passThrough: [String] = []

  var changes: ScreenChanges {
    ScreenChanges(taps: taps, scene: scene, in: container, passThrough: passThrough)
  }
}

extension SceneContainer: ExpressibleByArgument {}

/// The options with questions about a screen.
struct QuestionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Explain why the touch did not go to this view, given by its id, class, text or address, or the beginning of one",
      valueName: "name"), completion: .names)
  var view: String?

  @Flag(help: "Add how much of each control taps can reach, and what a tap on it does")
  var allControls = false

  /// Changes to a screen, with the questions.
  func asked(_ changes: ScreenChanges) -> ScreenChanges {
    var changes = changes
    changes.view = view
    changes.allControls = allControls
    return changes
  }
}

/// The option for a screenshot.
struct ScreenshotOptions: ParsableArguments {
  @Option(path: "A picture of the whole screen, a small PNG or JPEG, that is drawn below the frames")
  var screenshot: String?

  /// The changes to a screen, including its screenshot.
  func changes(_ screen: ScreenOptions) throws -> ScreenChanges {
    var changes = screen.changes
    changes.screenshot = try screenshot.map { try ScreenshotFile(path: $0) }
    return changes
  }
}

extension InputReader {
  /// Creates a reader whose warnings go to a terminal.
  init(_ options: ScreenOptions, _ terminal: Terminal) { self.init(options.changes, terminal) }

  init(_ changes: ScreenChanges, _ terminal: Terminal, needsTapMap: Bool = false, needsTaps: Bool = false) {
    self.init(changes, needsTapMap: needsTapMap, needsTaps: needsTaps, warn: terminal.warn)
  }
}

extension LoadedInput {
  /// The indices of the touches for a command: the one with the given number, counted from 1, else the added ones, else
  /// all.
  func touches(_ number: Int?, of count: Int) throws -> Range<Int> {
    guard let number else { return addedTouches.isEmpty ? 0..<count : addedTouches }
    guard (1...max(count, 1)).contains(number) else {
      throw ValidationError("There is no touch \(number): the input has \(count), counted from 1.")
    }
    return number - 1..<number
  }
}

extension InputError {
  /// The error for an input without a touch to draw or explain.
  static func noTouch(to verb: String, file: String, hint: String = "add one with --tap X,Y") -> InputError {
    InputError(
      file: file, message: "there is no touch to \(verb)",
      hint: "\(hint); `hitpath trace --format log` tells of presses, scrolls and other inputs")
  }
}

/// The language of sentences.
struct LanguageOptions: ParsableArguments {
  @Option(name: .customLong("lang"), help: "The language of sentences and labels")
  var language: Language = .english
}

extension Language: ExpressibleByArgument {
  /// Finds the language of a code.
  public init?(argument: String) { self.init(code: argument) }

  /// The codes of all languages.
  public static var allValueStrings: [String] { all.map(\.code) }

  /// The code.
  public var defaultValueDescription: String { code }
}

/// The kinds of inputs, in words for help texts and messages.
enum InputFormats {
  static let scenarioEndings = [".yml", ".yaml"]
  static let traceEnding = ".jsonl"

  /// The kinds that can be imported: `storyboard`, `xib`, `dump`.
  static let imported = ScreenImporter.readings.map(\.noun).reduce(into: [String]()) { nouns, noun in
    if !nouns.contains(noun) { nouns.append(noun) }
  }

  private static let all = ["scenario"] + imported + ["trace"]

  /// `A scenario, storyboard, xib, dump or trace`.
  static let one = "A " + all.joinedByOr

  static let oneOrStandardInput = one + standardInput

  /// `Scenarios, storyboards, xibs, dumps, traces or folders of them`.
  static let manyOrFolders =
    capitalized((all.map { $0 + "s" } + ["folders of them"]).joinedByOr) + standardInput

  /// `Storyboards, xibs, dumps or traces`, which become scenarios.
  static let toImport = capitalized((imported + ["trace"]).map { $0 + "s" }.joinedByOr) + standardInput

  /// The extensions of inputs.
  static let endings =
    "scenarios end in \(scenarioEndings.joinedByOr), "
    + imported.map { "\($0)s in \(extensions(of: $0).joinedByOr), " }.joined()
    + "traces in \(traceEnding)"

  private static func extensions(of noun: String) -> [String] {
    ScreenImporter.readings.filter { $0.noun == noun }.reduce(into: []) { endings, reading in
      if !endings.contains(".\(reading.fileExtension)") { endings.append(".\(reading.fileExtension)") }
    }
  }

  private static let standardInput = "; - for standard input"

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

/// The templates of pages.
struct TemplateOptions: ParsableArguments {
  @Option(path: "Use the templates of this folder instead of the built-in ones", as: "folder")
  var templates: String?

  func set() throws -> TemplateSet {
    guard let templates else { return .embedded }
    return try TemplateSet(folder: templates)
  }
}

/// Parses numbers on the command line: decimal digits, with a minus sign and a point where they make sense.
///
/// Swift also parses exponents, hexadecimal digits, `inf` and `nan`, but here they would be typing errors.
enum CommandNumber {
  /// A number such as `12`, `-3.5` or `.5`; nil for anything else.
  static func decimal(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }), parts.last?.isEmpty == false,
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let number = Double(String(text)), number.isFinite
    else { return nil }
    return number
  }

  /// A count or a position.
  static func count(_ text: String) throws -> Int {
    guard let number = decimal(text), !text.contains("."), let count = Int(exactly: number) else {
      throw ValidationError("a whole number is meant, such as 2")
    }
    return count
  }

  /// The number of a port.
  static func port(_ text: String) throws -> UInt16 {
    guard let port = try? count(text), let port = UInt16(exactly: port) else {
      throw ValidationError("a whole number from 0 to \(UInt16.max) is meant")
    }
    return port
  }

  /// A factor.
  static func factor(_ text: String) throws -> Double {
    guard let factor = decimal(text) else {
      throw ValidationError("a decimal number is meant, such as 2 or 1.5")
    }
    return factor
  }

  /// A place on the screen.
  static func place(_ text: String) throws -> TracePoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { decimal($0.trimmingPrefix { $0 == " " }) }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else {
      let view = text.first?.isLetter == true && !text.contains(",") ? "; --view \(text) explains a view" : ""
      throw ValidationError(
        "two decimal numbers with a comma between them are meant, such as 120,64.5\(view)")
    }
    let limit = ScenarioReader.maximumLength
    guard abs(x) <= limit, abs(y) <= limit else {
      let words = NumberText.decimal(limit)
      throw ValidationError("coordinates go from -\(words) to \(words)")
    }
    return TracePoint(x: x, y: y)
  }
}

/// Parses paths on the command line for reading or writing.
enum CommandPath {
  /// A non-empty path. A script whose variable is not set gives an empty one.
  static func named(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("name a file or folder") }
    return text
  }
}

extension Option {
  /// An option for a path to read or write.
  init(_ name: NameSpecification = .long, path help: String, as valueName: String = "file")
  where Value == String? {
    self.init(name: name, help: ArgumentHelp(help, valueName: valueName), transform: CommandPath.named)
  }

  /// An option for a count, or for a number from 1.
  init(_ name: NameSpecification = .long, count help: String, as valueName: String = "n")
  where Value == Int? {
    self.init(name: name, help: ArgumentHelp(help, valueName: valueName), transform: CommandNumber.count)
  }
}
