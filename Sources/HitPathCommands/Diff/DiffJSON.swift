// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration
import Trace

/// A comparison for scripts: `hitpath diff --format json`.
///
/// Keys stay as they are; new ones may be added.
struct DiffJSON {
  let narrator: ComparisonNarrator
  let files: Sides<String>

  private var comparison: TraceComparison { narrator.comparison }

  private var traces: Sides<[TraceEvent]> {
    Sides(comparison.sides.a.trace.events, comparison.sides.b.trace.events)
  }

  var object: JSONObject {
    [
      "isAlike": comparison.isAlike,
      "sentence": narrator.headline.plain,
      "places": narrator.places?.plain,
      "inputs": Self.object(Sides(files.a, files.b)),
      "divergence": comparison.divergence.map(object),
      "touches": comparison.touches.map(object),
      "screen": comparison.screen.map(Self.object),
      "events": events,
    ]
  }

  /// Something of each trace.
  private static func object(_ values: Sides<String?>) -> JSONObject { ["a": values.a, "b": values.b] }

  /// Touches and steps of the hit test are counted from 1; events have the numbers of their traces.
  private func object(_ divergence: Divergence) -> JSONObject {
    [
      "kind": divergence.kind.rawValue,
      "touch": divergence.touch.map { $0 + 1 },
      "step": (divergence.steps.a ?? divergence.steps.b)?.order,
      "a": divergence.events.a.map { traces.a[$0].sequence },
      "b": divergence.events.b.map { traces.b[$0].sequence },
      "reasons": narrator.reasons.map(\.plain),
    ]
  }

  private func object(_ touch: TouchComparison) -> JSONObject {
    let (a, b) = (touch.answers.a, touch.answers.b)
    return [
      "number": touch.position + 1,
      "isAlike": touch.isAlike,
      "differences": touch.differences.map(\.rawValue),
      "hitView": Self.object(Sides(a?.hitView, b?.hitView)),
      "sentences": Self.object(
        Sides(
          a.map { _ in narrator.verdict(touch, on: .a) }, b.map { _ in narrator.verdict(touch, on: .b) })),
    ]
  }

  /// `held` counts the views in a view that only one screen has.
  private static func object(_ difference: ScreenDifference) -> JSONObject {
    [
      "kind": difference.kind.rawValue,
      "names": object(difference.names),
      "classes": object(difference.classNames),
      "held": difference.held,
      "changes": difference.changes.map {
        ["property": $0.property, "a": $0.values.a?.plainWords, "b": $0.values.b?.plainWords] as JSONObject
      },
    ]
  }

  private var events: JSONObject {
    let events = comparison.events
    return [
      "isComplete": events.isComplete,
      "same": events.count(.same, on: .a),
      "otherNumbers": events.count(.numbers, on: .a),
      "otherAnswers": events.count(.answers, on: .a),
      "onlyA": events.count(.onlyA, on: .a),
      "onlyB": events.count(.onlyB, on: .b),
      "runs": events.runs.map { run in
        [
          "kind": run.kind.rawValue, "a": Self.numbers(run.events.a, traces.a),
          "b": Self.numbers(run.events.b, traces.b),
        ] as JSONObject
      },
    ]
  }

  /// The numbers of the first and the last event of a stretch; nil for an empty one.
  private static func numbers(_ range: Range<Int>, _ events: [TraceEvent]) -> [Int]? {
    range.isEmpty ? nil : [events[range.lowerBound].sequence, events[range.upperBound - 1].sequence]
  }
}
