// SPDX-License-Identifier: Apache-2.0

import Trace

/// What stands as of each step of a touch: the screen, and how far the finger has come.
package struct TouchMoments: Sendable {
  /// What stands as of one step.
  package struct Moment: Hashable, Sendable {
    /// The last event that has happened.
    package var sequence: Int

    /// The position of its screen in ``screens``.
    package var screen: Int

    /// How many of the touch's samples there were; 0 while views are asked, before the finger counts as down.
    package var samples: Int
  }

  /// The screens that differ, in order.
  package let screens: [ScreenIndex]

  /// For each step what stands after it.
  package let moments: [Moment]

  /// The screen as of a step, by its position.
  package func screen(at step: Int) -> ScreenIndex { screens[moments[step].screen] }

  fileprivate init(_ analysis: TraceAnalysis, _ touch: String, from start: Int, _ steps: [TouchStep]) {
    let sequences = Self.sequences(of: steps, from: start, in: analysis.trace.events)
    let (states, positions) = analysis.history.screens(after: sequences)
    let fingers = analysis.trace.events.filter { $0.kind.sample?.touch == touch }.map(\.sequence)
    screens = states
    moments = zip(sequences, positions).map { sequence, position in
      Moment(
        sequence: sequence, screen: position, samples: fingers.prefix { $0 <= sequence }.count)
    }
  }

  /// The last event that has happened as of each step. It is before everything that a later step tells.
  private static func sequences(of steps: [TouchStep], from start: Int, in events: [TraceEvent]) -> [Int] {
    var limits: [Int] = []
    var limit = events.count
    for step in steps.reversed() {
      limits.append(limit)
      limit = min(limit, (step.events.min() ?? limit + 1) - 1)
    }
    var last = start
    return zip(steps, limits.reversed()).map { step, limit in
      let own = min(step.events.max() ?? last, limit)
      last = max(last, effects(of: own, in: events))
      return last
    }
  }

  /// The last change of the screen that an event caused.
  ///
  /// It caused those right after it, but for changes of an object right before the event of its property.
  private static func effects(of sequence: Int, in events: [TraceEvent]) -> Int {
    var last = sequence
    while last < events.count, events[last].kind.type.group == .screen { last += 1 }
    guard last < events.count, case .propertyChanged(let record) = events[last].kind else {
      return last
    }
    while last > sequence, events[last - 1].kind.ids(of: [.view, .recognizer]) == [record.object] {
      last -= 1
    }
    return last
  }
}

extension TraceAnalysis {
  /// What stands as of each of some steps of a touch.
  ///
  /// - Parameters:
  ///   - steps: Steps of the touch, in order; of those that are left out the effects come with the next.
  ///   - touch: The touch's position in ``touches``.
  /// - Returns: For each step what stands after it.
  package func moments(of steps: [TouchStep], touch: Int) -> TouchMoments {
    let name = touches[touch].touch
    return TouchMoments(self, name, from: touchDown(of: name), steps)
  }
}
