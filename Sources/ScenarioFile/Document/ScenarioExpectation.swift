// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The expectations of a scenario.
package struct ScenarioExpectation: Hashable, Sendable {
  /// The number of the touch that the hit-test expectations are about, from 1 in the order of touch-down.
  package var touch = 1

  /// The time for ``firstResponder`` and ``properties``, in seconds from the start; nil for the end.
  package var at: Double?

  /// The hit-test view; `.some(nil)` for "no view at all".
  package var hitView: String??

  /// The views whose `hitTest` was called in one traversal, in order.
  package var hitOrder: [String]?

  /// The responders from the hit-test view to the end.
  package var chain: [String]?

  /// The first of these responders.
  package var chainBegins: [String]?

  /// Who decides what becomes of the touch.
  package var decidedBy: Decider?

  /// What of the system's may take the touch otherwise.
  package var doubts: [SystemDoubt]?

  /// The order of calls in the whole run.
  package var calls: ScenarioCalls?

  /// All actions that are sent, in order.
  package var actions: [ScenarioAction]?

  /// The states of recognizers, over the run or at a time.
  package var states: [ScenarioStates] = []

  /// All touch methods that are called on objects, in order, by object.
  package var received: [ScenarioReceived] = []

  /// The first responder of the key window; `.some(nil)` for none.
  package var firstResponder: String??

  /// Values of properties by object: `isOn`, `value`, `contentOffset`.
  package var properties: [ScenarioProperties] = []

  /// Recognizers that wait for each other in a cycle (GR-16), as sets; an empty list expects no cycle.
  package var cycles: [[String]]?

  /// The line and the column of the scenario file, for messages.
  package var line: Int?
  package var column: Int?

  package init() {}
}

/// An expectation about calls.
package struct ScenarioCalls: Hashable, Sendable {
  /// The kinds of calls that ``exactly`` compares; nil for all but hit tests, questions and `sendEvent`.
  package var of: [String]?

  /// All calls of these kinds, in order.
  package var exactly: [ScenarioCall]?

  /// Calls that come in this order, possibly with others in between.
  package var includes: [ScenarioCall]?

  /// Calls that all come, in any order.
  package var inAnyOrder: [ScenarioCall]?

  /// The number of times that calls come.
  package var counts: [ScenarioCallCount] = []

  /// Calls that never come.
  package var never: [ScenarioCall]?

  package init() {}
}

/// The expected number of calls.
package struct ScenarioCallCount: Hashable, Sendable {
  package var text: String
  package var count: Int
}

/// An action that is expected: `save`, `Button.save`, `save -> Editor` or `pan.handlePan(began) -> Editor`.
package struct ScenarioAction: Hashable, Sendable {
  package var text: String

  /// When it is sent; nil for any time.
  package var at: ExpectedTime?

  package init(text: String, at: ExpectedTime? = nil) {
    self.text = text
    self.at = at
  }
}

/// All states that a recognizer is expected to enter, in order, without resets to possible; or its state at a time.
package struct ScenarioStates: Hashable, Sendable {
  package var recognizer: String

  /// The states entered, in order, without resets.
  package var entered: [String]?

  /// States at points in time, in seconds.
  package var at: [ScenarioStateAt] = []

  /// The reason code of the last state change that is no reset.
  package var because: String?

  /// The line and the column of the scenario file.
  package var line: Int?
  package var column: Int?

  package init(recognizer: String, entered: [String]? = nil) {
    self.recognizer = recognizer
    self.entered = entered
  }
}

/// A state at a time.
package struct ScenarioStateAt: Hashable, Sendable {
  package var time: Double
  package var state: String
}

/// The touch methods that are expected to be called on an object, in order.
package struct ScenarioReceived: Hashable, Sendable {
  package var object: String
  package var methods: [String]
}

/// The expected values of an object's properties.
package struct ScenarioProperties: Hashable, Sendable {
  package var object: String
  package var values: [ExpectedValue]

  package init(object: String, values: [ExpectedValue]) {
    (self.object, self.values) = (object, values)
  }
}

/// When a call or an action is expected, in seconds from the start.
package enum ExpectedTime: Hashable, Sendable {
  case at(Double)
  case limits([ValueLimit])

  /// Whether the time of an event meets the expectation.
  package func isMet(by time: Double) -> Bool {
    switch self {
    case .at(let wanted): Tolerance.callTime.allows(wanted, time)
    case .limits(let limits):
      limits.allSatisfy { limit in
        guard case .number(let number) = limit.value else { return false }
        return limit.comparison.holds(time, number)
      }
    }
  }

  /// The expectation as a file writes it: `0.5`, `{atLeast: 0.2, lessThan: 0.4}`.
  package var shown: String {
    switch self {
    case .at(let time): NumberText.decimal(time)
    case .limits(let limits):
      "{\(limits.map { "\($0.comparison.rawValue): \($0.value.words)" }.joined(separator: ", "))}"
    }
  }
}

extension ExpectedTime: ExpressibleByFloatLiteral {
  package init(floatLiteral time: Double) { self = .at(time) }
}

/// A property with its expected value.
package struct ExpectedValue: Hashable, Sendable {
  package var name: String
  package var wanted: Wanted

  /// A value, or limits for it.
  package enum Wanted: Hashable, Sendable {
    case value(PropertyValue)
    case limits([ValueLimit])
  }

  package init(name: String, _ wanted: Wanted) {
    self.name = name
    self.wanted = wanted
  }
}

/// A limit for a number, or for each number of a list.
package struct ValueLimit: Hashable, Sendable {
  package var comparison: Comparison
  package var value: PropertyValue

  /// The coordinate of a point that is compared; nil for all numbers.
  package var part: Part?

  package init(_ comparison: Comparison, _ value: PropertyValue, of part: Part? = nil) {
    self.comparison = comparison
    self.value = value
    self.part = part
  }

  /// A coordinate of a point.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case x, y

    /// The index of the coordinate in the list.
    var index: Int { self == .x ? 0 : 1 }
  }

  /// How two numbers compare. Numbers that differ by no more than the tolerance are equal.
  package enum Comparison: String, CaseIterable, Hashable, Sendable {
    case greaterThan, atLeast, atMost, lessThan

    /// The operator in code.
    var sign: String {
      switch self {
      case .greaterThan: ">"
      case .atLeast: ">="
      case .atMost: "<="
      case .lessThan: "<"
      }
    }

    func holds(_ number: Double, _ limit: Double) -> Bool {
      let isSame = abs(number - limit) <= Tolerance.number.largest
      return switch self {
      case .greaterThan: number > limit && !isSame
      case .atLeast: number > limit || isSame
      case .atMost: number < limit || isSame
      case .lessThan: number < limit && !isSame
      }
    }
  }
}

/// An expected call, written `receiver.call`, such as `tap.touchesBegan` or `Button.endTracking`, with further
/// expectations. Number, locations, phase and tap count belong to one touch of the call.
package struct ScenarioCall: Hashable, Sendable {
  package var text: String

  /// The number of the touch, from 1 in the order of touch-down; nil for any.
  package var touch: Int?

  /// The numbers of all touches that the call is about; nil for any.
  package var touches: [Int]?

  /// When the call comes; nil for any time.
  package var at: ExpectedTime?

  /// The location of the touch at the time of the call, on the screen, in points.
  package var location: TracePoint?

  /// The location at the previous event.
  package var previousLocation: TracePoint?

  /// Its phase: `began`, `moved`, `stationary`, `ended` or `cancelled`.
  package var phase: String?

  /// The touch's tap count.
  package var tapCount: Int?

  /// The point that a view is asked about, in its bounds coordinates.
  package var point: TracePoint?

  package init(_ text: String) { self.text = text }

  /// Whether there are expectations about one touch.
  package var tellsOfTouch: Bool {
    touch != nil || location != nil || previousLocation != nil || phase != nil || tapCount != nil
  }

  /// Whether there are expectations beyond the name.
  package var saysMore: Bool { self != ScenarioCall(text) }
}

extension ScenarioCall: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

/// How far an actual value may be from the expected one.
package enum Tolerance: CaseIterable, Sendable {
  /// The time at which an action is sent or another call comes, in seconds.
  case callTime

  /// A number of a property, or each number of a list or location.
  case number

  /// A time with an expectation after the end of the run, in seconds.
  case afterEnd

  /// The largest difference.
  package var largest: Double {
    switch self {
    case .callTime: 0.001
    case .number: 0.000_001
    case .afterEnd: 1
    }
  }

  /// Whether two numbers are near enough.
  package func allows(_ expected: Double, _ actual: Double) -> Bool {
    abs(expected - actual) <= largest + Self.rounding
  }

  /// Sums of decimal fractions are not exact: 0.1 + 0.2 is more than 0.3.
  package static let rounding = 1e-9
}
