// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// What `maestro hierarchy` prints of an iOS screen, as JSON or, with `--compact`, as a table.
extension ScreenSource.Maestro: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a Maestro hierarchy",
    begins: { $0.isMaestroTree && !$0.isOfAndroid },
    hasLine: { $0.has(MaestroTable.heading, in: $1) && !$0.isOfAndroid },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = MaestroReader(file: file)
          return try reader.read(text)
        })))
}

extension FormatText {
  var isMaestroTree: Bool { isJSON && headHas("\"attributes\"") && headHas("\"bounds\"") }

  /// Whether elements have what only those of Android have.
  var isOfAndroid: Bool {
    headHas("android.", "\"class\"", "\"clickable\"", "\"package\"", "clickable=", "package=", " class=")
  }
}
