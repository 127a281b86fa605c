// SPDX-License-Identifier: Apache-2.0

extension FlowText {
  package func said(in _: English.Type) -> String {
    switch self {

    case .asked(let number, let by): "asked as number \(number), by \(by)"
    case .askedAsWindow(let number): "asked as number \(number), as a window"
    case .askedByCode(let number): "asked as number \(number), by code"
    case .pointHere(let point): "the touch is at \(point) in its coordinates"
    case .isAsked: "asked at all?"
    case .passedOver: "passed over"

    case .interactionGate: "isUserInteractionEnabled?"
    case .animationGate: "blocked by an animation?"
    case .hiddenGate: "isHidden?"
    case .alphaGate: "alpha ≥ 0.01?"
    case .insideGate: "point(inside:)?"
    case .subviewGate: "did one return a view?"
    case .yes: "yes"
    case .no: "no"

    case .isTrue: "true"
    case .isFalse: "false"
    case .noAnimation: "none that blocks touches"
    case .alpha(let alpha): "alpha is \(alpha)"
    case .pointInside(let point): "\(point) is inside"
    case .pointNotInside(let place): "the point is \(place)"
    case .assumed(let text): "\(text) (assumed)"
    case .returned(let view, let result): "\(view) returned \(result)"
    case .allReturnedNil: "all of them returned nil"

    case .asksSubviews: "ask the subviews, front to back"
    case .asksNoSubviews: "none was asked"
    case .hasNoSubviews: "it has no subviews"
    case .askedSubviews(let count, nil): "asked \(English.count(count, "subview"))"
    case .askedSubviews(let count, let total?) where total == count:
      "asked \(English.count(count, "subview"))"
    case .askedSubviews(let count, let total?): "asked \(count) of \(English.count(total, "subview"))"
    case .moreSubviews(let count): "… \(count) more, which returned nil"

    case .hitTestOverride(let what): "override of hitTest: \(what)"
    case .overriddenHitTest: "override of hitTest"
    case .answersAlone: "it answers without asking super"
    case .answersOtherwise: "it asks super, and answers otherwise"
    case .agreesWithSuper: "here it returns what super returns"
    case .goesPastGates: "it goes past the gates"
    case .instead: "the override says so instead"

    case .returnsNil: "return nil"
    case .returnsItself: "return self"
    case .returnsView(let view): "return \(view)"
    case .subtreeIsOut: "the view is out, with everything in it"
    case .isHitView: "it is the hit-test view"

    case .notComeTo(let names): "Not reached: \(names)"
    }
  }
}
