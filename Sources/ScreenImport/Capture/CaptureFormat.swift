// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// What `hitpath` in the debugger writes of a running app.
extension ScreenSource.Capture: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a capture of a running app",
    begins: { $0.isJSON && $0.headHas("\"hitpath-capture\"") },
    support: .read(
      ImportFormat.Reading(
        noun: "capture", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try CaptureImporter.read(text, file: file) })))
}
