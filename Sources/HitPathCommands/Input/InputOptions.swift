// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Narration
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

/// What is done to an input before it is explained: all that readers of inputs are told of ``ScreenOptions``.
struct ScreenChanges: Hashable, Sendable, Encodable {
  /// Where taps are added, in the screen's coordinates, in points.
  var taps: [TracePoint] = []
  var scene: String?
  var passThrough: [String] = []
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
