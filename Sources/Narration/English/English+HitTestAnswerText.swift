// SPDX-License-Identifier: Apache-2.0

extension HitTestAnswerText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .saysNo(let view, let refusal): "\(view) says no" + clause(refusal)
    case .turnedIntoNil(let view): "\(view) would return itself; its override turns that into nil"
    case .answersAlone(let view): "\(view) is not tested: its override of hitTest answers alone"
    case .answersInstead(let view, let result): "The override of \(view) returns \(result ?? "nil") instead"
    case .takesIt(let view): "\(view) takes it: all tests passed"
    case .passesUp(let view, let result): "\(view) passes on what was found in it: \(result)"
    case .isNotAsked(let view, nil): "\(view) is not asked"
    case .isNotAsked(let view, let reason?): "\(view) is not asked: \(reason)"

    case .gesture(let gesture, let point, let view, let own):
      English.say(GraphText.gesture(gesture, point: point)).dropLast()
        + (own.map { ", for \(view) at \($0)." } ?? ", the same for \(view).")

    case .askedBy(let view, let point): "\(view) asks it: hitTest \(point)"
    case .askedAsWindow(let point): "asked as a window: hitTest \(point)"
    case .askedByCode(let point): "code asks it: hitTest \(point)"
    case .notAsked: "not asked"
    case .override: "its override"
    case .asksSuper: "first asks super"
    case .asksNobody: "answers without asking super"
    case .goesPastTests: "goes past the tests"
    case .testsPassed(let count): count == 1 ? "1 test passed" : "\(count) tests passed"
    case .passed(.interaction): "interaction on"
    case .passed(.animation): "no animation"
    case .passed(.hidden): "not hidden"
    case .passed(.alpha(let alpha)): alpha.map { "alpha \($0)" } ?? "not transparent"
    case .passed(.inside): "touch inside"
    case .question(.interaction): "Is user interaction on?"
    case .question(.animation): "Is it free of animations?"
    case .question(.hidden): "Is it shown?"
    case .question(.alpha): "Is its alpha 0.01 or more?"
    case .question(.inside): "Is the touch inside?"
    case .beyond(let isX, let value, let low, let high):
      "\(isX ? "x" : "y") is \(value), bounds reach from \(low) to \(high)"
    case .subviewsSayNo: "Do all subviews say no?"
    case .noSubviews: "it has no subviews"
    case .asksNoSubviews: "none is asked"
    case .subviewSaysNo(let refusal): English.say(GraphText.refusal(refusal))
    case .returnsView(let view): "returns \(view)"
    case .returnsNil: "returns nil"
    case .returnsItself: "returns itself"
    case .superReturns(let view): "super returns \(view)"
    case .overrideReturns(let view): "override returns \(view ?? "nil")"
    case .isOutWithAll(let view): "\(view) is out, with all in it"
    case .moreSayNo(let count): "+\(count) more say no"
    case .notReached(let count): "+\(count) not reached"
    case .asksSubviews: "ask its subviews"

    case .yes: "yes"
    case .no: "no"
    case .yesToAll: "yes to all"
    case .yesAll: "yes, all"
    case .byOverride: "override"
    }
  }

  private func clause(_ refusal: GraphText.Refusal) -> String {
    switch refusal {
    case .hidden: ": it is hidden"
    case .interactionOff: ": its user interaction is off"
    case .animating: ": it is being animated"
    case .transparent(let alpha): ": its alpha is \(alpha)"
    case .outside(let side, let distance): ": the touch is \(distance) pt \(English.beyond(side)) its bounds"
    case .onEdge, .outsideEach: ": the \(English.say(GraphText.refusal(refusal)))"
    case .untold: ""
    case .empty, .ownPointInside, .ownHitTest, .noInverse, .other:
      ": " + English.say(GraphText.refusal(refusal))
    }
  }
}
