// SPDX-License-Identifier: Apache-2.0

extension GesturesText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .noRecognizers(let view):
      "Neither \(view) nor any of its superviews has a gesture recognizer, so none sees the touch."
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
