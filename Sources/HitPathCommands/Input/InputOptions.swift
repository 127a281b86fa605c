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
      "Add a tap at this place, in points of the screen; may be repeated", valueName: "x,y"))
  var taps: [TapLocation] = []

  @Option(help: ArgumentHelp("The scene of a storyboard, by controller class, identifier or title"))
  var scene: String?
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

/// A place on the screen as the command line writes it: `X,Y`.
struct TapLocation: ExpressibleByArgument, Hashable {
  var point: TracePoint

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingPrefix { $0 == " " }) }
    guard parts.count == 2, let x = parts[0], let y = parts[1], abs(x) <= 1e6, abs(y) <= 1e6 else {
      return nil
    }
    point = TracePoint(x: x, y: y)
  }

  var defaultValueDescription: String { "\(point.x),\(point.y)" }
}
