// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func text(_ text: GesturesText) -> String {
    switch text {
    case .recognizersSummary(let view, let seen, 0):
      "\(Self.count(seen, "recognizer")) of \(view) and its superviews \(seen == 1 ? "gets" : "get") the touch."
    case .recognizersSummary(let view, 0, let unseen):
      "Of \(Self.count(unseen, "recognizer")) of \(view) and its superviews none gets the touch."
    case .recognizersSummary(let view, let seen, let unseen):
      "Of \(Self.count(seen + unseen, "recognizer")) of \(view) and its superviews \(seen) \(seen == 1 ? "gets" : "get") "
        + "the touch."
    case .noRecognizers(let view):
      "Neither \(view) nor any of its superviews has a gesture recognizer, so none sees the touch."
    case .elsewhere(1):
      "1 more recognizer on this screen does not see the touch: its view is not the hit-test view or above it."
    case .elsewhere(let count):
      "\(count) more recognizers on this screen do not see the touch: their views are not the hit-test view or "
        + "above it."
    case .recognizersOrder:
      "Downwards: the hit-test view and its superviews. Numbers: the order in which recognizers get the touch, in one "
        + "view the last added first."
    case .greyFailures: "Grey boxes with ×: recognizers that UIKit's own views bring along, which failed."
    case .moreRelations(let count):
      "\(count) more relations between recognizers are told in the text only."
    case .viewsWithout(let count): "\(count) views without recognizers"
    case .moreRecognizers(let count): Self.count(count, "more recognizer")
    case .notOnThePath: "not on the way from the hit-test view to its window"
    case .needNotWait(let names, let count):
      "need not wait for \(names), which \(count == 1 ? "does" : "do") not see the touch"

    case .circle: "wait for each other in a circle"
    case .requiresItself: "requires itself to fail"
    case .doesNotPrevent(let name, let others): "\(name) does not prevent \(others)"
    case .theseRecognizers(let count): "these \(count)"
    case .bothMayRecognize: "both may recognize"
    case .relation(let recognizer, let others, .waits): "\(recognizer) waits for \(others) to fail"
    case .relation(let recognizer, let others, .requires): "\(recognizer) requires \(others) to fail"
    case .relation(_, let others, .circle): "\(others) wait for each other to fail"
    case .relation(let recognizer, let others, .prevents): "\(recognizer) prevents \(others)"
    case .relation(let recognizer, let others, .spares(let reason)):
      "\(recognizer) does not prevent \(others): \(reason)"
    case .relation(let recognizer, let others, .both(let reason)):
      "\(recognizer) and \(others) may both recognize: \(reason)"
    case .saysNo(let object, let recognizer): "\(object) does not let \(recognizer) begin"

    case .statesSummary(let name, true): "The state machine of a discrete gesture, with the steps of \(name)."
    case .statesSummary(let name, false):
      "The state machine of a continuous gesture, with the steps of \(name)."
    case .touch: "Touch"
    case .waitingState: "possible, but waiting"
    case .waitsUntilFailed(let name): "\(name) must fail first"
    case .resetState: "reset, ready for the next gesture"
    case .at(let seconds): "at \(seconds) s"
    case .between(let first, let last, let count): "\(count) times, \(first) to \(last) s"
    case .sends(let action, let target, 1): "sends \(action) to \(target)"
    case .sends(let action, let target, let count): "sends \(action) to \(target) × \(count)"
    case .reachesNobody(let action, let reason): "\(action) reaches nobody: \(reason)"
    case .ignoredStep(let state): "asked for \(state): there is no such step"
    case .letsGoOf(let touch): "takes \(touch) out of its gesture"
    case .severalTouches(let count): "The gesture is made of \(count) touches."
    case .statesNote: "Numbers: the order of the steps. Times: from the start of the scenario."
    case .neverEntered(let states): "never entered: \(states)"
    case .doesNotSee: "does not see the touch: its view is not the hit-test view or above it"
    }
  }
}
