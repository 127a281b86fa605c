// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// Why a touch goes where it goes.
extension SimplifiedChinese {
  static func clause(_ because: Because, _ words: VerdictWords, isMeant: Bool = false) -> RichText {
    switch because {
    case .returned(let hit, let view):
      "\(words.object(view))的`hitTest`返回了\(words.other(hit) ?? "它")"
    case .contentBeyond(let content, let view, let isClipped):
      "\(words.other(content) ?? "它")超出了\(words.object(view))，\(isClipped ? "`.clipped`或`.clipShape`只是不显示超出的部分，SwiftUI照样会点中" : "SwiftUI照样会点中超出的部分" as RichText)"
    case .reachesFurther(let view, let reason):
      "\(words.other(view) ?? "它")的`point(inside:)`返回`true`，尽管触摸点\(words.place(reason) ?? "在bounds之外")"
    case .letsThrough(let view, let reason, let isInFront):
      letsThrough("\(isInFront ? "前面的" : "")\(words.object(view))", view, reason, words)
    case .nearlyInvisible(let view, let alpha, let control?):
      "\(words.other(view) ?? "它")的`alpha`为\(code: words.alpha(alpha))，几乎看不见，却挡在\(isMeant ? nil : words.object(control) as RichText?)前面"
    case .nearlyInvisible(let view, let alpha, nil):
      "\(words.other(view) ?? "它")的`alpha`为\(code: words.alpha(alpha))，几乎看不见，但仍接收触摸"
    case .inFront(let view, let control, let isWindow, let isClear):
      inFront(
        words.other(view).map { "\(isWindow ? "窗口" : "")\(isClear ? "透明的" : "")\($0)" }
          ?? (isClear ? "透明的它" : "它"), of: isMeant ? nil : words.object(control))
    case .overlies(let view, let other): inFront(words.other(view) ?? "它", of: words.object(other))
    case .comesLater(let view, let sibling, let control):
      "\(words.other(view) ?? "它")在子视图中排在\(sibling == control ? nil : "\(words.object(control))所在的" as RichText?)\(words.object(sibling))之后，后者只是因`zPosition`才画在前面"
    case .answersAlthough(let view, let reason):
      "\(words.other(view) ?? "它")的`hitTest`不检查\(gate(reason, words))"
    case .asksNoSubview(let view, let control):
      "\(words.other(view) ?? "它")的`hitTest`直接返回自身，不询问子视图，包括\(words.object(control))"
    case .letsOthersThrough(let view):
      "\(words.other(view) ?? "它")的`hitTest`没有让这次触摸穿透\(words.declaration(of: view).map { "：\($0)" } as RichText?)"
    case .leavesOutHost(let view, let host) where view == host:
      "前面的\(words.object(view))的`hitTest`不返回自己而返回`nil`；它是SwiftUI的宿主视图，从iOS 18起，有内容的位置返回的就是它自己"
    case .leavesOutHost(let view, let host):
      "前面的\(words.object(view))的`hitTest`对\(words.object(host))返回`nil`；它是SwiftUI的宿主视图，从iOS 18起，有内容的位置返回的也是它自己"
    case .leavesTouches(let popover, let isInBar):
      "popover\(words.object(popover))把触摸留给它的`passthroughViews`\(isInBar ? "和`barButtonItem`所在的栏" : "")"
    case .undimmed(let sheet):
      "sheet\(words.object(sheet))停在这个高度时后面不变暗（`largestUndimmedDetentIdentifier`），它旁边的触摸归后面的内容"
    case .runsCode(let responder, let method):
      "\(words.object(responder))的\(code: ResponderMethod.touches(method))里有这样的代码"
    case .containsPoint: "它的`point(inside:)`在那里返回`true`"
    case .deepest: "它是包含触摸点的最深视图"
    case .besideSubviews(_, _, let subview?): "触摸点在它唯一的子视图\(words.object(subview))之外"
    case .besideSubviews(_, let count, nil): "触摸点不在它的\(count)个子视图内"

    case .misses(let control, let reason):
      "\(words.touch)没有落在\(words.object(control))上：触摸点\(words.place(reason) ?? "在bounds之外")"
    case .refusesFor(let view, let control, let reason):
      "\(words.object(control))所在的\(words.object(view))返回`nil`：\(words.refusal(reason, of: view))"
    case .interactionDisabled(let object, let control):
      "\(object == control ? nil : "\(words.object(control))所在的" as RichText?)\(words.object(object))的`isUserInteractionEnabled`为`false`"

    case .recognizes(_, let gesture, true):
      "它\(predicate(gesture, words))，且`cancelsTouchesInView`为`true`"
    case .recognizes(_, let gesture, false): "它\(predicate(gesture, words))"
    case .leavesScreen(let controller, _, let list?):
      "\(words.object(list))已到边缘，又没有`refreshControl`，这次拖动收起了\(words.object(controller))"
    case .leavesScreen(let controller, .sheetPan, nil): "这次拖动收起了\(words.object(controller))"
    case .leavesScreen(let controller, .interactivePop, nil): "从这个边缘开始的拖动会返回，离开\(words.object(controller))"
    case .leavesScreen(let controller, _, nil): "从iOS 26起，向右的拖动会返回，离开\(words.object(controller))"
    case .discards(_, let gesture):
      "它\(predicate(gesture, words))，并丢弃它的`delaysTouchesBegan`延迟的触摸"
    case .recognizesAbove(let gesture, let view, let inside):
      "\(words.object(inside))在\(words.object(view))里，而它\(predicate(gesture, words))"
    case .recognizesBeside(_, let gesture, let responder):
      "它\(predicate(gesture, words))，而`cancelsTouchesInView`为`false`，\(words.object(responder))也处理这次触摸"
    case .innermost(let count, let kind):
      "\(count)个\(SimplifiedChinese.words(for: kind))中它在最内层，而只有一个能识别成功"
    case .delegateReplaced(let recognizer, let delegate):
      "\(words.object(recognizer))的代理换成了\(words.object(delegate))，不再是UIKit自己的，其他手势不会等待它"
    case .goesFirst(let others): "它先于\(SimplifiedChinese.list(words.objects(others.prefix(2))))识别成功，而只有一个能成功"
    case .shorterPress(let duration, let other, let otherDuration):
      "它的`minimumPressDuration`是\(words.number(duration))秒，比\(words.object(other))的\(words.number(otherDuration))秒短，而只有一个能识别成功"
    case .quickPress(let duration, let others):
      "它的`minimumPressDuration`只有\(words.number(duration))秒，先于\(SimplifiedChinese.list(words.objects(others.prefix(2))))识别成功，而只有一个能成功"
    case .waited(let others, let isUntilLift, let cancels):
      "它要\(isUntilLift ? "一直等到抬起手指，等" : "等" as RichText)\(SimplifiedChinese.list(words.objects(others.prefix(2))))识别失败\(cancels ? "，且`cancelsTouchesInView`为`true`" : nil as RichText?)"
    case .mayNotBegin(let recognizer, let reason) where reason.code.row?.group == .unseen:
      "\(words.who(recognizer))收不到这次触摸：\(words.clause(reason, of: recognizer))"
    case .mayNotBegin(let recognizer, let reason):
      "\(words.who(recognizer))不能开始：\(words.clause(reason, of: recognizer))"
    case .fails(let recognizer, let reason):
      "\(words.who(recognizer))识别失败：\(words.clause(reason, of: recognizer))"
    case .heldBack(let recognizer, true, let setting):
      "\(words.who(recognizer))在等下一次点击，且\(code: setting)为`true`"
    case .heldBack(let recognizer, false, let setting):
      "\(words.who(recognizer))那时才有识别结果，且\(code: setting)为`true`"
    case .systemEdge(_, let seconds?): "屏幕的这条边上有系统手势，触摸延迟了\(words.number(seconds))秒"
    case .systemEdge(_, nil): "屏幕的这条边上有系统手势，触摸延迟到手指抬起"
    case .sparesView: "它的`cancelsTouchesInView`为`false`"
    case .allowed(let recognizer, let reason): words.clause(reason, of: recognizer)
    case .goesBefore(let recognizer, false): "控件自己的action先于\(words.who(recognizer))"
    case .goesBefore(let recognizer, true): "文本自带的点击手势优先于\(words.who(recognizer))"
    case .barItemGivesWay(let item): "\(words.object(item))是栏上的按钮项，从iOS 13起才先于它"
    case .pageGoesFirst(let recognizer):
      "网页自己的点击手势先于\(words.who(recognizer))，没有代理允许两者同时识别"
    case .controlGivesWay(let control): "\(words.object(control))是控件，从iOS 6起才先于它"
    case .disabledGivesWay(let control): "\(words.object(control))的`isEnabled`为`false`，只有启用的控件才先于它"
    case .rests(let duration, let view):
      "手指先停了\(words.number(duration))秒，\(words.object(view))还没有开始滚动"
    case .heldByScroll(let view, let seconds, let goesElsewhere):
      "\(words.object(view))\(goesElsewhere ? "不朝那个方向滚动，" : "")把触摸延迟了\(words.number(seconds))秒（`delaysContentTouches`）"
    case .heldUntilLift(let holder, let setting):
      "\(words.holder(holder))把`touchesBegan`延迟到手指抬起（\(code: setting)）"
    case .keepsTouches(let view, let reason, let duration?):
      "手指先停了\(words.number(duration))秒，\(words.object(view))还没有开始滚动，它的"
        + (reason.code == .contentTouchesStay
          ? "`canCancelContentTouches`为`false`" : "`touchesShouldCancel`返回`false`")
    case .keepsTouches(let view, let reason, nil): words.clause(reason, of: view)
    case .isNotDelayed(let view):
      "\(words.object(view))的`delaysContentTouches`为`false`，而滚动视图不会取消控件已有的触摸"
    case .moves(let distance, let takesContent, let isVertical):
      "手指\(isVertical.map { $0 ? "竖直" : "水平" } ?? "")移动了\(words.number(distance))点\(takesContent ? "，滚动会取消内容的触摸（`canCancelContentTouches`）" as RichText : nil)"
    case .besidePresented(let controller, .sheet):
      "触摸点在\(words.object(controller))之外，而后面的屏幕此时变暗（`largestUndimmedDetentIdentifier`）"
    case .besidePresented(let controller, .popover):
      "触摸点在\(words.object(controller))之外，也不在它的`passthroughViews`上"
    case .besidePresented(let controller, .other): "触摸点在\(words.object(controller))之外，而后面的屏幕已变暗"
    case .searchCovers(let controller):
      "\(controller.map(words.object) ?? "搜索")处于激活状态，盖住了后面的内容（`obscuresBackgroundDuringPresentation`）"
    case .heldUntilRecognized(let method, let holders, let unasked):
      "\(SimplifiedChinese.list(holders.map(words.holder)))延迟了\(code: method)（`delaysContentTouches`），而它在那之前就识别成功\(unasked.map { "，这时\(code: $0)还不起作用" } ?? "" as RichText)"
    case .isWaitedFor(let recognizers):
      "\(SimplifiedChinese.list(words.objects(recognizers.prefix(2))))要等它失败才能识别"
    case .stillPresented(let controller): "\(words.object(controller))的视图已经移除，但它还没有收起"
    case .staysPresented(let kept):
      switch kept.by {
      case .isModalInPresentation?: "只有代码才能收起\(words.object(kept.controller))（`isModalInPresentation`）"
      case .presentationControllerShouldDismiss?:
        "\(words.object(kept.controller))的代理在`presentationControllerShouldDismiss`里返回了`false`"
      default:
        "触摸点在\(words.object(kept.controller))之外，\(kept.hasActions ? "而它只能由自己的操作收起" : kept.isFormerSheet ? "iOS 13之前点那里不会收起它" : "点那里不会收起它")"
      }
    case .scrollingDisabled(let list, let change):
      "\(words.other(list).map { "\($0)不能滚动：" } as RichText?)\(words.since(change).map { "从\($0)起" } as RichText?)它的`isScrollEnabled`为`false`"
    case .panRemoved(let list):
      "\(words.other(list).map { "\($0)不能滚动：" } as RichText?)它的`panGestureRecognizer`已经被移除"
    case .neverBounces(let view, let property):
      "\(words.other(view).map { "\($0)的" as RichText } ?? "它的")内容并不比自己大，且\(code: property.rawValue)为`false`"
    case .cannotZoom(let view):
      "\(words.other(view).map { "\($0)的" as RichText } ?? "它的")`maximumZoomScale`不大于`minimumZoomScale`"
    case .alwaysBounces(let view, let property):
      "\(words.other(view).map { "\($0)的" as RichText } ?? "它的")\(code: property)为`true`，虽然内容并不比它大"
    case .webSwipeIsOff(let view):
      "\(words.other(view).map { "\($0)的" as RichText } ?? "它的")`allowsBackForwardNavigationGestures`为`false`"
    case .contentTooSmall(let view, let length, let reach, let isVertical):
      "\(words.other(view) ?? "它")的`contentSize`\(isVertical ? "高" : "宽")只有\(words.number(length)) pt，而它的子视图一直到\(words.number(reach)) pt处"
    case .wasMoving: "它的内容仍在滚动"
    case .besideScreen: "触摸点在屏幕之外"
    case .growsFirst(let list):
      "sheet先变高，然后\(words.object(list))才滚动（`prefersScrollingExpandsWhenScrolledToEdge`）"
    case .isNoSheet(let controller, true): "在iOS 13之前，\(words.object(controller))不能下滑收起"
    case .isNoSheet(let controller, false): "\(words.object(controller))不是以sheet形式present的，不能下滑收起"
    case .isAtEdge(let view): "\(words.object(view))的内容已到边缘"

    case .passesOn(let view): "\(words.object(view))沿响应链向上传递"
    case .selects(let list, let view?):
      "\(words.object(view))上没有任何东西处理这次\(words.touch)，由\(words.object(list))处理选中"
    case .selects(let list, nil): "这次\(words.touch)一路传到了\(words.object(list))，由它处理选中"
    case .exclusive(let other, true):
      "\(words.object(other))已有触摸，而它自己的`isExclusiveTouch`为`true`"
    case .exclusive(let other, false):
      "\(words.object(other))已有触摸，且`isExclusiveTouch`为`true`"
    case .notExclusive(let other):
      "\(words.object(other))当时也有触摸，而两者的`isExclusiveTouch`都为`false`"
    case .implements(let method): "它是包含触摸点的最深视图，并实现了\(code: method)"
    case .implementsLate(let method, let recognizer, let setting, let seconds):
      "它是包含触摸点的最深视图，并实现了\(code: method)，而\(words.holder(recognizer))把它延迟\(seconds.map { "了\(words.number($0))秒" } ?? "到手指抬起")（\(code: setting)）"
    case .isFirstResponder: "它已经是第一响应者"
    case .cycle(let responder): "\(words.object(responder))的`next`使响应链形成循环"
    case .controlDisabled(_, let bar?):
      "\(words.object(bar))在输入框不是第一响应者时禁用了它（`isEnabled`为`false`）"
    case .controlDisabled(_, nil): "它的`isEnabled`为`false`"
    case .menuNeedsPress(let isButton):
      "它的菜单要手指按住不动才会打开\(isButton ? "（`showsMenuAsPrimaryAction`为`false`）" as RichText : nil)"
    case .noAction: "它没有action"
    case .noActionFor(let events): "它没有\(SimplifiedChinese.list(words.codes(events)))的action"
    case .actionDropped(let action, let sender, let reason):
      "\(code: action)没有接收者：\(reason.map { words.clause($0, of: sender) })"
    case .noPerformer(let action, let start, true):
      "从第一响应者\(words.object(start))往上，没有响应者能执行\(code: action)"
    case .noPerformer(let action, let start, false):
      "从\(words.object(start))往上，没有响应者能执行\(code: action)"
    case .targetGone(let action, let start):
      "\(code: action)的target已经释放，而从\(words.object(start))往上，没有响应者能执行它"
    case .beginTrackingRefuses: "它的`beginTracking`返回`false`"
    case .touchOfAnother(let hit):
      "控件只跟踪命中它自己的触摸，而\(words.object(hit))的`isUserInteractionEnabled`为`true`"
    case .isControl: "控件不会把触摸向上传递"
    case .isScrollView: "滚动视图不会把触摸向上传递"
    case .selectionRefused: "代理不允许选中（`shouldHighlight`、`willSelect`等方法返回`false`或`nil`）"
    case .nothingSelectable(_, isEditing: true):
      "它正在编辑（`isEditing`），且`allowsSelectionDuringEditing`为`false`"
    case .nothingSelectable(let list, isEditing: false) where words.isListOfSwiftUI(list):
      "SwiftUI的`List`没有设置`selection`，不会选中任何一行"
    case .nothingSelectable(_, isEditing: false): "它的`allowsSelection`为`false`"
    case .linkInactive(_, isEditable: true): "只有`isEditable`为`false`时，那里的链接才响应点按"
    case .linkInactive(_, isEditable: false): "只有`isSelectable`为`true`时，那里的链接才响应点按"
    case .takesOneTouch: "它已有一个触摸，且`isMultipleTouchEnabled`为`false`"

    case .controllersUnknown: "来源没有给出视图控制器"
    case .classesUnknown(let responders):
      "来源没有说明\(SimplifiedChinese.list(words.objects(responders.prefix(2))))如何处理触摸"
    case .notSimulated(let responders):
      responders.first.map(words.isMap) == true
        ? "没有模拟\(SimplifiedChinese.list(words.objects(responders.prefix(1))))如何处理它内部的触摸，例如选中标注或取消选中"
        : "没有模拟\(SimplifiedChinese.list(words.objects(responders.prefix(2))))如何处理触摸"
    case .ownClassNotSimulated: "没有模拟它的类如何处理触摸"
    case .noTouchHandler: "它和外层视图上都没有React Native的触摸处理，JavaScript得不到这次触摸"
    case .barBetweenItems(let control):
      "栏会收下各按钮之间的触摸，看上去空白的地方也一样\(control.map { "，而\(words.object($0))在它后面" } as RichText?)"
    case .rowsUnknown(_, areItems: false): "那里是哪一行要由它的数据源决定"
    case .rowsUnknown(_, areItems: true): "那里是哪个单元格要由它的数据源决定"
    case .noContentThere: "那里没有显示内容，却照样会被点中，而只有`.contentShape`或背后的内容才够得到那里"
    case .noViewsInside(.swiftUI): "它的按钮和手势都不是UIKit视图"
    case .noViewsInside(.reactNative): "点中哪个组件由JavaScript判断"
    case .noViewsInside(.flutter): "它的组件不是UIKit视图"
    case .reachesPage:
      "Flutter里的网页视图照样收到触摸，即使Dart把手势给了前面的组件"
    case .mayClaim: "Dart不占用这个手势，里面的原生视图才能收到触摸"
    case .noViewsInside(.webKit): "网页中的元素不是UIKit视图"
    case .reason(let reason, let object): words.clause(reason, of: object)
    }
  }

  /// The setting by which a view would refuse, with its value.
  static func gate(_ reason: TraceReason, _ words: VerdictWords) -> RichText {
    switch reason.code {
    case .hidden: "`isHidden`（值为`true`）"
    case .interactionDisabled: "`isUserInteractionEnabled`（值为`false`）"
    case .alphaBelowThreshold: "`alpha`（值为\(code: words.alpha(reason.numbers[.alpha] ?? 0))）"
    default: "让视图拒绝触摸的属性"
    }
  }

  /// A view in front of a control. `control` is nil if the sentence has already named it.
  private static func inFront(_ view: RichText, of control: RichText?) -> RichText {
    control.map { "\(view)在\($0)前面" } ?? "\(view)挡在前面"
  }

  private static func letsThrough(
    _ name: RichText, _ view: String, _ reason: TraceReason?, _ words: VerdictWords
  ) -> RichText {
    switch reason?.code {
    case .customHitTest?: passes(name, words.passage(of: view))
    case .customPointInside?: "\(name)的`point(inside:)`返回`false`"
    case .interactionDisabled?: "\(name)的`isUserInteractionEnabled`为`false`"
    case .alphaBelowThreshold?:
      "\(name)的`alpha`为\(code: words.alpha(reason?.numbers[.alpha] ?? 0))"
    default: "触摸穿透了\(name)：\(reason.map { words.clause($0, of: view) })"
    }
  }

  private static func passes(_ name: RichText, _ how: TouchPassing) -> RichText {
    func method(_ className: RichText?) -> RichText {
      className.map { "它的类\($0)重写了`hitTest`，" } ?? "它的`hitTest`"
    }
    return switch how {
    case .ofUIKit: "\(name)属于UIKit，没有命中子视图的触摸会穿透它"
    case .besideSubviews(let className):
      "没有命中子视图的触摸会穿透\(name)：\(method(className))返回`nil`而不是自己"
    case .pointerEvents(let value): "触摸穿透\(name)：它的`pointerEvents`为\(value)"
    case .always(let className): "所有触摸都穿透\(name)：\(method(className))总是返回`nil`"
    case .here(let className): "这次触摸穿透\(name)：\(method(className))在这里返回`nil`"
    }
  }
}
