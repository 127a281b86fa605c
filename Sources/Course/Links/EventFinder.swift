// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Finds the steps of a run that links lead to.
package struct EventFinder: Sendable {
  private let analysis: TraceAnalysis
  private let calls: CallList
  private let only: [Int]

  /// For each touch, the step number of each event.
  private let steps: [[Int: Int]]

  /// - Parameters:
  ///   - analysis: The run.
  ///   - only: The touches of the scenario that are in the run, by their numbers in texts; empty for all.
  package init(_ analysis: TraceAnalysis, only: [Int] = []) {
    self.analysis = analysis
    self.only = only
    calls = CallList(analysis.trace)
    steps = analysis.allSteps(limit: .max).map { touch in
      var numbers: [Int: Int] = [:]
      for step in touch.steps {
        for event in step.events where numbers[event] == nil { numbers[event] = step.number }
      }
      return numbers
    }
  }

  /// The index of a touch among those of the run; nil if the run does not have it.
  package func position(ofTouch touch: Int) -> Int? {
    let position = only.isEmpty ? touch - 1 : only.firstIndex(of: touch)
    return position.flatMap { steps.indices.contains($0) ? $0 : nil }
  }

  /// The step number, from 1; nil if the run has no such event.
  package func step(of link: EventLink) -> Int? {
    guard let position = position(ofTouch: link.touch) else { return nil }
    let numbers = steps[position]
    let found = events(named: link.event).filter { numbers[$0] != nil }
    let late = found.isEmpty ? withheld(named: link.event).filter { numbers[$0] != nil } : found
    return late.indices.contains(link.count - 1) ? numbers[late[link.count - 1]] : nil
  }

  /// Why there is no such step.
  package func fault(of link: EventLink) -> String {
    guard let position = position(ofTouch: link.touch) else {
      let known = only.isEmpty ? "\(steps.count)" : only.map(String.init).joined(separator: ", ")
      return "there is no touch \(link.touch); the run has \(known)"
    }
    let numbers = steps[position]
    let count = events(named: link.event).count { numbers[$0] != nil }
    guard count == 0 else {
      return "'\(link.event)' comes \(count == 1 ? "once" : "\(count) times") in touch \(link.touch)"
    }
    return "nothing in touch \(link.touch) is '\(link.event)'"
  }

  /// The events of the named object in the touch, for a hint.
  package func others(of link: EventLink) -> [String] {
    guard let position = position(ofTouch: link.touch), let dot = link.event.lastIndex(of: ".") else {
      return []
    }
    let receiver = link.event[..<dot]
    let numbers = steps[position]
    var names: [String] = []
    for (sequence, name) in states where numbers[sequence] != nil && name.hasPrefix("\(receiver).") {
      if !names.contains(name) { names.append(name) }
    }
    for call in calls.calls where numbers[call.sequence] != nil && call.receiver.map({ $0[...] }) == receiver
    {
      if !names.contains(call.text) { names.append(call.text) }
    }
    return names
  }

  /// The events with a name, by their index in the trace.
  private func events(named name: String) -> [Int] {
    let called = calls.calls.filter { $0.matches(name) }.map(\.sequence)
    let entered = states.filter { $0.name == name }.map(\.sequence)
    // A skipped view is not called, but it counts as asked.
    let passedOver = analysis.trace.events.compactMap { event -> Int? in
      guard case .hitTestReturned(let record) = event.kind, record.result == nil,
        name == "\(record.view).hitTest"
      else {
        return nil
      }
      return event.sequence
    }
    let all = Set(called + entered).sorted()
    return all.isEmpty ? passedOver : all
  }

  /// The states that recognizers enter.
  private var states: [(sequence: Int, name: String)] {
    analysis.trace.events.flatMap { event -> [(sequence: Int, name: String)] in
      guard case .recognizerStateChanged(let record) = event.kind else { return [] }
      let names = record.to == .ended ? [record.to.rawValue, StateHistory.recognized] : [record.to.rawValue]
      return names.map { (event.sequence, "\(record.recognizer).\($0)") }
    }
  }

  /// The times at which an event with a name was delayed or never came.
  private func withheld(named name: String) -> [Int] {
    analysis.trace.events.compactMap { event in
      switch event.kind {
      case .touchesHeld(let record): name == "\(record.view).\(record.method)" ? event.sequence : nil
      case .touchesDiscarded(let record): name == "\(record.view).\(record.method)" ? event.sequence : nil
      default: nil
      }
    }
  }
}
