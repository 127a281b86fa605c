// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The view hierarchy that Detox writes on iOS.
  static let detox = ImportFormat(
    name: ScreenSource.detox.name, title: "a Detox view hierarchy",
    begins: { $0.isMarkup && $0.headHas("<ViewHierarchy") },
    support: .read(
      Reading(
        noun: "dump", fileExtension: "xml", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = DetoxReader(file: file)
          return try reader.read(text)
        })))
}
