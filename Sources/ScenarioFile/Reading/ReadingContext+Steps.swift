// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace

extension ScenarioReading {
  /// What code does in a method, in the order of the file.
  func steps(_ node: SourceNode, _ key: String) -> [ScenarioStep] {
    items(node, key, of: "steps").compactMap(step)
  }

  /// What a method for a recognizer's action does: always, or by the state.
  func stateSteps(_ node: SourceNode, _ key: String) -> [ScenarioEffect]? {
    guard case .mapping(let entries) = node.content else {
      return [ScenarioEffect(steps: steps(node, key))]
    }
    guard fields(node, .stateSteps) != nil else { return nil }
    if entries.isEmpty { report(node.place, "'do' names no state") }
    return entries.compactMap { entry in
      StateStepsKey(rawValue: entry.key).map { state in
        ScenarioEffect(
          state: (state == .recognized ? .ended : state).rawValue, steps: steps(entry.value, entry.key))
      }
    }
  }

  func step(_ node: SourceNode) -> ScenarioStep? {
    guard let fields = fields(node, .step) else { return nil }
    let kinds = StepKey.kinds.filter { fields[$0] != nil }
    guard kinds.count == 1, let kind = TouchKey(rawValue: kinds[0].rawValue), let value = fields[kinds[0]]
    else {
      let names = StepKey.kinds.map(\.rawValue).joined(separator: ", ")
      let found = kinds.isEmpty ? "none of them" : kinds.map(\.rawValue).joined(separator: " and ")
      missing("a step is one of \(names), found \(found)", in: fields)
      return nil
    }
    for key in [StepKey.on, .with] where fields[key] != nil && kind != .call {
      report(
        fields.keyPlace(key), "'\(key.rawValue)' does not go with '\(kind.rawValue)'",
        hint: "it goes with 'call'")
    }
    let action = kind == .call ? call(value, fields) : input(kind, value)
    return action.map { action in
      var step = ScenarioStep(action, after: number(fields, StepKey.after))
      step.place = source.isFile ? node.place : nil
      return step
    }
  }
}
