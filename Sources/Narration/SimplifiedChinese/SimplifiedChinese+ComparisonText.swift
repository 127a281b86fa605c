// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ComparisonText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .alike(0): "两者相同：视图相同，事件也相同。"
    case .alike(let renamed): "两者相同：视图相同，事件也相同；\(renamed)个对象的名称不同。"
    case .sameEvents: "屏幕有差异，但两者发生的事相同。"
    case .partsWithView(let place, let view, let a, let b):
      "\(words(place))：\(view)在A中\(words(a))，在B中\(words(b))。"
    case .partsOnlyOne(let place, let view, let isInA, let does):
      "\(words(place))：只有\(isInA ? "A" : "B")有\(view)，它\(words(does))。"
    case .partsWithSentences(let place, let a, let b):
      "\(words(place))。A：\(a ?? "不再发生什么。")B：\(b ?? "不再发生什么。")"
    case .otherNumbers(let place, let a, let b):
      "两者发生的事相同，但数值不同\(clause(place))：A中是“\(a)”，B中是“\(b)”。"
    case .otherTimes(let place, let line, let a, let b):
      "两者发生的事相同，但时间不同\(clause(place))：“\(line)”在A中发生于\(a)秒，在B中发生于\(b)秒。"

    case .onlyOne(let object, let isInA, 0): "只有\(isInA ? "A" : "B")有\(object)。"
    case .onlyOne(let object, let isInA, let held): "只有\(isInA ? "A" : "B")有\(object)，其中含\(held)个视图。"
    case .differs(let property, let object?, let a, let b): "\(object)的\(code: property)在A中是\(a)，在B中是\(b)。"
    case .differs(let property, nil, let a, let b): "\(code: property)在A中是\(a)，在B中是\(b)。"
    case .otherPlace(let touch, let a, let b): "触摸\(touch)不在同一点：A中在\(a)，B中在\(b)。"
    case .moreOtherPlaces(let count): "另有\(count)次触摸也不在同一点。"

    case .differsIn(let parts): "不同之处：\(parts)"
    case .part(.movement): "手指的位置"
    case .part(.hitView): "命中视图"
    case .part(.walk): "询问的过程"
    case .part(.verdict): "结果"
    case .part(.chain): "响应链"
    case .part(.recognizers): "手势识别器"
    case .part(.actions): "发送的action"
    case .part(.controlEvents): "控件事件"
    case .part(.withholdings): "视图没有收到的触摸"
    case .part(.firstResponders): "第一响应者"
    case .object(let name, let className): name.plain == className ? name : "\(name)（\(code: className)）"
    case .renamedObject(let a, let b, let className): "A中的\(a)，B中的\(b)（\(code: className)）"
    case .held(let count): "其中含\(count)个视图"
    case .times(let a, let b): "A中\(a)秒，B中\(b)秒"

    case .alikeEvents(let count): "\(count)个事件相同"
    case .moreEvents(let a, let b): "A还有\(a)个事件，B还有\(b)个"
    case .moreObjects(let count): "另有\(count)处差异"
    case .otherName(let a, let b): "\(a)即\(b)"
    case .otherNames(let names): "在B中名称不同：\(names)。"

    case .moreTouches(let count): "另有\(count)次触摸"
    }
  }

  private func words(_ place: Place) -> String {
    switch place {
    case .step(let step, let touch): "两者在触摸\(touch)的第\(step)步分开"
    case .touch(let touch): "两者在触摸\(touch)中分开"
    case .noTouch: "两者在触摸之前就已分开"
    }
  }

  private func clause(_ place: Place) -> String {
    switch place {
    case .step(let step, let touch): "，最早在触摸\(touch)的第\(step)步"
    case .touch(let touch): "，最早在触摸\(touch)中"
    case .noTouch: ""
    }
  }

  private func words(_ answer: ViewAnswer) -> RichText {
    switch answer {
    case .takes: "收到触摸"
    case .returns(let view): "返回\(view)"
    case .refuses(let reason): "拒绝\(reason.map { "（\($0)）" } as RichText?)"
    case .isPassedOver(let reason): "被跳过\(reason.map { "（\($0)）" } as RichText?)"
    case .isNotAsked: "未被询问"
    }
  }
}
