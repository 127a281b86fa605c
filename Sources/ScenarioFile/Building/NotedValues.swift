// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// What a run found of the values that its scenario expects, each at its time.
package struct NotedValues: Sendable {
  /// A property of an object at a time.
  package struct Value: Sendable {
    /// The value as a trace tells it.
    package let words: String

    private let property: UIKitProperty

    @MainActor
    init?(_ property: UIKitProperty, of object: AnyObject) {
      guard let words = property.words(of: object) else { return nil }
      self.words = words
      self.property = property
    }

    /// Whether this is as expected.
    package func meets(_ wanted: ExpectedValue.Wanted) -> Bool {
      switch wanted {
      case .value(let value): isValue(value)
      case .limits(let limits): limits.allSatisfy(meets)
      }
    }

    /// Whether each number is on the right side of the limit. A value without numbers, such as `none`, is on no side.
    private func meets(_ limit: ValueLimit) -> Bool {
      let (actual, limits) = (Self.numbers(words), Self.numbers(limit.value.words))
      guard actual.count == limits.count else { return false }
      return zip(actual, limits).allSatisfy { actual, wanted in
        guard let actual, let wanted else { return false }
        return limit.comparison.holds(actual, wanted)
      }
    }

    /// Whether this is an expected value: the same for the property, or as near as numbers may be.
    private func isValue(_ expected: PropertyValue) -> Bool {
      guard let wanted = property.words(for: expected) else { return false }
      if wanted == words { return true }
      switch expected {
      case .number, .numbers: return Self.areNear(Self.numbers(wanted), Self.numbers(words))
      case .bool, .text, .texts: return false
      }
    }

    private static func numbers(_ words: String) -> [Double?] {
      if words == Int.unlimited { return [.infinity] }
      return words.split(separator: ",").map { Double($0.trimmingPrefix(" ")) }
    }

    private static func areNear(_ expected: [Double?], _ actual: [Double?]) -> Bool {
      expected.count == actual.count
        && zip(expected, actual).allSatisfy { expected, actual in
          guard let expected, let actual else { return false }
          return abs(expected - actual) <= Tolerance.number.largest
        }
    }
  }

  /// What is so at one time, by object and property.
  fileprivate struct Moment: Sendable {
    var firstResponder: String?
    var values: [String: [String: Value]] = [:]
  }

  /// By time, in seconds; nil stands for the end.
  fileprivate var moments: [Double?: Moment] = [:]

  /// When the run is over, in seconds.
  package fileprivate(set) var end = 0.0

  /// Of a run that expected nothing.
  package init() {}

  /// The value of a property, at a time or at the end; nil for an object that does not exist or has no such property.
  package func value(of property: String, of object: String, at time: Double?) -> Value? {
    moments[time]?.values[object]?[property]
  }

  /// The first responder of the key window, at a time or at the end; nil for none (RC-17).
  package func firstResponder(at time: Double?) -> String? { moments[time]?.firstResponder }
}

/// Notes the values that a scenario expects while it is played.
@MainActor
final class ValueNoting {
  private(set) var noted = NotedValues()

  private let objects: ScenarioObjects
  private let recorder: TraceRecorder
  private let expectations: [Double?: [ScenarioExpectation]]

  /// Asks the simulator for a look at each time at which something is expected.
  init(
    _ expectations: [ScenarioExpectation], of objects: ScenarioObjects, _ simulator: Simulator,
    _ recorder: TraceRecorder
  ) {
    self.objects = objects
    self.recorder = recorder
    self.expectations = Dictionary(grouping: expectations, by: \.at)
    for time in self.expectations.keys.compactMap({ $0 }) {
      simulator.look(at: time) { [self] in note(at: time) }
    }
  }

  /// Notes the values at the end, which are also those of every later time.
  func end(at time: Double) {
    noted.end = time
    for time in expectations.keys where noted.moments[time] == nil { note(at: time) }
  }

  private func note(at time: Double?) {
    var moment = NotedValues.Moment(firstResponder: recorder.firstResponder)
    for expected in expectations[time, default: []].flatMap(\.properties) {
      // Some the file does not give a name, such as the recognizers that a text field brings along.
      guard let object = objects.object(expected.object) ?? recorder.object(named: expected.object) else {
        continue
      }
      for value in expected.values {
        let property = UIKitProperties.property(value.name, .expect, of: object)
        moment.values[expected.object, default: [:]][value.name] = property.flatMap {
          NotedValues.Value($0, of: object)
        }
      }
    }
    noted.moments[time] = moment
  }
}
