// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// What `hitpath` in the debugger writes of a running app.
  static let capture = ImportFormat(
    name: ScreenSource.capture.name, title: "a capture of a running app",
    begins: { $0.isJSON && $0.headHas("\"hitpath-capture\"") },
    support: .read(
      Reading(
        noun: "capture", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try CaptureImporter.read(text, file: file) })))
}
