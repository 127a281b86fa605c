// SPDX-License-Identifier: Apache-2.0

import Trace

extension LaneText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothing: "Nobody got the touch, so there is nothing to show over time."

    case .calls: "Calls"
    case .finger(let number): "finger" + (number.map { " \($0)" } ?? "")
    case .recognizerOn(let className, let view): "\(className) on \(view)"
    case .seconds(let number): "\(number) s"

    case .touchDown: "finger down"
    case .hasTouch(let touch): "has \(touch)"
    case .waitsFor(let names): "waits for \(names)"
    case .tracking: "tracking"
    case .highlighted: "highlighted"
    case .until(let text, let time): "\(text), until \(time) s"
    case .toTheEnd(let text): "\(text), to the end"

    case .phase(.began): "down"
    case .phase(.moved): "moved"
    case .phase(.stationary): "rests"
    case .phase(.ended): "up"
    case .phase(.cancelled): "cancelled"
    case .detached: "left the window"
    case .reachesNobody(let action): "\(action) → nobody"
    case .callback(let method, let subject): method + (subject.map { " (\($0))" } ?? "")
    case .becomesFirstResponder(let name): "\(name) becomes first responder"
    case .nobodyIsFirstResponder: "no first responder any more"

    case .prevents(let winner, let loser): "\(winner) recognized, so \(loser) fails"
    case .letsGoOn(let who, let whom): "\(who) is decided, so \(whom) goes on"
    case .takes(let who, let view): "\(who) takes the touch from \(view)"
    }
  }
}
