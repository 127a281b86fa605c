// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A change with which a touch ends well. The trace has a run with it.
package struct Cure: Sendable {
  /// What is set; at least one.
  package var settings: [TraceSetting]

  package var run: Run

  /// What becomes of the touch in that run.
  package var answer: TouchAnswer

  /// The run with the change, by its position, from 0.
  package enum Run: Hashable, Sendable {
    case variant(Int)
    case touch(Int)
  }
}

/// What a finger did, and where: equal for touches that repeat each other.
struct Movement: Hashable, Sendable {
  fileprivate var phases: [TouchPhase]
  fileprivate var locations: [TracePoint]
}

extension TraceAnalysis {
  /// The first recorded run in which a touch ends well that here comes to nobody, too late, or to nothing. That is a
  /// variant, or a later touch in the same place after code set something.
  ///
  /// - Parameters:
  ///   - touch: The touch's position in ``touches``.
  ///   - variants: The answers of the trace's variants, in their order.
  /// - Returns: Nil where nothing is wrong, or where no such run was recorded.
  package func cure(of touch: Int, variants: [TraceAnalysis]) -> Cure? {
    let given = touches[touch]
    guard given.endsBadly else { return nil }
    for (position, variant) in variants.enumerated() where variant.touches.indices.contains(touch) {
      let answer = variant.touches[touch]
      guard answer.cures(given), trace.variants.indices.contains(position) else { continue }
      return Cure(settings: trace.variants[position].settings, run: .variant(position), answer: answer)
    }
    for position in repetitions(of: touch) {
      guard touches[position].cures(given),
        let settings = settings(between: given.touch, and: touches[position].touch)
      else { continue }
      return Cure(settings: settings, run: .touch(position), answer: touches[position])
    }
    return nil
  }

  /// The touches after one that are the same gesture in the same place.
  private func repetitions(of touch: Int) -> ArraySlice<Int> {
    let all = cachedRepetitions.value { Dictionary(grouping: touches.indices) { touches[$0].movement } }
    let alike = all[touches[touch].movement] ?? []
    return alike.drop { $0 <= touch }
  }

  /// What code sets between two touch-downs; nil for nothing, or for more than three properties, or where it does
  /// something else to the application too.
  private func settings(between first: String, and second: String) -> [TraceSetting]? {
    let range = touchDown(of: first)..<max(touchDown(of: first), touchDown(of: second))
    var settings: [TraceSetting] = []
    for event in trace.events where range.contains(event.sequence) && event.parent == nil {
      guard case .inputReceived(let record) = event.kind else { continue }
      guard let object = record.object, let property = record.property, let value = record.value else {
        return nil
      }
      settings.removeAll { $0.object == object && $0.property == property }
      settings.append(TraceSetting(object: object, property: property, value: value))
    }
    return settings.isEmpty || settings.count > 3 ? nil : settings
  }
}

extension TouchAnswer {
  /// Whether the view that was hit, or a control under the finger, does not get what it should.
  fileprivate var endsBadly: Bool {
    isLate || !losers.isEmpty || (verdict.act.isInVain && outcome.controls.allSatisfy(\.values.isEmpty))
  }

  private var isLate: Bool {
    verdict.act.late != nil || late != nil
      || outcome.actions.contains { $0.kind == .action && $0.lateness != nil }
  }

  /// Whether this is what the other touch should have come to.
  fileprivate func cures(_ given: TouchAnswer) -> Bool {
    !endsBadly && winner != nil && (winner != given.winner || given.isLate)
      // The one who lost the touch gets it, where there is one.
      && (given.losers.isEmpty || given.losers.contains { isTaken(by: $0) })
  }

  /// Whether a view that lost the touch elsewhere gets it here.
  private func isTaken(by view: String) -> Bool {
    view == hitView && verdict.recognizer == nil
  }

  /// What the finger did, and where.
  fileprivate var movement: Movement {
    Movement(phases: samples.map(\.phase), locations: samples.map(\.location))
  }
}
