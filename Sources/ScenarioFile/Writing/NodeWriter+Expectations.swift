// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

extension NodeWriter {
  /// An expectation; that of a variant may be about one value alone.
  func expectation(_ expectation: ScenarioExpectation, of value: String? = nil) -> Node {
    var mapping = MappingWriter(tags)
    mapping.add(VariantExpectationKey.value, value.flatMap(VariantValue.node))
    if expectation.touch != 1 { mapping.add(ExpectationKey.touch, integer(expectation.touch)) }
    if let hitView = expectation.hitView {
      mapping.add(ExpectationKey.hitView, hitView.map { text($0) } ?? word("nil"))
    }
    mapping.add(ExpectationKey.hitOrder, expectation.hitOrder.map { row($0) })
    mapping.add(ExpectationKey.chain, expectation.chain.map { row($0) })
    mapping.add(ExpectationKey.chainBegins, expectation.chainBegins.map { row($0) })
    mapping.add(ExpectationKey.calls, expectation.calls.map { calls($0) })
    mapping.add(
      ExpectationKey.actions, expectation.actions.map { $0.isEmpty ? flow([]) : list($0.map(action)) })
    mapping.add(ExpectationKey.states, byObject(expectation.states) { ($0.recognizer, states($0)) })
    mapping.add(ExpectationKey.received, byObject(expectation.received) { ($0.object, row($0.methods)) })
    if let responder = expectation.firstResponder {
      mapping.add(ExpectationKey.firstResponder, responder.map { text($0) } ?? word("nil"))
    }
    mapping.add(
      ExpectationKey.properties, byObject(expectation.properties) { ($0.object, expectedValues($0.values)) })
    mapping.add(ExpectationKey.at, expectation.at.map { number($0) })
    mapping.add(ExpectationKey.cycles, expectation.cycles.map { flow($0.map { row($0) }) })
    return mapping.block
  }

  private func calls(_ calls: ScenarioCalls) -> Node {
    var plain = ScenarioCalls()
    plain.exactly = calls.exactly
    if let exactly = calls.exactly, calls == plain { return callList(exactly) }
    var mapping = MappingWriter(tags)
    mapping.add(CallsKey.of, calls.of.map { row($0) })
    mapping.add(CallsKey.exactly, calls.exactly.map { callList($0) })
    mapping.add(CallsKey.includes, calls.includes.map { callList($0) })
    mapping.add(CallsKey.inAnyOrder, calls.inAnyOrder.map { callList($0) })
    mapping.add(CallsKey.counts, byObject(calls.counts) { ($0.text, integer($0.count)) })
    mapping.add(CallsKey.never, calls.never.map { callList($0) })
    return mapping.block
  }

  private func callList(_ calls: [ScenarioCall]) -> Node {
    calls.isEmpty ? flow([]) : list(calls.map(call))
  }

  private func call(_ call: ScenarioCall) -> Node {
    guard call.saysMore else { return text(call.text) }
    var mapping = MappingWriter(tags)
    mapping.add(ExpectedCallKey.call, text(call.text))
    mapping.add(ExpectedCallKey.touch, call.touch.map { integer($0) })
    mapping.add(ExpectedCallKey.touches, call.touches.map { flow($0.map { integer($0) }) })
    mapping.add(ExpectedCallKey.at, call.at.map { time($0) })
    mapping.add(ExpectedCallKey.location, call.location.map { row($0) })
    mapping.add(ExpectedCallKey.previousLocation, call.previousLocation.map { row($0) })
    mapping.add(ExpectedCallKey.phase, call.phase.map { text($0) })
    mapping.add(ExpectedCallKey.tapCount, call.tapCount.map { integer($0) })
    mapping.add(ExpectedCallKey.point, call.point.map { row($0) })
    return mapping.flow
  }

  private func action(_ action: ScenarioAction) -> Node {
    guard let time = action.at else { return text(action.text) }
    var mapping = MappingWriter(tags)
    mapping.add(ExpectedActionKey.action, text(action.text))
    mapping.add(ExpectedActionKey.at, self.time(time))
    return mapping.flow
  }

  private func time(_ time: ExpectedTime) -> Node {
    switch time {
    case .at(let time): number(time)
    case .limits(let limits): row(limits)
    }
  }

  private func row(_ limits: [ValueLimit]) -> Node {
    var row = MappingWriter(tags)
    for limit in limits { row.add(limit.comparison.rawValue, value(limit.value), self) }
    return row.flow
  }

  private func states(_ states: ScenarioStates) -> Node {
    if let entered = states.entered, states.at.isEmpty, states.because == nil { return row(entered) }
    var mapping = MappingWriter(tags)
    mapping.add(ExpectedStatesKey.entered, states.entered.map { row($0) })
    if !states.at.isEmpty {
      var times = MappingWriter(tags)
      for state in states.at { times.add(time: state.time, text(state.state), self) }
      mapping.add(ExpectedStatesKey.at, times.flow)
    }
    mapping.add(ExpectedStatesKey.because, states.because.map { text($0) })
    return mapping.flow
  }

  /// Properties with their values or limits on one line.
  private func expectedValues(_ values: [ExpectedValue]) -> Node {
    var mapping = MappingWriter(tags)
    for expected in values {
      switch expected.wanted {
      case .value(let value): mapping.add(expected.name, self.value(value), self)
      case .limits(let limits): mapping.add(expected.name, row(limits), self)
      }
    }
    return mapping.flow
  }

  /// A mapping of ids to what is expected of each.
  private func byObject<Item>(_ items: [Item], _ entry: (Item) -> (String, Node)) -> Node? {
    guard !items.isEmpty else { return nil }
    var mapping = MappingWriter(tags)
    for item in items {
      let (id, value) = entry(item)
      mapping.add(id, value, self)
    }
    return mapping.block
  }
}
