// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension English {
  static func text(_ text: OutcomeText) -> String {
    switch text {
    case .recognizes(let who, let sends, let late, let reason):
      "\(who) recognizes and sends \(sends)\(after(late))\(because(reason))."
    case .recognizesInVain(let who, .unknown): "\(who) recognizes; no action of it is known."
    case .recognizesInVain(let who, .dropped(let action, let reason)):
      "\(who) recognizes, but \(action) reaches nobody: \(reason)."
    case .recognizesInVain(let who, let why): "\(who) recognizes, but sends nothing: \(clause(why))."

    case .controlActs(let view, let control, let touch, let sends, let late, let reason):
      "\(arrives(view, control, touch, " and")) sends \(sends)\(after(late))\(because(reason))."
    case .controlSilent(let view, let control, let touch, .unknown):
      view == control
        ? "\(view) gets the \(touch) and, being a control, keeps it; no action of it is known."
        : "\(view) gets the \(touch); it climbs to \(control) which, being a control, keeps it; no action of it is "
          + "known."
    case .controlSilent(let view, let control, let touch, .dropped(let action, let reason)):
      "\(arrives(view, control, touch, " and")) sends \(action), which reaches nobody: \(reason)."
    case .controlSilent(let view, let control, let touch, let why):
      "\(arrives(view, control, touch, ", but")) sends nothing: \(clause(why))."
    case .controlDisabled(let view, let control, let touch):
      view == control
        ? "\(view) keeps the \(touch) and is disabled: nothing happens."
        : "\(view) gets the \(touch); it climbs to \(control), which keeps it and is disabled: nothing happens."
    case .scrolls(let scrollView, let touch, let reason):
      "The scroll view \(scrollView) scrolls with the \(touch)\(because(reason))."
    case .stopsContent(let scrollView, let touch):
      "The \(touch) stops the scroll view \(scrollView), whose content was still moving."
    case .selects(let view, let list, let cell, let touch, let isOn, let method, let receiver):
      "\(view) gets the \(touch); \(list) \(isOn ? "selects" : "deselects") \(cell ?? "a cell")"
        + (receiver.map { " and calls \(method) of \($0)." } ?? " (\(method)).")
    case .focuses(let view, let responder, let touch):
      view == responder
        ? "\(view) gets the \(touch) and becomes first responder."
        : "\(view) gets the \(touch), and \(responder) becomes first responder."
    case .withheld(let view, let touch, let reason):
      "\(view) is hit, but does not get the \(touch): \(reason)."
    case .unclaimed(let touch, let reason): "Nobody gets the \(touch): \(reason)."

    case .rest(.cancelled(let view), let taker):
      "The touches of \(view) are cancelled\(setting(taker, "true"))."
    case .rest(.neverGets(let view), let taker): "\(view) never gets the touch\(setting(taker, "true"))."
    case .comesLate(let method, let view, let late, let reason):
      "\(method) of \(view) comes\(after(late))\(because(reason))."
    case .letsThrough(let view, let reason): "\(view) in front lets it through\(because(reason))."
    case .claims(let view, let reason): "\(view) is hit\(because(reason))."
    case .misses(let control, let touch, let reason): "The \(touch) misses \(control): it is \(reason)."
    case .recognizesToo(let who): "\(who) recognizes as well."
    case .sendsToo(let sender, let sends, let sparing):
      "\(sender) sends \(sends) as well\(setting(sparing, "false"))."
    case .selectsToo(let list, let cell, let isOn, let sparing):
      "\(list) \(isOn ? "selects" : "deselects") \(cell ?? "a cell") as well\(setting(sparing, "false"))."
    case .scrollsToo(let scrollView): "The scroll view \(scrollView) scrolls as well."
    case .focusesToo(let responder): "\(responder) becomes first responder as well."
    case .failsByVeto(let who, let reason): "\(who) fails because \(reason)."

    case .becomes(let control, let property, let value): "\(property) of \(control) becomes \(value)."

    case .waitedFor(let names): "it waited for \(names) to fail"
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "\(taker) is the first from the \(isFirstResponder ? "first responder" : "sender") \(start) on that performs it"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "the search starts at the first responder \(start), and nobody from there on performs it"
        : "there is no first responder, so the search starts at the sender \(start), and nobody from there on "
          + "performs it"
    case .offTheWay(let names, let count):
      "; \(names) \(count == 1 ? "performs" : "perform") it, but \(count == 1 ? "is" : "are") not on that way"
    case .recognizer(let kind, let name, let view):
      "The \(words(for: kind)) \(name)" + (view.map { " on \($0)" } ?? "")
    case .sending(let action, let target, let detail):
      "\(action) to \(target)" + (detail.map { " (\($0))" } ?? "")

    case .recognizerLine(let name, let className, let view, let text):
      (name == className
        ? name + (view.map { " on \($0)" } ?? "")
        : "\(name) (\(className)\(view.map { " on \($0)" } ?? ""))") + ": \(text)."
    case .states(let names, let waitedFor, let reason):
      names + (waitedFor.map { " after waiting for \($0)" } ?? "") + (reason.map { ": \($0)" } ?? "")
    case .waits(let names): "waits for \(names) to fail"
    case .staysPossible: "sees the touch and stays undecided"
    case .letsGo: "takes the touch out of its gesture"
    case .isPassedOver(let reason): "does not see the touch: \(reason)"
    case .notSimulated: "its gesture is not simulated, so what it does is not known"
    case .notSimulatedRemark(let names):
      "Not simulated: the gesture of \(names), which may send actions and delay or cancel what is told here."
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      (sender.map { "\($0) sends \(action) to \(target)" } ?? "\(action) is sent to \(target)")
        + (detail.map { " (\($0))" } ?? "") + (late.map { ", \($0) s after the lift" } ?? "")
        + "\(because(reason))."
    case .droppedLine(let sender?, let action, let reason):
      "\(sender) sends \(action), which reaches nobody: \(reason)."
    case .droppedLine(nil, let action, let reason): "\(action) is sent and reaches nobody: \(reason)."
    case .callbackLine(let method, let receiver, let subject, let count):
      "\(method) of \(receiver) is called" + (subject.map { " for \($0)" } ?? "")
        + (count > 1 ? ", \(count) times." : ".")
    case .withheldLine(let view, let reason): "\(view) does not get the touch: \(reason)."
    case .heldLine(let method, let view, let reason): "\(method) of \(view) waits: \(reason)."
    case .releasedLine(let method, let view, let reason): "\(method) of \(view) is called at last: \(reason)."
    case .discardedLine(let method, let view, let reason): "\(method) of \(view) is never called: \(reason)."
    case .takenLine(let view, let reason): "\(view) loses the touch and gets touchesCancelled: \(reason)."
    case .detachedLine(let view): "\(view) left the window and gets nothing more of the touch."
    case .state("ended", isDiscrete: true): "recognized"
    case .state(let state, _): state
    }
  }

  private static func arrives(_ view: String, _ control: String, _ touch: String, _ link: String) -> String {
    view == control
      ? "\(view) gets the \(touch)\(link)" : "\(view) gets the \(touch); it climbs to \(control), which"
  }

  private static func after(_ late: String?) -> String { late.map { " \($0) s after the lift" } ?? "" }

  private static func because(_ reason: String?) -> String { reason.map { ", because \($0)" } ?? "" }

  /// That a recognizer leaves views their touches, or takes them.
  private static func setting(_ recognizer: String?, _ value: String) -> String {
    because(recognizer.map { "cancelsTouchesInView of \($0) is \(value)" })
  }

  private static func clause(_ why: OutcomeText.NoActionReason) -> String {
    switch why {
    case .noActions: "no action is registered"
    case .noActionsFor(let events): "no action is registered for \(events)"
    case .unknown: "no action is known"
    case .dropped(let action, let reason): "\(action) reaches nobody, \(reason)"
    case .refusedTracking: "its beginTracking says no"
    case .touchOfAnotherView: "the touch is another view's, and a control tracks only its own"
    }
  }

  private static func words(for kind: UIKitClass.Gesture) -> String {
    gesture(kind).map { "\($0) recognizer" } ?? "recognizer"
  }

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
