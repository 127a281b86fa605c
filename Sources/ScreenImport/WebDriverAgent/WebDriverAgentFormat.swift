// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// The page source of WebDriverAgent, as JSON.
extension ScreenSource.WebDriverAgent: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "a WebDriverAgent JSON source",
    begins: {
      $0.isJSON && $0.headHas("\"rect\"")
        && $0.headHas("\"isEnabled\"", "\"rawIdentifier\"", "\"rawIndentifier\"")
    },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          try WebDriverAgentReader.read(text, file: file)
        })))
}
