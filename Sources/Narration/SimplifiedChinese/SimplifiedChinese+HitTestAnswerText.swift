// SPDX-License-Identifier: Apache-2.0

import Analysis

extension HitTestAnswerText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .saysNo(let view, .untold): "\(view)说不"
    case .saysNo(let view, .outside(let side, let distance)):
      "\(view)说不：触摸在它的bounds\(SimplifiedChinese.sideWord(side))方\(distance) pt处"
    case .saysNo(let view, let refusal):
      "\(view)说不：" + SimplifiedChinese.say(GraphText.refusal(refusal))
    case .turnedIntoNil(let view): "\(view)本来会返回自己，但它的重写把结果变成了nil"
    case .answersAlone(let view): "\(view)没有经过检查：它重写的hitTest自己作答"
    case .answersInstead(let view, let result): "\(view)的重写改为返回\(result ?? "nil")"
    case .takesIt(let view): "\(view)接下触摸：所有检查都通过"
    case .passesUp(let view, let result): "\(view)把在它里面找到的交上去：\(result)"
    case .isNotAsked(let view, nil): "没有问到\(view)"
    case .isNotAsked(let view, let reason?): "没有问到\(view)：\(reason)"

    case .gesture(let gesture, let point, let view, let own):
      SimplifiedChinese.say(GraphText.gesture(gesture, point: point)).dropLast()
        + (own.map { "，对\(view)来说是\($0)。" } ?? "，对\(view)来说也一样。")

    case .askedBy(let view, let point): "\(view)问它：hitTest \(point)"
    case .askedAsWindow(let point): "作为窗口被问：hitTest \(point)"
    case .askedByCode(let point): "由代码询问：hitTest \(point)"
    case .notAsked: "没有问到"
    case .override: "它的重写"
    case .asksSuper: "先问super"
    case .asksNobody: "不问super，自己作答"
    case .goesPastTests: "跳过检查"
    case .testsPassed(let count): "通过\(count)项检查"
    case .passed(.interaction): "交互已开启"
    case .passed(.animation): "没有动画"
    case .passed(.hidden): "没有隐藏"
    case .passed(.alpha(let alpha)): alpha.map { "alpha为\($0)" } ?? "不透明"
    case .passed(.inside): "触摸在里面"
    case .question(.interaction): "用户交互开启了吗？"
    case .question(.animation): "没有正在播放的动画吗？"
    case .question(.hidden): "显示着吗？"
    case .question(.alpha): "alpha不小于0.01吗？"
    case .question(.inside): "触摸在里面吗？"
    case .beyond(let isX, let value, let low, let high):
      "\(isX ? "x" : "y")是\(value)，bounds从\(low)到\(high)"
    case .subviewsSayNo: "子视图都说不吗？"
    case .noSubviews: "它没有子视图"
    case .asksNoSubviews: "一个也没问"
    case .subviewSaysNo(let refusal): SimplifiedChinese.say(GraphText.refusal(refusal))
    case .returnsView(let view): "返回\(view)"
    case .returnsNil: "返回nil"
    case .returnsItself: "返回自己"
    case .superReturns(let view): "super返回\(view)"
    case .overrideReturns(let view): "重写返回\(view ?? "nil")"
    case .isOutWithAll(let view): "\(view)连同里面的一切都出局"
    case .moreSayNo(let count): "另有\(count)个说不"
    case .notReached(let count): "另有\(count)步没走到"
    case .asksSubviews: "问子视图"

    case .yes: "是"
    case .no: "否"
    case .yesToAll: "全是"
    case .yesAll: "是，都说不"
    case .byOverride: "重写"
    }
  }
}
