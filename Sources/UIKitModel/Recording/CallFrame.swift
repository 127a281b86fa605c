// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// A call that has been entered and not yet left.
@MainActor
struct CallFrame {
  enum Call: Equatable {
    case pass
    case sendEvent
    case hitTest
    case pointInside
    case method(EventCall.Method)
    case other
  }

  let receiver: UIResponder?
  let call: Call

  /// The class whose implementation runs just now; nil before any was entered that tells of itself.
  var level: AnyClass?

  /// The sequence number of the event that entered the call.
  var sequence = 0

  /// `hitTest` only: the point of the call.
  let point: CGPoint?

  /// `hitTest` only: what the default implementation returned for the call's own point, if it was asked.
  var defaultResult: UIView??

  /// `hitTest` only: why a gate, or `point(inside:)` for the call's own point, refused.
  var refusal: TraceReason?

  /// Touches methods, and those for presses, motion and remote control: whether it is recorded already what became of the call.
  var isSettled = false

  init(_ receiver: UIResponder?, _ call: Call, at point: CGPoint? = nil, level: AnyClass?) {
    self.receiver = receiver
    self.call = call
    self.point = point
    self.level = level
  }

  func isCall(of call: Call, on receiver: UIResponder) -> Bool {
    self.call == call && self.receiver === receiver
  }

  /// Whether an implementation of a class belongs to this very call: the first to be entered, or one reached
  /// through `super` from the class that runs just now.
  func isContinued(by receiver: UIResponder, _ call: Call, _ level: AnyClass) -> Bool {
    guard isCall(of: call, on: receiver) else { return false }
    guard let running = self.level else { return true }
    var ancestor: AnyClass? = _getSuperclass(running)
    while let candidate = ancestor {
      if candidate == level { return true }
      ancestor = _getSuperclass(candidate)
    }
    return false
  }

  /// Why `hitTest` returned what it did: the refusal if that made it nil, nil if the default implementation decided,
  /// else that an override did (HT-17).
  func reason(forResult result: UIView?) -> TraceReason? {
    if let byDefault = defaultResult, byDefault === result { return result == nil ? refusal : nil }
    if result == nil, defaultResult == nil, let refusal { return refusal }
    return TraceReason(.customHitTest)
  }
}
