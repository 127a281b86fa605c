// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

extension TouchTrace {
  /// The first walk of hit testing, a line for each call of `hitTest` and each answer of `point(inside:)`.
  var firstWalk: String {
    var levels: [Int: Int] = [:]
    var lines: [String] = []
    for event in events {
      let level = event.parent.flatMap { levels[$0] } ?? 0
      levels[event.sequence] = level
      func add(_ text: String, at level: Int) { lines.append(String(repeating: "  ", count: level) + text) }
      switch event.kind {
      case .hitTestEntered(let view, let point, _):
        levels[event.sequence] = level + 1
        add("\(view) hitTest \(text(point))", at: level)
      case .pointInsideAsked:
        levels[event.sequence] = level + 1
      case .pointInsideAnswered(let view, let point, let answer, _):
        add("\(view) pointInside \(text(point)) -> \(answer)", at: level - 1)
      case .hitTestReturned(let view, let result, _):
        add("\(view) hitTest -> \(result ?? "nil")", at: level - 1)
      case .hitTestPassEnded:
        return lines.joined(separator: "\n")
      default:
        break
      }
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ point: TracePoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// The responders that got a touches method, in order.
  var deliveries: [String] {
    events.compactMap { event in
      guard case .touchesDelivered(let responder, let method, _) = event.kind else { return nil }
      return "\(responder) \(method)"
    }
  }
}
