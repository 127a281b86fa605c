// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import Trace

/// What `idb ui describe-all`, `idb ui describe-point` and `axe describe-ui` print.
extension ScreenSource.IDB: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "an idb accessibility dump",
    begins: {
      $0.isJSON
        && ($0.headHas("\"AXFrame\"", "\"AXLabel\"")
          || ($0.headHas("\"elements\"") && $0.headHas("\"screen\"")))
    }, hasLine: { $0.has("\"AXFrame\"", in: $1) },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = IDBReader(file: file)
          return try reader.read(text)
        })))
}
