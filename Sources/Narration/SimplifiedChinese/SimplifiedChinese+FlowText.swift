// SPDX-License-Identifier: Apache-2.0

extension FlowText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {

    case .asked(let number, let by): "第\(number)个被询问，由\(by)询问"
    case .askedAsWindow(let number): "作为窗口，第\(number)个被询问"
    case .askedByCode(let number): "第\(number)个被询问，由代码调用"
    case .pointHere(let point): "在它的坐标系中，触摸点是\(point)"
    case .isAsked: "会被询问吗？"
    case .passedOver: "跳过"

    case .interactionGate: "isUserInteractionEnabled？"
    case .animationGate: "被动画挡住？"
    case .hiddenGate: "isHidden？"
    case .alphaGate: "alpha ≥ 0.01？"
    case .insideGate: "point(inside:)？"
    case .subviewGate: "有子视图返回视图吗？"
    case .yes: "是"
    case .no: "否"

    case .isTrue: "true"
    case .isFalse: "false"
    case .noAnimation: "没有挡住触摸的动画"
    case .alpha(let alpha): "alpha为\(alpha)"
    case .pointInside(let point): "\(point)在其中"
    case .pointNotInside(let place): "点\(place)"
    case .assumed(let text): "\(text)（假定）"
    case .returned(let view, let result): "\(view)返回了\(result)"
    case .allReturnedNil: "全都返回nil"

    case .asksSubviews: "从前到后询问子视图"
    case .asksNoSubviews: "没有询问任何子视图"
    case .hasNoSubviews: "它没有子视图"
    case .askedSubviews(let count, nil): "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?) where total == count: "询问了\(count)个子视图"
    case .askedSubviews(let count, let total?): "共\(total)个子视图，询问了\(count)个"
    case .moreSubviews(let count): "……另有\(count)个返回nil"

    case .hitTestOverride(let what): "重写的hitTest：\(what)"
    case .overriddenHitTest: "重写的hitTest"
    case .answersAlone: "它不问super，自己作答"
    case .answersOtherwise: "它问过super，但作出不同的回答"
    case .agreesWithSuper: "这里它返回super的结果"
    case .goesPastGates: "它绕过各项检查"
    case .instead: "重写的hitTest改成这样"

    case .returnsNil: "返回nil"
    case .returnsItself: "返回self"
    case .returnsView(let view): "返回\(view)"
    case .subtreeIsOut: "该视图连同其中的一切都被排除"
    case .isHitView: "它就是命中视图"

    case .notComeTo(let names): "未执行到：\(names)"
    }
  }
}
