// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Yams

/// Writes scenario files.
package enum ScenarioWriter {
  /// Whether the scenario can be written as a file that is read again.
  package static func canWrite(_ scenario: Scenario) -> Bool {
    scenario.depth <= ScenarioReader.maximumDepth
  }

  /// The text of a scenario file that reads as the same scenario.
  ///
  /// Keys come in the order of the documentation, defaults are left out, and rows of numbers and short mappings
  /// stand on one line. Read again, the scenario differs only in the lines of its
  /// touches and expectations, which the text gives them, and in a window without `baseClass`, which becomes
  /// `UIWindow`.
  ///
  /// - Parameters:
  ///   - scenario: What to write.
  ///   - file: What the scenario was made of, which begins the error; nil for the scenario's name.
  /// - Returns: The text, in YAML.
  /// - Throws: ``InputError`` for a scenario that is nested deeper than files may be, as imported ones can be.
  package static func yaml(_ scenario: Scenario, file: String? = nil) throws -> String {
    try yaml(scenario, file: file) { ($0, ()) }.text
  }

  /// The same, but changes the document before it is written. Also returns what the change notes.
  package static func yaml<Note: Sendable>(
    _ scenario: Scenario, file: String?, changing change: @escaping @Sendable (Node) -> (Node, Note)
  ) throws -> (text: String, note: Note) {
    let depth = scenario.depth
    guard depth <= ScenarioReader.maximumDepth else {
      throw InputError(
        file: file ?? scenario.name,
        message: "views and view controllers are nested \(depth) deep, and a scenario file holds "
          + "\(ScenarioReader.maximumDepth) levels at most",
        hint: "'explain' and 'report' take the screen as it is")
    }
    // Yams writes and releases nodes by recursion.
    return try DeepStack.run {
      Result {
        let (document, note) = change(NodeWriter().document(scenario))
        return (try document.yaml(), note)
      }
    }.get()
  }
}
