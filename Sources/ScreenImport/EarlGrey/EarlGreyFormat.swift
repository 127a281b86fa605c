// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The view hierarchy that EarlGrey 1 and 2 print.
  static let earlGrey = ImportFormat(
    name: ScreenSource.earlGrey.name, title: "an EarlGrey hierarchy",
    hasLine: { $0.has("frame={{", in: $1) && $0.has("<", in: $1) },
    support: .read(
      Reading(
        noun: "dump", fileExtension: "txt", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = EarlGreyReader(text, file: file)
          return try reader.read()
        })))
}
