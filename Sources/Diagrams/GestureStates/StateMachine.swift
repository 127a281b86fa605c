// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The states of a recognizer as places, and the way of one gesture through them.
struct StateMachine {
  enum Place: Hashable {
    case state(String)
    /// Still possible: it would leave the state, and waits for another one to fail (GR-14).
    case waiting
    /// Possible again, for the next gesture (GR-10).
    case reset

    static let possible = Place.state(StateHistory.initial)
  }

  /// Something that happened in a place.
  enum Happening {
    case entered(time: Double, cause: TraceReason)
    case waits(time: Double, other: String)
    case other(GestureAttempt.Kind)
  }

  struct Passage: Hashable {
    var from: Place
    var to: Place
  }

  /// The steps that there are for gestures of a single moment, and for those that go on (GR-8, GR-9).
  private static let discrete = [("possible", "ended"), ("possible", "failed")]
  private static let continuous = [
    ("possible", "began"), ("began", "changed"), ("changed", "changed"), ("began", "ended"),
    ("changed", "ended"), ("began", "cancelled"), ("changed", "cancelled"), ("possible", "failed"),
  ]
  static let finals = ["ended", "cancelled", "failed"]

  /// Whether it is a machine for a gesture of a single moment.
  let isDiscrete: Bool

  /// The places, in the order from the first to the last.
  private(set) var places: [Place]

  /// All passages, those of the kind first.
  private(set) var passages: [Passage] = []

  /// The numbers of the steps through a passage, from 1.
  private(set) var numbers: [Passage: [Int]] = [:]

  private(set) var happenings: [Place: [Happening]] = [:]

  /// The places where the gesture was, in order.
  private(set) var way: [Place] = [.possible]

  init(_ recognizer: RecognizerAnswer, _ attempt: GestureAttempt?) {
    let entered = Set(attempt?.changes.map(\.to) ?? [])
    switch recognizer.kind {
    case .tap, .swipe, .textTap, .contentDelay: isDiscrete = !entered.contains("began")
    case .other: isDiscrete = entered.contains("ended") && !entered.contains("began")
    default: isDiscrete = false
    }
    let steps = isDiscrete ? Self.discrete : Self.continuous
    let states = ["possible"] + (isDiscrete ? [] : ["began", "changed"])
    let named = Set(steps.flatMap { [$0.0, $0.1] }).union(entered)
    places = states.map { .state($0) } + Self.finals.filter(named.contains).map { .state($0) }
    passages = steps.map { Passage(from: .state($0.0), to: .state($0.1)) }
    for step in attempt?.steps ?? [] { follow(step) }
    places.append(.reset)
    for state in Self.finals where places.contains(.state(state)) {
      add(Passage(from: .state(state), to: .reset))
    }
  }

  /// The state in which the gesture was decided, or the one that it never left.
  var end: Place { way.last { $0 != .reset } ?? .possible }

  func isVisited(_ place: Place) -> Bool { way.contains(place) }

  private mutating func follow(_ step: GestureAttempt.Step) {
    let current = way.last ?? .possible
    switch step.kind {
    case .entered(let state, _, let cause):
      let place: Place = state == StateHistory.initial ? .reset : .state(state)
      go(to: place)
      happenings[place, default: []].append(.entered(time: step.time, cause: cause))
    case .waits(_, let other):
      if current == .possible {
        if !places.contains(.waiting) { places.insert(.waiting, at: 1) }
        go(to: .waiting)
      }
      happenings[.waiting, default: []].append(.waits(time: step.time, other: other))
    case .sent(let record):
      let place = record.state.map { Place.state($0) } ?? current
      happenings[place, default: []].append(.other(step.kind))
    case .ignored, .dropped, .letGo, .asked:
      happenings[current, default: []].append(.other(step.kind))
    }
  }

  private mutating func go(to place: Place) {
    let passage = Passage(from: way.last ?? .possible, to: place)
    add(passage)
    numbers[passage, default: []].append(way.count)
    way.append(place)
  }

  private mutating func add(_ passage: Passage) {
    if !passages.contains(passage) { passages.append(passage) }
  }
}
