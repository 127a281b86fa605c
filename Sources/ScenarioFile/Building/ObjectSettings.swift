// SPDX-License-Identifier: Apache-2.0

package import Trace
import UIKitModel

/// A property of an object on a screen that affects touches and that a scenario can set.
package struct ObjectSetting: Hashable, Sendable {
  /// The name in UIKit.
  package let name: String
  package let type: PropertyType

  /// The value as text.
  package let words: String

  /// The meaning of the property, as a clause without a period.
  package let sentence: String

  /// The rule in docs/rules.md that defines its effect.
  package let rule: String?
}

extension ScenarioRun {
  /// The properties of an object that have a rule, before anything happens, in the order of the file format.
  ///
  /// - Parameter object: The identifier of a view, window or recognizer that the scenario defines.
  /// - Returns: The properties, starting with a view's frame in points of its superview; empty for another name.
  package func settings(of object: String) -> [ObjectSetting] {
    let builder = ScenarioBuilder(scenario)
    let simulator = builder.build()
    return withExtendedLifetime((builder, simulator)) {
      guard let instance = builder.objects.object(object) else { return [] }
      var known: Set<String> = []
      let frame = (instance as? UIView).map { view in
        let frame = view.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        return ObjectSetting(
          name: ViewKey.frame.rawValue, type: .rect, words: PropertyValue.numbers(numbers).words,
          sentence: "the frame in the superview's bounds coordinates", rule: "HT-18")
      }
      return [frame].compactMap { $0 }
        + UIKitProperties.all.filter { $0.uses.isSuperset(of: .all) && $0.rule != nil }.compactMap {
          property in
          guard let words = property.words(of: instance), known.insert(property.name).inserted else {
            return nil
          }
          return ObjectSetting(
            name: property.name, type: property.type, words: words, sentence: property.sentence,
            rule: property.rule)
        }
    }
  }
}
