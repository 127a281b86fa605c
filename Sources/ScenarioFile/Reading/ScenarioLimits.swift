// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

/// What a scenario file can hold, for importers.
package enum ScenarioLimits {
  /// Whether a file can give a property to views or recognizers of a simulated class.
  package static func has(_ property: String, _ simulatedClass: String) -> Bool {
    owner(property, simulatedClass) != nil
  }

  /// Whether a file can give the property to an object of the class: a value of the right kind, within the limits.
  package static func allows(_ property: ScenarioProperty, of simulatedClass: String) -> Bool {
    guard let type = owner(property.name, simulatedClass)?.type else { return false }
    switch (type, property.value) {
    case (.bool, .bool), (.text, .text): return true
    case (.number(let limits), .number(let number)): return limits.contains(number)
    case (.size, .numbers(let numbers)):
      return numbers.count == 2 && numbers.allSatisfy { PropertyType.lengths.contains($0) }
    case (.limit, .text(let word)): return word == Int.unlimited
    case (.integer(let limits), .number(let number)), (.limit(let limits), .number(let number)):
      return Int(exactly: number).map { limits.contains($0) } ?? false
    case (.word(let words), .text(let word)): return words.contains(word)
    case (.words(let words, let all, _), .text(let word)): return words.contains(word) || word == all
    case (.words(let words, _, _), .texts(let texts)):
      return !texts.isEmpty && Set(texts).count == texts.count && texts.allSatisfy(words.contains)
    default: return false
    }
  }

  private static func owner(_ property: String, _ simulatedClass: String) -> UIKitProperty? {
    UIKitProperties.named(property).first {
      $0.uses.contains(.key) && FileProperty.isKind(simulatedClass, of: $0.className)
    }
  }

  /// Whether the word is UIKit's name of a `UIControl.Event`.
  package static func isControlEvent(_ word: String) -> Bool {
    ScenarioReading.controlEvents.contains(word)
  }
}
