// SPDX-License-Identifier: Apache-2.0

extension PartialCatalogue {
  static func text(_ text: LaneText) -> String {
    switch text {
    case .summary(let start, let end, 1):
      "What the finger, the recognizers and the views did from \(start) s to \(end) s of the scenario."
    case .summary(let start, let end, let touches):
      "What the fingers, the recognizers and the views did with \(touches) touches from \(start) s to \(end) s of the scenario."
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
    case .pause(let time): "\(time) left out"
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

    case .orderNote:
      "Things that happen at one time stand side by side in their order, in a shaded column; its width is no "
        + "duration."
    case .breakNote: "Long pauses are cut out; the break says how long they are."
    case .relationNote:
      "Arrows: solid, a recognition that makes another fail or takes the touch; dashed, a decision that lets "
        + "others go on; dotted, an action, except those of a gesture that changes."
    case .possibleNote: "Thin bars: the recognizer is possible, and undecided."
    case .chosenNote: "The bold lane is that of this picture's touch."
    case .passedOnNote: "Responders that only pass a touch on have no lane."
    case .moreRecognizers(let count):
      count == 1 ? "1 more recognizer has no lane." : "\(count) more recognizers have no lane."
    }
  }
}
