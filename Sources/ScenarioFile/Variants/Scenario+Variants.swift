// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
import Yams

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

/// What is expected of a run of a variant.
package struct VariantExpectations: Hashable, Sendable {
  /// What the entries of `variants` say.
  package var own: [ScenarioExpectation] = []

  /// What the scenario itself expects, where an entry inherits that; it counts for what ``own`` does not speak of.
  package var inherited: [ScenarioExpectation] = []
}

extension Scenario {
  /// The same screen with other settings and without touches; nil if an object does not take its value.
  ///
  /// Two more settings are allowed than in variants: with an empty list of `requiresFailureOf` a recognizer waits for no
  /// other, and a list of `subviews` sets their order.
  package func screen(with settings: [TraceSetting]) -> Scenario? {
    var base = variable
    base.touches = []
    var others: [TraceSetting] = []
    for setting in settings {
      switch setting.property {
      case RecognizerKey.requiresFailureOf.rawValue where setting.value == "[]":
        base.changeViews { view in
          for index in view.gestureRecognizers.indices
          where view.gestureRecognizers[index].id == setting.object {
            view.gestureRecognizers[index].requiresFailureOf = []
          }
        }
      case ViewKey.subviews.rawValue:
        guard let order = Self.names(in: setting.value) else { return nil }
        base.changeViews { view in
          guard view.id == setting.object, Set(view.subviews.map(\.id)) == Set(order.map { $0 }) else {
            return
          }
          view.subviews.sort { first, second in
            (order.firstIndex { $0 == first.id } ?? 0) < (order.firstIndex { $0 == second.id } ?? 0)
          }
        }
      default: others.append(setting)
      }
    }
    return DeepStack.run { [base, others] in base.setting(others) }
  }

  private static func names(in value: String) -> [String]? {
    DeepStack.run { LineValue.node(value)?.sequence?.compactMap(\.string) }
  }

  /// What is expected with some settings.
  func expectations(with settings: [TraceSetting]) -> VariantExpectations {
    var expectations = VariantExpectations()
    for (variation, setting) in zip(variants, settings) {
      let own = variation.expectations.filter { $0.value == nil || $0.value == setting.value }
      expectations.own += own.map(\.expectation)
      if variation.inherits, !own.isEmpty { expectations.inherited = self.expectations }
    }
    return expectations
  }

  /// The scenario that variants change: all objects have names, and nothing is expected.
  package var variable: Scenario {
    var base = self
    base.nameEverything()
    base.variants = []
    base.expectations = []
    return base
  }

  /// The scenarios of the variants with what they set. A variant with a wrong value is left out; files with such a
  /// variant are refused when they are read.
  func variantScenarios() -> [(settings: [TraceSetting], scenario: Scenario)] {
    guard !variants.isEmpty else { return [] }
    let base = variable
    // Yams reads values by recursion.
    return DeepStack.run { [variantSettings] in
      variantSettings.compactMap { settings in
        base.setting(settings).map { (settings, $0) }
      }
    }
  }

  private func setting(_ settings: [TraceSetting]) -> Scenario? {
    var scenario = self
    let context = ScenarioReading(source: SourceText(file: name, text: "", isFile: false))
    let place = SourcePlace(line: 1, column: 1)
    for setting in settings {
      guard let node = LineValue.node(setting.value) else { return nil }
      let entry = SourceEntry(key: setting.property, place: place, value: SourceNode(node, at: place))
      context.apply(
        ScenarioEdit(object: setting.object, objectPlace: place, entry: entry), to: &scenario)
    }
    return context.hasErrors ? nil : scenario
  }
}
