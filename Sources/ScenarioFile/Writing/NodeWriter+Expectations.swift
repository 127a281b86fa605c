// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import Yams

extension NodeWriter {
  /// An expectation; that of a variant may be about one value alone.
  func expectation(_ expectation: ScenarioExpectation, of value: String? = nil) -> Node {
    var mapping = MappingWriter(self)
    mapping.add(VariantExpectationKey.value, value.flatMap(LineValue.node))
    mapping.add(expectation, ExpectationKey.rows)
    return mapping.block
  }

  func calls(_ calls: ScenarioCalls) -> Node {
    var plain = ScenarioCalls()
    plain.exactly = calls.exactly
    if let exactly = calls.exactly, calls == plain { return callList(exactly) }
    var mapping = MappingWriter(self)
    mapping.add(calls, CallsKey.rows)
    return mapping.block
  }

  func callList(_ calls: [ScenarioCall]) -> Node {
    calls.isEmpty ? flow([]) : list(calls.map(call))
  }

  private func call(_ call: ScenarioCall) -> Node {
    guard call.saysMore else { return text(call.text) }
    var mapping = MappingWriter(self)
    mapping.add(call, ExpectedCallKey.rows)
    return mapping.flow
  }

  func actions(_ actions: [ScenarioAction]) -> Node {
    actions.isEmpty ? flow([]) : list(actions.map(action))
  }

  private func action(_ action: ScenarioAction) -> Node {
    guard action.at != nil else { return text(action.text) }
    var mapping = MappingWriter(self)
    mapping.add(action, ExpectedActionKey.rows)
    return mapping.flow
  }

  func time(_ time: ExpectedTime) -> Node {
    switch time {
    case .at(let time): number(time)
    case .limits(let limits): row(limits)
    }
  }

  private func row(_ limits: [ValueLimit]) -> Node {
    var row = MappingWriter(self)
    for limit in limits { row.add(limit.comparison.rawValue, value(limit.value)) }
    return row.flow
  }

  func states(_ states: ScenarioStates) -> Node {
    if let entered = states.entered, states.at.isEmpty, states.because == nil { return row(entered) }
    var mapping = MappingWriter(self)
    mapping.add(states, ExpectedStatesKey.rows)
    return mapping.flow
  }

  func statesAtTimes(_ states: [ScenarioStateAt]) -> Node {
    var mapping = MappingWriter(self)
    for state in states { mapping.add(time: state.time, text(state.state)) }
    return mapping.flow
  }

  /// Properties with their values or limits on one line.
  func expectedValues(_ values: [ExpectedValue]) -> Node {
    var mapping = MappingWriter(self)
    for expected in values {
      switch expected.wanted {
      case .value(let value): mapping.add(expected.name, self.value(value))
      case .limits(let limits): mapping.add(expected.name, row(limits))
      }
    }
    return mapping.flow
  }
}
