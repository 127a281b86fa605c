// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension OutcomeText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "\(taker) is the first from the \(isFirstResponder ? "first responder" : "sender") \(start) on that performs it"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "the search starts at the first responder \(start), and nobody from there on performs it"
        : "there is no first responder, so the search starts at the sender \(start), and nobody from there on performs it"
    case .offTheWay(let names, let count):
      "; \(names) \(count == 1 ? "performs" : "perform") it, but \(count == 1 ? "is" : "are") not on that way"
    case .recognizerLine(let name, let className?, let view, let text):
      "\(name) (\(code: className)\(on(view))): \(text)."
    case .recognizerLine(let name, nil, let view, let text): "\(name)\(on(view)): \(text)."
    case .states(let names, let waitedFor, let reason):
      "\(names)\(waitedFor.map { " after waiting for \($0)" } as RichText?)\(reason.map { ": \($0)" } as RichText?)"
    case .waits(let names): "waits for \(names) to fail"
    case .staysPossible: "sees the touch and stays undecided"
    case .letsGo: "takes the touch out of its gesture"
    case .isPassedOver(let reason): "does not see the touch: \(reason)"
    case .notSimulated: "its gesture is not simulated, so what it does is not known"
    case .notSimulatedRemark(let names):
      "Not simulated: the gesture of \(names), which may send actions and delay or cancel what is told here."
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      "\(sent(action, by: sender)) to \(target)\(detail.map { " (\($0))" } as RichText?)\(late.map { ", \($0) s after the lift" } ?? "")\(reason.map { ", because \($0)" } as RichText?)."
    case .droppedLine(let sender?, let action, let reason):
      "\(sender) sends \(action), which reaches nobody: \(reason)."
    case .droppedLine(nil, let action, let reason): "\(action) is sent and reaches nobody: \(reason)."
    case .callbackLine(let method, let receiver, let subject, let count):
      "\(method) of \(receiver) is called\(subject.map { " for \($0)" } as RichText?)\(count > 1 ? ", \(count) times" : "")."
    case .changeLine(.withheld, let view, _, let reason): "\(view) does not get the touch: \(reason)."
    case .changeLine(.held, let view, let method, let reason): "\(method) of \(view) waits: \(reason)."
    case .changeLine(.released, let view, let method, let reason):
      "\(method) of \(view) is called at last: \(reason)."
    case .changeLine(.discarded, let view, let method, let reason):
      "\(method) of \(view) is never called: \(reason)."
    case .changeLine(.taken, let view, _, let reason):
      "\(view) loses the touch and gets `touchesCancelled`: \(reason)."
    case .changeLine(.detached, let view, _, _): "\(view) left the window and gets nothing more of the touch."
    case .state(.ended, isDiscrete: true): "recognized"
    case .state(let state, _): RichText(state.rawValue)
    }
  }

  private func on(_ view: RichText?) -> RichText? { view.map { " on \($0)" } }

  private func sent(_ action: RichText, by sender: RichText?) -> RichText {
    sender.map { "\($0) sends \(action)" } ?? "\(action) is sent"
  }
}

extension English {
  /// The gesture itself; nil for one that is not known.
  static func gesture(_ kind: UIKitClass.Gesture) -> String? {
    switch kind {
    case .tap: "tap"
    case .longPress: "long press"
    case .pan: "pan"
    case .edgePan: "edge pan"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .hover: "hover"
    case .scroll: "scroll"
    case .contentDelay: "delay"
    case .textTap: "text tap"
    case .other: nil
    }
  }
}
