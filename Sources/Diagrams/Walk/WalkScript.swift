// SPDX-License-Identifier: Apache-2.0

import Analysis

/// What a moving picture shows, and when each view gets which look.
struct WalkScript {
  /// The steps that are shown, in order.
  let shown: [TouchStep]

  /// How many there are, with those that are left out.
  let count: Int

  /// The position of the step with which the hit test is over.
  private(set) var end = 0

  /// How views look from which step on, by view.
  private var changes: [String: [Change]] = [:]

  /// How a view looks. The names are those of the style classes.
  enum Look: String {
    case path, refused, hit, unasked
  }

  private struct Change {
    var position: Int
    var look: Look
  }

  init(_ subject: DiagramSubject) {
    let steps = subject.analysis.steps(of: subject.options.touch)
    let shown = WalkChoice(of: steps.steps, path: Set(subject.answer.hitPath(in: subject.index))).shown
    self.shown = shown
    count = steps.count
    var position = 0
    for step in steps.steps where step.phase == .hitTest {
      // The effect of a step that is left out is seen with the next one.
      while position + 1 < shown.count, shown[position].number < step.number { position += 1 }
      switch step.kind {
      case .asked(let walk), .returned(let walk):
        note(walk.view, walk.outcome == .refused ? .refused : .path, at: position)
      case .refusals(let walk): for step in walk { note(step.view, .refused, at: position) }
      case .entered(let walk): note(walk.view, .path, at: position)
      case .found(let view): if let view { note(view, .hit, at: position) }
      case .event, .events, .repeated: break
      }
      end = position
    }
  }

  private mutating func note(_ view: String, _ look: Look, at position: Int) {
    changes[view, default: []].append(Change(position: position, look: look))
  }

  /// The looks of a view one after the other, and when each is seen.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - last: Its look in the end.
  /// - Returns: The looks in order; none for a view that has nothing to do with the walk.
  func looks(of view: String, last: Look) -> [(look: Look, span: WalkSpan)] {
    guard last != .unasked else { return [] }
    var kept: [Change] = []
    for change in (changes[view] ?? []) + [Change(position: end, look: last)]
    where change.look != kept.last?.look {
      if kept.last?.position == change.position { kept.removeLast() }
      if kept.last?.look != change.look { kept.append(change) }
    }
    return kept.indices.map { index in
      let next = index + 1 < kept.count ? kept[index + 1].position : nil
      return (kept[index].look, WalkSpan(from: kept[index].position, until: next))
    }
  }
}
