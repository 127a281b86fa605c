// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Narration
import Trace

/// One input, and what is done to it.
struct InputOptions: ParsableArguments {
  @Argument(help: ArgumentHelp(InputFormats.oneOrStandardInput, valueName: "input"))
  var path: String

  @OptionGroup var screen: ScreenOptions

  /// Reads the input and runs it.
  @MainActor
  func load(on terminal: Terminal, needsTapMap: Bool = false) throws -> LoadedInput {
    try InputReader(screen, terminal, needsTapMap: needsTapMap).load(path)
  }
}

/// What is done to an input before it is explained.
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
