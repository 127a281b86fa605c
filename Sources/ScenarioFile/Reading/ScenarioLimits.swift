// SPDX-License-Identifier: Apache-2.0

/// What a scenario file can hold, for those who make scenarios from something else.
package enum ScenarioLimits {
  /// Whether a simulated class of a view, or UIKit's class of a recognizer, has a property that can be set.
  package static func has(_ property: String, _ simulatedClass: String) -> Bool {
    guard PropertyKey(rawValue: property) != nil, let rule = PropertyRule.named(property) else {
      return false
    }
    return rule.applies(to: simulatedClass)
  }

  /// Whether a file can give the property to an object of the class: a value of the right kind, within the limits.
  package static func allows(_ property: ScenarioProperty, of simulatedClass: String) -> Bool {
    guard has(property.name, simulatedClass), let rule = PropertyRule.named(property.name) else {
      return false
    }
    switch (rule.type, property.value) {
    case (.bool, .bool), (.text, .text): return true
    case (.number(let limits), .number(let number)): return limits.contains(number)
    case (.integer(let limits), .number(let number)):
      guard let whole = Int(exactly: number) else { return false }
      // A tap has at least one tap; a long press may have none before it.
      let lacksTaps = property.name == "numberOfTapsRequired" && simulatedClass == "UITapGestureRecognizer"
      return limits.contains(whole) && !(lacksTaps && whole == 0)
    case (.word(let words), .text(let word)): return words.contains(word)
    case (.words(let words, let all), .text(let word)): return words.contains(word) || word == all
    case (.words(let words, _), .texts(let texts)):
      return !texts.isEmpty && Set(texts).count == texts.count && texts.allSatisfy(words.contains)
    default: return false
    }
  }

  /// Whether the word is UIKit's name of a `UIControl.Event`.
  package static func isControlEvent(_ word: String) -> Bool {
    ReadingContext.controlEvents.contains(word)
  }
}
