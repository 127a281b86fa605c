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
      "\(isOfElements ? "很可能" : "")\(sentence(act, words, because: because, unless: unless, likely, doubts, asides))"
    case .act(let act, let words): clause(act, words)
    case .because(let because, let words): clause(because, words)
    }
  }

  private func sentence(
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
      ends.append("除非\(RichText.joined(Array(otherwise.prefix(Self.mostAlternatives)), by: "，或"))")
    }
    return
      "\(clause(act, words, meant: meant, isWhole: decides == nil, isEmpty: act.isUnhandledInside(because)))\(reason.map { "，因为\($0)" } as RichText?)\(RichText.joined(ends.map { "，\($0)" }, by: ""))。"
  }

  private func clause(_ aside: VerdictAside, _ words: VerdictWords) -> RichText {
    switch aside {
    case .endsAtOnce(let recognizer, let reason): "但它随即被取消：\(words.clause(reason, of: recognizer))"
    case .pageHasTouch: "网页也能收到这个触摸，因为WebKit自己的手势识别器不会被阻止"
    case .scriptHasTouch: "同时JavaScript也收到这次触摸，因为没有什么取消它的触摸手势"
    case .scriptIsCancelled(_, .code?): "JavaScript的触摸被取消，因为它的触摸手势被设为不可用"
    case .scriptIsCancelled(_, .gestureHandler?): "JavaScript的触摸被Gesture Handler根视图上的手势取消"
    case .scriptIsCancelled(let recognizer, nil):
      "而JavaScript的触摸被取消\(recognizer.map { "，不管\(words.object($0))的`cancelsTouchesInView`" } as RichText?)"
    case .hidesKeyboardFirst(let scroll):
      "而键盘显示时，\(words.object(scroll))只用点击来收起键盘，除非设置了`keyboardShouldPersistTaps`"
    case .mayActBeside(let view): "同时\(words.object(view))自己的手势也可能识别成功"
    case .doesNotWait(let later, false): "而且没有等\(words.who(later))，后者随后也识别成功"
    case .doesNotWait(let later, true): "而且没有等\(words.who(later))，后者因为视图离开窗口而失败"
    case .delegateLetsBegin: "`gestureRecognizerShouldBegin`允许它在这个方向上开始"
    case .beginsInEveryDirection: "它在任何方向上都会开始"
    case .takesSeveralFingers(let isScroll):
      "\(isScroll ? "它的拖动手势" : "它")没有用`maximumNumberOfTouches`限制为一根手指"
    case .beginsAfter(let distance, let loser):
      "\(loser.map { words.who($0) } ?? "它")移动\(words.number(distance))点后才开始（`minimumDistance`）"
    case .delegateRefuses(let recognizer): "\(words.who(recognizer))收不到这次触摸：它的代理拒绝了"
    case .delegateKeepsFromBeginning(let recognizer):
      "而\(words.who(recognizer))失败了：它的代理的`gestureRecognizerShouldBegin`返回`false`"
    case .rowPerforms(let recognizers):
      "\(SimplifiedChinese.list(recognizers.map { words.object($0) }))也会触发（除非每个按钮都设置了`buttonStyle`）：点击`List`的一行会触发其中所有按钮"
    case .highlightsLate(let holder):
      "而且到手指抬起时才高亮：\(words.holder(holder))延迟了`touchesBegan`（`delaysContentTouches`）"
    case .doesNotRefuse(let control): "\(words.object(control))没有用`gestureRecognizerShouldBegin`拒绝它"
    case .isNotCalled(let responder, let method, let text):
      "\(words.object(text))的键盘不会收起：控件不向上传递触摸，\(words.object(responder))的\(code: method)不会被调用"
    case .liftsOutside(let view, let distance):
      "手指在\(words.object(view))外面\(words.number(distance))点处抬起，触摸仍然归它"
    case .failsAsRequired(let recognizer): "\(words.who(recognizer))要求它失败，因此没有识别"
    case .selectsNothing(let because): "但不选中任何单元格：\(clause(because, words))"
    case .popsNothing: "什么都不会弹出：它在手指抬起时才开始"
    case .liesInFront(let content): "它盖在\(words.object(content))前面"
    case .isNotCalledInside(let view, let method):
      "\(words.object(view))的\(code: method)不会被调用：触摸属于它内部的视图"
    case .opensRow(let row): "打开的是\(words.object(row))：列表按位置找到这一行，不管前面盖着什么"
    case .delegateLetsSelect(let method): "它的代理的\(code: method.rawValue)允许它开始"
    case .takerHasNoAction: "而它没有action"
    case .keepsFromScrolling(let scroll): "\(words.object(scroll))也不会滚动"
    case .misses(let recognizer, let reason):
      "\(words.who(recognizer))收不到这次触摸：触摸点\(words.place(reason) ?? "在它的视图之外")"
    case .hasNoAction(let event): "它没有为\(code: event.rawValue)设置action"
    case .liesBehindDimming(let control):
      "\(words.object(control))在变暗的屏幕后面（`largestUndimmedDetentIdentifier`）"
    case .stoppedBefore(let recognizer): "\(words.who(recognizer))不会识别成功，因为没有代理允许"
    case .claimsPoint(let view): "\(words.object(view))的`point(inside:)`在那里返回`true`"
    case .seenByRecognizer(let recognizer): "但\(words.who(recognizer))照样能收到这个触摸"
    case .actsLater(let other, let seconds, let reason):
      "\(words.who(other))在手指抬起\(words.number(seconds))秒后也会响应\(reason.map { "（\(words.clause($0, of: other))）" } as RichText?)"
    case .liftsTooSoon(let recognizer, let seconds):
      "\(words.who(recognizer))没有成功：手指\(words.number(seconds))秒就抬起了"
    case .isNotLetThrough(let view, let override):
      "\(words.object(override))的`hitTest`不让\(words.object(view))穿透"
    case .staysAtEdge(let scroll, let isCompanion):
      "\(isCompanion ? words.object(scroll) : "它")已到边缘，又不会回弹（`bounces`）"
    case .keepsFromRecognizing(let other, let recognizer): "\(words.who(recognizer))使\(words.who(other))无法识别"
    case .coversCell(let cell): "它盖在\(words.object(cell))前面"
    case .letsOnlyItselfThrough(let override):
      "而\(words.object(override))只让点在它自己身上的触摸穿透（`hitTest`）"
    case .recognizesIfLeft(let recognizer, let seconds, let other):
      "如果Dart把触摸留给它，\(words.who(recognizer))\(seconds.map { "在手指抬起\(words.number($0))秒后" } as RichText?)识别成功\(other.map { "，因为它要等\(words.who($0))失败" } as RichText?)"
    case .hitBeyond(let view, let isClipped):
      "它在\(words.object(view))之外也能命中\(isClipped ? "，虽然那里被`.clipped`或`.clipShape`隐藏" : "" as RichText)"
    case .actsWhenCancelled(let responder):
      "但\(words.object(responder))照样会响应：它的`touchesCancelled`里有代码"
    case .leavesDrag(let scroll, _, isNotDelayed: true):
      "\(words.object(scroll))不会滚动：它的`delaysContentTouches`为`false`，控件收到的触摸不会被取消"
    case .leavesDrag(let scroll, let reason, isNotDelayed: false):
      "\(words.object(scroll))不会滚动：\(words.clause(reason, of: scroll))"
    case .ignoresCancel(let view): "\(words.object(view))没有实现`touchesCancelled`"
    case .runsOwnCode(let responder, let method, true):
      "但\(words.object(responder))会先执行自己的\(code: method)，再向上传递"
    case .runsOwnCode(let responder, let method, false):
      "\(words.object(responder))执行自己的\(code: method)后向上传递，没有响应者处理"
    case .countsAsInside(let control, let distance):
      "抬起时手指离\(words.object(control))还有\(words.number(distance)) pt，仍然算在里面（`touchUpInside`）"
    case .isBeside(let control): "手指并不在\(words.object(control))上（`touchUpOutside`）"
    case .movedAway(let control): "但手指抬起时，\(words.object(control))已经不在手指下面（`touchUpOutside`）"
    case .pushesNothing(let refused):
      "但\(words.object(refused.controller))没有push出来：\(words.clause(refused.reason, of: refused.controller))"
    case .sets(let setting):
      "\(words.object(setting.object))的\(code: setting.property)变为\(code: setting.value)"
    case .presentsNothing(let refused):
      "但\(words.object(refused.presenter))没有present \(words.object(refused.controller))：\(words.clause(refused.reason, of: refused.presenter))"
    case .keyboardStays(let text, let scroll?):
      "\(words.object(scroll))的`keyboardDismissMode`为`none`，\(words.object(text))的键盘不会收起"
    case .nativeViewToo(let view): "其中的\(words.object(view))也可能收到这次\(words.touch)，即使前面有widget"
    case .delegateLetsHave: "它的代理允许它接收这次触摸"
    case .othersWait(let view): "它的代理让\(words.object(view))自己的手势等待它"
    case .dismissedOnlyAbove(let controller):
      "之前对\(words.object(controller))调用的`dismiss`只收起了它present的页面"
    case .doesNotSee(let recognizer, let hit):
      "\(words.who(recognizer))收不到它，因为那个视图不在\(words.object(hit))外层"
    case .hasNoDelegate: "它没有代理来拒绝"
    case .hasOtherDelegate(let delegate): "它的代理是\(words.object(delegate))，不是UIKit自己的"
    case .doesNotAsk(let reason): "没有先看\(gate(reason, words))"
    case .animates(let view): "\(words.object(view))可能还画在那里，但它在动画期间不接收触摸"
    case .givesNoMenu: "它的上下文菜单没有打开，因为代理没有给出菜单"
    case .onlySystemControlsGoFirst: "只有UIKit自己的控件先于这样的点击手势"
    case .seesOnlyInside(let recognizer): "\(words.who(recognizer))只接收那个视图里的触摸"
    case .notSelected(let cell, .responder(let handler)):
      "\(words.object(cell))不会被选中，因为\(words.object(handler))没有调用`super`"
    case .notSelected(let cell, .control): "\(words.object(cell))不会被选中，因为控件不向上传递触摸"
    case .notSelected(let cell, .textView(let scrolls)):
      "\(words.object(cell))不会被选中，因为\(scrolls ? "文本视图" : "从iOS 11起，不滚动的文本视图也")不向上传递触摸"
    case .stillHeld(let holder): "这时\(words.holder(holder))还延迟着`touchesBegan`（`delaysContentTouches`）"
    case .goesBefore(let recognizer, let isIdle): "\(isIdle ? "但它仍然" : "并且它")先于\(words.who(recognizer))"
    case .becomes(let property, let value): "它的\(code: property)变为\(code: words.narrator.value(value))"
    case .disabledMeanwhile: "尽管它后来被禁用了：手指按下时它是启用的"
    case .controlAround(let control):
      "外层的\(words.object(control))什么也不发送，因为控件只接收命中它自己的触摸"
    case .drops(let view, let override):
      "\(words.object(override))的`hitTest`没有采用\(words.object(view))"
    case .hadTouchesBegan(let view): "在那之前\(words.object(view))已经收到`touchesBegan`"
    case .textCancels: "它的`UITextInteraction`的单击手势会取消它的触摸（`touchesCancelled`）"
    case .menuWaits(let recognizer):
      "上下文菜单不会打开，因为它要一直等到抬起手指，等\(words.who(recognizer))识别失败"
    case .turnsWay(let view): "\(words.object(view))的`transform`把手指移动的方向倒了过来"
    case .cornerTakesTouches(let view):
      "\(words.object(view))的`cornerRadius`只影响显示，被裁掉的角照样接收触摸"
    case .sendsTwice(let action): "在`began`和`ended`时各调用一次\(code: action)"
    case .notSelected(let cell, nil): "\(words.object(cell))不会被选中"
    case .keyboardStays(let text, nil): "\(words.object(text))的键盘不会收起"
    case .mayRecognize(let recognizer, let view, let holdsEnd):
      "\(words.object(recognizer))识别成功\(view.map { "，\(words.object($0))的触摸被取消（`cancelsTouchesInView`）" } as RichText?)\(holdsEnd ? "，或在没有结果时一直推迟`touchesEnded`（`delaysTouchesEnded`）" as RichText : nil)，它的手势没有模拟"
    case .mayDecideItself(let recognizer): "\(words.object(recognizer))的类用自己的touches方法另作决定"
    }
  }

  /// What the system does instead or as well; more is said below the answer.
  private func clause(_ doubt: SystemDoubt) -> RichText {
    switch doubt {
    case .dragBesideSheet: "被sheet接管"
    case .editingGestures: "系统用三指手势来编辑"
    case .openMenu: "菜单还开着"
    case .searchBarButton: "搜索栏禁用了它"
    case .zoomTransition: "被zoom过渡接管"
    case .clearKeyboard: "键盘在那里什么都没画"
    case .gestureInRow: "行内容上的手势让这一行没有反应"
    case .buttonsOfRow: "这一行的按钮全部触发"
    case .splitViewSwipe: "分栏控制器拉出主栏"
    case .afterDismissal: "收起的动画还没结束"
    case .driftInSheet: "手指上下偏移，被sheet接管"
    case .waitsForAll: "UIKit有手势一直不失败"
    case .duringPush: "push或pop的动画还没结束"
    case .toolbarContent: "它是工具栏的按钮项，或是第一次布局之后才添加的"
    case .headerTap: "列表滚到顶部"
    case .leftWindow: "视图离开窗口之后什么也收不到"
    case .gesturesAround: "外层的SwiftUI手势也可能一起触发"
    case .tabBarContent: "标签栏自己接收了触摸"
    case .tapBesideLink: "另一个点击手势先触发"
    case .orderOfHosted: "另一个手势在更里层的视图上"
    case .hostedAnimation: "动画由SwiftUI自己执行，期间视图照样接收触摸"
    case .innerGestureAlone: "SwiftUI只让内层的手势起作用（iOS 18之前）"
    case .hostedGestures: "SwiftUI的另一个手势抢先或一起触发（iOS 18之前，由SwiftUI自己裁决）"
    case .dragOfContent: "SwiftUI里的拖动手势让它无法滚动"
    case .modalSheet: "sheet没有拦下这次触摸"
    case .delegateOfSwipeBack: "App的拖动手势不等它失败"
    case .otherProcess: "那里的内容由另一个进程显示，触摸归它"
    case .scrollAtEdge: "手指下的滚动视图抢先滚动"
    case .firstTapAfterDrag: "这样拖动之后的第一次点击什么也选不中"
    case .endlessTransition: "没有结束的转场让界面没有反应"
    case .leftUndecided: "有个既不识别也不失败的手势识别器推迟了触摸的结束"
    case .circle: "UIKit的手势和App的手势互相等待，而UIKit打破了这个循环"
    case .simultaneousInRow: "这一行的按钮因为另一个点击手势而失效"
    case .clearButton: "先结束了编辑"
    case .tapAroundSegments: "外层SwiftUI的点击手势截获了它"
    case .dragOnWebView: "网页没有把它让给外层"
    case .insetOfComponent: "组件截获了内容之外的触摸"
    case .webSwipe: "网页后退或前进"
    case .pageInset: "WebKit在`contentInset`的范围内收不到触摸"
    case .pageDot: "被那里的圆点截获"
    case .underStatusBar: "被状态栏截获"
    case .formerBarItem: "这一项用的是现在的类"
    case .listWithoutBounce: "什么都不动，因为手指下的列表不能回弹"
    case .nestedListInSheet: "列表在另一个滚动视图里，于是列表回弹，sheet不动"
    case .sheetFollowsList: "不管sheet自己的拖动手势在等什么，它都跟着列表动"
    case .responderAroundScroll: "外层的组件是JavaScript的responder，于是不会滚动"
    case .contentPopOfScreens: "React Native Screens（它的代理）不让它开始"
    case .gestureOnRepresentable: "representable里的视图不接收触摸，SwiftUI在那里也就什么都没有命中"
    case .looseTarget: "target已经被释放，因为文件里没有什么持有它"
    case .openOverrides: "前面的视图有文件没写明的重写，让触摸穿透"
    case .strayingTap: "点击手势允许手指移动这么远"
    case .heldTap: "点击手势允许按住这么久"
    case .addedToCell: "它在cell本身上，而不在`contentView`里"
    case .pointerEventsOfComponent: "这个组件不理会`pointerEvents`"
    case .formerTouchHandler: "JavaScript照样收到这次触摸，2017年以前的React Native就是这样"
    case .pointerEventsOfButton: "React Native Gesture Handler是2026年或更新的版本，按钮遵守`pointerEvents`"
    case .lateAtEdge: "侧滑返回把它的按下推迟到手指抬起"
    case .componentInBar: "JavaScript以为组件在别处"
    case .componentInCallout: "按下归标注的气泡处理"
    case .edgePopOfScreens: "它也被关闭"
    case .heldByFlutter: "Flutter要等Dart决定才交给它，来得太晚或者不来"
    case .touchOnAnimation: "UIKit丢弃落在动画视图上的触摸"
    case .systemStroke: "系统接收从底边开始的拖动"
    case .barSwipe: "隐藏导航栏的轻扫让它识别失败"
    case .bouncingZoom: "缩放回弹时触发了下拉刷新"
    case .routeSwipe: "路由自己返回上一页"
    case .tabBarButtons: "标签按钮不在那里"
    case .linkAtEnd: "文字末尾的链接会打开"
    case .itemMovement: "UIKit自己移动这个单元格"
    case .repeatedCall: "`shouldInteractWith`也可能调用多次"
    case .nestedSimultaneous: "内层视图上的`.simultaneousGesture`让`.gesture`不触发"
    case .tapAroundSwitch: "被开关外层的点击手势抢走"
    case .pageTurn: "被用来翻页"
    case .disabledInRow: "所在的行会被选中"
    case .inDisabledControl: "外层被禁用的控件不让触摸到里面"
    case .disabledWhileHeld: "控件一被禁用就不再跟踪"
    case .contentBeyond: "前面有超出父视图的内容，触摸给了它"
    case .clippedContent: "那里被`.clipped`或`.clipShape`裁掉的内容收到这次触摸"
    case .gestureBehindView: "手势加在被命中的视图后面的内容上"
    case .viewInWebView: "命中的是网页内部的视图，`hitTest`判断的是它的类"
    case .gestureShape: "它是SwiftUI的手势，而带手势的视图在那里不会被命中"
    case .windowContainers: "前面的窗口和它的根视图之间有UIKit的视图"
    }
  }

  /// The second half of the sentence if nothing is unknown.
  private func tail(_ act: Act) -> RichText? {
    switch act {
    case .getsUnhandled: "但没有响应者处理"
    case .getsUndecided: "但不知道由谁处理"
    default: nil
    }
  }

  /// The effect of the touch; `meant` is the control that it was aimed at. What a framework decides inside a view follows later if
  /// `isWhole` is false.
  private func clause(
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

  private func clause(_ because: Because, _ words: VerdictWords, isMeant: Bool = false) -> RichText {
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
    case .mayNotBegin(let recognizer, let reason)
    where [.delegateRefusedTouch, .outsideHostedContent, .recognizerDisabled, .touchTypeNotAllowed].contains(
      reason.code):
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
    case .goesBefore(let recognizer, true): "文本自己的点击先于\(words.who(recognizer))"
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
  private func gate(_ reason: TraceReason, _ words: VerdictWords) -> RichText {
    switch reason.code {
    case .hidden: "`isHidden`（值为`true`）"
    case .interactionDisabled: "`isUserInteractionEnabled`（值为`false`）"
    case .alphaBelowThreshold: "`alpha`（值为\(code: words.alpha(reason.numbers[.alpha] ?? 0))）"
    default: "让视图拒绝触摸的属性"
    }
  }

  /// A view in front of a control. `control` is nil if the sentence has already named it.
  private func inFront(_ view: RichText, of control: RichText?) -> RichText {
    control.map { "\(view)在\($0)前面" } ?? "\(view)挡在前面"
  }

  private func letsThrough(
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

  private func passes(_ name: RichText, _ how: TouchPassing) -> RichText {
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

  /// A list of recognizers. If neighbours are on the same view, only the first of them names it.
  private func row(_ who: [RecognizerRole]) -> RichText {
    SimplifiedChinese.list(
      who.indices.map { position in
        let isTold = position > 0 && who[position].place == who[position - 1].place
        return SimplifiedChinese.say(isTold ? who[position].withoutPlace : who[position])
      })
  }

  private func taken(_ from: String?, _ words: VerdictWords) -> RichText {
    from.map { "抢走了\(words.object($0))的" } ?? "截获了"
  }

  private func on(_ view: String?, _ words: VerdictWords) -> RichText? {
    view.map { "\(words.object($0))上的" }
  }

  private func after(_ late: Double?, _ words: VerdictWords, before mark: String = "") -> String {
    late.map { "\(mark)在手指抬起\(words.lateness($0))秒后" } ?? mark
  }

  private func although(_ recognizer: String?, _ words: VerdictWords) -> RichText? {
    recognizer.map { "虽然\(words.object($0))也识别成功，" }
  }

  private func clause(_ part: Act.Part, _ words: VerdictWords) -> RichText {
    let (responder, methods) = (
      words.object(part.responder), SimplifiedChinese.list(part.methods.map { RichText(code: $0) })
    )
    return switch part.outcome {
    case .handles: "\(responder)处理\(methods)"
    case .keeps: "\(methods)到\(responder)为止"
    case .drops: "\(methods)传到\(responder)仍没有响应者处理"
    }
  }

  private func predicate(_ gesture: Because.Gesture, _ words: VerdictWords) -> String {
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
