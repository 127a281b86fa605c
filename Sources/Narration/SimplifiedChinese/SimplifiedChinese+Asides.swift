// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What else becomes of a touch, and what is not known of it.
extension SimplifiedChinese {
  static func clause(_ aside: VerdictAside, _ words: VerdictWords) -> RichText {
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
    case .mayActBeside(let view, let isAllowed):
      "\(isAllowed ? "代理允许同时识别，" : "同时")\(words.object(view))自己的手势也可能识别成功"
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
    case .highlightsLate(let holder, let seconds, let isOfScroll):
      "而且\(seconds.map { "\(words.number($0))秒后" } ?? "到手指抬起时")才高亮：\(words.holder(holder))延迟了`touchesBegan`（\(isOfScroll ? "`delaysContentTouches`" : "`delaysTouchesBegan`" as RichText)）"
    case .doesNotRefuse(let control): "\(words.object(control))没有用`gestureRecognizerShouldBegin`拒绝它"
    case .isNotCalled(let responder, let method, let text):
      "\(words.object(text))的键盘不会收起：控件不向上传递触摸，\(words.object(responder))的\(code: method)不会被调用"
    case .liftsOutside(let view, let distance):
      "手指在\(words.object(view))外面\(words.number(distance))点处抬起，触摸仍然归它"
    case .failsAsRequired(let recognizer): "\(words.who(recognizer))要求它失败，因此没有识别"
    case .selectsNothing(let because): "但不选中任何单元格：\(clause(because, words))"
    case .popsNothing(let because?): "不会返回上一页：\(clause(because, words))"
    case .popsNothing(nil): "什么都不会弹出：它在手指抬起时才开始"
    case .covers(let view, let control): "\(words.object(view))盖在\(words.object(control))前面"
    case .liesInFront(let content): "它盖在\(words.object(content))前面"
    case .isNotCalledInside(let view, let method):
      "\(words.object(view))的\(code: method)不会被调用：触摸属于它内部的视图"
    case .opensRow(let row): "打开的是\(words.object(row))：列表按位置找到这一行，不管前面盖着什么"
    case .delegateLetsSelect(let method): "它的代理的\(code: method.rawValue)允许它开始"
    case .takerHasNoAction: "而它没有action"
    case .keepsFromScrolling(let scroll): "\(words.object(scroll))也不会滚动"
    case .misses(let recognizer, let reason):
      "\(words.who(recognizer))收不到这次触摸：触摸点\(words.place(reason) ?? "在它的视图之外")"
    case .missesControl(let control, let reason):
      "没有点到\(words.object(control))：\(words.place(reason) ?? "点在它的bounds之外")"
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
    case .onlySystemControlsGoFirst: "只有UIKit自带的控件优先于这样的点击手势"
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
    case .opensMenuInstead(let action): "而且不会发送\(code: action)（`showsMenuAsPrimaryAction`）"
    case .sendsTwice(nil): "action在`began`和`ended`时各发送一次"
    case .sendsTwice(let action?): "在`began`和`ended`时各调用一次\(code: action)"
    case .notSelected(let cell, nil): "\(words.object(cell))不会被选中"
    case .becomesFirstResponder(let text, false): "而\(words.object(text))仍会成为第一响应者"
    case .becomesFirstResponder(let text, true): "而\(words.object(text))刚成为第一响应者，就又不再是了"
    case .keyboardStays(let text, nil): "\(words.object(text))的键盘不会收起"
    case .mayRecognize(let recognizer, let view, let holdsEnd):
      "\(words.object(recognizer))识别成功\(view.map { "，\(words.object($0))的触摸被取消（`cancelsTouchesInView`）" } as RichText?)\(holdsEnd ? "，或在没有结果时一直推迟`touchesEnded`（`delaysTouchesEnded`）" as RichText : nil)，它的手势没有模拟"
    case .mayDecideItself(let recognizer): "\(words.object(recognizer))的类用自己的touches方法另作决定"
    }
  }

  /// What the system does instead or as well; more is said below the answer.
  static func clause(_ doubt: SystemDoubt) -> RichText {
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
    case .severalTouchHandlers: "JavaScript两次收到它，结果不触发点击"
    case .componentInCallout: "按下归标注的气泡处理"
    case .edgePopOfScreens: "它也被关闭"
    case .heldByFlutter: "Flutter要等Dart决定才交给它，来得太晚或者不来"
    case .scrubbedPages: "它跟着手指一页一页地翻（`allowsContinuousInteraction`）"
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
    case .disabledInFront: "UIKit跳过被禁用的控件，由它后面的视图响应"
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
}
