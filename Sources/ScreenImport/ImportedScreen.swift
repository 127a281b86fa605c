// SPDX-License-Identifier: Apache-2.0

package import InputFile
package import ScenarioFile

/// A screen read from a dump or an Interface Builder document.
package struct ImportedScreen: Sendable {
  package var scenario: Scenario

  /// What was assumed, skipped or lost.
  package var warnings: [InputError]

  /// The scenes of the document by the names that a user can choose them with; empty for a dump.
  package var scenes: [String]

  /// Where the views were in the memory of the app that a dump shows, superviews first; nil for a view
  /// without an address. Empty for other sources.
  package var addresses: [String?] = []

  /// What a capture tells of the calls in the app.
  package var recordings: [ImportedRecording] = []

  /// The identifiers of the views by their addresses, when every view has one.
  ///
  /// - Parameter scenario: The screen's scenario after everything in it got an identifier.
  /// - Returns: Identifiers by addresses; none for a source without addresses.
  package func identifiers(in scenario: Scenario) -> [String: String] {
    var found: [String: String] = [:]
    var open = Array(scenario.windows.map(\.view).reversed())
    for address in addresses {
      guard let view = open.popLast() else { break }
      if let address, let id = view.id, found[address] == nil { found[address] = id }
      open += view.subviews.reversed()
    }
    return found
  }
}
