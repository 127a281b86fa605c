// SPDX-License-Identifier: Apache-2.0

import Trace

extension TraceAnalysis {
  /// The steps of a touch, in order.
  ///
  /// - Parameters:
  ///   - touch: The touch's position in ``touches``.
  ///   - limit: How many steps are told at most; of more, those on the hit path, the first and the last, and what
  ///     came after the hit test before refusals.
  /// - Returns: The steps that are told, and how many there are.
  package func steps(of touch: Int, limit: Int = 400) -> TouchSteps {
    var reader = StepReader(self, only: touches[touch].touch)
    for event in trace.events { reader.read(event) }
    return reader.steps(of: touches[touch], limit: limit)
  }

  /// The steps of every touch, in the order of ``touches``. The events are read once for all of them.
  package func allSteps(limit: Int = 400) -> [TouchSteps] {
    var reader = StepReader(self)
    for event in trace.events { reader.read(event) }
    return touches.map { reader.steps(of: $0, limit: limit) }
  }
}
