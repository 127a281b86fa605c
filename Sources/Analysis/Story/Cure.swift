// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A change with which a touch ends well, which was recorded and not only thought of.
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

extension TraceAnalysis {
  /// The first recorded run in which a touch that does not reach its view, or late, or in vain, does: a variant, or a
  /// later touch in the same place after code set something.
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
    for position in repeats(of: touch) {
      guard touches[position].cures(given),
        let settings = settings(between: given.touch, and: touches[position].touch)
      else { continue }
      return Cure(settings: settings, run: .touch(position), answer: touches[position])
    }
    return nil
  }

  /// How many repetitions of a touch are looked at.
  private static let mostRepeats = 100

  /// The later touches with the same gesture in the same place, the next ones first.
  private func repeats(of touch: Int) -> ArraySlice<Int> {
    guard !codeInputs.value(readCodeInputs).isEmpty else { return [] }
    let alike = gestures.value { Dictionary(grouping: touches.indices) { touches[$0].gesture } }
    let positions = alike[touches[touch].gesture] ?? []
    let next = positions.partitioningIndex { $0 > touch }
    return positions[next...].prefix(Self.mostRepeats)
  }

  /// What is done to the application between touches, other than by fingers.
  private func readCodeInputs() -> [TraceEvent] {
    trace.events.filter { event in
      if case .inputReceived = event.kind { event.parent == nil } else { false }
    }
  }

  /// What code sets between two touch-downs; nil for nothing, or for more than three properties, or where it does
  /// something else to the application too.
  private func settings(between first: String, and second: String) -> [TraceSetting]? {
    let range = touchDown(of: first)..<max(touchDown(of: first), touchDown(of: second))
    var settings: [TraceSetting] = []
    let inputs = codeInputs.value(readCodeInputs)
    for event in inputs[inputs.partitioningIndex { $0.sequence >= range.lowerBound }...] {
      guard event.sequence < range.upperBound else { break }
      guard case .inputReceived(let input, let object, let detail, _) = event.kind else { continue }
      let parts = detail.split(separator: " = ", maxSplits: 1).map(String.init)
      guard input == "set", let object, parts.count == 2 else { return nil }
      settings.removeAll { $0.object == object && $0.property == parts[0] }
      settings.append(TraceSetting(object: object, property: parts[0], value: parts[1]))
    }
    return settings.isEmpty || settings.count > 3 ? nil : settings
  }
}

extension TouchAnswer {
  /// Whether the view that was hit, or a control under the finger, does not get what it should.
  fileprivate var endsBadly: Bool {
    if isLate || !losers.isEmpty { return true }
    switch verdict.code {
    case .withheld, .dropped, .unclaimed: return true
    case .keptByControl, .keptByScrollView: return outcome.controls.allSatisfy(\.values.isEmpty)
    case .recognized, .controlActed, .selected, .scrolled, .focused, .handled, .undecided: return false
    }
  }

  private var isLate: Bool {
    late != nil || outcome.actions.contains { $0.kind == .action && $0.lateness != nil }
  }

  /// Whether this is what the other touch should have come to.
  fileprivate func cures(_ given: TouchAnswer) -> Bool {
    !endsBadly && winner != nil && (winner != given.winner || given.isLate)
      // The one who lost the touch gets it, where there is one.
      && (given.losers.isEmpty || given.losers.contains { hitPathHolds($0) })
  }

  /// Whether a view that lost the touch elsewhere gets it here.
  private func hitPathHolds(_ view: String) -> Bool {
    view == hitView && verdict.code != .scrolled && verdict.code != .recognized
  }

  /// What the finger does, and where.
  fileprivate var gesture: [GestureSample] {
    samples.map { GestureSample(phase: $0.phase, location: $0.location) }
  }
}

struct GestureSample: Hashable, Sendable {
  var phase: String
  var location: TracePoint
}

extension RandomAccessCollection {
  /// The first position whose element is so, where all after such an element are so too.
  func partitioningIndex(where isSo: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isSo(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
