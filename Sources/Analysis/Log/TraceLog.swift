// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A trace as the log that people print from overridden methods, indented two spaces a call.
///
/// ```text
/// TopView hitTest {220, 193}
///   TopView pointInside {220, 193} -> true
///   SubView4 hitTest {212, -185}
///     SubView4 pointInside {212, -185} -> false
///   SubView4 hitTest -> nil
/// TopView hitTest -> TopView
/// ```
package struct TraceLog {
  private let trace: TouchTrace

  package init(_ trace: TouchTrace) {
    self.trace = trace
  }

  /// The log, every line ended.
  package var text: String {
    var text = ""
    for line in lines {
      text += String(repeating: "  ", count: line.level)
      text += line.text
      text += "\n"
    }
    return text
  }

  /// One line of the log.
  package struct Line: Hashable, Sendable {
    /// Its event.
    package var event: TraceEvent

    /// How many calls it lies within.
    package var level: Int

    /// The words, without indentation.
    package var text: String
  }

  /// The lines, in order. Not every event has one.
  package var lines: [Line] {
    let levels = CallLevels(trace.events)
    return trace.events.indices.compactMap { position in
      guard let line = levels.line(position, trace.events) else { return nil }
      let why = line.isPassedOver ? line.reason.map { ": \($0.name)" } : nil
      return Line(
        event: trace.events[position], level: line.level, text: LineText.safe(line.text + (why ?? "")))
    }
  }
}
