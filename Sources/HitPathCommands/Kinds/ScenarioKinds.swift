// SPDX-License-Identifier: Apache-2.0

import Narration
import ScenarioFile
import Trace

/// The smallest scenarios that show one class, override or event each, to start one's own from.
struct ScenarioKind {
  var name: String
  var group: ScenarioGroup

  /// The scenario, with a line about it in each language.
  var text: String

  /// What a group has to show, from the tables that scenarios are read by.
  static func names(of group: ScenarioGroup) -> [String] {
    func classes(_ ancestor: String) -> [String] {
      UIKitClass.all.filter {
        $0.isKind(of: ancestor) && $0.traits.contains(.simulated) && UIKitClass.isPublic($0.name)
      }.map(\.name)
    }
    return switch group {
    case .recognizers: classes("UIGestureRecognizer")
    case .controls: classes("UIControl")
    case .overrides: KindNames.overrides
    case .events: KindNames.events
    }
  }

  /// Those that are there, group by group in the order of the tables.
  static let all = ScenarioGroup.allCases.flatMap { group in
    names(of: group).compactMap { name in
      EmbeddedTexts.files["Kinds/\(name).yml"].map { ScenarioKind(name: name, group: group, text: $0) }
    }
  }
}
