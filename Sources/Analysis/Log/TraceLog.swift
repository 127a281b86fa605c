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
  private let words: @Sendable (LogPhrase) -> String

  /// Takes the words of a language, else those of a console.
  package init(_ trace: TouchTrace, words: @escaping @Sendable (LogPhrase) -> String = { $0.words }) {
    self.trace = trace
    self.words = words
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
      guard let line = levels.line(position, trace.events, words) else { return nil }
      var text = line.text
      if line.isPassedOver, let view = line.subject {
        text = words(.notAsked(view: view, reason: line.reason?.name))
      }
      return Line(event: trace.events[position], level: line.level, text: LineText.safe(text))
    }
  }
}
