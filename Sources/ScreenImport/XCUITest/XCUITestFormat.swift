// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// What XCUITest prints of an element and all that is in it.
extension ScreenSource.XCUITest: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "an XCUITest element tree",
    hasLine: {
      $0.has("Element subtree:", in: $1) || ($0.has(", {{", in: $1) && $0.has("}, {", in: $1))
    },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "txt", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          var reader = XCUITestReader(text, file: file)
          return try reader.read()
        })))
}
