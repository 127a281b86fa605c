// SPDX-License-Identifier: Apache-2.0

/// A property with the values that variants of the scenario give to it: an entry of `variants`.
package struct ScenarioVariation: Hashable, Sendable {
  /// The id of an object of the file; nil for a setting of the simulation.
  package var object: String?

  /// The object's key, or the setting.
  package var property: String

  /// The values, each in YAML on one line: `true`, `[0, 0, 100, 44]`, `{outset: 20}`.
  package var values: [String]

  /// What is expected of the runs with its values.
  package var expectations: [ScenarioVariantExpectation] = []

  /// Whether all else is expected as the scenario expects it; else nothing but ``expectations``.
  package var inherits = false

  package init(object: String? = nil, property: String, values: [String]) {
    self.object = object
    self.property = property
    self.values = values
  }
}

/// What is expected where a property has the values of a variant.
package struct ScenarioVariantExpectation: Hashable, Sendable {
  /// The one value that it is about, in YAML on one line; nil for each of them.
  package var value: String?
  package var expectation: ScenarioExpectation

  package init(value: String? = nil, _ expectation: ScenarioExpectation) {
    self.value = value
    self.expectation = expectation
  }
}
