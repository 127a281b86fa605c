// SPDX-License-Identifier: Apache-2.0

import ScreenImport

/// What inputs can be, in words for help texts and messages.
enum InputFormats {
  static let scenarioEndings = [".yml", ".yaml"]
  static let traceEnding = ".jsonl"

  /// What can be imported: `storyboard`, `xib`, `dump`.
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

  /// How the names of inputs end.
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
