// SPDX-License-Identifier: Apache-2.0

/// One call that a trace shows: who was called, what, and when.
package struct TracedCall: Hashable, Sendable {
  package var kind: Kind

  /// The object whose method is called; for an action its sender, if it has one.
  package var receiver: String?

  /// The method's name without arguments; for a control event the event, for an action its selector.
  package var name: String

  /// What the call is about, outermost first: the recognizers and the touch of a question, the state or the control
  /// event of an action, the subject of a callback, the press or motion of an event.
  package var arguments: [String] = []

  /// What came of it: the answer of a question or a tracking hook, the target of an action.
  package var result: String?

  /// The virtual time, in seconds since recording started.
  package var time: Double

  /// The sequence number of the call's event.
  package var sequence: Int

  package init(_ kind: Kind, _ receiver: String?, _ name: String, time: Double, sequence: Int) {
    self.kind = kind
    self.receiver = receiver
    self.name = name
    self.time = time
    self.sequence = sequence
  }

  /// The kinds of calls, by the names that scenario files use.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `Page.hitTest` and `Page.pointInside`.
    case hitTests
    /// `UIWindow.sendEvent`.
    case sendEvent
    /// `Page.touchesBegan`, whether delivered or passed on along `next`.
    case touches
    /// `tap.touchesBegan` of a gesture recognizer.
    case recognizers
    /// `delegate.shouldBegin`: a question about recognizers or scroll views, put to whoever answers it.
    case questions
    /// `Button.beginTracking`: the tracking hooks of a control.
    case tracking
    /// `Button.touchUpInside`: one call for each event that a control sends.
    case controlEvents
    /// `Button.save`: an action, by its sender.
    case actions
    /// `Table.didSelectRow`.
    case callbacks
    /// `Page.pressesBegan`, `Page.motionBegan`, `Page.remoteControlReceived`.
    case events

    /// The kinds that a complete list of calls is about unless it says otherwise.
    package static let usual: Set<Kind> = [
      .touches, .recognizers, .tracking, .controlEvents, .actions, .callbacks, .events,
    ]
  }

  /// The call as one line: `receiver.name`, or the name alone where nobody is called or sends.
  package var text: String { receiver.map { "\($0).\(name)" } ?? name }

  /// The line with all that is known: `pan.handlePan(began) -> Editor`, `delegate.shouldBegin(pan) -> false`.
  package var fullText: String { line(text, arguments.count, withResult: true) }

  /// Whether a line that somebody wrote means this call.
  ///
  /// The line is the text of the call. It may go on with what is known beyond that: arguments in
  /// parentheses, all or only the first of them, and the result after an arrow. For an action the sender may be left out.
  ///
  /// | call | lines |
  /// | --- | --- |
  /// | touches, hit tests, control events | `Page.touchesBegan` |
  /// | question | `delegate.shouldBegin`, `delegate.shouldBegin(pan)`, `delegate.shouldBegin(pan) -> false` |
  /// | tracking | `Slider.beginTracking`, `Slider.beginTracking -> true` |
  /// | action | `handlePan`, `pan.handlePan`, `handlePan -> Editor`, `pan.handlePan(began) -> Editor` |
  package func matches(_ written: String) -> Bool {
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
