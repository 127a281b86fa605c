// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ComparisonLabel {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .comparison: "对比"
    case .compared: "对比的内容"
    case .touchesHeading: "每次触摸的结果"
    case .screensHeading: "屏幕的差异"
    case .stepsHeading: "逐步对比"
    case .stepsLead: "合并两者的日志：仅A有的标为 −，仅B有的标为+。"

    case .columnSide: "位置"
    case .columnTime: "时间"
    case .columnStep: "发生的事"
    case .columnProperty: "属性"

    case .onlyInA: "仅A"
    case .onlyInB: "仅B"
    case .otherTime: "时间不同"

    case .screen: "屏幕"

    case .sameAnswer: "两者相同。"
    case .screensAlike: "影响事件分发的属性全部相同。"
    case .notAligned: "两份记录差异太大，无法对齐到最后；其余部分一律列为不同。"
    }
  }
}

extension ComparisonText {
  package func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .alike(0): "两者相同：视图相同，事件也相同。"
    case .alike(let renamed): "两者相同：视图相同，事件也相同；\(renamed)个对象的名称不同。"
    case .sameEvents: "屏幕有差异，但事件过程相同。"
    case .partsWithView(let place, let view, let a, let b):
      "\(words(place))：\(view)在A中\(words(a))，在B中\(words(b))。"
    case .partsOnlyOne(let place, let view, let isInA, let does):
      "\(words(place))：只有\(isInA ? "A" : "B")有\(view)，它\(words(does))。"
    case .partsWithSentences(let place, let a, let b):
      "\(words(place))。A：\(a ?? "没有后续事件。")B：\(b ?? "没有后续事件。")"
    case .otherNumbers(let place, let a, let b):
      "两者事件过程相同，但数值不同\(clause(place))：A中是“\(a)”，B中是“\(b)”。"
    case .otherTimes(let place, let line, let a, let b):
      "两者事件过程相同，但时间不同\(clause(place))：“\(line)”在A中发生于\(a)秒，在B中发生于\(b)秒。"

    case .outcomes(let a, let b): "A中\(a)；B中\(b)。"

    case .onlyOne(let object, let isInA, 0): "只有\(isInA ? "A" : "B")有\(object)。"
    case .onlyOne(let object, let isInA, let held): "只有\(isInA ? "A" : "B")有\(object)，其中含\(held)个视图。"
    case .differs(let property, let object?, let a, let b): "\(object)的\(code: property)在A中是\(a)，在B中是\(b)。"
    case .differs(let property, nil, let a, let b): "\(code: property)在A中是\(a)，在B中是\(b)。"
    case .otherPlace(let touch, let a, let b): "触摸\(touch)不在同一点：A中在\(a)，B中在\(b)。"
    case .moreOtherPlaces(let count): "另有\(count)次触摸也不在同一点。"

    case .differsIn(let parts): "不同之处：\(parts)"
    case .part(.movement): "手指的位置"
    case .part(.hitView): "命中视图"
    case .part(.walk): "遍历过程"
    case .part(.verdict): "结果"
    case .part(.because): "原因"
    case .part(.chain): "响应链"
    case .part(.recognizers): "手势识别器"
    case .part(.actions): "发送的action"
    case .part(.controlEvents): "控件事件"
    case .part(.withholdings): "被延迟或取消的触摸"
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

  private func words(_ place: PartingPlace) -> String {
    switch place {
    case .step(let step, let touch): "两者从触摸\(touch)的第\(step)步开始不同"
    case .touch(let touch): "两者从触摸\(touch)开始不同"
    case .noTouch: "两者在第一次触摸之前就已不同"
    }
  }

  private func clause(_ place: PartingPlace) -> String {
    switch place {
    case .step(let step, let touch): "，最早在触摸\(touch)的第\(step)步"
    case .touch(let touch): "，最早在触摸\(touch)中"
    case .noTouch: ""
    }
  }

  private func words(_ answer: ViewAnswer) -> RichText {
    switch answer {
    case .takes: "接收触摸"
    case .returns(let view): "返回\(view)"
    case .refuses(let reason): "返回`nil`\(reason.map { "（\($0)）" } as RichText?)"
    case .isPassedOver(let reason): "被跳过\(reason.map { "（\($0)）" } as RichText?)"
    case .isNotAsked: "未被询问"
    }
  }
}

extension ComparisonPictureText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .hits(let a, let b, let because): "A\(hit(a))，B\(hit(b))" + words(because)
    case .bothHit(let view?, nil): "两者都命中\(view)，路径相同"
    case .bothHit(let view, let because):
      (view.map { "两者都命中\($0)" } ?? "两者都没有命中任何视图") + words(because)
    case .onlyOne(let side, let view): "只有\(name(side))有这次触摸，它\(hit(view))"
    case .inputs(let a, let b): "A是\(a)，B是\(b)。"

    case .onSide(let side, let words): "\(name(side))：\(words)"
    case .inBoth(let words): "两者：\(words)"
    case .onTheWay(let view): "在通往\(view)的路径上"
    case .notThere: "屏幕上没有它"
    case .calledInB(let name): "B中名为\(name)"
    case .nobodyHandles: "没有响应者处理"

    case .partHere: "两者从这里开始不同"
    case .differs(let property, let a, let b): "\(property)：A中是\(a)，B中是\(b)"
    case .otherwise(let properties): "\(SimplifiedChinese.list(properties))不同"
    case .onlyHas(let side, let object): "只有\(name(side))有\(object)"
    case .othersAsked(let count): "另外询问了\(count)个"
    }
  }

  private func name(_ side: Side) -> String { side == .a ? "A" : "B" }

  private func hit(_ view: String?) -> String { view.map { "命中\($0)" } ?? "没有命中任何视图" }

  private func words(_ because: ComparisonPictureText.Because?) -> String {
    switch because {
    case nil: ""
    case .differs(let property, let object?, let a, let b):
      "：\(object)的\(property)在A中是\(a)，在B中是\(b)"
    case .differs(let property, nil, let a, let b): "：\(property)在A中是\(a)，在B中是\(b)"
    case .onlyHas(let side, let object): "：只有\(name(side))有\(object)"
    case .places(let a, let b): "：触摸在A中位于\(a)，在B中位于\(b)"
    case .answer(let view): "：两者从\(view)开始不同"
    }
  }
}
