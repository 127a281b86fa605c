// SPDX-License-Identifier: Apache-2.0

/// The mark of every view and recognizer after each step of a touch's story, and at its outcome.
///
/// An object has one mark at a time, the last that it was given. Steps that only clean up give none.
package struct StoryMarks: Hashable, Sendable {
  /// A mark with the object that is given it.
  private struct Change: Hashable, Sendable {
    var object: String
    var given: GivenMark
  }

  /// In the order of the steps.
  private var changes: [Change] = []

  /// The order in which the views were asked, from 1; of several calls for one view the last counts.
  package private(set) var askingNumbers: [String: Int] = [:]

  package private(set) var outcome = StoryOutcome()

  /// The marks after a step, by object; 0 is before the touch.
  package func after(_ step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes {
      guard change.given.step <= step else { break }
      marks[change.object] = change.given
    }
    return marks
  }

  /// The objects that a step gives marks, each once, with the last.
  package func given(at step: Int) -> [String: GivenMark] {
    var marks: [String: GivenMark] = [:]
    for change in changes[start(of: step)...].prefix(while: { $0.given.step == step }) {
      marks[change.object] = change.given
    }
    return marks
  }

  /// The place of the first change that is not before a step.
  private func start(of step: Int) -> Int {
    var (low, high) = (changes.startIndex, changes.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].given.step < step { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// All marks that any object has at any time.
  package var used: Set<StoryMark> {
    Set(changes.map(\.given.mark)).union(atOutcome.values.map(\.mark))
  }

  /// The marks at the outcome: the last ones, but the winner gets the touch and the losers lose it.
  package var atOutcome: [String: GivenMark] {
    var marks = after(.max)
    for id in [outcome.winner].compactMap({ $0 }) {
      guard let last = marks[id] else { continue }
      marks[id] = changes.last { $0.object == id && $0.given.mark == .gets }?.given ?? last
      marks[id]?.sent = last.sent
      marks[id]?.mark = .gets
    }
    return marks
  }

  // MARK: - Making

  mutating func number(_ view: String, _ order: Int) { askingNumbers[view] = order }

  mutating func give(_ object: String, _ given: GivenMark) {
    changes.append(Change(object: object, given: given))
  }

  mutating func conclude(_ outcome: StoryOutcome) { self.outcome = outcome }

  /// The first step that gave an object one of some marks.
  func firstStep(of object: String, _ marks: Set<StoryMark>) -> Int? {
    changes.first { $0.object == object && marks.contains($0.given.mark) }?.given.step
  }
}

/// Who got the touch in the end, and who lost it.
package struct StoryOutcome: Hashable, Sendable {
  /// The view, responder or recognizer that acts on the touch, or keeps it; nil for nobody.
  package var winner: String?

  /// The view on which the winner stands: itself, or the view of a recognizer; nil for one that is no view's.
  package var winnersView: String?

  /// The views that lost the touch or never got it, in that order.
  package var losers: [String] = []

  /// The number of the step from which on the winner is known; nil if none tells.
  package var decidingStep: Int?
}
