// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The page source of Appium and WebDriverAgent, as XML.
extension ScreenSource.Appium: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "an Appium page source",
    begins: { ($0.isMarkup || $0.isJSON) && $0.headHas("<AppiumAUT", "<XCUIElementType") },
    hasLine: { $0.hasWords(at: $1, "<AppiumAUT") || $0.hasWords(at: $1, "<XCUIElementType") },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "xml", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try AppiumReader.read(text, file: file) })))
}
