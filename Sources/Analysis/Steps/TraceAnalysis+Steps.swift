// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceAnalysis {
  /// The steps of a touch, in order.
  ///
  /// - Parameters:
  ///   - touch: The touch's position in ``touches``.
  ///   - limit: How many steps are told at most; of more, those on the hit path, the first and the last.
  package func steps(of touch: Int, limit: Int = 400) -> TouchSteps {
    let answer = touches[touch]
    var steps = answer.walk.map { walk in
      TouchStep(
        number: walk.order, phase: .hitTest, time: 0, kind: .asked(walk), subject: walk.view,
        mark: walk.outcome == .refused ? .refused : .path, point: walk.point, events: [])
    }
    if let view = answer.hitView {
      steps.append(
        TouchStep(
          number: steps.count + 1, phase: .hitTest, time: 0, kind: .found(view: view), subject: view,
          mark: .hit, events: []))
    }
    return TouchSteps(steps: Array(steps.prefix(limit)), count: steps.count)
  }
}
