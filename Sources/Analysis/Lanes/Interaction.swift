// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Touches that belong together, and what happened because of them.
///
/// Touches belong together if fingers were down at the same time, or if a recognizer counted them to one gesture, as
/// the taps of a double tap.
package struct Interaction: Hashable, Sendable {
  /// In the order of touch-down.
  package var touches: [String]

  /// In the order of the trace.
  package var events: [TraceEvent]
}

extension TraceAnalysis {
  /// The interaction that a touch is part of.
  package func interaction(of touch: String) -> Interaction {
    let all = cachedInteractions.value { attribution.interactions(in: trace.events) }
    return all[touch] ?? Interaction(touches: [], events: [])
  }

  /// The touches that each event is about, or that caused it, by its sequence number.
  package var causes: [Int: [String]] { attribution.causes }

  private var attribution: InteractionReader {
    cachedAttribution.value {
      var reader = InteractionReader(index)
      for event in trace.events { reader.read(event) }
      reader.finish()
      return reader
    }
  }
}

/// Finds which touches belong together, and which touches each event is about.
struct InteractionReader {
  private var order: [String] = []
  private var down: [String] = []

  /// For each touch one that it belongs to; the first of a group belongs to itself.
  private var leaders: [String: String] = [:]

  private var owners: TouchOwners

  private(set) var causes: [Int: [String]] = [:]

  init(_ index: ScreenIndex) { owners = TouchOwners(index) }

  mutating func read(_ event: TraceEvent) {
    follow(event.kind)
    let own = touches(of: event.kind)
    let touches = own.isEmpty ? event.parent.flatMap { causes[$0] } ?? [] : own
    if !touches.isEmpty { causes[event.sequence] = touches }
    if case .recognizerStateChanged(let record) = event.kind, record.to == .possible {
      join(owners.attempts[record.recognizer] ?? [])
      owners.reset(record.recognizer)
    }
  }

  /// Joins the touches of gestures that were not over at the end.
  mutating func finish() {
    for touches in owners.attempts.values { join(touches) }
  }

  /// The interactions of all touches, by touch.
  func interactions(in events: [TraceEvent]) -> [String: Interaction] {
    var byLeader: [String: Interaction] = [:]
    for touch in order {
      byLeader[leader(of: touch), default: Interaction(touches: [], events: [])]
        .touches.append(touch)
    }
    // What an event of the interaction happened within belongs to it too.
    var leaders: [Int: Set<String>] = [:]
    for event in events.reversed() {
      let own = (causes[event.sequence] ?? []).map { leader(of: $0) }.filter { byLeader[$0] != nil }
      leaders[event.sequence, default: []].formUnion(own)
      if let parent = event.parent, let all = leaders[event.sequence], !all.isEmpty {
        leaders[parent, default: []].formUnion(all)
      }
    }
    for event in events {
      for leader in leaders[event.sequence] ?? [] { byLeader[leader]?.events.append(event) }
    }
    var byTouch: [String: Interaction] = [:]
    for touch in order { byTouch[touch] = byLeader[leader(of: touch)] }
    return byTouch
  }

  // MARK: - Touches that belong together

  private func leader(of touch: String) -> String {
    var current = touch
    while let next = leaders[current], next != current { current = next }
    return current
  }

  private mutating func join(_ touches: [String]) {
    guard let first = touches.first else { return }
    for touch in touches.dropFirst() { leaders[leader(of: touch)] = leader(of: first) }
  }

  private mutating func follow(_ kind: TraceEvent.Kind) {
    owners.follow(kind)
    if case .hitTestPassBegan(let record) = kind { note(record.touch) }
    guard case .touchUpdated(let sample) = kind else { return }
    note(sample.touch)
    down.removeAll { $0 == sample.touch }
    if sample.phase != .ended && sample.phase != .cancelled {
      down.append(sample.touch)
      join(down)
    }
  }

  private mutating func note(_ touch: String) {
    guard leaders[touch] == nil else { return }
    leaders[touch] = touch
    order.append(touch)
  }

  // MARK: - What an event is about

  private func touches(of kind: TraceEvent.Kind) -> [String] {
    if let touches = kind.touches ?? kind.touch.map({ [$0] }) { return touches }
    // A requirement is asked for, and a control calls its hooks, within the call that has the touches.
    if case .requirementAdded = kind { return [] }
    if case .controlEventsSent(let record) = kind { return owners.tracked[record.control].map { [$0] } ?? [] }
    if case .timerFired(let record) = kind { return owners.touches(of: record.owner) ?? [] }
    if let recognizer = kind.recognizer { return owners.attempts[recognizer] ?? [] }
    return owners.touches(of: kind.sender) ?? []
  }
}
