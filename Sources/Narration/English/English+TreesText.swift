// SPDX-License-Identifier: Apache-2.0

import Trace

extension TreesText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .hierarchySummary(let views, let windows, let controllers, let controls, let recognizers):
      "\(countOrNo(views, "view")) in \(countOrNo(windows, "window")), "
        + "\(countOrNo(controls, "control")) among them; \(countOrNo(controllers, "view controller")), "
        + "\(countOrNo(recognizers, "gesture recognizer"))."
    case .subviewOrder(isDownward: false):
      "Siblings stand from back (above) to front (below), in the order of subviews; hit testing begins at "
        + "the front."
    case .subviewOrder(isDownward: true):
      "Siblings stand from back (left) to front (right), in the order of subviews; hit testing begins at "
        + "the front."
    case .frames: "A frame holds the views of one view controller, from its root view down."
    case .hiddenDashes: "Dashed: hidden or transparent."
    case .nothingOnScreen: "There are no views."

    case .alikeMore(let count, let className): "\(count) more × \(className)"
    case .nested: "each the only subview of the one before"
    case .moreViews(let count): English.count(count, "more view")
    case .andMore(let count): "and \(count) more"

    case .rootOf(let window): "root view controller of \(window)"
    case .childOf(let controller): "child of \(controller)"
    case .presentedBy(let controller): "presented by \(controller)"
    case .presents: "presents"
    case .notLoaded(let names): "children not on the screen: \(names)"

    case .hidden: "hidden"
    case .interaction(let isOn): isOn ? "interaction on" : "interaction off"
    case .clips(let clips): clips ? "clips" : "does not clip"
    case .exclusiveTouch: "exclusive touch"
    case .multipleTouch: "multiple touch"
    case .transformed: "transform"
    case .property(let name, let value): "\(name) \(value)"
    case .animating: "being animated"
    case .disabled: "disabled"
    case .unknown(let names): "unknown: \(names)"
    case .unknownOnScreen(let names): "Not known from this source: \(names)."
    case .keyWindow: "key window"
    case .firstResponder: "first responder"
    case .moreRecognizers(let count): English.count(count, "more recognizer")
    case .gesture(_, let className): className
    case .ownRecognizers(let count):
      count == 1 ? "brings a recognizer of its own" : "brings \(count) recognizers of its own"

    case .moreClasses(let count): count == 1 ? "1 more class" : "\(count) more classes"

    case .askedNow: "asked in this step"
    case .notAskedYet: "not asked yet"
    case .notYet(let count): countOrNo(count, "view") + ", not asked yet"
    case .asksOn(let view, let pending):
      "\(view) lets the touch in and goes on to ask; the answers of \(pending) are still to come."
    case .answerPending: "has not answered yet"
    case .afterStep(let step, let count):
      "After step \(step) of \(count): what comes later, and the answers that come later, are not shown."
    case .inPass(let pass, let what): "walk \(pass): \(what)"
    case .notAskedInPass: "not asked"
    case .asNumber(let number, let what): "no. \(number), \(what)"
    case .unaskedBecause(let reason): "never asked: \(reason)"
    case .returnedUnasked(let view): "returned by \(view) without being asked"
    case .askedAlike(let count):
      "UIKit asked \(count == 2 ? "twice" : "\(count) times"), with the same answers."
    }
  }

  /// "no views", "1 view", "2 views".
  private func countOrNo(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 0 ? "no \(many ?? one + "s")" : English.count(count, one, many)
  }
}
