// SPDX-License-Identifier: Apache-2.0

import Narration

/// The lists of a course's index from which a reader picks a rule or a class.
enum IndexPicks {
  static func of(_ entries: [IndexEntry], _ language: Language) -> [TemplateValues] {
    let rules = counted(entries.flatMap(\.rules))
    let classes = counted(entries.flatMap(\.classes))
    let areas = RuleArea.allCases.map { area in
      let names = rules.keys.compactMap(RuleName.init).filter { $0.area == area }.sorted().map(\.text)
      return group(language.say(PageSetText.ruleArea(area)), names, rules)
    }
    return pick("rule", .rule, areas.compactMap(\.self), language)
      + pick("class", .uikitClass, [group(nil, classes.keys.sorted(), classes)].compactMap(\.self), language)
  }

  /// A list to pick from; none without values.
  private static func pick(
    _ name: String, _ legend: PageSetText, _ kinds: [TemplateValues], _ language: Language
  ) -> [TemplateValues] {
    guard !kinds.isEmpty else { return [] }
    return [
      [
        "pickName": name, "pickLegend": language.say(legend), "anything": language.say(PageSetText.any),
        "kinds": kinds,
      ]
    ]
  }

  private static func counted(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Values under a heading, without one first in the list; nil for no values.
  private static func group(_ kind: String?, _ names: [String], _ counts: [String: Int]) -> TemplateValues? {
    guard !names.isEmpty else { return nil }
    return [
      "kind": kind,
      "picked": names.map { name -> TemplateValues in ["pick": name, "pickCount": counts[name] ?? 0] },
    ]
  }
}
