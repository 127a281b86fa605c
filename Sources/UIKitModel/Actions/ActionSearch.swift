// SPDX-License-Identifier: Apache-2.0

import Trace

/// The search for a responder that performs an action: from the first responder of the key window on, or without one
/// from the sender on, and nowhere else (UC-16, RC-22).
@MainActor
struct ActionSearch {
  let action: String
  let sender: Any?

  /// Where the search starts; nil for nowhere.
  let start: UIResponder?

  private let reason: TraceReason.Code

  init(action: String, sender: Any?, firstResponder: UIResponder?) {
    self.action = action
    self.sender = sender
    start = firstResponder ?? sender as? UIResponder
    reason =
      firstResponder != nil ? .startsAtFirstResponder : start != nil ? .startsAtSender : .nowhereToStart
  }

  /// Asks one responder after another, and hands the first that performs the action to a block, nil for none.
  func run<Result>(_ body: (_ target: Any?) -> Result) -> Result {
    TraceRecorder.within({ recorder in
      .targetSearchBegan(
        .init(
          action: action, sender: Self.object(sender).map { recorder.identifier(of: $0) },
          start: start.map { recorder.identifier(of: $0) }, reason: TraceReason(reason)))
    }) {
      body(start?.target(forAction: action, withSender: sender))
    }
  }

  /// The default implementation of `target(forAction:withSender:)`: the responder itself if it can perform the action,
  /// else the next one's answer (RC-20).
  static func target(from responder: UIResponder, _ action: String, _ sender: Any?) -> Any? {
    UIApplication.withCurrent(for: responder as? UIView) { application in
      // The chain leads back into itself: all its responders have been asked.
      let isCycle = application.calls.targetSearches.contains {
        $0.responder === responder && $0.action == action
      }
      guard !isCycle else { return nil }
      let answer = responder.canPerformAction(action, withSender: sender)
      TraceRecorder.note {
        .targetAsked(.init(responder: $0.identifier(of: responder), action: action, answer: answer))
      }
      if answer { return responder }
      application.calls.targetSearches.append((responder, action))
      defer { application.calls.targetSearches.removeLast() }
      return responder.next?.target(forAction: action, withSender: sender)
    }
  }

  /// A sender or target as an object; nil for values.
  static func object(_ any: Any?) -> AnyObject? {
    guard let any, type(of: any) is AnyClass else { return nil }
    return any as AnyObject
  }
}
