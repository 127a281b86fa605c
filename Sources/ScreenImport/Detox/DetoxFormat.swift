// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that Detox writes on iOS.
extension ScreenSource.Detox: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a Detox view hierarchy",
    begins: { $0.isMarkup && $0.headHas("<ViewHierarchy") },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "xml", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = DetoxReader(file: file)
          return try reader.read(text)
        })))
}
