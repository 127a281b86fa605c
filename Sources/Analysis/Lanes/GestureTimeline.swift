// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What fingers, recognizers and views did in one interaction, on a common time axis.
package struct GestureTimeline: Hashable, Sendable {
  /// The times at which something happened, ascending.
  package var instants: [Instant] = []

  /// Fingers first, then recognizers from the hit-test view outwards, then views, then calls.
  package var lanes: [Lane] = []

  /// The connections between lanes, in order.
  package var arrows: [Arrow] = []

  /// The touches in the lanes, in the order of touch-down.
  package var touches: [String] = []

  /// A time at which something happened.
  package struct Instant: Hashable, Sendable {
    package var time: Double

    /// The number of consecutive steps at this time.
    package var steps: Int = 1
  }

  /// A position on the axis.
  package struct Moment: Hashable, Sendable, Comparable {
    /// The index of its instant.
    package var instant: Int

    /// The step within the instant, from 0.
    package var step: Int

    package static func < (one: Moment, other: Moment) -> Bool {
      (one.instant, one.step) < (other.instant, other.step)
    }
  }

  /// The row of one object.
  package struct Lane: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A finger, with its touches.
      case finger(touches: [String])
      case recognizer
      case view
      /// Everything that was called because of the touches: actions and callbacks of the framework.
      case calls
    }

    package var kind: Kind

    /// The object's identifier; empty for calls.
    package var id: String

    package var spans: [Span] = []
    package var marks: [Mark] = []
  }

  /// Something with a duration.
  package struct Span: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A touch was down, or a view had it.
      case touch(String)
      /// A recognizer was in a state.
      case state(GestureState)
      /// A recognizer was ready to leave `possible` but waited for others (GR-14).
      case waiting(for: [String])
      /// A touch method of a view was delayed (GR-24, GR-25, SV-1).
      case held(method: TouchMethod, touches: [String])
      /// A control tracked a touch (UC-1).
      case tracking
      case highlighted
    }

    package var kind: Kind
    package var start: Moment

    /// The end; nil if it was still going on at the end of the trace.
    package var end: Moment?

    /// Why it began.
    package var cause: TraceReason?

    /// How many times in a row a recognizer entered the state.
    package var count = 1
  }

  /// Something without a duration.
  package struct Mark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A phase of a touch (TE-2).
      case phase(TouchSample)
      /// A touch method of a view was called.
      case method(TouchMethod)
      /// A delayed touch method was discarded (GR-24).
      case discarded(method: TouchMethod)
      /// The view does not get a touch at all (TE-7, TE-8, SV-4).
      case withheld(touch: String)
      /// The view left the window (TE-13).
      case detached
      /// A recognizer ignored a touch from then on (GR-36).
      case ignored(touch: String)
      /// A control's tracking hook was called (UC-1).
      case hook(TrackingHook, answer: Bool?)
      /// A control sent control events (UC-11).
      case events([ControlEvent])
      case action(ActionRecord)
      case dropped(action: String, sender: String?)
      case callback(receiver: String, method: String, subject: String?)
      case firstResponder(String?)
    }

    package var kind: Kind
    package var moment: Moment
    package var cause: TraceReason?

    /// The sequence number of its event in the trace.
    package var sequence: Int

    /// The touches of a method; empty if they do not matter.
    package var touches: [String] = []
  }

  /// A connection from one lane to another.
  package struct Arrow: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// A failure let another recognizer proceed, or released what a view waited for.
      case releases
      /// A recognition made another recognizer fail (GR-14, GR-18).
      case fails
      /// A recognition took a touch from a view (GR-23, GR-24, SV-6).
      case cancels
      /// An action was sent.
      case sends
    }

    package var kind: Kind
    package var from: End
    package var to: End

    /// The touches that a view loses.
    package var touches: [String] = []

    /// A place in a lane.
    package struct End: Hashable, Sendable {
      /// The index of the lane.
      package var lane: Int
      package var moment: Moment
    }
  }
}

extension TraceAnalysis {
  /// The timeline of the interaction that contains a touch.
  package func gestureTimeline(of touch: String) -> GestureTimeline {
    let interaction = interaction(of: touch)
    var builder = GestureTimelineBuilder(interaction, self)
    for event in interaction.events { builder.read(event) }
    return builder.timeline()
  }
}

/// Touches that belong together, and the events that they caused.
///
/// Touches belong together if fingers were down at the same time, or if a recognizer counted them as one gesture, such
/// as the taps of a double tap.
package struct Interaction: Hashable, Sendable {
  /// In the order of touch-down.
  package var touches: [String]

  /// In the order of the trace.
  package var events: [TraceEvent]
}

extension TraceAnalysis {
  /// The interaction that contains a touch.
  package func interaction(of touch: String) -> Interaction {
    let all = cachedInteractions.value { attribution.interactions(in: trace.events) }
    return all[touch] ?? Interaction(touches: [], events: [])
  }

  /// By the sequence number of an event, the touches that it is about or that caused it.
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

/// Finds which touches belong together, and the touches of each event.
struct InteractionReader {
  private var order: [String] = []
  private var down: [String] = []

  /// For each touch, another touch of its group; the first touch of a group maps to itself.
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

  /// Joins the touches of gestures that had not ended by the end.
  mutating func finish() {
    for touches in owners.attempts.values { join(touches) }
  }

  /// The interactions, by touch.
  func interactions(in events: [TraceEvent]) -> [String: Interaction] {
    var byLeader: [String: Interaction] = [:]
    for touch in order {
      byLeader[leader(of: touch), default: Interaction(touches: [], events: [])]
        .touches.append(touch)
    }
    // An event that contains an event of the interaction belongs to it too.
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

  // MARK: - The touches of an event

  private func touches(of kind: TraceEvent.Kind) -> [String] {
    if let touches = kind.touches ?? kind.touch.map({ [$0] }) { return touches }
    // Failure requirements and tracking hooks occur inside a call that already has the touches.
    if case .requirementAdded = kind { return [] }
    if case .controlEventsSent(let record) = kind { return owners.tracked[record.control].map { [$0] } ?? [] }
    if case .timerFired(let record) = kind { return owners.touches(of: record.owner) ?? [] }
    if let recognizer = kind.recognizer { return owners.attempts[recognizer] ?? [] }
    return owners.touches(of: kind.sender) ?? []
  }
}

/// Assigns steps to what happens at the same time. Equal acts of several objects share a step.
struct MomentClock {
  /// What happens.
  enum Act: Hashable {
    case phase, received, waits
    /// Recognizers change state, perhaps because of another recognizer.
    case state(by: String?)
    case reset, method, held, released, taken, hook, property, events, call
  }

  /// The largest difference between two times that are considered equal, in seconds.
  private static let tolerance = 1e-9

  private(set) var instants: [GestureTimeline.Instant] = []
  private var act: Act?

  /// The lanes that have something at the current step.
  private var lanes: Set<Int> = []

  mutating func moment(_ time: Double, _ act: Act, lane: Int) -> GestureTimeline.Moment {
    if let last = instants.indices.last, time - instants[last].time <= Self.tolerance {
      // A property that a method sets shares the method's step.
      if act != .property, act != self.act || lanes.contains(lane) {
        instants[last].steps += 1
        lanes = []
      }
    } else {
      instants.append(GestureTimeline.Instant(time: time))
      lanes = []
    }
    if act != .property { self.act = act }
    lanes.insert(lane)
    let last = instants.count - 1
    return GestureTimeline.Moment(instant: last, step: instants[last].steps - 1)
  }
}
