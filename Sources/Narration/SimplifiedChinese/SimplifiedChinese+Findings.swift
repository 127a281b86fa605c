// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension FindingText {
  package func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .rule(let rule): SimplifiedChinese.rule(rule)
    case .fault(let fault):
      "\(SimplifiedChinese.sentence(fault))\(fault.others.map { "同样受影响：\($0)。" } as RichText?)"
    case .title(let rule, let subject): "\(subject)：\(SimplifiedChinese.rule(rule))"
    case .cure(let change): "改法：\(change)"
    case .proof(.proven): "按此改动再运行一次：问题消失。"
    case .proof(.stays): "按此改动再运行一次：问题仍在，还有别的原因。"
    case .proof(.untried): "这一改动没有运行过。"
    case .severity(.error): "错误"
    case .severity(.warning): "警告"
    case .severity(.note): "提示"
    case .summary(let errors, let warnings, let notes): "\(errors)个错误，\(warnings)个警告，\(notes)个提示"
    case .notCounted(let suppressed, let old):
      "；未计入：\([suppressed > 0 ? "已忽略\(suppressed)个" : nil, old > 0 ? "基线中已有\(old)个" : nil].compactMap { $0 }.joined(separator: "，"))"
    case .suppressed(let reason): "已忽略：\(reason)"
    case .inBaseline: "基线中已有"
    case .nothingFound: "没有发现问题。"
    }
  }
}

extension SimplifiedChinese {
  /// What a rule finds, in a few words.
  static func rule(_ rule: FindingRule) -> RichText {
    switch rule {
    case .interactionOff: "手势识别器所在的视图不接收触摸"
    case .underDisabled: "所在的视图关闭了用户交互"
    case .underHidden: "所在的视图被隐藏，或`alpha`为0"
    case .underTransparent: "自身或所在的视图过于透明，无法命中"
    case .underAnimation: "所在的视图正在执行不允许交互的动画"
    case .emptyContainer: "所在的视图没有宽度或高度"
    case .flatTransform: "所在视图的`transform`把它压成了一条线或一个点"
    case .outsideAncestor: "超出父视图的`bounds`"
    case .covered: "前面的视图挡住了它，又不处理触摸"
    case .coveredByWindow: "前面的窗口挡住了它，又不处理触摸"
    case .underBar: "被导航栏、标签栏或工具栏盖住"
    case .overlappingControls: "另一个控件挡住了它"
    case .drawnInFront: "`zPosition`让它画在前面，命中测试却先问别的视图"
    case .smallControl: "宽或高不足44点"
    case .subviewTakesTouch: "控件里的视图抢走了控件的触摸"
    case .hitTestHidesSubviews: "重写的`hitTest`没有问子视图就作答"
    case .hitTestSkipsChecks: "重写的`hitTest`把触摸给了隐藏或禁用的视图"
    case .tapStopsSelection: "有点击手势，行选不中"
    case .tapStopsControl: "点击手势收走了控件的触摸"
    case .panTakesSlider: "拖动手势收走了滑块的拖动"
    case .panTakesDrag: "拖动手势收走了视图的拖动，而视图要跟着手指动"
    case .cancelNotHandled: "触摸会被收走，却只有`touchesEnded`而没有`touchesCancelled`"
    case .doubleTapDelays: "点击要等双击失败"
    case .waitsInCircle: "手势互相等对方失败"
    case .gesturesExclude: "同一视图的两个手势只有一个能识别"
    case .longPressInside: "外层视图的长按更短，里层的长按不会识别"
    case .edgeSwipeBlocked: "边缘滑动从会横向滚动的视图上开始"
    case .filterByIdentity: "过滤条件写的是某个视图，触摸却属于它的子视图"
    case .refusesTouches: "代理拒绝所有触摸的手势"
    case .nestedScrolling: "滚动视图里的列表朝同一方向滚动"
    case .sliderInScrollView: "横向滚动视图里的滑块"
    case .lateTouchDown: "`touchDown`的action来得晚"
    case .controlStopsScrolling: "从控件上开始的拖动不会滚动"
    case .textViewInCell: "行里的文本视图使这一行选不中"
    case .lostAction: "action没有目标，也没有对象实现它"
    case .lostWhileEditing: "action没有目标，编辑文字时找不到接收者"
    case .targetGone: "action的目标已不存在"
    }
  }

  /// A finding in words.
  static func sentence(_ fault: FindingText.Fault) -> RichText {
    let (subject, culprit, number) = (fault.subject, fault.culprit, fault.number)
    let cause: RichText = fault.isItself ? "它" : "它所在的\(culprit)"
    return switch fault.rule {
    case .interactionOff: "\(subject)上的手势收不到触摸：这个视图的`isUserInteractionEnabled`是`false`。"
    case .underDisabled: "\(subject)收不到触摸：它所在的\(culprit)的`isUserInteractionEnabled`是`false`。"
    case .underHidden: "\(subject)收不到触摸：\(cause)隐藏了，或者`alpha`是0。"
    case .underTransparent: "\(subject)收不到触摸：\(cause)的`alpha`为\(number)，不超过0.01就无法命中。"
    case .underAnimation: "\(subject)收不到触摸：\(cause)正在执行没有`allowUserInteraction`的动画。"
    case .emptyContainer: "\(subject)收不到触摸：它所在的\(culprit)没有宽度或高度。"
    case .flatTransform: "\(subject)收不到触摸：\(cause)的`transform`没有逆变换。"
    case .outsideAncestor: "\(subject)只有\(number)可以点到：其余部分超出了\(culprit)的`bounds`。"
    case .covered: "\(subject)只有\(number)可以点到：\(culprit)在它前面，抢走其余的触摸又不处理。"
    case .coveredByWindow: "\(subject)只有\(number)可以点到：窗口\(culprit)在它前面，却不处理触摸。"
    case .underBar: "\(subject)只有\(number)可以点到：其余部分被\(culprit)盖住。"
    case .overlappingControls: "\(subject)只有\(number)可以点到：控件\(culprit)在它前面，抢走其余的触摸。"
    case .drawnInFront: "\(subject)的`zPosition`让它画在\(culprit)前面，但\(culprit)在子视图里排得更后，先被问到。"
    case .smallControl: "\(subject)不易点中：短边只有\(number)，不足44点。"
    case .subviewTakesTouch: "\(subject)有\(number)点了没反应：命中的是里面的\(culprit)，而控件不跟踪别的视图的触摸。"
    case .hitTestHidesSubviews: "\(subject)从未被问到：它所在的\(culprit)重写了`hitTest`，没有问子视图就作答。"
    case .hitTestSkipsChecks: "\(subject)已隐藏、透明或禁用，重写的`hitTest`却仍然让它收到触摸。"
    case .tapStopsSelection: "快速点一下，选不中\(subject)里的行：\(culprit)识别成功，收走了触摸。"
    case .tapStopsControl: "快速点一下，\(subject)不发送action：\(culprit)识别成功，收走了触摸。"
    case .panTakesSlider, .panTakesDrag: "拖动\(subject)时，\(culprit)识别成功，收走了触摸。"
    case .cancelNotHandled:
      "\(subject)实现了`touchesBegan`和`touchesEnded`，却没有`touchesCancelled`；\(culprit)收走触摸时，来的是后者。"
    case .doubleTapDelays: "\(subject)晚\(number)触发：它要等\(culprit)失败。"
    case .lostAction: "\(subject)的一个action没有目标，响应链上也没有谁实现它。"
    case .lostWhileEditing: "\(subject)的一个action没有目标；\(culprit)成为第一响应者后，从那里往上没有谁实现它。"
    case .targetGone: "\(subject)的一个action没有接收者：它的目标已不存在。"
    case .waitsInCircle where culprit == subject: "\(subject)永远不会识别：它在等自己失败。"
    case .waitsInCircle: "\(subject)和\(culprit)永远不会识别：互相等对方失败，成了一圈。"
    case .gesturesExclude: "\(subject)和\(culprit)只有一个会识别：同样的手指动作满足两者，又没有谁允许同时识别。"
    case .longPressInside: "\(subject)永远不会识别：外层视图的\(culprit)按住\(number)就识别，不比它晚，排斥了它。"
    case .edgeSwipeBlocked: "在\(culprit)靠边的地方，\(subject)会失败：同一个动作先让更近的滚动视图开始滚动。"
    case .filterByIdentity: "\(subject)的代理拿`touch.view`与\(culprit)比较，而那里的触摸属于它的子视图。"
    case .refusesTouches: "\(subject)永远不会识别：它的代理拒绝所有触摸。"
    case .nestedScrolling: "在\(culprit)上，\(subject)不会滚动：里层的列表朝同一方向滚动。"
    case .sliderInScrollView: "快速拖动\(subject)，滚动的是\(culprit)：它先把触摸扣住0.15 s，这时已经开始滚动。"
    case .lateTouchDown: "\(subject)的`touchDown`来得晚：\(culprit)扣住了触摸。"
    case .controlStopsScrolling: "从\(subject)上开始拖动，\(culprit)不会滚动：`delaysContentTouches`是`false`，控件又不放开触摸。"
    case .textViewInCell: "点\(subject)选不中它所在的行：文本视图不会把触摸传下去。"
    }
  }
}
