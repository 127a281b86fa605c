// SPDX-License-Identifier: Apache-2.0

package import InputFile
import ScenarioFile
internal import Trace

/// Reads dumps of a running app and Interface Builder documents as scenarios.
package enum ScreenImporter {
  /// How the formats are read that can be, in the order in which they are told.
  package static var readings: [ImportFormat.Reading] { ImportFormat.all.compactMap { $0.reading } }

  /// What can be read, in words with their articles.
  package static var titles: [String] { ImportFormat.all.filter { $0.reading != nil }.map { $0.title } }

  /// The format of a text, nil for none that is known here: a scenario or a trace, perhaps.
  ///
  /// Formats that HitPath knows but does not read are found too; ``read(_:file:scene:)`` refuses them by name.
  package static func detect(_ text: String) -> ImportFormat? {
    text.utf8.count <= InputLimits.importedBytes ? ImportFormat.detect(text) : nil
  }

  /// Whether the name of a file alone says that it is read here.
  package static func readsFile(named name: String) -> Bool {
    readings.contains { $0.isKnownByName && name.hasSuffix(".\($0.fileExtension)") }
  }

  /// Why a file that is no text is not read, if it is an archive that is known.
  ///
  /// - Parameters:
  ///   - bytes: The beginning of the file.
  ///   - file: Its name.
  /// - Returns: What to say; nil for a file that may be a text.
  package static func refusal(ofArchive bytes: [UInt8], file: String) -> InputError? {
    let start = String(decoding: bytes.prefix(8), as: UTF8.self)
    guard let format = ImportFormat.detect(start), case .refused(let reason, let hint) = format.support,
      format.begins(FormatText(start))
    else { return nil }
    return InputError(file: file, message: "this is \(format.title), \(reason)", hint: hint)
  }

  /// Why a folder is not read that Xcode's view debugger wrote; nil for any other.
  package static func refusal(ofFolder name: String) -> InputError? {
    guard name.hasSuffix(".viewhierarchy") || name.hasSuffix(".viewhierarchy/") else { return nil }
    return InputError(
      file: name, message: "this is a document of Xcode's view debugger, whose contents are private",
      hint: ImportFormat.dumpAdvice)
  }

  /// Reads the screen of a dump, a storyboard or a xib.
  ///
  /// - Parameters:
  ///   - text: The contents of the file, or of several that ``JoinedDump`` joined.
  ///   - file: The file's name as the user gave it, for messages and for the scenario's name.
  ///   - scene: A scene of a storyboard or a top-level view of a xib: identifier, class, label or title. Nil for
  ///     the first one shown.
  /// - Returns: The screen, and what was assumed, skipped or lost on the way.
  /// - Throws: `InputError` for a text that is not one of ours, or cannot be read.
  package static func read(_ text: String, file: String, scene: String? = nil) throws(InputError)
    -> ImportedScreen
  {
    guard let joined = JoinedDump(text) else { return try readOne(text, file: file, scene: scene) }
    do throws(InputError) {
      var screen = try readOne(text, file: file, scene: scene)
      screen.warnings = screen.warnings.map(joined.placed)
      return screen
    } catch {
      throw joined.placed(error)
    }
  }

  private static func readOne(_ text: String, file: String, scene: String?) throws(InputError)
    -> ImportedScreen
  {
    guard let format = detect(text) else {
      throw InputError(
        file: file, message: "this is no screen that HitPath knows",
        hint: "\(titles.joinedByOr) is expected")
    }
    switch format.support {
    case .read(let reading):
      if let scene, !reading.hasScenes { throw .noScenes(in: "a \(reading.noun)", scene, file: file) }
      return try reading.read(text, file, scene)
    case .refused(let reason, let hint):
      throw InputError(file: file, message: "this is \(format.title), \(reason)", hint: hint)
    }
  }
}

extension InputError {
  /// What says that a scene cannot be chosen from something that holds one screen.
  package static func noScenes(in input: String, _ scene: String, file: String) -> InputError {
    InputError(file: file, message: "\(input) has no scenes, so '\(SafeText.line(scene))' cannot be chosen")
  }

  /// What says that a screen has more of something than are read.
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
