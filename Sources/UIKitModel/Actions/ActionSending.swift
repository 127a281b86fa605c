// SPDX-License-Identifier: Apache-2.0

import Trace

/// From an action and its target, given or looked up, to the call of the method (UC-14 to UC-18).
@MainActor
struct ActionSending {
  let action: String
  let sender: Any?
  var event: UIEvent?

  /// The control event that causes the action, for the trace; nil for others.
  var controlEvent: String?

  /// The recognizer's state that causes the action; nil for others.
  var state: UIGestureRecognizer.State?

  /// Calls the method of a given target. If the target lacks it, no other target is looked for (UC-15).
  func send(to target: any ActionReceiver, isFound: Bool = false) -> Bool {
    guard target.responds(to: action) else {
      drop(TraceReason(.targetLacksAction, subject: TraceRecorder.current?.identifier(of: target)))
      return false
    }
    TraceRecorder.within({ recorder in
      .actionSent(
        ActionRecord(
          action: action, sender: senderObject.map { recorder.identifier(of: $0) },
          target: recorder.identifier(of: target), event: controlEvent.map(ControlEvent.init),
          state: state?.traced))
    }) {
      target.perform(action, from: sender, for: event)
      let methods =
        state == nil
        ? (sender as? UIControl)?.declaredMethods : (sender as? UIGestureRecognizer)?.declaration?.methods
      DeclaredMethod.run(methods, action, of: target, isFound: isFound, for: controlEvent ?? state?.name)
    }
    return true
  }

  /// Looks for a target and calls its method; no, and nothing else, if there is none (UC-16).
  func sendToChain(from firstResponder: UIResponder?) -> Bool {
    let search = ActionSearch(action: action, sender: sender, firstResponder: firstResponder)
    return search.run { found in
      guard let found else {
        drop(TraceReason(search.start == nil ? .nowhereToStart : .noTargetForAction))
        return false
      }
      guard let target = found as? any ActionReceiver else {
        let subject = ActionSearch.object(found).flatMap { TraceRecorder.current?.identifier(of: $0) }
        drop(TraceReason(.targetLacksAction, subject: subject))
        return false
      }
      return send(to: target, isFound: true)
    }
  }

  private func drop(_ reason: TraceReason) {
    TraceRecorder.current?.recordDroppedAction(action, senderObject, reason)
  }

  private var senderObject: AnyObject? { ActionSearch.object(sender) }
}
