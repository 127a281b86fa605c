// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that EarlGrey 1 and 2 print.
extension ScreenSource.EarlGrey: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "an EarlGrey hierarchy",
    hasLine: { $0.has("frame={{", in: $1) && $0.has("<", in: $1) },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "txt", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = EarlGreyReader(text, file: file)
          return try reader.read()
        })))
}
