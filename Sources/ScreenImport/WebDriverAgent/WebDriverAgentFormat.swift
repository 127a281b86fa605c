// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The page source of WebDriverAgent, as JSON.
  static let webDriverAgent = ImportFormat(
    name: ScreenSource.webDriverAgent.name, title: "a WebDriverAgent JSON source",
    begins: {
      $0.isJSON && $0.headHas("\"rect\"")
        && $0.headHas("\"isEnabled\"", "\"rawIdentifier\"", "\"rawIndentifier\"")
    },
    support: .read(
      Reading(
        noun: "dump", fileExtension: "json", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in
          try WebDriverAgentReader.read(text, file: file)
        })))
}
