// SPDX-License-Identifier: Apache-2.0

import Mustache
import Narration

/// What a template is filled with, by the names that it uses. A name without a value is left out.
///
/// Names differ from level to level, since Mustache looks for a name that a level lacks in the levels around it.
struct TemplateValues: TemplateValue, MustacheParent, ExpressibleByDictionaryLiteral {
  private var values: [String: any TemplateValue] = [:]

  init(dictionaryLiteral values: (String, (any TemplateValue)?)...) {
    for (name, value) in values { self[name] = value }
  }

  subscript(name: String) -> (any TemplateValue)? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// These and others; of a name that both have, the value of the others.
  func adding(_ others: TemplateValues) -> TemplateValues {
    var sum = self
    sum.values.merge(others.values) { $1 }
    return sum
  }

  func child(named name: String) -> Any? { self[name] }
}

/// A text, a number, a condition, values of a level below, or several of these.
protocol TemplateValue: Sendable {}

extension String: TemplateValue {}
extension Int: TemplateValue {}
extension Bool: TemplateValue {}
extension Array: TemplateValue where Element: TemplateValue {}

/// The fixed texts of a language, which templates name as `{{text.stepsHeading}}`.
struct PageTexts: TemplateValue, MustacheParent {
  let language: Language

  func child(named name: String) -> Any? {
    FixedText(rawValue: name).map(language.say)
  }
}
