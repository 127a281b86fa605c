// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

/// Reads a scenario again with other settings, so that every rule of reading holds for variants too.
///
/// To be used on a ``DeepStack``.
struct VariantReader {
  private let source: SourceText
  private let document: Node

  /// Takes the scenario, and the text that errors are about.
  init(_ scenario: Scenario, source: SourceText) {
    var base = scenario
    base.nameEverything()
    base.variants = []
    base.expectations = []
    self.source = source
    document = NodeWriter().document(base)
  }

  /// The scenario with the settings, without variants and expectations. What is then wrong elsewhere in it is
  /// told of the place.
  func scenario(_ settings: [VariantSetting], at place: SourcePlace) throws(InputErrors) -> Scenario {
    let context = ReadingContext(source: source)
    var root = SourceNode(document, at: place)
    for setting in settings where !root.set(setting) {
      let name = (setting.object ?? "").shown()
      context.report(
        setting.objectPlace,
        "'object' names '\(name)', which its view brings along, so that a file has no keys for it")
    }
    guard !context.hasErrors else { throw context.inputErrors }
    let scenario = context.scenario(root)
    if !context.hasErrors { context.checkReferences(in: scenario) }
    if context.hasErrors { throw context.inputErrors }
    return scenario
  }
}

/// A key of an object with the value that a variant gives to it.
struct VariantSetting {
  /// The object's id; nil for a setting of the simulation.
  var object: String?
  var objectPlace: SourcePlace
  var entry: SourceEntry
}

extension Scenario {
  /// The scenarios of the variants with what they set. One that cannot be read is left out; reading a file makes
  /// sure that there is none.
  func variantScenarios() -> [(settings: [TraceSetting], scenario: Scenario)] {
    guard !variants.isEmpty else { return [] }
    return DeepStack.run { [self] in
      let place = SourcePlace(line: 1, column: 1)
      let reader = VariantReader(self, source: SourceText(file: name, text: ""))
      return variantSettings.compactMap { settings in
        let entries = settings.compactMap { setting -> VariantSetting? in
          guard let node = VariantValue.node(setting.value) else { return nil }
          let value = SourceNode(node, at: place)
          return VariantSetting(
            object: setting.object, objectPlace: place,
            entry: SourceEntry(key: setting.property, place: place, value: value))
        }
        guard entries.count == settings.count else { return nil }
        guard let scenario = try? reader.scenario(entries, at: place) else { return nil }
        return (settings, scenario)
      }
    }
  }
}
