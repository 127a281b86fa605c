// SPDX-License-Identifier: Apache-2.0

/// The kinds of calls, with the names that scenario files use.
package enum CallKind: String, Hashable, Sendable, CaseIterable {
  /// `Page.touchesBegan`, whether delivered or passed on along `next`.
  case touches
  /// `tap.touchesBegan` of a gesture recognizer.
  case recognizers
  /// `tap.reset`: a gesture recognizer returns to possible.
  case resets
  /// `Button.beginTracking`: the tracking hooks of a control.
  case tracking
  /// `Button.touchUpInside`: one call for each event that a control sends.
  case controlEvents
  /// `Button.save`: an action, by its sender.
  case actions
  /// `delegate.shouldBegin`: a question about a recognizer or scroll view, and who answers it.
  case questions
  /// `Page.hitTest` and `Page.pointInside`.
  case hitTests
  /// `UIWindow.sendEvent`.
  case sendEvent
  /// `Table.didSelectRow`.
  case callbacks
  /// `Page.pressesBegan`, `Page.motionBegan`, `Page.remoteControlReceived`.
  case events
  /// `Field.resignFirstResponder`: a method with a result that code calls, and `UIApplication.sendAction` for a
  /// command.
  case code

  /// The kinds that a complete list of calls contains by default.
  package static let defaults = Set(allCases).subtracting([
    .resets, .questions, .hitTests, .sendEvent, .code,
  ])

  /// The kinds of calls that belong to a touch.
  package static let aboutTouches: Set<CallKind> = [
    .touches, .recognizers, .tracking, .questions, .sendEvent,
  ]

  /// The kinds of calls that deliver events to an object.
  package static let received: Set<CallKind> = [.touches, .recognizers, .events]
}
