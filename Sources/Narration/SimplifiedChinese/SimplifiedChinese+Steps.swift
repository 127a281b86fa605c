// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension StepText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .asksSubviews(let view): "点在\(view)之内，于是从前到后询问它的子视图。"
    case .asksSubviewsThough(let view, let claim): "\(view)把该点视为在自己内部：\(claim)。于是从前到后询问它的子视图。"
    case .asksOthersItself(let view): "\(view)重写了`hitTest`，自行询问其他视图。"
    case .returnsItself(let view): "\(view)的子视图都返回`nil`，因此\(view)返回自己。"
    case .passesThrough(let view):
      "\(view)的子视图都返回`nil`，而它重写的`hitTest`返回`nil`而不是自己：触摸穿透它。"

    case .again(let touch, let count, let point, true):
      "\(touch ?? "手指")又移动\(count)次，到\(point)：\(count == 1 ? "" : "每次")过程与前面相同。"
    case .again(let touch, let count, let point, false):
      "\(touch ?? "手指")又在\(point)停留\(count)次：\(count == 1 ? "" : "每次")过程与前面相同。"

    case .statement(let statement, let it): sentence(statement, it)
    case .row(let names): SimplifiedChinese.list(names)

    case .phase(.hitTest): "命中测试"
    case .phase(.began): "手指按下"
    case .phase(.moved): "移动"
    case .phase(.ended): "手指抬起"
    case .phase(.cancelled): "取消"
    case .phase(.later): "稍后"

    case .refuseAll(let refusals): "\(clause(refusals))。"
    case .refuseAllLine(let refusals): clause(refusals)
    }
  }

  private func sentence(_ statement: StepStatement, _ it: Narrator) -> RichText {
    switch statement {
    case .down(let point, let view?, let taps):
      "手指在\(it.point(point))处按下\(taps > 1 ? "，是第\(taps)次点击" : "")。直到触摸结束，无论手指移到哪里，它的`view`都是\(object: view)。"
    case .down(let point, nil, _): "手指在\(it.point(point))处按下，这次触摸的`view`为`nil`。"
    case .moves(let point): "手指移动到\(it.point(point))。"
    case .rests(let point): "手指停在\(it.point(point))。"
    case .lifts(let point): "手指在\(it.point(point))处抬起。"
    case .isCancelled(let point): "系统取消了触摸，位置在\(it.point(point))。"
    case .otherTouch(let touch, .moved, let point): "随后\(code: touch)移动到\(it.point(point))。"
    case .otherTouch(let touch, let phase, let point):
      "随后\(code: touch)在\(it.point(point))处\(words(phase))。"

    case .sent(let receivers): "\(it.identifiers(receivers))的`sendEvent`分发触摸：先给手势识别器，再给视图。"
    case .collected([]): "没有手势识别器会收到这次触摸。"
    case .collected(let who): "\(it.row(who))会收到这次触摸：命中视图及其祖先视图上的手势识别器都会收到。"
    case .chain(let responders): "响应链从命中视图向上：\(it.chain(responders))。"

    case .gets(let responder, let method): "\(object: responder)收到\(code: method)。"
    case .keeps(let responder, let method, .ownMethod):
      "\(object: responder)收到\(code: method)并处理：它实现了该方法，且没有调用`super`。"
    case .keeps(let responder, let method, .control):
      "\(object: responder)收到\(code: method)，到此为止：控件不会把触摸向上传递。"
    case .keeps(let responder, let method, .disabledControl):
      "\(object: responder)收到\(code: method)，不向上传递，也不做任何事：控件已禁用。"
    case .keeps(let responder, let method, .scrollView):
      "\(object: responder)收到\(code: method)，到此为止：滚动视图不会把触摸向上传递。"
    case .passesOn(let responder, let method, let next, let relation, true):
      "\(object: responder)执行自己的\(code: method)并调用`super`，向上传递给它的\(words(relation))\(object: next)。"
    case .passesOn(let responder, let method, let next, let relation, false):
      "\(object: responder)不处理\(code: method)，向上传递给它的\(words(relation))\(object: next)。"
    case .drops(let responder, let method, let reason, isEntered: true):
      "\(object: responder)收到\(code: method)，没有响应者处理，事件被丢弃：\(it.reason(reason, of: responder))。"
    case .drops(let responder, let method, let reason, isEntered: false):
      "\(code: method)在\(object: responder)处被丢弃：\(it.reason(reason, of: responder))。"
    case .climbs(let method, let from, let to, let ending):
      "\(code: method)从\(object: from)向上传递到\(words(ending, to, it))。"
    case .nobodyGets(let reason): "没有视图收到触摸：\(it.reason(reason, of: ""))。"
    case .change(let change): sentence(change, it)

    case .passedOver(let who, let reason): "\(it.row(who))收不到触摸：\(it.reason(reason, ofRecognizer: who[0]))。"
    case .question(let question):
      "询问\(object: question.asked)：\(words(question, it))，\(answer(question))。"
    case .requires(let recognizer, let other): "从现在起，\(it.object(recognizer))必须等\(it.object(other))识别失败。"
    case .circle(let who):
      who.count == 1 ? "\(it.row(who))要求自己先失败，无法识别。" : "\(it.row(who))的失败依赖形成循环，都无法识别。"
    case .receive(let who, let method): "\(it.row(who))收到\(code: method)。"
    case .ignoresTouch(let recognizer): "\(it.object(recognizer))忽略这次触摸。"
    case .waits(let recognizer, let others): "\(it.object(recognizer))已满足识别条件，但必须等\(it.row(others))识别失败。"
    case .isReady(let who): "\(it.row(who))已重置，可以识别下一次手势。"
    case .changesState(let who, let from, let to, let reason):
      words(it.object(who), from, to, it.reason(reason, ofRecognizer: who))
    case .cannotGo(let recognizer, let from, let to):
      "\(it.object(recognizer))请求进入\(code: to)，但\(code: from)没有到它的转换，状态不变。"
    case .prevents(let winner, let losers, let fail, let reason):
      "\(it.object(winner))阻止\(it.row(losers))\(fail ? "，\(losers.count == 1 ? "后者" : "它们")因此失败" : "")：\(it.reason(reason, ofRecognizer: losers[0]))。"
    case .spares(let winner, let others, let reason):
      "\(it.object(winner))不阻止\(it.row(others))：\(it.reason(reason, ofRecognizer: others[0]))。"
    case .timer(let timer, let owner, let time): "第\(it.seconds(time))秒，\(words(timer, it.object(owner)))。"

    case .tracks(let control, .beginTracking, false): "\(object: control)不跟踪手指（`beginTracking`返回`false`）。"
    case .tracks(let control, .beginTracking, _): "\(object: control)开始跟踪手指（`beginTracking`返回`true`）。"
    case .tracks(let control, .continueTracking, false):
      "\(object: control)停止跟踪手指（`continueTracking`返回`false`）。"
    case .tracks(let control, .continueTracking, _):
      "\(object: control)继续跟踪手指（`continueTracking`返回`true`）。"
    case .tracks(let control, .endTracking, _): "手指抬起，\(object: control)结束跟踪（`endTracking`）。"
    case .tracks(let control, .cancelTracking, _): "手指没有抬起，\(object: control)中止跟踪（`cancelTracking`）。"
    case .isNow(let object, let properties, let value):
      "\(object: object)的\(it.codes(properties))变为\(code: value)。"
    case .changed(let object, let properties): "\(object: object)的\(it.codes(properties))改变。"
    case .controlEvents(let control, let events, true):
      "\(object: control)发送为\(it.codes(events.map(\.rawValue)))注册的action。"
    case .controlEvents(let control, let events, false):
      "\(object: control)发送\(it.codes(events.map(\.rawValue)))，但没有为它注册action。"
    case .controlEvents(let control, let events, nil):
      "\(object: control)发送\(it.codes(events.map(\.rawValue)))。"
    case .search(let search):
      "\(code: search.action)的target为`nil`\(search.start.map { "，从\(object: $0)开始查找" } as RichText?)：\(it.reason(search.reason, of: search.start ?? ""))。"
    case .targetAsked(let asked):
      asked.answer
        ? "\(object: asked.responder)能执行\(code: asked.action)，它就是target。"
        : "\(object: asked.responder)不能执行\(code: asked.action)。"
    case .action(let action): SimplifiedChinese.say(it.line(action))
    case .dropped(let action): SimplifiedChinese.say(it.line(action))
    case .callback(let callback): SimplifiedChinese.say(it.line(callback))
    case .scrolls(let recognizer, let scrollView, let state):
      "\(it.object(recognizer))让\(object: scrollView)滚动（\(code: state)）。"
    case .firstResponder(let from?, let to?): "\(object: to)取代\(object: from)成为第一响应者。"
    case .firstResponder(nil, let to?): "\(object: to)成为第一响应者。"
    case .firstResponder(let from?, nil): "\(object: from)不再是第一响应者。"
    case .firstResponder(nil, nil): "没有第一响应者。"
    case .staysNoResponder(let refused):
      "\(object: refused.responder)的\(code: refused.method)失败：\(it.reason(refused.reason, of: refused.responder))。"
    case .presentsNothing(let refused):
      "\(object: refused.presenter)没有present \(object: refused.controller)：\(it.reason(refused.reason, of: refused.presenter))。"
    case .eventGets(let event):
      "\(object: event.responder)收到\(code: event.method)\(event.what.isEmpty ? "" : "（\(event.what)）")。"
    case .input(let input): sentence(input, it)

    case .asked(let views): "询问\(it.identifiers(views))。"
    case .answered(let view, let result): "\(object: view)返回\(result.map(RichText.init(object:)) ?? "`nil`")。"
    case .found(let view?): "命中测试结束：\(it.object(view))是命中视图。"
    case .found(nil): "命中测试结束：没有命中任何视图。"
    }
  }

  private func sentence(_ change: DeliveryChange, _ it: Narrator) -> RichText {
    let view = RichText(object: change.view)
    let method = it.method(of: change)
    let reason = it.reason(change.reason, of: change.view)
    return switch change.kind {
    case .withheld: "\(view)收不到触摸：\(reason)。"
    case .held: "\(view)的\(method)被延迟：\(reason)。"
    case .released: "被延迟的\(method)送达\(view)：\(reason)。"
    case .discarded: "\(view)不会收到\(method)：\(reason)。"
    case .taken: "\(view)的触摸被取消：\(reason)。"
    case .detached: "\(view)离开了窗口，不再收到触摸。"
    }
  }

  private func sentence(_ input: InputReceived, _ it: Narrator) -> RichText {
    let detail = input.words
    return switch (input.input, input.object) {
    case (.set, let object?): "代码设置\(object: object)：\(code: detail)。"
    case (let kind, let object?):
      "代码调用\(object: object)的\(code: kind)\(detail.isEmpty ? "" : "（\(detail)）")\(input.reason.map { "：\(it.reason($0, of: object))" } as RichText?)。"
    case (_, nil): "\(it.clause(input))。"
    }
  }

  private func words(
    _ recognizer: RichText, _ from: GestureState, _ to: GestureState, _ reason: RichText
  ) -> RichText {
    switch to {
    case .possible: "\(recognizer)已重置，可以识别下一次手势。"
    case .failed: "\(recognizer)识别失败：\(reason)。"
    case .ended where from == .possible: "\(recognizer)识别成功：\(reason)。"
    case .began: "\(recognizer)识别成功，进入`began`：\(reason)。"
    case .changed: "\(recognizer)变为`changed`：\(reason)。"
    case .ended: "\(recognizer)变为`ended`：\(reason)。"
    case .cancelled: "\(recognizer)变为`cancelled`：\(reason)。"
    }
  }

  /// The last responder that a method reached, and how the method ended there.
  private func words(_ ending: StepStatement.Ending?, _ last: String, _ it: Narrator) -> RichText {
    switch ending {
    case nil: "\(object: last)"
    case .kept(.ownMethod)?: "\(object: last)，由它处理"
    case .kept(.control)?: "控件\(object: last)为止"
    case .kept(.disabledControl)?: "已禁用的控件\(object: last)为止"
    case .kept(.scrollView)?: "滚动视图\(object: last)为止"
    case .dropped(let reason, let responder)?:
      "\(object: last)，随后被丢弃：\(it.reason(reason, of: responder ?? ""))"
    }
  }

  private func clause(_ it: StepText.Refusals) -> RichText {
    let className = it.className.map(RichText.init(code:))
    let reason = it.reason.map { "：\(SimplifiedChinese.words($0))" } as RichText?
    return "从\(it.first)到\(it.last)，\(it.count)个\(className)视图返回`nil`\(reason)"
  }

  private func words(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "按下"
    case .moved: "移动"
    case .stationary: "停留"
    case .ended: "抬起"
    case .cancelled: "被取消"
    }
  }

  private func words(_ next: StepStatement.NextRelation) -> String {
    switch next {
    case .superview: "父视图"
    case .viewController: "视图控制器"
    case .next: "下一个响应者"
    }
  }

  private func words(_ record: QuestionRecord, _ it: Narrator) -> RichText {
    let about = it.object(record.recognizer ?? record.asked)
    let other = record.other.map(it.object)
    return switch record.question {
    case .shouldReceiveEvent: "\(about)是否接收这个事件（`shouldReceiveEvent`）"
    case .shouldReceiveTouch: "\(about)是否接收这次触摸（`shouldReceiveTouch`）"
    case .shouldBegin: "\(about)是否可以开始（`gestureRecognizerShouldBegin`）"
    case .shouldRequireFailureOf: "\(about)是否必须等\(other)识别失败（`shouldRequireFailureOf`）"
    case .shouldBeRequiredToFailBy: "\(other)是否必须等\(about)识别失败（`shouldBeRequiredToFailBy`）"
    case .shouldRecognizeSimultaneouslyWith:
      "\(about)与\(other)是否可以同时识别（`shouldRecognizeSimultaneouslyWith`）"
    case .canPrevent: "\(about)是否可以阻止\(other)（`canPrevent`）"
    case .canBePreventedBy: "\(about)是否可以被\(other)阻止（`canBePrevented`）"
    case .touchesShouldBegin: "内容是否可以收到触摸（`touchesShouldBegin`）"
    case .touchesShouldCancel: "是否可以取消内容的触摸（`touchesShouldCancel`）"
    case .shouldHighlight: "是否可以高亮这一行（`shouldHighlight`）"
    case .willSelect: "是否可以选中这一行（`willSelect`）"
    case .shouldBeginMultipleSelectionInteraction:
      "是否可以用两根手指选中多行（`shouldBeginMultipleSelectionInteraction`）"
    case .itemsForBeginning: "这一行能不能拖放（`itemsForBeginning`）"
    case .canMoveItem: "这一项能不能移动（`canMoveItem`）"
    case .canPerformPrimaryAction: "能不能执行主要操作（`canPerformPrimaryAction`）"
    case .targetIndexPathForMove: "移动后放在哪里（`targetIndexPathForMove`）"
    case .shouldSelect: "是否可以选中这一项（`shouldSelect`）"
    case .shouldDeselect: "是否可以取消选中（`shouldDeselect`）"
    case .isModalInPresentation: "是否只有代码才能收起它（`isModalInPresentation`）"
    case .presentationControllerShouldDismiss: "是否可以收起它（`presentationControllerShouldDismiss`）"
    }
  }

  /// What the method returned. Methods of lists return the row or nil.
  private func answer(_ record: QuestionRecord) -> RichText {
    switch record.question {
    case .willSelect, .shouldDeselect: record.answer ? "允许" : "不允许"
    default: "返回\(code: String(record.answer))"
    }
  }

  private func words(_ timer: DeliveryTimer, _ owner: RichText) -> RichText {
    switch timer {
    case .nextTap: "\(owner)等待下一次点击的时间已过"
    case .longestTap: "手指按住的时间超过了\(owner)允许的时长"
    case .longestSwipe: "手指按住的时间超过了\(owner)允许的时长"
    case .press: "手指按住的时间达到\(owner)的要求"
    case .contentTouches, .systemGesture: "\(owner)延迟触摸的时间已过"
    case .other(let name): "\(owner)的定时器到时（\(name)）"
    }
  }
}

extension SimplifiedChinese {
  /// The name of an input; names of methods are unchanged.
  static func name(ofInput input: InputKind) -> String {
    switch input {
    case .interruption: "系统事件"
    case .set: "设置"
    case .press: "按键"
    case .motion: "运动事件"
    case .remoteControl: "远程控制事件"
    case .command: "菜单命令"
    case .scroll: "触摸板滚动"
    case .transform: "触摸板手势"
    case .statusBar: "点击状态栏"
    case .menu, .hover, .method: input.rawValue
    }
  }
}

extension OutcomeText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .searchFrom(let start, let isFirstResponder, let taker?):
      "从\(isFirstResponder ? "第一响应者" : "发送者")\(start)开始查找，第一个能执行它的响应者是\(taker)"
    case .searchFrom(let start, let isFirstResponder, nil):
      isFirstResponder
        ? "从第一响应者\(start)开始沿响应链查找，没有响应者能执行它"
        : "没有第一响应者，于是从发送者\(start)开始沿响应链查找，没有响应者能执行它"
    case .offTheWay(let names, _): "；\(names)能执行它，但不在这条响应链上"
    case .recognizerLine(let name, let className?, let view, let text):
      "\(name)（\(on(view))\(code: className)）：\(text)。"
    case .recognizerLine(let name, nil, let view, let text): "\(on(view))\(name)：\(text)。"
    case .states(let names, let waitedFor, let reason):
      "\(waitedFor.map { "先等待\($0)，然后" } as RichText?)\(names)\(reason.map { "：\($0)" } as RichText?)"
    case .waits(let names): "等待\(names)识别失败"
    case .staysPossible: "收到触摸，始终停在`possible`"
    case .letsGo: "忽略这次触摸"
    case .isPassedOver(let reason): "收不到触摸：\(reason)"
    case .isElsewhere(let view, let hit): "收不到触摸：它加在\(view)上，而\(view)不是\(hit)的父视图"
    case .notSimulated: "没有模拟它的手势，结果未知"
    case .notSimulatedRemark(let names):
      "没有模拟\(names)的手势：它可能发送action，也可能延迟或取消这里的触摸。"
    case .ownTouchesRemark(let names):
      "这里假定\(names)像它的UIKit父类一样识别。它的类如果重写了touches方法，可能提前识别成功（比如手指一按下），也可能一直不识别。"
    case .doubtRemark(.repeatedCall):
      "有一份报告说，iOS 13上点一次链接会多次调用`shouldInteractWith`。这里假定只调用一次。如果只该响应一次，就等文本视图的点击手势中有一个变为`ended`时再响应。"
    case .doubtRemark(.nestedSimultaneous):
      "官方发布说明和一份报告都说，从iOS 26起，内层视图的`.simultaneousGesture`识别成功时，外层容器的`.gesture`不再触发。宿主视图上的手势识别器看不出手势加在哪个视图上。这里假定`.gesture`会触发。如果不触发而又需要它，把它也改成`.simultaneousGesture`。"
    case .doubtRemark(.tapAroundSwitch):
      "官方文档说，开关优先于父视图的点击手势；有一份报告的结果相反：手指点到的是开关里面的视图，它不是控件。这里假定开关优先。如果相反，让点击手势拒绝落在控件及其子视图上的触摸（`shouldReceive`）。"
    case .doubtRemark(.dragBesideSheet):
      "有两份报告说，没有变暗的sheet会抢走从它旁边开始的拖动：在地图上拖动时，或者手指移到sheet上之后。这里假定不会。如果会，让sheet的视图与窗口之间的拖动手势拒绝从外面开始的触摸（`shouldReceive`）。"
    case .doubtRemark(.editingGestures):
      "窗口中编辑过文字，或者里面有第一响应者时，三指的点击、捏合和轻扫由系统用来编辑。这里假定系统不处理这次手势。如果处理了，让它或者它上面的响应者的`editingInteractionConfiguration`返回`.none`就能关掉。"
    case .doubtRemark(.openMenu):
      "这次触摸之前弹出过菜单，这里假定菜单已经关闭。菜单还显示时，触摸菜单外面会关闭它：那里的按钮不响应，手势识别器却照样收到触摸，React Native的也一样。如果不想这样，就让它们在菜单消失之前拒绝触摸（`shouldReceive`）。"
    case .doubtRemark(.searchBarButton):
      "搜索栏的输入框不是第一响应者时（例如滚动列表之后），UIKit会禁用它的取消按钮。这里假定按钮可用。如果被禁用，就在结束编辑之后重新启用它。"
    case .doubtRemark(.zoomTransition):
      "用zoom过渡打开的页面，向下或向右拖动会把它收起：UIKit在它的视图上加了自己的手势识别器，关掉侧滑返回也挡不住。它们与滚动视图、App的拖动手势谁先开始，情况不一。这里假定它们不先开始。如果不想让它们收起页面，就在`interactiveDismissShouldBegin`里返回`false`；如果滚动视图抢在它们之前，就在内容无需滚动时禁用滚动。"
    case .doubtRemark(.clearKeyboard):
      "在键盘扩展里，什么都没画的地方（例如背景透明的地方），没有视图能收到触摸。这里假定画了内容。如果没有画，就给视图设一个几乎透明的背景色，例如白色，alpha为0.01。"
    case .doubtRemark(.gestureInRow):
      "行内容上的手势，比如`.onLongPressGesture`，可能让这一行的链接或选择不起作用：iOS 15和16有这样的报告。这里假定这一行照常响应。如果没有反应，就改用`.simultaneousGesture`，或者用`.contextMenu`代替长按。"
    case .doubtRemark(.buttonsOfRow):
      "在SwiftUI的`List`或`Form`里，点击一行会触发这一行里所有没有单独设置样式的按钮。给每个按钮设置`buttonStyle`，例如`.borderless`，就只触发手指下的那一个。"
    case .doubtRemark(.splitViewSwipe):
      "`UISplitViewController`的主栏隐藏时，向右拖动会把它拉出来。有一份报告说，UIKit的这个手势会抢在单元格的拖动手势之前。这里假定不会。如果会，就允许你的手势与它同时识别，或者把`presentsWithGesture`设为`false`。"
    case .doubtRemark(.afterDismissal):
      "这次触摸前不到半秒，刚有一个页面被收起，这里假定它已经消失。收起的动画还没结束时，它的视图仍然挡在前面；有一份报告说，在上面再点一下，后面的控制器也被收起了。如果点击会来得这么快，就在动画结束之前拒绝它们。"
    case .doubtRemark(.driftInSheet):
      "在真机上，手指横向拖动时难免上下偏移几个点，sheet就会跟着移动，并接管这次拖动。这里上下偏移满10点才归sheet。如果sheet接管了这次拖动，就让这个视图的`gestureRecognizerShouldBegin`对不属于它的拖动手势返回`false`，或者让你的手势的代理在`shouldBeRequiredToFail`里返回`true`。"
    case .doubtRemark(.waitsForAll):
      "这个手势要等其他所有手势（或者除了少数几个以外的所有手势）都失败，而列表上（例如单元格轻扫操作的`_UISwipeActionPanGestureRecognizer`），以及iOS 13起的窗口上，还有一些没有模拟的UIKit手势。有四份报告说，它们在手指抬起之前不会失败。这里假定会失败。如果不会，就在`shouldRequireFailure`里只列出要等的手势。"
    case .doubtRemark(.duringPush):
      "这次触摸前不到半秒，刚push或pop了一个页面。iOS 26之前，动画还没结束时，任何对象都收不到触摸。这里假定动画已经结束。"
    case .doubtRemark(.toolbarContent):
      "从iOS 11起，`UIToolbar`第一次布局时，会把自己的`_UIToolbarContentView`放在App已有的子视图前面，触摸都被它接收。这里假定子视图是在那之前添加的，例如在`viewDidLoad`里。解决办法是在`layoutIfNeeded()`之后再添加子视图，或者不用`UIToolbar`，改用普通视图。在场景文件里，按钮项的`customView`写在类为`_UITAMICAdaptorView`的视图里。"
    case .doubtRemark(.tabBarContent):
      "有报告说，从iOS 26起，App加到`UITabBar`里的子视图收不到触摸，触摸被标签栏自己接收。这里假定子视图能收到。如果收不到，就把它加到标签栏控制器的视图上，放在标签栏前面。"
    case .doubtRemark(.tapBesideLink):
      "这里假定链接的点击手势优先于另一个点击手势，和更深视图上的手势一样。有两份报告不是这样：iOS 26上，`UITextView`外层的SwiftUI点击手势触发了；iOS 10上，加在文本上的手势识别器触发了，因为手指要停一会儿，链接才响应。如果链接不打开，就让另一个手势拒绝落在链接上的触摸（`shouldReceive`）；在SwiftUI里，把手势放到文本后面，例如放在`.background`里的`Color.clear`上。"
    case .doubtRemark(.orderOfHosted):
      "文件把两个手势写在同一个SwiftUI视图上，看不出哪个在更里层的视图上。HitPath让列表里的最后一个优先；在SwiftUI里，优先的是里层视图的手势。如果另一个手势在里层，就在这个视图里写一个普通视图，把那个手势写在它上面。"
    case .doubtRemark(.hostedAnimation):
      "`isAnimating`代表UIKit的动画：没有指定`allowUserInteraction`时，视图在动画期间收不到触摸。SwiftUI自己的动画不是这样：有报告说，被`.transition`移除的视图在动画结束之前，整个区域照样接收触摸，哪怕已经几乎看不见。如果不想让它接收触摸，就加上`.allowsHitTesting(false)`。"
    case .doubtRemark(.headerTap):
      "iPad从iPadOS 26起、iPhone从iOS 27起，点击与导航栏同高的区域，屏幕上的列表会滚到顶部，除非点到的是控件。这里假定不会。如果不想这样，就在那里放一个控件，例如`UIButton`，或者把列表的`scrollsToTop`设为`false`。"
    case .doubtRemark(.leftWindow):
      "手指还按着，视图就离开了窗口。官方文档说它的触摸会被取消；但有两份打开新页面时的日志显示，之后`touchesEnded`和`touchesCancelled`都没有收到；手势识别器会收到什么，没有公开资料。这里假定会取消。如果收不到，就在`viewWillDisappear`里结束这次触摸引起的状态。"
    case .doubtRemark(.gesturesAround):
      "这里的控件或手势挡不住外层的SwiftUI手势，例如整行的`.onTapGesture`：有两份报告说，两者都会触发，控件在iOS 17之前，手势识别器在iOS 18之前。这里假定只有它触发。如果外层的手势不该触发，就在SwiftUI里给这个视图加一个空的`.onTapGesture`。"
    case .doubtRemark(.innerGestureAlone):
      "iOS 18之前，SwiftUI的手势由它自己裁决，有报告说两个点击手势里只有内层的起作用。HitPath把它们当作UIKit的手势识别器，假定两个都起作用。如果只有一个起作用，而两个都该起作用，就在外层用`.simultaneousGesture`，或者把两件事放进同一个手势。"
    case .doubtRemark(.hostedGestures):
      "文件里写在SwiftUI视图上，或者它里面普通视图上的手势识别器，代表SwiftUI的手势。iOS 18之前，由SwiftUI自己决定哪个手势触发：它的视图上只有一个手势识别器，代表全部手势。有报告说，只有里面的手势触发，或者外面的滚动视图不滚动。这里假定它们与UIKit的手势识别器一样。如果不是，就只用一个手势，或者在自己的视图上用UIKit的手势识别器。"
    case .doubtRemark(.dragOfContent):
      "有报告说，从iOS 18起，`ScrollView`内容上或外层的`DragGesture`会让它无法滚动，即使用`simultaneousGesture`、距离设为零也一样。iOS 26的发布说明（147970990）也写着，内容上的这种手势不再和滚动同时识别。这里假定它会滚动。如果不滚动，就把手势放在`ScrollView`本身上，或者用`Button`或`ButtonStyle`显示按下的效果，或者用UIKit的手势识别器（`UIGestureRecognizerRepresentable`）。"
    case .doubtRemark(.modalSheet):
      "按文档，视图控制器的`isModalInPresentation`为`true`时，UIKit忽略它外面的事件；有一份真机上的报告说，sheet后面不变暗也一样。但在模拟器里，还有一份关于`.interactiveDismissDisabled()`的报告里，后面的内容收得到触摸。这里假定会忽略；写上`modalSheetsLetTouchesThrough`就不忽略。想确保后面收得到，就改为在`presentationControllerShouldDismiss`里返回`false`。"
    case .doubtRemark(.delegateOfSwipeBack):
      "UIKit给侧滑返回设置的代理，让App的拖动手势等它失败。如果App或者React Native的导航栈换了代理，拖动手势就可能先识别，也就回不去。这里假定用的是UIKit的代理。如果拖动手势应该让步，就让它的`shouldRequireFailure`对侧滑返回的手势返回`true`，或者在`shouldBegin`里对向右的拖动返回`false`。"
    case .doubtRemark(.otherProcess):
      "系统的邮件、信息、通讯录、照片、文稿、商店和网页等控制器，显示的是另一个进程的视图，触摸归那个进程：App的视图、手势和窗口都收不到；有一份报告说，前面不接收触摸的窗口会让它收不到触摸。这里只知道App自己的视图。"
    case .doubtRemark(.scrollAtEdge):
      "UIKit会让滚动视图的拖动手势等侧滑返回失败。有些关于翻页库的报告，以及几篇讲横向滚动视图的博客说，从边缘开始的拖动仍然让它滚动，明确要求它等待才管用。这里假定它会等。如果它不等，就调用`scrollView.panGestureRecognizer.require(toFail: interactivePopGestureRecognizer)`。"
    case .doubtRemark(.firstTapAfterDrag):
      "有三份报告说，列表外层或列表上的手势识别器接管过一次拖动之后，第一次点击一行没有反应，再点一次才选中。没有日志能说明原因。这里假定会选中。如果没有选中，就把那个手势识别器的`cancelsTouchesInView`设为`false`。"
    case .doubtRemark(.endlessTransition):
      "之前有一次侧滑返回，在没有上一级可以返回时就开始了，它的转场一直不结束。有报告说，这之后整个界面都没有反应，直到离开App再回来。这里假定界面还有反应。导航栈里只有一个控制器时，要在`gestureRecognizerShouldBegin`里拒绝侧滑返回。"
    case .doubtRemark(.leftUndecided):
      "`UIGestureRecognizer`本身既不会识别，也不会失败；只要它还处于possible状态，`delaysTouchesEnded`就会推迟`touchesEnded`。这里假定手指一抬起，推迟就结束。有一份报告说，这样的手势识别器下面的按钮一直没有反应。如果遇到这种情况，就把`delaysTouchesEnded`设为`false`，或者换成会把`state`设为`failed`的子类。"
    case .doubtRemark(.circle):
      "按代理返回的结果，UIKit的一个手势和App的一个手势互相等待对方失败。有人见过这样的手势一直等下去；也有一份关于侧滑返回的报告说，App的手势识别成功。这里假定一直等待。如果识别的不是想要的那个，就只在`shouldRequireFailure`和`shouldBeRequiredToFail`其中一个里返回`true`，或者在`shouldBegin`里对这样的拖动返回`false`。"
    case .doubtRemark(.simultaneousInRow):
      "有一份报告说，在SwiftUI的`List`里，给按钮或链接再加一个同时识别的点击手势，它自己的操作就失效。这里假定不会。如果会，就把两件事都放进按钮的操作里。"
    case .doubtRemark(.clearButton):
      "这里输入框外层的点击手势没有识别。有一份带录屏的报告说，键盘把输入框顶上去之后，它却识别了：键盘收起，文字还在。没有日志能说明原因。这里假定它不识别。如果识别了，就让它的代理拒绝输入框里的触摸（`shouldReceive`）。"
    case .doubtRemark(.tapAroundSegments):
      "2020到2022年有报告说，分段控件外层的SwiftUI`TapGesture`会截获控件上的每次点击，只有长按和拖动能到达控件。这里假定控件优先。如果不是，就把手势加到控件后面的视图上。"
    case .doubtRemark(.dragOnWebView):
      "有报告说，滚动视图里的网页视图即使内容已经滚不动，也不会把拖动让给外层。这里假定外层会滚动。如果不会，就把网页视图的滚动视图的`isScrollEnabled`设为`false`。"
    case .doubtRemark(.insetOfComponent):
      "有一份报告说，从React Native 0.80起，滚动组件会截获内容之外的触摸，例如`contentInset`里的，里面的滚动视图就不滚动。这里假定它会滚动。如果不会，就给内容加内边距，不用inset。"
    case .doubtRemark(.webSwipe):
      "打开`allowsBackForwardNavigationGestures`之后，从网页视图边缘开始的拖动由WebKit的手势处理，这里没有模拟它。有报告说，即使没有可以后退的网页，它也会抢走导航控制器的侧滑返回；也有报告说它抢不过。这里假定它不识别。如果不想让它识别，就把这个属性设为`false`。"
    case .doubtRemark(.pageInset):
      "有一份iOS 11的报告说，即使网页的内容滚到了滚动视图的`contentInset`范围内，那里也点不到网页；WebKit的修改记录还说，iOS 18的一些版本会把触摸点算错，偏差等于inset的高度。这里假定网页能收到这次触摸。如果收不到，就不要设置`contentInset`，改为在网页里留出边距。"
    case .doubtRemark(.pageDot):
      "iOS 14之前，页面指示器的圆点是会接收触摸的视图，点到圆点，控件就没有反应。这里假定圆点不接收触摸。如果会接收，就让子类的`hitTest`返回`self`。"
    case .doubtRemark(.underStatusBar):
      "iOS 13之前，状态栏是挡在App前面的一个窗口：触摸它时，App的视图都收不到触摸，点击还会让列表滚到顶部。有报告说，在之后的版本里，从主屏幕打开的网页如果延伸到状态栏下面，那里的按钮也点不到。这里假定状态栏是隐藏的；确实隐藏时，写上`statusBarHeight: 0`。如果显示着，就把要点击的视图放到它下面。"
    case .doubtRemark(.formerBarItem):
      "从iOS 11起，栏上的按钮项不再是这个类。这里假定它就是文件里写的这个类。请改写成`_UIButtonBarButton`：从iOS 13起，它能挡住外层的点击手势。"
    case .doubtRemark(.listWithoutBounce):
      "有一份报告说，列表不能回弹时（内容不比列表高，又没有打开`alwaysBounceVertical`，或者关闭了`bounces`），在它上面向下拖动，sheet多半不动。这里假定会动。如果不动，就把`alwaysBounceVertical`设为`true`。"
    case .doubtRemark(.nestedListInSheet):
      "有一份报告说，列表放在sheet里的另一个滚动视图中时，在它上面向下拖动，sheet不动。这里假定会动。如果不动，就让列表的拖动手势在顶部不要开始（`gestureRecognizerShouldBegin`）。"
    case .doubtRemark(.sheetFollowsList):
      "有报告说，手指在sheet里已到顶部的列表上向下拖动时，即使sheet自己的拖动手势要等别的手势失败，sheet还是会跟着动。这里假定它不动。如果会动，就用`fullScreen`来present，或者让列表的拖动手势在顶部不要开始（`gestureRecognizerShouldBegin`）。"
    case .doubtRemark(.responderAroundScroll):
      "外层有组件正是JavaScript的responder时，例如Touchable或者带`PanResponder`的视图，React Native的滚动视图不会取消内容的触摸，也就不会滚动。从视图里看不出这一点，这里假定没有。如果有，就把它移到滚动视图里面；在场景文件里，写上`touchesShouldCancel: false`。"
    case .doubtRemark(.contentPopOfScreens):
      "在React Native Screens里，stack是这个侧滑返回的代理：它看`gestureEnabled`和`fullScreenGestureEnabled`；有报告说，4.17版还让它等手指下面的滚动视图，结果不能返回。这里假定由UIKit的代理决定。如果不能返回，就升级这个库，或者从边缘开始。"
    case .doubtRemark(.gestureOnRepresentable):
      "有报告说，从iOS 18起，加在`UIViewRepresentable`上的SwiftUI手势，只有触摸命中里面的UIKit视图时才能收到。这个视图不接收触摸（`isUserInteractionEnabled`，`UIImageView`默认为`false`）。这里假定手势能收到。如果没有反应，就把它打开，或者加上`.contentShape(Rectangle())`。"
    case .doubtRemark(.looseTarget):
      "控件和手势识别器都不持有自己的target，而这个视图控制器既没有父视图控制器，也没有被present。这里假定另有对象持有它。如果没有，它已经被释放，action没有人处理：请调用`addChild`，或者用一个属性保存它。"
    case .doubtRemark(.openOverrides):
      "文件说明，前面有视图的重写情况不明。这里假定没有重写。如果它的类重写了`hitTest`或`point(inside:)`，触摸可能穿透到后面的内容：请看它的代码，把返回什么写进文件。"
    case .doubtRemark(.strayingTap):
      "点击时手指最多能移动多远，文档没有写明。HitPath用的是10 pt（`tapMovement`），公开的UIKit反汇编里是45 pt。这里假定移动得太远了。如果没有，手指抬起时点击就会识别成功。"
    case .doubtRemark(.heldTap):
      "点击时手指最多能停多久，文档没有写明。HitPath用的是0.75秒（`tapMaximumDuration`）；有一份报告里，按住一秒之后点击手势仍和长按一起触发。如果是这样，就让点击手势等长按失败（`require(toFail:)`）。"
    case .doubtRemark(.addedToCell):
      "从iOS 14起，cell的`contentView`盖在App直接加到cell上的子视图前面，触摸都给了它。HitPath把cell的子视图当作`contentView`的子视图。如果代码是在cell上调用`addSubview`，就改为在`contentView`上调用；在场景文件里，把内容视图写成cell的最后一个子视图。"
    case .doubtRemark(.pointerEventsOfComponent):
      "有报告说，React Native的矢量图组件有自己的`hitTest`，在2025年底之前的版本里，不管`pointerEvents`写什么，都会收到触摸。这里假定它遵守`pointerEvents`。如果不遵守，就升级这个库，或者在外面套一个组件，把`pointerEvents`设在它上面。"
    case .doubtRemark(.formerTouchHandler):
      "有三份报告说，2017年以前没有手势能阻止React Native自己的触摸手势：外层的手势识别成功，组件照样触发点击。这里假定是之后的版本。如果照样触发，就取消它：把它的`isEnabled`设为`false`，再设回`true`。"
    case .doubtRemark(.pointerEventsOfButton):
      "有三份报告说，React Native Gesture Handler的按钮和它的`Pressable`在2026年之前的版本里不理会`box-none`和`box-only`。这里假定是这样的版本。可以升级这个库，或者在按钮外面套一个组件，把`pointerEvents`设在它上面。"
    case .doubtRemark(.lateAtEdge):
      "有iOS 7和iOS 8的报告说，侧滑返回会推迟左边缘的触摸（`delaysTouchesBegan`）：那里的按钮要到手指抬起才高亮、才发送`touchDown`，只在真机上这样，模拟器上不会。这里假定不推迟；写上`edgePansDelayTouches: true`表示会。如果会，就把`interactivePopGestureRecognizer`的`delaysTouchesBegan`设为`false`。"
    case .doubtRemark(.componentInBar):
      "按下期间，手指一离开React Native布局里组件所在的位置，按下就取消。React Native Screens的原生导航栏里，以及透明导航栏下面的页面里，有好几个版本把这个位置算错了：组件会高亮，但只有极短的点击才触发`onPress`，甚至完全不触发。如果是这样，就升级这个库，或者改用导航栏自带的按钮项。"
    case .doubtRemark(.severalTouchHandlers):
      "这次触摸落在两个React Native触摸手势的范围里，一个套着一个。不管哪个识别成功，它们都在`touchesBegan`里把触摸告诉JavaScript。有两份报告说，这时组件会高亮，`onPress`却不触发，因为外层的组件抢走了按下。如果是这样，就去掉里面的那个，或者把它加到不在外层那个视图里的视图上。"
    case .doubtRemark(.componentInCallout):
      "有报告说，在iOS上，React Native地图库的`Callout`里的组件收不到按下，按下归`Callout`自己的`onPress`。JavaScript怎样处理无从得知。如果组件收不到，就把它放进带`onPress`的`CalloutSubview`。"
    case .doubtRemark(.edgePopOfScreens):
      "有React Native Screens的报告说，从iOS 26起，写上`fullScreenGestureEnabled: false`之后，从边缘侧滑也不能返回。这里假定只关闭了内容区域的返回手势。如果都不能返回，就不要关闭这个选项，或者升级这个库。"
    case .doubtRemark(.heldByFlutter):
      "Flutter在嵌入的原生视图外面有一个手势，会延迟触摸，直到Dart决定。有多份报告说，网页视图照样收到触摸，Dart占用了也一样；另一些报告说，2023年以前的Flutter里，快速的点击来得太晚或者不来；iOS 18.2上，Dart占用过一次手势之后就再也收不到。这里假定它收到这次触摸。如果收不到，就在嵌入视图的`gestureRecognizers`里传入`EagerGestureRecognizer`，或者升级Flutter；如果不该收到，就在前面加一个`PointerInterceptor`。"
    case .doubtRemark(.scrubbedPages):
      "从iOS 14起，手指按住分页控件一会儿再移动，它会跟着手指翻页（`allowsContinuousInteraction`，默认打开），途中页码就会变。要按多久、移动多远，没有公开。这里假定只在手指抬起时翻页。"
    case .doubtRemark(.touchOnAnimation):
      "UIKit的工程师说，动画没有加`allowUserInteraction`时，落在动画视图上的触摸会被丢弃，谁都收不到，后面的视图也一样（WWDC 2014第236场）。几个重新实现的UIKit则让它穿透，这里也这样处理。如果谁都收不到，就加上这个选项，或者改用property animator。"
    case .doubtRemark(.systemStroke):
      "在系统有手势的边缘，要等系统放弃，拖动、轻扫手势和视图才收到触摸（WWDC 2017第219场）。没有Home键的设备上，从底边开始的拖动归系统。这里假定系统放弃了它。如果没有，就在`preferredScreenEdgesDeferringSystemGestures`里写上这条边，或者把起点往上挪。"
    case .doubtRemark(.barSwipe):
      "有三份报告说，打开`hidesBarsOnSwipe`之后，列表行里横向的轻扫和拖动都不识别，关掉就正常，没有人用日志查过原因。这里假定这一个能识别。如果不能，就让它和`barHideOnSwipeGestureRecognizer`同时识别，或者关掉`hidesBarsOnSwipe`。"
    case .doubtRemark(.bouncingZoom):
      "缩到比最小比例还小时，滚动视图会回弹，这里没有模拟：内容会暂时离开顶边，有三个项目的修复说，这时会触发下拉刷新。如果不想触发，就在`scrollViewWillBeginZooming`里关掉它，或者把`bouncesZoom`设为`false`。"
    case .doubtRemark(.routeSwipe):
      "路由是`CupertinoPageRoute`，或者iOS上的`MaterialPageRoute`时，从左边缘20 pt以内向右拖动，Flutter会返回上一页，其他组件收不到这次拖动。第一个路由、`fullscreenDialog`，`canPop`为`false`的`PopScope`，以及写了`onWillPop`的`WillPopScope`里不会这样。"
    case .doubtRemark(.tabBarButtons):
      "有两份报告说，从iOS 26起，标签按钮不在`UITabBar`里面：加在标签栏上的手势识别器收不到它们的触摸。这里假定它能收到这次触摸。如果收不到，就把手势加到标签栏控制器的视图上，并允许同时识别。"
    case .doubtRemark(.linkAtEnd):
      "有两份报告说，如果文字末尾是链接，点击文字旁边或下方的空白，也会打开这个链接；链接后面加一个空格就不会。这里假定它不打开。如果打开了，就在文字末尾加一个空格，或者让`point(inside:)`只接受链接的范围。"
    case .doubtRemark(.itemMovement):
      "在iPad上，只要数据源允许移动，而且`dragInteractionEnabled`是打开的，即使没有拖动代理，UIKit也会自己移动集合视图的单元格：有一份报告测量过，还有两个项目这样用。这里假定它不移动。如果不想让它移动，就让`canMoveItem`返回`false`，或者关闭`dragInteractionEnabled`。"
    case .doubtRemark(.pageTurn):
      "`UIPageViewController`上横向拖动会翻页；样式为`scroll`时，页面外面有一个`_UIQueuingScrollView`，它和其他滚动视图一样会延迟触摸，把它写进文件就能模拟。默认是卷页效果，这时点击左右边缘附近也会翻页；有三份报告说，用SwiftUI或Flutter做的内容收不到这样的点击。边缘有多宽，没有公开资料。这里假定不翻页。如果会翻而不想翻，就禁用它的`gestureRecognizers`里的拖动或点击手势，或者暂时去掉它的`dataSource`。"
    case .doubtRemark(.disabledInFront):
      "官方文档只说被禁用的控件忽略触摸。有一个公开的实验表明它仍会命中，后面的视图收不到触摸；另有三份iOS 10到26上的测量表明，UIKit会跳过它，触摸落到后面的视图上。这里假定它会命中。如果无论如何都要挡住触摸，就在它后面放一个普通视图。"
    case .doubtRemark(.disabledInRow):
      "被禁用的控件收到触摸后什么也不做。但有一个App的代码专门防止这种情况：点击被禁用的`UIButton`，会选中它所在的行。这里假定不会选中。如果会而不想这样，就在`willSelectRow`里返回`nil`，或者在控件上盖一个接收触摸但什么都不做的视图。"
    case .doubtRemark(.inDisabledControl):
      "React Native Gesture Handler的维护者说，`isEnabled`为`false`的控件，连它里面的视图上的触摸也不理会。这里假定里面的视图会被命中。如果不会，就让外层控件保持可用，或者把里面的视图移到它旁边。"
    case .doubtRemark(.disabledWhileHeld):
      "手指还按着，控件就被禁用了。有一份iOS 11和12的报告说，手指抬起时它照样发送`touchUpInside`；之后的版本没有报告。这里假定会发送。如果不该发送，就在操作里检查`isEnabled`，或者禁用时调用`cancelTracking`。"
    case .doubtRemark(.contentBeyond):
      "SwiftUI的内容超出外层视图的部分照样会被命中（例如用`.offset`移开的图片，或者比`.frame`大的图片），UIKit的视图则不会。这里前面就有这样的内容。这里假定它收不到触摸。如果会收到，就给它加上`.allowsHitTesting(false)`。"
    case .doubtRemark(.clippedContent):
      "SwiftUI的`.clipped`和`.clipShape`只裁剪显示，不裁剪命中范围：填满frame的图片，超出frame的部分照样收到触摸。这里前面就有这样的内容。这里假定它收不到触摸。如果会收到，就在`.clipped()`后面加上`.contentShape(Rectangle())`，或者给图片加上`.allowsHitTesting(false)`。"
    case .doubtRemark(.gestureShape):
      "SwiftUI的手势只收到命中它的视图的触摸，而Stack只有画了内容的地方才会被命中：`Spacer`和内容之间的空白都不会。这些文件里不一定看得出来。这里假定会被命中。如果点那里没有反应，就给视图加上`.contentShape(Rectangle())`。用UIKit代码加到宿主视图上的手势识别器，任何位置的触摸都能收到。"
    case .doubtRemark(.gestureBehindView):
      "SwiftUI的手势只收到命中它的视图或其内部的触摸。盖在前面的UIKit视图（例如`.overlay`或`ZStack`里的UIViewRepresentable）会挡住触摸。这里假定手势加在包含被命中视图的内容上。如果点那里没有反应，就给前面的视图加上`.allowsHitTesting(false)`，或者把手势加到同时包含两者的视图上。用UIKit代码加到宿主视图上的手势识别器，任何位置的触摸都能收到。"
    case .doubtRemark(.viewInWebView):
      "点在网页视图里，命中的是它内部WebKit的视图（例如`WKContentView`），而不是网页视图本身。如果`hitTest`判断被命中视图的类，拿到的就是内部的视图。文件里只写了网页视图，这里假定命中的是它。改用`isDescendant(of:)`判断它是否在网页视图里；在场景文件里，把内部的视图也写出来。"
    case .doubtRemark(.windowContainers):
      "有报告说，在iOS 13的iPad上，窗口和它的根视图之间还有UIKit的视图：窗口如果只对自己返回`nil`，命中的就是这些视图，后面的内容都收不到触摸。这里假定没有；打开`padsInsertPrivateContainerViews`就有。如果有，凡是不属于窗口内容的视图，都返回`nil`。"
    case .behindInsideRemark(let control, let front):
      "\(control)被\(front)挡在后面，收不到这次触摸。如果它应该收到，就让触摸穿透\(front)：关闭`isUserInteractionEnabled`，或者让`hitTest`在那里返回`nil`。"
    case .decidedInsideRemark(.swiftUI):
      "从视图看不出SwiftUI内部如何决定。建议检查：`.contentShape`、带内容的`.overlay`或`.background`、`.allowsHitTesting`、`.zIndex`、被`.clipped`或`.clipShape`裁掉但仍能收到触摸的内容、铺满屏幕的Stack里的`Spacer`、外层的`.onTapGesture`、`.onLongPressGesture`，还有`DragGesture(minimumDistance: 0)`。"
    case .decidedInsideRemark(.reactNative):
      "从视图看不出JavaScript如何决定。建议检查：`pointerEvents`、`hitSlop`、前面是否有不可见的组件，以及谁成为`responder`：JavaScript中外层的`Pressable`、`onStartShouldSetResponder`或`PanResponder`；组件有没有被原生代码移动过（JavaScript还按原来的位置判断，手指一动按下就取消）；键盘显示时，再检查`ScrollView`的`keyboardShouldPersistTaps`。"
    case .textInputRemark(let input):
      "\(input)属于`TextInput`。即使设了`editable={false}`，它也会抢在外层的组件之前成为JavaScript的responder。如果要按的是外层，就给`TextInput`或它外面的组件设`pointerEvents=\"none\"`。"
    case .mapRemark:
      "从视图看不出地图如何决定。建议检查：标注是不是已经选中（取消选中之前，`didSelect`不会再来），标注视图的`isEnabled`是不是`false`、有没有被另一个标注盖住，以及地图自己的手势：你的手势要么等它们失败，要么和它们同时识别。"
    case .scriptRemark(let handler, false):
      "JavaScript也收到了这次触摸：\(handler)一直持续到手指抬起，手指下的组件可能会触发`onPress`。如果不该收到，就取消它：把`isEnabled`设为`false`，再设回`true`。"
    case .scriptRemark(let handler, true):
      "JavaScript也收到过这次触摸，随后收到取消：\(handler)被取消了，那里不会触发`onPress`。"
    case .gestureHandlerRemark(let handler):
      "JavaScript也收到过这次触摸，随后收到取消，那里不会触发`onPress`：Gesture Handler在根视图上有一个手势，别的手势一识别成功，它就取消\(handler)。HitPath不模拟这个手势。"
    case .decidedInsideRemark(.flutter):
      "从视图看不出Dart如何决定。建议检查：`IgnorePointer`、`AbsorbPointer`、`HitTestBehavior`、外层的`GestureDetector`，以及组件有没有超出父组件的范围（例如在`Stack`里），超出的部分点不到；如果是原生视图，再检查嵌入它的`UiKitView`的`gestureRecognizers`，以及前面有没有`PointerInterceptor`。"
    case .decidedInsideRemark(.webKit):
      "从视图看不出网页如何决定。建议检查：`pointer-events`、前面是否有其他元素、`touch-action`、调用了`preventDefault`的监听函数，以及加在整个文档上的点击监听：在iOS上，只有链接、控件或自己加了监听的元素才会触发点击事件。能双击放大的网页，以及`UIWebView`里的网页，要在手指抬起大约0.35秒后才触发。"
    case .actionLine(let sender, let action, let target, let detail, let late, let reason):
      "\(sender)向\(target)发送\(action)\(detail.map { "（\($0)）" } as RichText?)\(late.map { "，在手指抬起\($0)秒之后" } ?? "")\(reason.map { "，因为\($0)" } as RichText?)。"
    case .droppedLine(let sender?, let action, let reason): "\(sender)发送\(action)，但无人接收：\(reason)。"
    case .notSentLine(let action, let responder, let reason):
      "\(responder.map { "\($0)的" } as RichText?)\(action)没有发送：\(reason)。"
    case .droppedLine(nil, let action, let reason): "发送\(action)，但无人接收：\(reason)。"
    case .searchedLine(let sender, let action, let performers, _):
      "\(sender)沿响应链发送\(action)；\(performers)是否执行，来源没有说明。"
    case .callbackLine(let method, let receiver, let subject, let count):
      "调用\(receiver)的\(method)\(subject.map { "（\($0)）" } as RichText?)\(count > 1 ? "，共\(count)次" : "")。"
    case .changeLine(.withheld, let view, _, let reason): "\(view)收不到触摸：\(reason)。"
    case .changeLine(.held, let view, let method, let reason): "\(view)的\(method)被延迟：\(reason)。"
    case .changeLine(.released, let view, let method, let reason): "\(view)被延迟的\(method)此时才调用：\(reason)。"
    case .changeLine(.discarded, let view, let method, let reason): "\(view)的\(method)不会被调用：\(reason)。"
    case .changeLine(.taken, let view, _, let reason): "\(view)的触摸被取消，收到`touchesCancelled`：\(reason)。"
    case .changeLine(.detached, let view, _, _): "\(view)离开了窗口，不再收到触摸。"
    case .appears(let controller): "\(controller)出现在屏幕上。"
    case .disappears(let controller): "\(controller)从屏幕上消失。"
    case .isAdded(let view, let superview): "\(view)加到了\(superview)里。"
    case .isRemoved(let view): "\(view)已移除，没有父视图。"
    case .firstResponder(let from?, let to?): "第一响应者从\(from)变为\(to)。"
    case .firstResponder(nil, let to?): "\(to)成为第一响应者。"
    case .firstResponder(let from, nil): "\(from ?? "")不再是第一响应者。"
    case .state(.ended, isDiscrete: true): "识别成功"
    case .state(let state, _): RichText(words(state))
    }
  }

  private func on(_ view: RichText?) -> RichText? { view.map { "\($0)上的" } }

  private func words(_ state: GestureState) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "识别失败"
    }
  }
}

extension SimplifiedChinese {
  static func words(for kind: UIKitClass.Gesture) -> String {
    switch kind {
    case .tap: "点击手势"
    case .longPress: "长按手势"
    case .pan: "拖动手势"
    case .edgePan: "屏幕边缘拖动手势"
    case .swipe: "轻扫手势"
    case .pinch: "捏合手势"
    case .rotation: "旋转手势"
    case .hover: "悬停手势"
    case .scroll: "滚动手势"
    case .contentDelay: "延迟触摸的手势"
    case .textTap: "文本点击手势"
    case .systemGate: "系统手势"
    case .interactivePop: "侧滑返回手势"
    case .contentPop: "全屏侧滑返回手势"
    case .barTap: "隐藏栏的点击手势"
    case .barPan: "隐藏栏的拖动手势"
    case .sheetPan: "sheet的拖动手势"
    case .dimmingTap: "点击空白处收起的手势"
    case .webTaps: "网页的点击"
    case .wheelTaps: "滚轮上的点击"
    case .mapPan: "移动地图的手势"
    case .documentTap: "文档的点击"
    case .drawing: "绘画手势"
    case .reactNativeTouches: "React Native的触摸处理"
    case .textTaps: "文本双击手势"
    case .textPress: "文本长按手势"
    case .textLink: "点链接的手势"
    case .contextMenu: "上下文菜单手势"
    case .dragLift: "拖放手势"
    case .relationship: "手势关系"
    case .rowActions: "行侧滑手势"
    case .rowDismissal: "收起侧滑行的手势"
    case .rowSelection: "双指多选手势"
    case .itemMovement: "长按移动手势"
    case .other: "手势识别器"
    }
  }
}

extension WalkText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .skipped(let view, let reason): "跳过\(view)：\(reason)。"
    case .refuses(let view, nil): "\(view)返回`nil`。"
    case .refuses(let view, let reason?): "\(view)返回`nil`：\(reason)。"
    case .refusesPoint(let view, let place): "\(view)返回`nil`：点\(place)。"
    case .returnsSelf(let view, hasSubviews: false): "\(view)包含该点且没有子视图，返回自己。"
    case .returnsSelf(let view, hasSubviews: true): "\(view)包含该点，子视图都返回`nil`，于是返回自己。"
    case .claims(let view, let reason, let result): "\(view)把该点视为在自己内部（\(reason)），返回\(result)。"
    case .passesUp(let view, let result): "\(view)包含该点，从前到后询问子视图，返回\(result)。"
    case .overrides(let view, let result): "\(view)重写了`hitTest`，\(words(result))。"
    case .calledByCode(let step): "由代码直接调用：\(step)"

    case .returnedByOverride(let result, let view): "\(result)由\(view)重写的`hitTest`直接返回。"
    case .bypasses(let reason): "按默认实现会返回`nil`，但重写没有检查这些条件：\(reason)。"

    case .isHitView(let view): "\(view)是命中视图，触摸归它。"
    case .isHitButGetsNothing(let view, let isTaken, let reason):
      "\(view)是命中视图，但\(isTaken ? "触摸随后被取消" : "收不到触摸")\(reason.map { "：\($0)" } as RichText?)。"
    case .passedUp(let view): "\(view)被询问过，返回的是另一个视图。"
    case .dropped(let view, let override): "\(view)被询问过，返回了自己，但\(override)的`hitTest`没有采用它。"
    case .refused(let view, let reason): "\(view)被询问过，返回`nil`：\(reason)。"
    case .refusedPoint(let view, let place): "\(view)被询问过，返回`nil`：点\(place)。"
    case .notAsked(let view, nil): "\(view)从未被询问。"
    case .notAsked(let view, let reason?): "\(view)从未被询问：\(reason)。"
    case .notAskedOutside(let view, let front): "\(view)不包含该点，也从未被询问，因为\(front)。"
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: true):
      "\(view)从未被询问：\(reason)；而且\(own)，即使被询问也会返回`nil`。"
    case .notAskedAnyway(let view, let reason, let own, wouldRefuse: false):
      "\(view)从未被询问：\(reason)；而且\(own)，本来也不会被询问。"
    case .wasSkipped(let view, let reason): "\(view)被跳过：\(reason)。"
    case .pointOfView(let point, nil): "在它自己的坐标系中，触摸点是\(point)。"
    case .pointOfView(let point, let isInside?):
      "在它自己的坐标系中，触摸点是\(point)，位于`bounds`之\(isInside ? "内" : "外")。"

    case .answer(let result): words(result)
    case .skippedAnswer: "跳过"

    case .line(let text, let reason, isSkipped: false): "\(text)：\(reason)"
    case .line(let text, let reason, isSkipped: true): "\(text)：跳过，\(reason)"
    case .neverAskedLine(let names, let reason): "\(names)：未被询问，\(reason)"
    case .returnedLine(let result, let view): "\(result)：由\(view)的重写返回"

    case .folded(let count, let className?): "\(count) × \(className)，未被询问"
    case .folded(let count, nil): "\(count)个视图，未被询问"
    case .neverAsked(let count, let total): "\(total)个视图中有\(count)个从未被询问"
    }
  }

  private func words(_ result: WalkText.Result) -> RichText {
    switch result {
    case .nothing: "返回`nil`"
    case .itself: "返回自己"
    case .view(let view): "返回\(view)"
    }
  }
}

extension TapWalkText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .refuses(nil): "返回`nil`"
    case .refuses(let reason?): "返回`nil`：\(reason)"
    case .refusesPoint: "返回`nil`：点在它的`bounds`之外"
    case .skipped(let reason): "被跳过：\(reason)"

    case .contains(hasSubviews: false, returnsItself: false): "包含该点，没有子视图"
    case .contains(hasSubviews: false, returnsItself: true): "包含该点且没有子视图，返回自己"
    case .contains(hasSubviews: true, returnsItself: false): "包含该点，从前到后询问子视图"
    case .contains(hasSubviews: true, returnsItself: true): "包含该点，从前到后询问子视图，都返回`nil`，于是返回自己"
    case .claims(let returnsItself):
      "把该点视为在自己内部（点在`bounds`之外，但它的`point(inside:)`返回`true`）\(returnsItself ? "，返回自己" : "")"

    case .overrides(.nothing): "重写了`hitTest`，返回`nil`"
    case .overrides(.itself): "重写了`hitTest`，返回自己"
    case .overrides(.aView): "重写了`hitTest`，返回另一个视图"
    case .code(.nothing): "用代码重写了`hitTest`，返回`nil`；原因和询问过程未知"
    case .code(.itself): "用代码重写了`hitTest`，返回自己；询问过程未知"
    case .code(.aView): "用代码重写了`hitTest`，返回一个视图；询问过程未知"
    }
  }
}
