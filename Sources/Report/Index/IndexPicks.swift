// SPDX-License-Identifier: Apache-2.0

import Narration

/// The lists of a course's index from which a reader picks a rule or a class.
enum IndexPicks {
  static func of(_ entries: [IndexEntry], _ language: Language) -> [IndexPick] {
    let rules = counted(entries.flatMap(\.rules))
    let classes = counted(entries.flatMap(\.classes))
    let areas = RuleArea.allCases.map { area in
      let names = rules.keys.compactMap(RuleName.init).filter { $0.area == area }.sorted().map(\.text)
      return IndexPickGroup(kind: language.text(.ruleArea(area)), picked: values(names, rules))
    }
    return [
      pick("rule", .rule, areas, language),
      pick(
        "class", .uikitClass, [IndexPickGroup(kind: nil, picked: values(classes.keys.sorted(), classes))],
        language),
    ].filter { !$0.kinds.isEmpty }
  }

  private static func pick(
    _ name: String, _ legend: PageSetText, _ kinds: [IndexPickGroup], _ language: Language
  ) -> IndexPick {
    IndexPick(
      pickName: name, pickLegend: language.text(legend), anything: language.text(.any),
      kinds: kinds.filter { !$0.picked.isEmpty })
  }

  private static func counted(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func values(_ names: [String], _ counts: [String: Int]) -> [IndexPickValue] {
    names.map { IndexPickValue(pick: $0, pickCount: counts[$0] ?? 0) }
  }
}
