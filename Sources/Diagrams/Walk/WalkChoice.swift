// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Chooses the steps that a moving picture shows where there are too many.
///
/// The hit test comes first, but leaves some room for what came of the touch.
struct WalkChoice {
  static let most = 20
  private static let roomForLater = 7

  /// The steps that are shown, in order.
  let shown: [TouchStep]

  init(of steps: [TouchStep], path: Set<String>, story: TouchStory) {
    let walk = steps.filter { $0.phase == .hitTest }
    let later = steps.filter { $0.phase != .hitTest }
    let asked = Self.chosen(walk, room: Self.most - min(later.count, Self.roomForLater)) { step in
      switch step.kind {
      case .found: 0
      case .asked, .entered, .returned: path.contains(step.subject) ? 1 : 2
      case .refusals, .events, .repeated: 2
      }
    }
    shown = asked + Self.chosen(later, room: Self.most - asked.count) { Self.saysMuch($0, story) ? 0 : 1 }
  }

  /// As many steps as there is room for: the lowest ranks first, of a rank that does not fit the first and last steps.
  private static func chosen(_ steps: [TouchStep], room: Int, by rank: (TouchStep) -> Int) -> [TouchStep] {
    guard steps.count > room else { return steps }
    var chosen: [Int] = []
    for wanted in 0...2 {
      let positions = steps.indices.filter { rank(steps[$0]) == wanted }
      let free = room - chosen.count
      guard positions.count > free else {
        chosen += positions
        continue
      }
      chosen += positions.prefix(free - free / 2)
      chosen += positions.suffix(free / 2)
    }
    return chosen.sorted().map { steps[$0] }
  }

  /// Whether a step after the hit test tells what came of the touch.
  private static func saysMuch(_ step: TouchStep, _ story: TouchStory) -> Bool {
    if story.marks(of: step).values.contains(where: { [.held, .gets, .lost].contains($0.mark) || $0.fails }) {
      return true
    }
    guard let kind = step.firstEvent, step.allEvents.count == 1 else { return false }
    switch kind {
    case .actionDropped, .eventDropped: return true
    default: return kind.action != nil
    }
  }
}
