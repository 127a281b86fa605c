// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The view hierarchy that Sentry attaches to a report, `view-hierarchy.json`.
extension ScreenSource.Sentry: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a Sentry view hierarchy",
    begins: { $0.isJSON && $0.headHas("\"rendering_system\"") },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try SentryReader.read(text, file: file) })))
}
