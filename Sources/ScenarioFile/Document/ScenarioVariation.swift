// SPDX-License-Identifier: Apache-2.0

package import Trace

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

package extension Scenario {
  /// What each variant sets: every combination of the values, those of the last entry changing fastest.
  var variantSettings: [[TraceSetting]] {
    guard !variants.isEmpty else { return [] }
    return variants.reduce([[]]) { combinations, variation in
      combinations.flatMap { settings in
        variation.values.map { value in
          settings
            + [TraceSetting(object: variation.object, property: variation.property, value: value)]
        }
      }
    }
  }
}
