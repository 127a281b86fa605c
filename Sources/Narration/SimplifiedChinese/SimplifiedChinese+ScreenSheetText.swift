// SPDX-License-Identifier: Apache-2.0

import Trace

extension SimplifiedChinese {
  static func text(_ text: ScreenSheetText) -> String {
    switch text {
    case .claim(let view, let finding, let ending): words(view, finding) + "，" + words(ending)
    case .nothingHit: "没有命中任何视图：问到的都说不"

    case .gesture(let gesture, let point, let end, let fingers, let size, let isPart):
      way(gesture, point, end) + (fingers > 1 ? "，另有\(fingers - 1)根手指" : "") + "，屏幕\(size)"
        + (isPart ? "，只画出一部分。" : "。")

    case .inside(let names): "在\(list(names))里"
    case .fillsScreen: "占满屏幕"
    case .notAsked(inside: 0): "没问到"
    case .notAsked(let inside): "没问到，里面的\(inside)个也没问到"
    case .outOfSight: "在画出的部分之外"
    case .reach(let distance): "+\(distance) pt"

    case .recognizer(let kind, let taps, let view):
      "\(view)上的\(SimplifiedChinese.text(OutlineText.gesture(kind, taps: taps)))"
    case .takes(nil, _): "拿走触摸"
    case .takes(let view?, isCancelled: false): "拿走触摸，\(view)始终收不到"
    case .takes(let view?, isCancelled: true): "拿走触摸，\(view)被取消"
    case .recognizes: "识别成功"
    case .recognizesWith(let others): "和\(all(others))一起识别出来"
    case .gets(nil): "收到触摸"
    case .gets(let late?): "抬起后\(late)秒才收到触摸"
    case .isSelected: "被选中"
    case .scrolls: "拿走触摸并滚动"
    case .becomesFirstResponder: "成为第一响应者"
    case .above(let count): "和它上面的\(count)个"
    case .nobodyHandles: "都往后传，没有谁处理"
    case .notKnown: "不知道是否有谁处理"
    case .more(let count): "另有\(count)个"
    }
  }

  private static func words(_ view: String, _ finding: ScreenSheetText.Finding) -> String {
    switch finding {
    case .plain: "命中\(view)"
    case .beyondBounds(let side, let distance): "\(view)在bounds \(word(side)) \(distance) pt处被命中"
    case .through(let front): "触摸穿过\(front)命中\(view)"
    }
  }

  private static func words(_ ending: ScreenSheetText.Ending) -> String {
    switch ending {
    case .taken(let who, let gesture): "\(who)拿走\(noun(gesture))"
    case .recognized(let who, let gesture): "\(who)识别出\(noun(gesture))"
    case .together(let all, let gesture): "\(SimplifiedChinese.all(all))一起识别出\(noun(gesture))"
    case .gets(let gesture): "它收到\(noun(gesture))"
    case .handled(let who, let gesture): "\(who)收到\(noun(gesture))"
    case .selects(let list, let cell): "\(list)选中\(cell)"
    case .scrolls(let view): "\(view)滚动"
    case .focuses(let responder): "\(responder)成为第一响应者"
    case .neverGets(let gesture): "但它始终收不到\(noun(gesture))"
    case .nobodyHandles(let gesture): "没有谁处理这次\(noun(gesture))"
    case .notKnown(let gesture): "不知道谁处理这次\(noun(gesture))"
    }
  }

  private static func way(_ gesture: GraphText.Gesture, _ point: String, _ end: String?) -> String {
    switch (gesture, end) {
    case (.drag, let end?): "从\(point)拖动到\(end)"
    case (.tap, _): "在\(point)点击"
    case (.press, _): "在\(point)按住"
    case (.drag, _), (.touch, _): "在\(point)触摸"
    }
  }

  private static func noun(_ gesture: GraphText.Gesture) -> String {
    switch gesture {
    case .tap: "点击"
    case .press: "按压"
    case .drag: "拖动"
    case .touch: "触摸"
    }
  }

  private static func word(_ side: GraphText.Side) -> String {
    switch side {
    case .left: "左边"
    case .right: "右边"
    case .above: "上方"
    case .below: "下方"
    }
  }
}
