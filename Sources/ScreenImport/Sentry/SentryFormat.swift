// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The view hierarchy that Sentry attaches to a report, `view-hierarchy.json`.
  static let sentry = ImportFormat(
    name: ScreenSource.sentry.name, title: "a Sentry view hierarchy",
    begins: { $0.isJSON && $0.headHas("\"rendering_system\"") },
    support: .read(
      Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try SentryReader.read(text, file: file) })))
}
