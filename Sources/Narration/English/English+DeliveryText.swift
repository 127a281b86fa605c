// SPDX-License-Identifier: Apache-2.0

extension DeliveryText {
  package func said(in _: English.Type) -> String {
    switch self {

    case .finger: "Finger"
    case .system: "Hardware, IOKit, SpringBoard"
    case .queue: "Event queue of the application"
    case .hitTest: "Hit test of the windows"
    case .applicationSends: "UIApplication.sendEvent"
    case .windowSends: "UIWindow.sendEvent"
    case .recognizers: "Gesture recognizers"
    case .view: "Touches methods of the view"
    case .chain: "Responder chain"
    case .actions: "Controls and actions"
    case .outcome: "In the end"

    case .gestureAt(let gesture, let point): "\(gesture) at \(point)"
    case .notSimulated: "not simulated"
    case .takesEvents(let count): English.count(count, "event")
    case .walks(let count, let asked, let areAlike):
      walks(count, areAlike) + (asked == 1 ? "asks 1 view" : "asks \(asked) views")
    case .finds(let view, nil): "finds \(view)"
    case .finds(let view, let window?): "finds \(view), in \(window)"
    case .findsNobody: "no window claims the touch"
    case .sent(let count): times(count)
    case .sentTo(let window, let count): "\(window), \(times(count))"
    case .collected(let count): count == 1 ? "1 collected" : "\(count) collected"
    case .collectsNone: "none sees the touch"
    case .after(let text, let seconds): "\(text) \(seconds) s after touch-down"
    case .more(let count): "… \(count) more"
    case .calls(let view, let methods): "\(view) gets \(English.list(methods))"
    case .noCalls(let view): "none of \(view) is called"
    case .reached(let count, let total):
      "reaches \(count) of " + (total == 1 ? "1 responder" : "\(total) responders")
    case .noActions: "none"
    case .noActionsKnown: "none is known"

    case .hitTestAlone: "Hit test"
    case .asked(let count, let passes):
      (count == 1 ? "1 view asked" : "\(count) views asked")
        + (passes < 2 ? "" : passes == 2 ? ", twice" : ", \(passes) times")
    case .handsToBoth: "hands the touch to both"
    case .handsToRecognizers: "hands the touch to recognizers"
    case .handsToView: "hands the touch to the view"
    case .recognizerCount(let count): English.count(count, "recognizer")
    case .moreRecognizers(let count): "+\(count) more"
    case .outcomeOf(let who, let outcome): outcome.isEmpty ? who : "\(who): \(outcome)"
    case .nobodyTakes(let count): (count < 2 ? "" : "\(count) pass it on, ") + "nobody takes it"
    case .andMore(let action, let count): "\(action), and \(count) more"
    case .takesTouch: "takes the touch"
    case .holds(let isEnd, nil): isEnd ? "holds the end" : "holds the touch"
    case .holds(let isEnd, let seconds?): "holds the \(isEnd ? "end" : "touch") \(seconds) s"

    case .cancels: "cancels"
    case .sends: "sends"
    }
  }

  private func walks(_ count: Int, _ areAlike: Bool) -> String {
    if count == 1 { return "1 walk, which " }
    return areAlike ? "\(count) walks, each " : "\(count) walks, the last "
  }

  private func times(_ count: Int) -> String { count == 1 ? "called once" : "called \(count) times" }
}
