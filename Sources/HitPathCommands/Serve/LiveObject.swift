// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Trace

/// The settings of an object on a served screen, for the script that lets readers change them.
struct LiveObject: Sendable, Encodable {
  let object: String
  let settings: [Setting]

  struct Setting: Sendable, Encodable {
    let name: String

    /// The kind of input for changing it.
    let form: Form
    let value: String

    /// The possible words; nil for other forms.
    let words: [String]?

    /// The smallest and largest number; nil for other forms.
    let range: [Double]?
    let about: String
    let rule: String?
  }

  enum Form: String, Sendable, Encodable {
    case flag, number, numbers, word

    /// A whole number.
    case count
  }

  /// Reads the settings of an object after changes to its screen.
  ///
  /// - Parameters:
  ///   - object: The object's identifier.
  ///   - words: The query, of which only the changes matter.
  ///   - screen: The screen of the file.
  /// - Throws: ``LiveGesture/Refusal`` for changes that cannot be made.
  @MainActor
  init(_ object: String, _ words: [(name: String, value: String)], on screen: Scenario) throws {
    let changed = try LiveGesture.changed(screen, try LiveGesture.settings(words))
    self.object = object
    settings = ScenarioRun(changed).settings(of: object).compactMap { setting in
      let (form, words, range): (Form, [String]?, [Double]?)
      switch setting.type {
      case .bool: (form, words, range) = (.flag, nil, nil)
      case .number(let limits): (form, words, range) = (.number, nil, [limits.lowerBound, limits.upperBound])
      case .integer(let limits):
        (form, words, range) = (.count, nil, [Double(limits.lowerBound), Double(limits.upperBound)])
      case .point, .size, .rect, .insets: (form, words, range) = (.numbers, nil, nil)
      case .word(let list): (form, words, range) = (.word, list, nil)
      default: return nil
      }
      return Setting(
        name: setting.name, form: form, value: setting.words, words: words, range: range,
        about: setting.sentence, rule: setting.rule)
    }
  }
}
