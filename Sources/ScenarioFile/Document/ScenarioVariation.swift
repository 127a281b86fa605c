// SPDX-License-Identifier: Apache-2.0

/// A property with the values that variants of the scenario give to it: an entry of `variants`.
package struct ScenarioVariation: Hashable, Sendable {
  /// The id of an object of the file; nil for a setting of the simulation.
  package var object: String?

  /// The object's key, or the setting.
  package var property: String

  /// The values, each in YAML on one line: `true`, `[0, 0, 100, 44]`, `{outset: 20}`.
  package var values: [String]

  package init(object: String? = nil, property: String, values: [String]) {
    self.object = object
    self.property = property
    self.values = values
  }
}
