// SPDX-License-Identifier: Apache-2.0

package import ScenarioFile

/// A screen read from a dump or an Interface Builder document.
package struct ImportedScreen: Sendable {
  package var scenario: Scenario

  /// What was assumed, skipped or lost.
  package var warnings: [InputError]

  /// The scenes of the document by the names that a user can choose them with; empty for a dump.
  package var scenes: [String]
}
