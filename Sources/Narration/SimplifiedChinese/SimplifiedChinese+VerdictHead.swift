// SPDX-License-Identifier: Apache-2.0

import Trace

extension SimplifiedChinese {
  static func verdict(_ head: RichText, because: RichText?, unless: RichText?) -> RichText {
    "\(head)\(because.map { "，因为\($0)" } as RichText?)\(unless.map { "，\($0)" } as RichText?)。"
  }

  static func tellTail(_ head: VerdictHead) -> RichText? {
    switch head {
    case .getsUnhandled: "但没人处理"
    case .getsUndecided: "但不知道谁会处理"
    default: nil
    }
  }

  static func tell(_ head: VerdictHead) -> RichText {
    switch head {
    case .takes(let who, let touch, let from?, let late): "\(row(who))\(after(late))抢走了\(from)的\(touch)"
    case .takes(let who, let touch, nil, let late): "\(row(who))\(after(late))收走了\(touch)"
    case .recognizes(let who, let touch, let sends, let late):
      "\(row(who))收到\(touch)，\(after(late))\(words(sends))"
    case .recognizesInVain(let who, let touch, let from):
      "\(who)\(taken(from))\(touch)，却什么也没做"
    case .unknownAction(let who, let touch, let from):
      "\(who)\(taken(from))\(touch)，但不知道它发送哪个action"

    case .control(let control, let touch, let view, let effect, let late, let recognizer):
      "\(although(recognizer))\(control)收到\(on(view))\(touch)\(after(late, before: "，"))\(words(effect))"
    case .selected(let cell, let list, let isOn, let segue, _, let recognizer):
      "\(although(recognizer))\(cell ?? "\(list)的一个单元格")\(recognizer == nil ? "" : "仍")\(isOn ? "被选中" : "被取消选中")\(segue.map { "，执行\($0)" } as RichText?)"
    case .scrolls(let views, let touch, let from?):
      "\(row(views))抢走了\(from)的\(touch)，\(views.count > 1 ? "一起" : "自己")滚动"
    case .scrolls(let views, let touch, nil): "\(row(views))随\(touch)滚动"
    case .stopsContent(let view, let touch): "这次\(touch)按停了\(view)"
    case .focuses(let responder, let touch, nil): "\(responder)收到\(touch)，成为第一响应者"
    case .focuses(let responder, let touch, let view?): "\(responder)因\(view)上的\(touch)成为第一响应者"

    case .handles(let responder, let touch, let view, let late):
      "\(responder)\(after(late))收到\(on(view))\(touch)并处理它"
    case .keeps(let responder, let touch, let view): "\(responder)收到\(on(view))\(touch)，什么也不做"
    case .loses(let view, let touch): "\(view)收到\(touch)，又失去了它"
    case .neverGets(let view, let touch): "\(view)被命中，却收不到\(touch)"
    case .nobodyHandles(let touch, let view): "没人处理\(view)上的\(touch)"
    case .getsUnhandled(let view, let touch), .getsUndecided(let view, let touch): "\(view)收到\(touch)"
    case .nothingKnown(let view, let touch): "\(view)收到\(touch)，已知的响应者都不处理"
    case .nobodyGets(let touch): "没人收到\(touch)"
    case .parted(let parts): parts.dropFirst().reduce(parts.first.map(words) ?? "") { "\($0)，\(words($1))" }
    }
  }

  static func tell(_ because: VerdictBecause) -> RichText {
    switch because {
    case .returned(let view): "\(view)的\(code: "hitTest")返回了它"
    case .reachesFurther(nil, let place):
      "它的\(code: "point(inside:)")说在，触摸点却\(place ?? "在bounds之外")"
    case .reachesFurther(let view?, let place):
      "\(view)的\(code: "point(inside:)")说在，触摸点却\(place ?? "在bounds之外")"
    case .letsThrough(let view, .hitTestReturnsNil, let isInFront):
      "\(front(isInFront))\(view)的\(code: "hitTest")返回\(code: "nil")"
    case .letsThrough(let view, .pointInsideSaysNo, let isInFront):
      "\(front(isInFront))\(view)的\(code: "point(inside:)")说不在"
    case .letsThrough(let view, .setting(let property, let value), let isInFront):
      "\(front(isInFront))\(view)的\(code: property)为\(code: value)"
    case .letsThrough(let view, .clause(let reason), let isInFront):
      "\(front(isInFront))\(view)让它穿透：\(reason)"
    case .nearlyInvisible(let view, let alpha):
      "\(view ?? "它")的\(code: "alpha")为\(code: alpha)，几乎看不见，却仍收触摸"
    case .inFront(nil, let other, _): "它在\(other)前面"
    case .inFront(let view?, let other, let isWindow): "\(isWindow ? "窗口" : "")\(view)在\(other)前面"
    case .deepest: "它是手指下最深的视图"
    case .besideSubviews(_, let subview?): "手指在它唯一的子视图\(subview)之外"
    case .besideSubviews(let count, nil): "手指在它的\(count)个子视图之外"

    case .misses(let touch, let control, let place): "\(touch)没有落在\(control)上：触摸点\(place)"
    case .refusesFor(let view, let inside, let reason): "\(inside)所在的\(view)说不在：\(reason)"
    case .setting(let property, nil, _, let value): "它的\(code: property)为\(code: value)"
    case .setting(let property, let object?, nil, let value): "\(object)的\(code: property)为\(code: value)"
    case .setting(let property, let object?, let inner?, let value):
      "\(inner)所在的\(object)的\(code: property)为\(code: value)"

    case .recognizes(let gesture, true):
      "它\(words(gesture))，且\(code: "cancelsTouchesInView")为\(code: "true")"
    case .recognizes(let gesture, false): "它\(words(gesture))"
    case .recognizesAbove(let gesture, let view, let inside): "\(inside)在\(view)里，而它\(words(gesture))"
    case .innermost(let count, let kind): "\(count)个\(Self.words(for: kind))里它在最内层，而只有一个能识别成功"
    case .goesFirst(let others): "它先于\(row(others))识别成功，而只有一个能成功"
    case .shorter(let property, let value, let other, let otherValue):
      "它的\(code: property)是\(value)秒，比\(other)的\(otherValue)秒短，而只有一个能识别成功"
    case .waited(let others): "它要等\(row(others))失败"
    case .heldBack(let who, true, let setting): "\(who)在等下一次点击，且\(code: setting)为\(code: "true")"
    case .heldBack(let who, false, let setting): "\(who)那时才有结果，且\(code: setting)为\(code: "true")"
    case .goesBefore(let recognizer): "控件自己的action先于\(recognizer)"
    case .rests(let seconds, let view): "手指停了\(seconds)秒，\(view)还没来得及滚动"
    case .moves(let points): "手指移动了\(points)点"
    case .wasMoving: "它的内容还在滚动"

    case .passesOn(let view): "\(view)沿响应链把它往上传"
    case .selects(let list): "它收到触摸，而\(list)选中被点的那一行"
    case .exclusive(let other, true): "\(other)已有触摸，而它自己的\(code: "isExclusiveTouch")为\(code: "true")"
    case .exclusive(let other, false): "\(other)已有触摸，且\(code: "isExclusiveTouch")为\(code: "true")"
    case .implements(let method): "它是手指下最深的视图，并实现了\(code: method)"
    case .cycle(let responder): "\(responder)的\(code: "next")绕回响应链"
    case .noAction: "它没有action"
    case .noActionFor(let events): "它没有\(row(events))的action"
    case .actionDropped(let action, let reason): "\(action)没人接收：\(reason)"
    case .noPerformer(let action, let start, true): "从第一响应者\(start)往上，没有响应者能执行\(action)"
    case .noPerformer(let action, let start, false): "从\(start)往上，没有响应者能执行\(action)"
    case .beginTrackingRefuses: "它的\(code: "beginTracking")返回\(code: "false")"
    case .touchOfAnother: "控件只跟踪命中它自己的触摸"
    case .isControl: "控件不把触摸往上传"
    case .isScrollView: "滚动视图不把触摸往上传"
    case .takesOneTouch: "它已有一个触摸，且\(code: "isMultipleTouchEnabled")为\(code: "false")"

    case .controllersUnknown: "来源没有给出视图控制器"
    case .classesUnknown(let names): "来源没有说明\(row(names))会做什么"
    case .notSimulated(let names): "没有模拟\(row(names))会做什么"
    case .ownClassNotSimulated: "没有模拟它的类怎样处理触摸"
    case .clause(let reason): reason
    }
  }

  static func tellUnless(recognizersOf views: [RichText]) -> RichText {
    "除非\(row(views))上的手势收走它，来源没有说明那里有哪些手势"
  }

  static func tell(_ who: RecognizerRole) -> RichText {
    switch who {
    case .named(let name, let kind, let view): "\(on(view))\(words(for: kind))\(name)"
    case .scroll(let view): "\(view)的滚动手势"
    case .touchDelay(let view): "\(view)的触摸暂缓"
    case .textTap(let view): "\(view)的文本点击手势"
    }
  }

  /// Recognizers in a row; where neighbours are on one view, the first of them names it.
  private static func row(_ who: [RecognizerRole]) -> RichText {
    row(
      who.indices.map { position in
        let isTold = position > 0 && who[position].place == who[position - 1].place
        return tell(isTold ? who[position].withoutPlace : who[position])
      })
  }

  private static func taken(_ from: RichText?) -> RichText { from.map { "抢走了\($0)的" } ?? "收走了" }

  private static func front(_ isInFront: Bool) -> String { isInFront ? "前面的" : "" }

  private static func on(_ view: RichText?) -> RichText? { view.map { "\($0)上的" } }

  private static func after(_ late: String?, before mark: String = "") -> String {
    late.map { "\(mark)在手指抬起\($0)秒后" } ?? mark
  }

  private static func although(_ recognizer: RichText?) -> RichText? {
    recognizer.map { "虽然\($0)也识别成功，" }
  }

  private static func words(_ effect: VerdictHead.Effect) -> RichText {
    switch effect {
    case .sends(let sent): words(sent)
    case .becomes(let property, let value): "\(code: property)变为\(code: value)"
    case .nothing: "什么也不做"
    case .unknown: "不再往上传，但不知道它发送哪个action"
    }
  }

  private static func words(_ sent: VerdictHead.Sent) -> RichText {
    let actions: RichText? = sent.actions.isEmpty ? nil : "发送\(row(sent.actions))"
    let segue: RichText? = sent.segue.map { "执行\($0)" }
    return [actions, segue].compactMap { $0 }.reduce("") { $0.runs.isEmpty ? $1 : "\($0)并\($1)" }
  }

  private static func words(_ part: VerdictHead.Part) -> RichText {
    switch part {
    case .handles(let responder, let methods): "\(responder)处理\(row(methods))"
    case .keeps(let responder, let methods): "\(responder)留下\(row(methods))"
    case .drops(let responder, let methods): "直到\(responder)没人处理\(row(methods))"
    }
  }

  private static func words(_ gesture: VerdictBecause.Gesture) -> String {
    switch gesture {
    case .taps(1), .press(nil), .drag(nil), .other: "识别成功"
    case .taps(let count): "识别到\(count)次点击"
    case .press(let seconds?): "识别到\(seconds)秒的长按"
    case .drag(let points?): "识别到\(points)点的拖动"
    }
  }

  static func row(_ parts: [RichText]) -> RichText {
    parts.dropFirst().reduce(parts.first ?? "") { "\($0)、\($1)" }
  }
}
