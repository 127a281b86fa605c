// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Neighbours of a responder chain that share a box.
struct ChainGroup {
  var steps: [ChainStep]

  /// Whether all that happens in it is that the touch goes on.
  var passesOn: Bool { steps.allSatisfy { $0.outcome == .forwarded } }

  /// The reached part of a chain in boxes: scene and application share one, and above a limit runs of responders that
  /// pass on do, first those in which views pass on to their superviews. The hit-test view and the end keep their own.
  static func groups(of chain: [ChainStep], limit: Int) -> [ChainGroup] {
    func isPassedInSystem(_ position: Int) -> Bool {
      position > 0 && chain[position].responder.isOfSystem && chain[position].outcome == .forwarded
    }
    var groups = chain.indices.runs { isPassedInSystem($0) && isPassedInSystem($1) }
      .map { positions in ChainGroup(steps: positions.map { chain[$0] }) }
    let (head, tail) = (2, 10)
    if groups.count > 2 * (head + tail), groups[head..<groups.count - tail].allSatisfy(\.passesOn) {
      let middle = ChainGroup(steps: groups[head..<groups.count - tail].flatMap(\.steps))
      groups.replaceSubrange(head..<groups.count - tail, with: [middle])
    }
    while groups.count > limit {
      let pairs = groups.indices.dropFirst().dropLast().filter { position in
        position + 1 < groups.count - 1 && groups[position].passesOn && groups[position + 1].passesOn
      }
      let plain = pairs.first { groups[$0].steps.last?.rule == .superview }
      guard let position = plain ?? pairs.first else { break }
      groups[position].steps += groups.remove(at: position + 1).steps
    }
    return groups
  }
}

extension ResponderSummary {
  /// Whether it stands behind the windows.
  var isOfSystem: Bool { [.scene, .application, .applicationDelegate].contains(kind) }
}
