// SPDX-License-Identifier: Apache-2.0

package import ScenarioFile

/// Reads dumps of a running app and Interface Builder documents as scenarios.
package enum ScreenImporter {
  /// The format of a text, nil for none that is known here: a scenario or a trace, perhaps.
  ///
  /// Formats that HitPath knows but does not read are found too; ``read(_:file:scene:)`` refuses them by name.
  package static func detect(_ text: String) -> ScreenFormat? {
    FormatDetector(text).format
  }

  /// Reads the screen of a dump, a storyboard or a xib.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: The file's name as the user gave it, for messages and for the scenario's name.
  ///   - scene: A scene of a storyboard or a top-level view of a xib: identifier, class, label or title. Nil for
  ///     the first one shown.
  /// - Returns: The screen, and what was assumed, skipped or lost on the way.
  /// - Throws: `InputError` for a text that is not one of ours, or cannot be read.
  package static func read(_ text: String, file: String, scene: String? = nil) throws(InputError)
    -> ImportedScreen
  {
    guard let format = detect(text) else {
      throw InputError(
        file: file, message: "this is no screen that HitPath knows",
        hint: "a storyboard, a xib or the output of `\(ScreenFormat.dumpCommand)` is expected")
    }
    switch format {
    case .recursiveDescription:
      if let scene {
        throw InputError(
          file: file, message: "a dump has no scenes, so '\(SafeText.line(scene))' cannot be chosen")
      }
      return try DumpImporter.read(text, file: file)
    case .storyboard, .xib:
      return try InterfaceBuilderImporter.read(text, file: file, format: format, scene: scene)
    default:
      throw format.refusal(file: file)
    }
  }
}
