// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import Narration
import InputFile
import ScenarioFile
import Trace

/// One input, perhaps of several files, and what is done to it.
struct InputOptions: ParsableArguments {
  @Argument(help: Self.help)
  var files: [String]

  /// The input's name.
  var path: String { files[0] }

  @OptionGroup var screen: ScreenOptions

  static let help = ArgumentHelp(
    "\(InputFormats.oneOrStandardInput); a dump and files of controllers, recognizers and touches of the same run",
    valueName: "input")

  /// Reads the input and runs it, a trace only if it cannot answer as it is.
  @MainActor
  func load(on terminal: Terminal, needsTapMap: Bool = false) throws -> LoadedInput {
    let source = try source()
    let reader = InputReader(screen, terminal, needsTapMap: needsTapMap)
    return try reader.rerunIfNeeded(reader.load(source.name, text: source.text))
  }

  /// The name and the text of the input; of several files that of the dump, and all of them.
  @MainActor
  func source() throws -> (name: String, text: String) { try Self.source(files) }

  /// The name and the text of an input in some files.
  @MainActor
  static func source(_ files: [String]) throws -> (name: String, text: String) {
    if files.count == 1 { return (files[0], try InputReader.text(of: files[0])) }
    guard let joined = try InputReader.joined(files) else {
      throw ValidationError(
        "These are several inputs, and one is asked for. Several files are one input if one is a dump of views, and "
          + "the others are what the debugger printed beside it: controllers, gesture recognizers, touches.")
    }
    return joined
  }
}

/// The options for what is done to an input before it is explained.
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
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Let touches through the view or window of this id or class unless a view in it is hit; may be repeated",
      valueName: "name"))
  var passThrough: [String] = []

  var changes: ScreenChanges { ScreenChanges(taps: taps, scene: scene, passThrough: passThrough) }
}

extension InputReader {
  /// A reader whose warnings go to a terminal.
  init(_ options: ScreenOptions, _ terminal: Terminal, needsTapMap: Bool = false) {
    self.init(options.changes, terminal, needsTapMap: needsTapMap)
  }

  init(_ changes: ScreenChanges, _ terminal: Terminal, needsTapMap: Bool = false) {
    self.init(changes, needsTapMap: needsTapMap, warn: terminal.warn)
  }
}

extension LoadedInput {
  /// The touches that a command is for, by position: the one of a number, counted from 1, else those that were
  /// added, else all.
  func touches(_ number: Int?, of count: Int) throws -> Range<Int> {
    guard let number else { return addedTouches.isEmpty ? 0..<count : addedTouches }
    guard (1...max(count, 1)).contains(number) else {
      throw ValidationError("There is no touch \(number): the input has \(count), counted from 1.")
    }
    return number - 1..<number
  }
}

extension InputError {
  /// The error of an input without a touch that could be drawn or explained.
  static func noTouch(to verb: String, file: String) -> InputError {
    InputError(file: file, message: "there is no touch to \(verb)", hint: "add one with --tap X,Y")
  }
}

/// In which language sentences are written.
struct LanguageOptions: ParsableArguments {
  @Option(name: .customLong("lang"), help: "The language of sentences and labels")
  var language: Language = .english
}

extension Language: ExpressibleByArgument {
  /// The language of a code.
  public init?(argument: String) { self.init(code: argument) }

  /// The codes of all languages.
  public static var allValueStrings: [String] { all.map(\.code) }

  /// The code.
  public var defaultValueDescription: String { code }
}
