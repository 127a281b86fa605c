// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// A format that a screen can come in: read, or known and refused by name.
///
/// A format that is read has a folder, in which its type is extended by one.
package struct ImportFormat: Sendable {
  /// The name; of a format that is read the `source` of its scenarios.
  package let name: String

  /// The format in words, as in "this is a Maestro hierarchy" or "a storyboard is expected".
  package let title: String

  /// Whether a text is of this format by how it begins.
  var begins: @Sendable (FormatText) -> Bool = { _ in false }

  /// Whether a line of a text shows that it is of this format.
  var hasLine: (@Sendable (FormatText, Range<Int>) -> Bool)?

  /// Whether a text of it is a screen, and not something else that people paste for one.
  package var isScreen = true

  let support: Support

  /// What is done with a text of the format.
  enum Support: Sendable {
    case read(Reading)
    /// The rest of the sentence that refuses it, and what to do instead.
    case refused(String, hint: String)
  }

  /// How a format is read.
  package struct Reading: Sendable {
    /// What people call such a file: "a storyboard", "a dump".
    package let noun: String

    /// What its files' names end in.
    package let fileExtension: String

    /// Whether the file's name alone says that it is of the format.
    package var isKnownByName = true

    /// Whether there are scenes to choose from.
    package var hasScenes = true

    /// Reads a text with that name of a file, and that scene if one is named.
    let read:
      @Sendable (_ text: String, _ file: String, _ scene: String?) throws(InputError) -> ImportedScreen
  }

  /// The formats, in the order in which a text is compared with them.
  package static let all = ScreenSource.Formats.formats + notRead + notScreens

  /// How the format is read; nil for one that is refused.
  package var reading: Reading? {
    if case .read(let reading) = support { reading } else { nil }
  }

  /// The first format that matches how a text begins, else the first that matches one of its lines.
  static func detect(_ text: String) -> ImportFormat? {
    guard !ScenarioReader.isScenario(text) else { return nil }
    let text = FormatText(text)
    guard !text.isTrace else { return nil }
    return all.first { $0.begins(text) }
      ?? all.first { format in
        guard let hasLine = format.hasLine else { return false }
        return text.lines.contains { hasLine(text, $0.range) }
      }
  }
}

/// A format that is read.
protocol ImportedFormat: ScreenFormat {
  static var format: ImportFormat { get }
}

extension TypeList where repeat each Element: ImportedFormat {
  fileprivate static var formats: [ImportFormat] {
    var formats: [ImportFormat] = []
    repeat formats.append((each Element).format)
    return formats
  }
}
