// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import Trace

/// A comparison for scripts: `hitpath diff --format json`.
///
/// Keys stay as they are; new ones may be added. What is not there is null, not missing.
struct DiffRecord: Encodable {
  var isAlike: Bool
  var sentence: String
  var inputs: Values
  @Nullable var divergence: Parting?
  var touches: [Touch]
  var screen: [Object]
  var events: Events

  /// Something of each trace.
  struct Values: Encodable {
    @Nullable var a: String?
    @Nullable var b: String?
  }

  struct Parting: Encodable {
    var kind: String
    /// The touch, from 1.
    @Nullable var touch: Int?
    /// The step of the hit test, from 1.
    @Nullable var step: Int?
    /// The numbers of the events in their traces.
    @Nullable var a: Int?
    @Nullable var b: Int?
    var reasons: [String]
  }

  struct Touch: Encodable {
    var number: Int
    var isAlike: Bool
    var differences: [String]
    var hitView: Values
    var sentences: Values
  }

  struct Object: Encodable {
    var kind: String
    var names: Values
    var classes: Values
    /// How many views are in a view that only one screen has.
    var held: Int
    var changes: [Change]
  }

  struct Change: Encodable {
    var property: String
    @Nullable var a: String?
    @Nullable var b: String?
  }

  struct Events: Encodable {
    /// Whether the events were aligned to the end.
    var isComplete: Bool
    var same: Int
    var otherNumbers: Int
    var onlyA: Int
    var onlyB: Int
    var runs: [Run]
  }

  /// A stretch of events, by the numbers of the first and the last in each trace.
  struct Run: Encodable {
    var kind: String
    @Nullable var a: [Int]?
    @Nullable var b: [Int]?
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension DiffRecord {
  init(_ narrator: ComparisonNarrator, _ files: Sides<String>) {
    let comparison = narrator.comparison
    let traces = Sides(comparison.sides.a.trace.events, comparison.sides.b.trace.events)
    isAlike = comparison.isAlike
    sentence = narrator.headline
    inputs = Values(a: files.a, b: files.b)
    divergence = comparison.divergence.map { divergence in
      Parting(
        kind: divergence.kind.rawValue, touch: divergence.touch.map { $0 + 1 },
        step: (divergence.steps.a ?? divergence.steps.b)?.order,
        a: divergence.events.a.map { traces.a[$0].sequence },
        b: divergence.events.b.map { traces.b[$0].sequence }, reasons: narrator.reasons)
    }
    touches = comparison.touches.map { touch in
      Touch(
        number: touch.position + 1, isAlike: touch.isAlike, differences: touch.differences.map(\.rawValue),
        hitView: Values(a: touch.answers.a?.hitView, b: touch.answers.b?.hitView),
        sentences: Values(
          a: touch.answers.a.map(narrator.narrators.a.verdict),
          b: touch.answers.b.map(narrator.narrators.b.verdict)))
    }
    screen = comparison.screen.map { difference in
      Object(
        kind: difference.kind.rawValue, names: Values(difference.names),
        classes: Values(difference.classNames),
        held: difference.held,
        changes: difference.changes.map {
          Change(property: $0.property, a: $0.values.a, b: $0.values.b)
        })
    }
    events = Events(comparison.events, traces)
  }
}

extension DiffRecord.Values {
  fileprivate init(_ values: Sides<String?>) {
    self.init(a: values.a, b: values.b)
  }
}

extension DiffRecord.Events {
  fileprivate init(_ events: EventAlignment, _ traces: Sides<[TraceEvent]>) {
    func numbers(_ range: Range<Int>, _ events: [TraceEvent]) -> [Int]? {
      range.isEmpty ? nil : [events[range.lowerBound].sequence, events[range.upperBound - 1].sequence]
    }
    self.init(
      isComplete: events.isComplete, same: events.count(.same, on: .a),
      otherNumbers: events.count(.numbers, on: .a), onlyA: events.count(.onlyA, on: .a),
      onlyB: events.count(.onlyB, on: .b),
      runs: events.runs.map { run in
        DiffRecord.Run(
          kind: run.kind.rawValue, a: numbers(run.events.a, traces.a), b: numbers(run.events.b, traces.b))
      })
  }
}
