// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The states of a recognizer as places, and the way of one gesture through them.
struct StateMachine {
  enum Place: Hashable {
    case state(GestureState)
    /// Still possible: it would leave the state, and waits for another one to fail (GR-14).
    case waiting
    /// Possible again, for the next gesture (GR-10).
    case reset

    static let possible = Place.state(.possible)
  }

  /// Something that happened at a place.
  enum Event {
    case entered(time: Double, cause: TraceReason)
    case waits(time: Double, other: String)
    case other(GestureAttempt.Kind)
  }

  struct Transition: Hashable {
    var from: Place
    var to: Place
  }

  /// The transitions of discrete gestures, and of continuous ones (GR-8, GR-9).
  private static let discrete: [(GestureState, GestureState)] = [(.possible, .ended), (.possible, .failed)]
  private static let continuous: [(GestureState, GestureState)] = [
    (.possible, .began), (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
    (.began, .cancelled), (.changed, .cancelled), (.possible, .failed),
  ]
  static let finals: [GestureState] = [.ended, .cancelled, .failed]

  /// Whether the gesture is discrete.
  let isDiscrete: Bool

  /// The places, in the order from the first to the last.
  private(set) var places: [Place]

  /// All transitions, those of the kind first.
  private(set) var transitions: [Transition] = []

  /// The numbers of the steps through a transition, from 1.
  private(set) var numbers: [Transition: [Int]] = [:]

  private(set) var events: [Place: [Event]] = [:]

  /// The places where the gesture was, in order.
  private(set) var way: [Place] = [.possible]

  init(_ recognizer: RecognizerAnswer, _ attempt: GestureAttempt?) {
    let entered = Set(attempt?.changes.map(\.to) ?? [])
    switch recognizer.kind {
    case .tap, .swipe, .textTap, .contentDelay: isDiscrete = !entered.contains(.began)
    case .other: isDiscrete = entered.contains(.ended) && !entered.contains(.began)
    default: isDiscrete = false
    }
    let steps = isDiscrete ? Self.discrete : Self.continuous
    let states: [GestureState] = [.possible] + (isDiscrete ? [] : [.began, .changed])
    let named = Set(steps.flatMap { [$0.0, $0.1] }).union(entered)
    places = states.map { .state($0) } + Self.finals.filter(named.contains).map { .state($0) }
    transitions = steps.map { Transition(from: .state($0.0), to: .state($0.1)) }
    for step in attempt?.steps ?? [] { follow(step) }
    places.append(.reset)
    for state in Self.finals where places.contains(.state(state)) {
      add(Transition(from: .state(state), to: .reset))
    }
  }

  /// The state in which the gesture was decided, or the one that it never left.
  var end: Place { way.last { $0 != .reset } ?? .possible }

  func isVisited(_ place: Place) -> Bool { way.contains(place) }

  private mutating func follow(_ step: GestureAttempt.Step) {
    let current = way.last ?? .possible
    switch step.kind {
    case .entered(let state, _, let cause):
      let place: Place = state == .possible ? .reset : .state(state)
      go(to: place)
      events[place, default: []].append(.entered(time: step.time, cause: cause))
    case .waits(_, let other):
      if current == .possible {
        if !places.contains(.waiting) { places.insert(.waiting, at: 1) }
        go(to: .waiting)
      }
      events[.waiting, default: []].append(.waits(time: step.time, other: other))
    case .sent(let record):
      let place = record.state.map { Place.state($0) } ?? current
      events[place, default: []].append(.other(step.kind))
    case .ignored, .dropped, .letGo, .asked:
      events[current, default: []].append(.other(step.kind))
    }
  }

  private mutating func go(to place: Place) {
    let transition = Transition(from: way.last ?? .possible, to: place)
    add(transition)
    numbers[transition, default: []].append(way.count)
    way.append(place)
  }

  private mutating func add(_ transition: Transition) {
    if !transitions.contains(transition) { transitions.append(transition) }
  }
}
