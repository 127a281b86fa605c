// SPDX-License-Identifier: Apache-2.0

/// What a scenario expects.
package struct ScenarioExpectation: Hashable, Sendable {
  /// Which touch the hit-test expectations are about, from 1 in the order of touch-down.
  package var touch = 1

  /// When ``firstResponder`` and ``properties`` are looked at, in seconds from the start; nil for the end.
  package var at: Double?

  /// The hit-test view; `.some(nil)` for "no view at all".
  package var hitView: String??

  /// The views whose `hitTest` was called in one traversal, in order.
  package var hitOrder: [String]?

  /// The responders from the hit view to the end.
  package var chain: [String]?

  /// The first of these responders.
  package var chainBegins: [String]?

  /// The order of calls in the whole run.
  package var calls: ScenarioCalls?

  /// The actions that were sent, all of them, in order.
  package var actions: [ScenarioAction]?

  /// What states recognizers went through or are in.
  package var states: [ScenarioStates] = []

  /// The touches methods that objects received, by object, all of them, in order.
  package var received: [ScenarioReceived] = []

  /// The first responder, of the key window; `.some(nil)` for none.
  package var firstResponder: String??

  /// Values of properties by object: `isOn`, `value`, `contentOffset`.
  package var properties: [ScenarioProperties] = []

  /// Recognizers that wait for each other (GR-16), as sets; an empty list expects none.
  package var cycles: [[String]]?

  /// The line of the scenario file, for messages.
  package var line: Int?

  package init() {}
}

/// An expectation about calls.
package struct ScenarioCalls: Hashable, Sendable {
  /// What kinds of calls ``exactly`` compares; nil for all but hit tests, questions and `sendEvent`.
  package var of: [String]?

  /// All calls of these kinds, in order.
  package var exactly: [ScenarioCall]?

  /// Calls that come in this order, whatever is between them.
  package var includes: [ScenarioCall]?

  /// Calls that all come, in any order.
  package var inAnyOrder: [ScenarioCall]?

  /// How often calls come.
  package var counts: [ScenarioCallCount] = []

  /// Calls that never come.
  package var never: [ScenarioCall]?

  package init() {}
}

/// How often a call is expected.
package struct ScenarioCallCount: Hashable, Sendable {
  package var text: String
  package var count: Int

  package init(_ text: String, _ count: Int) {
    self.text = text
    self.count = count
  }
}

/// An action that is expected: `save`, `Button.save`, `save -> Editor` or `pan.handlePan(began) -> Editor`.
package struct ScenarioAction: Hashable, Sendable {
  package var text: String

  /// When; nil for any time.
  package var at: ExpectedTime?

  package init(text: String, at: ExpectedTime? = nil) {
    self.text = text
    self.at = at
  }
}

/// The states that a recognizer is expected to go through, all of them but the resets to possible, in order; or the
/// state at a time.
package struct ScenarioStates: Hashable, Sendable {
  package var recognizer: String

  /// The states entered, in order, resets left out.
  package var entered: [String]?

  /// States at points in time, in seconds.
  package var at: [ScenarioStateAt] = []

  /// The reason code of the last change but resets.
  package var because: String?

  /// The line of the scenario file.
  package var line: Int?

  package init(recognizer: String) {
    self.recognizer = recognizer
  }
}

/// A state at a time.
package struct ScenarioStateAt: Hashable, Sendable {
  package var time: Double
  package var state: String

  package init(time: Double, state: String) {
    self.time = time
    self.state = state
  }
}

/// The touches methods that an object is expected to receive, in order.
package struct ScenarioReceived: Hashable, Sendable {
  package var object: String
  package var methods: [String]

  package init(object: String, methods: [String]) {
    self.object = object
    self.methods = methods
  }
}

/// What is expected of the values that properties of an object have.
package struct ScenarioProperties: Hashable, Sendable {
  package var object: String
  package var values: [ExpectedValue]

  package init(object: String, values: [ExpectedValue]) {
    self.object = object
    self.values = values
  }
}
