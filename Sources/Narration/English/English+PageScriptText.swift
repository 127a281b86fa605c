// SPDX-License-Identifier: Apache-2.0

extension PageScriptText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .player: "Player"
    case .first: "First step"
    case .previous: "Previous step"
    case .play: "Play"
    case .pause: "Pause"
    case .next: "Next step"
    case .last: "Last step"
    case .speed: "Speed"
    case .step: "Step"
    case .stepOf: "Step {step} of {count}"
    case .stepSays: "Step {step} of {count}: {sentence}"
    case .start: "Before the touch"
    case .outcome: "Outcome"
    case .outcomeAfter: "after {count} steps"
    case .outcomeSays: "Outcome: {sentence}"

    case .copied: "Copied"
    case .copyText: "Copy as text"
    case .themeSystem: "Theme: system"
    case .themeLight: "Theme: light"
    case .themeDark: "Theme: dark"
    case .keys: "Keys"

    case .pictures: "Pictures"
    case .zoomIn: "Larger"
    case .zoomOut: "Smaller"
    case .zoomFit: "Fit"

    case .filterKind: "Kind"
    case .filterView: "View"
    case .filterText: "Text"
    case .all: "All"
    case .events: "{shown} of {count} events"
    case .kindHitTest: "Hit test"
    case .kindTouch: "Touches"
    case .kindView: "What views get"
    case .kindGesture: "Gesture recognizers"
    case .kindControl: "Controls and actions"
    case .kindResponder: "First responder and other events"

    case .pointIn: "{point} in {view}"
    case .tapAt: "Move the cross with the arrow keys, or tap anywhere."
    case .tapGets: "A tap at {point} goes to {view}."
    case .tapNobody: "A tap at {point} goes to no view."

    case .choose: "{view}"
    case .right: "Right: {view} is the hit-test view."
    case .wrong: "Not {view}: {sentence}"
    case .guessed: "You chose {view}."
    case .again: "Try once more."
    }
  }
}
