// SPDX-License-Identifier: Apache-2.0

/// Chooses the steps to show where there are too many.
///
/// The first, the last and the end of the hit test come before those on the hit path, those before what happened
/// after the hit test, and all before the views that refused.
struct StepChoice {
  let limit: Int
  let path: Set<String>

  func choose(_ steps: [TouchStep]) -> [TouchStep] {
    guard steps.count > limit else { return steps }
    var ranks: [[Int]] = Array(repeating: [], count: 4)
    for position in steps.indices { ranks[rank(steps[position], position, of: steps.count)].append(position) }
    var chosen: [Int] = []
    for rank in ranks {
      let room = max(0, limit - chosen.count)
      guard rank.count > room else {
        chosen += rank
        continue
      }
      // The beginning and the end say most.
      chosen += rank.prefix(room - room / 2) + rank.suffix(room / 2)
    }
    return chosen.sorted().map { steps[$0] }
  }

  private func rank(_ step: TouchStep, _ position: Int, of count: Int) -> Int {
    if position == 0 || position == count - 1 { return 0 }
    switch step.kind {
    case .found: return 0
    case .asked, .entered, .returned: return path.contains(step.subject) ? 1 : 3
    // One step that tells of many views says more than one of those.
    case .refusals, .events, .repeated: return 2
    }
  }
}
