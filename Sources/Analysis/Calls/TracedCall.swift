// SPDX-License-Identifier: Apache-2.0

package import Trace

/// One call that a trace shows: who was called, what, and when.
package struct TracedCall: Hashable, Sendable {
  package var kind: CallKind

  /// The object whose method is called; for an action its sender, if it has one.
  package var receiver: String?

  /// The method's name without arguments; for a control event the event, for an action its selector.
  package var name: String

  /// What the call is about, outermost first: the recognizers and the touch of a question, the state or the control
  /// event of an action, the subject of a callback, the press or motion of an event.
  package var arguments: [String] = []

  /// What came of it: the answer of a question or a tracking hook, the target of an action.
  package var result: String?

  /// The touches that the call is about as it tells of them, where the trace does.
  package var touches: [CallTouch] = []

  /// The point that a view is asked about, in its bounds coordinates; nil for other calls.
  package var point: TracePoint?

  /// The virtual time, in seconds since recording started.
  package var time: Double

  /// The sequence number of the call's event.
  package var sequence: Int

  package init(_ kind: CallKind, _ receiver: String?, _ name: String, time: Double, sequence: Int) {
    self.kind = kind
    self.receiver = receiver
    self.name = name
    self.time = time
    self.sequence = sequence
  }

  /// The call as one line: `receiver.name`, or the name alone where nobody is called or sends.
  package var text: String { receiver.map { "\($0).\(name)" } ?? name }

  /// The line with all that is known: `pan.handlePan(began) -> Editor`, `delegate.shouldBegin(pan) -> false`.
  package var fullText: String { line(text, arguments.count, withResult: true) }

  /// Whether a line that somebody wrote means this call.
  ///
  /// The line is the text of the call. It may go on with what is known beyond that: arguments in
  /// parentheses, all or only the first of them, and the result after an arrow. For an action the sender may be left out,
  /// and `recognized` is another name of its state `ended`.
  ///
  /// | call | lines |
  /// | --- | --- |
  /// | touches, hit tests, control events | `Page.touchesBegan` |
  /// | question | `delegate.shouldBegin`, `delegate.shouldBegin(pan)`, `delegate.shouldBegin(pan) -> false` |
  /// | tracking | `Slider.beginTracking`, `Slider.beginTracking -> true` |
  /// | action | `handlePan`, `pan.handlePan`, `handlePan -> Editor`, `pan.handlePan(began) -> Editor` |
  package func matches(_ written: String) -> Bool {
    if isAsWritten(written) { return true }
    guard kind == .actions, arguments == [GestureState.ended.rawValue] else { return false }
    var recognized = self
    recognized.arguments = [StateHistory.recognized]
    return recognized.isAsWritten(written)
  }

  /// Whether a line that somebody wrote means a call of this receiver and name, whatever else it says.
  package func isNamed(in written: String) -> Bool {
    [text, name].contains { base in
      written == base || written.hasPrefix("\(base)(") || written.hasPrefix("\(base) -> ")
    }
  }

  private func isAsWritten(_ written: String) -> Bool {
    let bases = kind == .actions && receiver != nil ? [text, name] : [text]
    return bases.contains { base in
      guard written.hasPrefix(base) else { return false }
      return (0...arguments.count).contains { count in
        written == line(base, count, withResult: false) || written == line(base, count, withResult: true)
      }
    }
  }

  private func line(_ base: String, _ count: Int, withResult: Bool) -> String {
    var line = base
    if count > 0 { line += "(\(arguments.prefix(count).joined(separator: ", ")))" }
    if withResult, let result { line += " -> \(result)" }
    return line
  }
}
