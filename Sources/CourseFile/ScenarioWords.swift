// SPDX-License-Identifier: Apache-2.0

import InputFile
package import ScenarioFile
import Trace

/// The names that a text about a scenario can use: its objects and actions, and the UIKit words of files.
package struct ScenarioWords: Sendable {
  private var own: Set<String>

  /// Takes scenarios whose objects all have names, such as the original and those with options' changes.
  package init(_ scenarios: [Scenario]) {
    own = []
    for scenario in scenarios {
      let index = ObjectIndex(scenario)
      for identifier in index.identifiers { own.formUnion(Self.parts(of: identifier)) }
      for names in index.classes.values { own.formUnion([names.given, names.simulated]) }
      for action in index.actions {
        for text in [action.name, action.target ?? ""] { own.formUnion(Self.parts(of: text)) }
      }
    }
  }

  /// The names in a text such as `tap.delegate` or `save:`.
  private static func parts(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }.map(String.init)
  }

  package func contains(_ word: some StringProtocol) -> Bool {
    own.contains(String(word)) || Self.ofUIKit.contains(String(word)) || UIKitClass.named(String(word)) != nil
  }

  /// The keys of files, the calls, the states, and the words that keys accept.
  private static let ofUIKit: Set<String> = {
    var words = Set(MappingKind.all.flatMap(\.keys) + CallNames.all.flatMap(\.names) + ScenarioReading.states)
    words.formUnion(TraceReason.Code.known.map(\.rawValue))
    return words
  }()
}
