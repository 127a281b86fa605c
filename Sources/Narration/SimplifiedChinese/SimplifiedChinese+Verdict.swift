// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension VerdictText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .gesture(let gesture): "\(SimplifiedChinese.name(gesture))"
    case .heading(let number, .drag, let point): "触摸\(number)：从\(point)开始的拖动"
    case .heading(let number, let gesture, let point):
      "触摸\(number)：在\(point)处的\(SimplifiedChinese.name(gesture))"
    case .headingWithCure(let number, let gesture):
      "触摸\(number)：修改之后，同样的\(SimplifiedChinese.name(gesture))"

    case .verdict(
      let act, let because, let unless, let likely, let doubts, let asides, let isOfElements, let words):
      "\(isOfElements ? "很可能" : "")\(SimplifiedChinese.sentence(act, words, because: because, unless: unless, likely, doubts, asides))"
    case .act(let act, let words): SimplifiedChinese.clause(act, words)
    case .because(let because, let words): SimplifiedChinese.clause(because, words)
    }
  }
}

extension SimplifiedChinese {
  static func sentence(
    _ act: Act, _ words: VerdictWords, because: Because?, unless views: [RichText],
    _ likely: RecognizerRole?, _ doubts: [SystemDoubt], _ asides: [VerdictAside]
  ) -> RichText {
    let meant = act.statedAim(because)
    let reason = because.map { clause($0, words, isMeant: meant != nil) }
    var ends: [RichText] = []
    var otherwise: [RichText] = []
    if let likely {
      otherwise = ["\(SimplifiedChinese.say(likely))识别成功：UIKit很可能在那里加了这个手势，但来源没有显示"]
    } else if !views.isEmpty {
      ends = asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = [
        words.mayBeSwiftUI
          ? "\(SimplifiedChinese.list(views))里的SwiftUI接收了它，来源无法显示SwiftUI的内容"
          : "\(SimplifiedChinese.list(views))上有手势识别成功，来源没有说明那里有哪些手势"
      ]
    } else {
      let tail = asides.contains(where: \.saysWhoHandles) ? nil : tail(act)
      ends = [tail].compactMap { $0 } + asides.filter { !$0.isAlternative }.map { clause($0, words) }
      otherwise = asides.filter(\.isAlternative).map { clause($0, words) }
    }
    let decides = act.decisionAfter(because).map { "后续由\(SimplifiedChinese.name($0))在内部决定" as RichText }
    ends = [decides].compactMap { $0 } + ends
    if likely == nil {
      ends += doubts.filter(\.isAddition).map { clause($0) }
      otherwise += doubts.filter { !$0.isAddition }.map { clause($0) }
    }
    if !otherwise.isEmpty {
      ends.append("除非\(RichText.joined(Array(otherwise.prefix(VerdictText.mostAlternatives)), by: "，或"))")
    }
    return
      "\(clause(act, words, meant: meant, isWhole: decides == nil, isEmpty: act.isUnhandledInside(because)))\(reason.map { "，因为\($0)" } as RichText?)\(RichText.joined(ends.map { "，\($0)" }, by: ""))。"
  }

  /// The second half of the sentence if nothing is unknown.
  private static func tail(_ act: Act) -> RichText? {
    switch act {
    case .getsUnhandled: "但没有响应者处理"
    case .getsUndecided: "但不知道由谁处理"
    default: nil
    }
  }

  /// The effect of the touch; `meant` is the control that it was aimed at. What a framework decides inside a view follows later if
  /// `isWhole` is false.
  static func clause(
    _ act: Act, _ words: VerdictWords, meant: String? = nil, isWhole: Bool = true, isEmpty: Bool = false
  ) -> RichText {
    let touch: RichText = "\(meant.map { "本应由\(words.object($0))接收的" } as RichText?)\(words.touch)"
    return switch act {
    case .takes(let who, let from?, let late):
      "\(row(words.roles(who)))\(after(late, words))抢走了\(words.object(from))的\(touch)"
    case .takes(let who, nil, let late): "\(row(words.roles(who)))\(after(late, words))截获了\(touch)"
    case .recognizes(let who, let sends, let late):
      "\(row(words.roles(who)))收到\(touch)，\(after(late, words))\(SimplifiedChinese.predicate(sends, words.narrator))"
    case .recognizesInVain(let who, let from):
      "\(words.who(who))\(taken(from, words))\(touch)，但什么也没做"
    case .unknownAction(let who, let from):
      "\(words.who(who))\(taken(from, words))\(touch)，但不知道它发送哪个action"

    case .control(let control, let view, let effect, let late, let recognizer):
      "\(although(recognizer, words))\(words.object(control))收到\(on(view, words))\(touch)\(after(late, words, before: "，"))\(SimplifiedChinese.predicate(effect, words.narrator))"
    case .selected(let cell, let list, let isOn, let segue, let late, let recognizer):
      "\(although(recognizer, words))\(cell.map(words.object) ?? "\(words.object(list))的一个单元格")\(after(late, words))\(recognizer == nil ? "" : "仍")\(isOn ? "被选中" : "被取消选中")\(segue.map { "，执行\(words.object($0))" } as RichText?)"
    case .performsPrimaryAction(let cell, let list, let late, let recognizer):
      "\(although(recognizer, words))\(words.object(list))\(after(late, words))执行\(cell.map(words.object) ?? "一个单元格")的`performPrimaryAction`，但不选中它"
    case .scrolls(let views, let from?):
      "\(SimplifiedChinese.list(words.objects(views)))抢走了\(words.object(from))的\(touch)，\(views.count > 1 ? "一起" : "自己")滚动"
    case .scrolls(let views, nil): "\(SimplifiedChinese.list(words.objects(views)))随\(touch)滚动"
    case .movesSheet(let list, let view):
      "\(view.map { "\(words.object($0))上的" } as RichText?)\(touch)移动\(words.object(list))所在的sheet"
    case .stopsContent(let view): "这次\(touch)使\(words.object(view))停止滚动"
    case .focuses(let responder, nil, let late):
      "\(words.object(responder))\(after(late, words))收到\(touch)，成为第一响应者"
    case .focuses(let responder, let view?, let late):
      "\(words.object(responder))\(after(late, words))因\(words.object(view))上的\(touch)成为第一响应者"

    case .handles(let responder, let view, let late):
      "\(words.object(responder))\(after(late, words))收到\(on(view, words))\(touch)并处理它"
    case .keeps(let responder, let view, let late):
      "\(words.object(responder))\(after(late, words))收到\(on(view, words))\(touch)，什么也不做"
    case .loses(let view): "\(words.object(view))收到\(touch)，随后被取消"
    case .neverGets(let view): "命中\(words.object(view))，但它收不到\(touch)"
    case .nobodyHandles(let view): "没有响应者处理\(words.object(view))上的\(touch)"
    case .getsUnhandled(let view, let late): "\(words.object(view))\(after(late, words))收到\(touch)"
    case .getsUndecided(let view): "\(words.object(view))收到\(touch)"
    case .decidedInside(let view, let framework, let hit):
      "\(words.object(view))收到\(on(hit, words))\(touch)\(isEmpty ? "，里面没有内容处理它" : isWhole ? "，后续由\(SimplifiedChinese.name(framework))在内部决定" : "" as RichText)"
    case .nothingKnown(let view): "\(words.object(view))收到\(touch)，已知的响应者都不处理"
    case .nobodyGets: "没有视图收到\(touch)"
    case .parted(let parts):
      parts.dropFirst().reduce(parts.first.map { clause($0, words) } ?? "") { "\($0)，\(clause($1, words))" }
    }
  }

  /// A list of recognizers. If neighbours are on the same view, only the first of them names it.
  private static func row(_ who: [RecognizerRole]) -> RichText {
    let names = who.indices.map { position in
      let isTold = position > 0 && who[position].place == who[position - 1].place
      return SimplifiedChinese.say(isTold ? who[position].withoutPlace : who[position])
    }
    return RichText.joined(
      [SimplifiedChinese.list(names.dropLast()), names[names.count - 1]].suffix(names.count), by: "和")
  }

  private static func taken(_ from: String?, _ words: VerdictWords) -> RichText {
    from.map { "抢走了\(words.object($0))的" } ?? "截获了"
  }

  private static func on(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { "\(words.object($0))上的" }
  }

  private static func after(_ late: Double?, _ words: VerdictWords, before mark: String = "") -> String {
    late.map { "\(mark)在手指抬起\(words.lateness($0))秒后" } ?? mark
  }

  private static func although(_ recognizer: String?, _ words: VerdictWords) -> RichText? {
    recognizer.map { "虽然\(words.object($0))也识别成功，" }
  }

  static func clause(_ part: Act.Part, _ words: VerdictWords) -> RichText {
    let (responder, methods) = (
      words.object(part.responder), SimplifiedChinese.list(part.methods.map { RichText(code: $0) })
    )
    return switch part.outcome {
    case .handles: "\(responder)处理\(methods)"
    case .keeps: "\(methods)到\(responder)为止"
    case .drops: "\(methods)传到\(responder)仍没有响应者处理"
    }
  }

  static func predicate(_ gesture: Because.Gesture, _ words: VerdictWords) -> String {
    switch gesture {
    case .taps(1), .press(nil), .drag(nil), .other: "识别成功"
    case .taps(let count): "识别到\(count)次点击"
    case .press(let duration?): "识别到\(words.number(duration))秒的长按"
    case .drag(let distance?): "识别到\(words.number(distance))点的拖动"
    case .dragFromEdge: "识别到从屏幕边缘开始的拖动"
    }
  }
}

extension RecognizerRole {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .named(let name, let kind, let view):
      "\(view.map { "\($0)上的" } as RichText?)\(SimplifiedChinese.words(for: kind))\(name)"
    case .scroll(let view): "\(view)的滚动手势"
    case .touchDelay(let view): "\(view)的触摸延迟手势"
    case .textTap(let view): "\(view)的文本点击手势"
    case .systemGate: "屏幕边缘的系统手势"
    case .interactivePop: "导航控制器的侧滑返回"
    case .contentPop: "导航控制器的全屏侧滑返回"
    case .barTap: "导航控制器隐藏栏的点击手势"
    case .barPan: "导航控制器隐藏栏的拖动手势"
    case .sheetPan: "sheet的拖动手势"
    case .dimmingTap(let controller?): "点击外部收起\(controller)的手势"
    case .dimmingTap(nil): "点击外部收起的手势"
    case .webTaps(let view): "网页在\(view)上的点击手势"
    case .wheelTaps(let view): "\(view)转动滚轮的点击手势"
    case .mapPan(let view): "\(view)移动地图的拖动手势"
    case .documentTap(let view): "\(view)中文档的点击手势"
    case .drawing(let view): "\(view)的绘画手势"
    case .reactNativeTouches(let view): "\(view)上React Native的触摸处理"
    case .textTaps(let view): "\(view)的文本双击手势"
    case .textPress(let view): "\(view)的文本长按手势"
    case .textLink(let view): "\(view)里点链接的手势"
    case .contextMenu(let view): "\(view)的上下文菜单手势"
    case .dragLift(let view): "\(view)的拖放手势"
    case .relationship(let view): "\(view)的手势关系"
    case .rowActions(let view): "\(view)的行侧滑手势"
    case .rowSelection(let view): "\(view)的双指多选手势"
    case .itemMovement(let view): "\(view)的长按移动手势"
    case .rowDismissal(let view): "\(view)收起侧滑行的手势"
    }
  }
}

extension SimplifiedChinese {
  /// What a control does, said of it.
  static func predicate(_ effect: Act.Effect, _ it: Narrator) -> RichText {
    switch effect {
    case .sends(let actions, let segue): predicate(Act.Sent(actions: actions, segue: segue), it)
    case .becomes(let property, let value): "\(code: property)变为\(code: it.value(value))"
    case .opensMenu: "弹出自己的菜单"
    case .clearsText: "清空文字"
    case .selectsTab: "切换到对应的标签页"
    case .movesCaret: "移动光标或选区"
    case .nothing: "什么也不做"
    case .sendsTo(let action): "发送\(code: action)，但不知道由谁执行"
    case .unknown: "不再向上传递，但不知道它发送哪个action"
    }
  }

  /// What recognizers send, up to three actions.
  static func predicate(_ sent: Act.Sent, _ it: Narrator) -> RichText {
    let actions: RichText? =
      sent.actions.isEmpty ? nil : "发送\(list(sent.actions.prefix(3).map { RichText(code: $0) }))"
    let segue: RichText? = sent.segue.map { "执行\(it.object($0))" }
    return [actions, segue].compactMap { $0 }.reduce("") { $0.runs.isEmpty ? $1 : "\($0)并\($1)" }
  }
}
