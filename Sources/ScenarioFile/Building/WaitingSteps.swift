// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// The steps of methods that wait for their moment, and the end of a run in which they never end.
@MainActor
struct WaitingSteps {
  /// What never ends.
  enum Endless: Sendable {
    /// Too many steps at one time.
    case steps
    /// Too many that wait at one time.
    case waiting
    /// Too many steps with a delay, each of which starts the next.
    case chain
    /// A step that still asks for itself long after the last touch.
    case end
  }

  private struct Waiting {
    var step: ScenarioStep
    var timer: VirtualClock.Timer
    var isAgain: Bool
  }

  private let budget: SimulationBudget
  private var list: [Waiting] = []

  /// The step at which the run ended because steps never would.
  private(set) var endless: (step: ScenarioStep, why: Endless)?

  init(_ budget: SimulationBudget) { self.budget = budget }

  mutating func add(_ step: ScenarioStep, at timer: VirtualClock.Timer, isAgain: Bool) {
    list.append(Waiting(step: step, timer: timer, isAgain: isAgain))
  }

  /// How many steps wait.
  var count: Int {
    mutating get {
      list.removeAll { !$0.timer.isValid }
      return list.count
    }
  }

  /// When the next step is done, in seconds from the start; nil if none waits.
  var next: Double? {
    mutating get {
      list.removeAll { !$0.timer.isValid }
      return list.lazy.map(\.timer.due).min()
    }
  }

  /// The first step that still waits and was asked for by itself, by way of others or not.
  var askedForByItself: ScenarioStep? { list.first { $0.timer.isValid && $0.isAgain }?.step }

  /// Ends the run at a step.
  mutating func end(at step: ScenarioStep, _ why: Endless) {
    guard !budget.isOver else { return }
    endless = (step, why)
    budget.finish(.code)
  }
}

extension WaitingSteps.Endless {
  /// What is wrong, about the step at which it was found.
  var message: String {
    switch self {
    case .steps:
      "methods do more than \(InputLimits.steps) steps at one time, and this is the first too many"
    case .waiting:
      "more than \(InputLimits.steps) steps of methods wait at one time, and this is the first too many"
    case .chain:
      "more than \(InputLimits.steps) steps with 'after' ask for each other, and this is the first too many"
    case .end:
      "\(Int(InputLimits.longestWait)) seconds after the last touch this step still asks for itself"
    }
  }

  var hint: String { "what this step causes calls a method that has the step, again and again" }
}
