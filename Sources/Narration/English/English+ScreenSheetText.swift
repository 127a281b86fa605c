// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ScreenSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let end, let fingers, let size, let isPart):
      way(gesture, point, end) + (fingers > 1 ? " with \(English.count(fingers - 1, "more finger"))" : "")
        + " on a screen of \(size)" + (isPart ? ", of which a part is drawn." : ".")

    case .inside(let names): "in \(English.list(names))"
    case .fillsScreen: "all of the screen"
    case .notAsked(inside: 0): "not asked"
    case .notAsked(let inside): "not asked, nor the \(inside) in it"
    case .outOfSight: "outside of what is drawn"
    case .reach(let distance): "+\(distance) pt"

    case .recognizer(let kind, let taps, let view):
      "\(English.say(OutlineText.gesture(kind, taps: taps))) on \(view)"
    case .takes(nil, _, let late): "takes the touch\(after(late))"
    case .takes(let view?, isCancelled: false, let late):
      "takes the touch\(after(late)), \(view) never gets it"
    case .takes(let view?, isCancelled: true, let late): "takes the touch\(after(late)), \(view) is cancelled"
    case .recognizes(let late): "recognizes it\(after(late))"
    case .recognizesWith(let others, let late):
      "recognizes it\(after(late)), together with \(English.all(others))"
    case .gets(let late): "gets the touch\(after(late))"
    case .isSelected(let isOn, let late): "is \(isOn ? "selected" : "deselected")\(after(late))"
    case .becomesFirstResponder(let late): "becomes first responder\(after(late))"
    case .scrolls: "takes the touch and scrolls"
    case .stops: "stops"
    case .above(let count): "and \(count) above it"
    case .nobodyHandles: "pass the touch on, nobody handles it"
    case .notKnown: "whether it is handled is not known"
    case .more(let count): "+\(count) more"
    }
  }

  private func after(_ late: String?) -> String { late.map { " \($0) s after the lift" } ?? "" }

  private func way(_ gesture: TouchAnswer.Gesture, _ point: String, _ end: String?) -> String {
    switch (gesture, end) {
    case (.drag, let end?): "Drag from \(point) to \(end)"
    case (.tap, _): "Tap at \(point)"
    case (.press, _): "Press at \(point)"
    case (.drag, _), (.touch, _): "Touch at \(point)"
    }
  }
}
