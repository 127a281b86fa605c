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
    case .cure(let change, let isFurther): "\(isFurther ? "同时改" : "改法")：\(change)"
    case .inspector(let change, let object, let isFurther):
      "\(isFurther ? "同时" : "改法：")在Interface Builder中\(SimplifiedChinese.edit(change, of: object))"
    case .proof(.proven, _): "已按此修改重新运行：问题消失。"
    case .proof(.stays, _): "已按此修改重新运行：问题仍在，还有其他原因。"
    case .proof(.untried, _): "未按此修改运行过。"
    case .severity(.error): "错误"
    case .severity(.warning): "警告"
    case .severity(.note): "提示"
    case .summary(let errors, let warnings, let notes): "\(errors)个错误，\(warnings)个警告，\(notes)个提示"
    case .lookedAt(let screens): "\(screens)个屏幕："
    case .scene(let name): "，场景\(name)"
    case .notCounted(let suppressed, let old):
      "；未计入：\([suppressed > 0 ? "已忽略\(suppressed)个" : nil, old > 0 ? "基线中已有\(old)个" : nil].compactMap { $0 }.joined(separator: "，"))"
    case .suppressed(let reason): "已忽略：\(reason)"
    case .inBaseline: "基线中已有"
    case .nothingFound: "没有发现问题。"
    }
  }
}

extension SimplifiedChinese {
  /// What to do in the inspector of an object.
  fileprivate static func edit(_ change: InspectorChange, of object: RichText) -> RichText {
    switch change.edit {
    case .tick: "勾选\(object)的“\(change.title)”"
    case .untick: "取消勾选\(object)的“\(change.title)”"
    case .enter(let value): "把\(object)的“\(change.title)”设为\(value)"
    }
  }

  /// What a rule finds, in a few words.
  static func rule(_ rule: FindingRule) -> RichText {
    switch rule {
    case .interactionOff: "手势识别器所在的视图关闭了用户交互"
    case .underDisabled: "祖先视图关闭了用户交互"
    case .underHidden: "自身或祖先视图已隐藏，或`alpha`为0"
    case .underTransparent: "自身或祖先视图过于透明，无法命中"
    case .underAnimation: "自身或祖先视图正在执行不允许交互的动画"
    case .emptyContainer: "祖先视图的宽或高为0"
    case .flatTransform: "自身或祖先视图的`transform`不可逆"
    case .outsideAncestor: "超出父视图的`bounds`"
    case .covered: "被前面不处理触摸的视图遮挡"
    case .coveredByOwnClass: "被前面自定义类的视图遮挡，它可能处理触摸"
    case .coveredByWindow: "被前面不处理触摸的窗口遮挡"
    case .underBar: "被导航栏、标签栏或工具栏遮挡"
    case .overlappingControls: "被另一个控件遮挡"
    case .drawnInFront: "`zPosition`使它显示在前面，命中测试却先询问兄弟视图"
    case .smallControl: "宽或高不足44点"
    case .subviewTakesTouch: "控件内的子视图抢走了控件的触摸"
    case .hitTestHidesSubviews: "重写的`hitTest`没有询问子视图就返回"
    case .hitTestSkipsChecks: "重写的`hitTest`返回了隐藏或禁用的视图"
    case .tapStopsSelection: "点击手势使行无法选中"
    case .tapStopsControl: "点击手势取消了控件的触摸"
    case .panTakesSlider: "拖动手势抢走了滑块的拖动"
    case .panTakesDrag: "拖动手势抢走了跟手视图的拖动"
    case .cancelNotHandled: "触摸可能被取消，却只实现了`touchesEnded`，没有`touchesCancelled`"
    case .lateControl: "双击手势使控件的点击延迟响应"
    case .doubleTapDelays: "单击要等双击识别失败"
    case .waitsInCircle: "手势的失败依赖形成循环"
    case .gesturesExclude: "同一视图的两个手势互斥"
    case .longPressInside: "外层视图的长按时间更短，内层长按无法识别"
    case .edgeSwipeBlocked: "屏幕边缘的拖动手势被滚动视图抢走"
    case .filterByIdentity: "按视图过滤触摸，`touch.view`却是它的子视图"
    case .refusesTouches: "代理拒绝所有触摸的手势"
    case .nestedScrolling: "滚动视图里嵌套了同方向滚动的列表"
    case .sliderInScrollView: "横向滚动视图里的滑块"
    case .lateTouchDown: "`touchDown`的action被延迟"
    case .controlStopsScrolling: "从控件上开始的拖动无法滚动"
    case .textViewInCell: "行内的文本视图使该行无法选中"
    case .lostAction: "action的target为nil，且没有响应者实现它"
    case .lostWhileEditing: "action的target为nil，编辑文本时找不到接收者"
    case .targetGone: "action的target已释放"
    }
  }

  /// A finding in words.
  static func sentence(_ fault: FindingText.Fault) -> RichText {
    let (subject, culprit, number) = (fault.subject, fault.culprit, fault.number)
    let cause: RichText = fault.isItself ? "它" : "它所在的\(culprit)"
    let part: RichText = fault.isNone ? "\(subject)完全点不到：它" : "\(subject)只有\(number)可点击：其余部分"
    return switch fault.rule {
    case .interactionOff: "\(subject)上的手势收不到触摸：该视图的`isUserInteractionEnabled`为`false`。"
    case .underDisabled: "\(subject)收不到触摸：它所在的\(culprit)的`isUserInteractionEnabled`为`false`。"
    case .underHidden: "\(subject)收不到触摸：\(cause)已隐藏，或`alpha`为0。"
    case .underTransparent: "\(subject)收不到触摸：\(cause)的`alpha`为\(number)，不超过0.01就无法命中。"
    case .underAnimation: "\(subject)收不到触摸：\(cause)正在执行没有`allowUserInteraction`的动画。"
    case .emptyContainer: "\(subject)收不到触摸：它所在的\(culprit)的宽或高为0。"
    case .flatTransform: "\(subject)收不到触摸：\(cause)的`transform`不可逆。"
    case .outsideAncestor: "\(part)超出了\(culprit)的`bounds`。"
    case .covered: "\(part)被前面的\(culprit)遮挡，而后者不处理触摸。"
    case .coveredByOwnClass: "\(part)被前面的\(culprit)遮挡，后者的代码是否处理触摸还不知道。"
    case .coveredByWindow: "\(part)被前面的窗口\(culprit)遮挡，而后者不处理触摸。"
    case .underBar: "\(part)被\(culprit)遮挡。"
    case .overlappingControls: "\(part)被前面的控件\(culprit)遮挡。"
    case .drawnInFront: "`zPosition`使\(subject)显示在\(culprit)前面，但\(culprit)在`subviews`里更靠后，先被询问。"
    case .smallControl: "\(subject)不易点中：短边只有\(number)，不足44 pt。"
    case .subviewTakesTouch: "\(subject)有\(number)点了没反应：命中的是内部的\(culprit)，而控件只跟踪命中自己的触摸。"
    case .hitTestHidesSubviews: "\(subject)从未被询问：它所在的\(culprit)重写了`hitTest`，没有询问子视图就返回。"
    case .hitTestSkipsChecks: "\(subject)已隐藏、透明或禁用，它重写的`hitTest`却仍让它接收触摸。"
    case .tapStopsSelection: "快速点击选不中\(subject)里的行：\(culprit)识别成功，取消了触摸。"
    case .tapStopsControl: "快速点击时\(subject)不发送action：\(culprit)识别成功，取消了触摸。"
    case .panTakesSlider, .panTakesDrag: "拖动\(subject)时，\(culprit)识别成功，取消了触摸。"
    case .cancelNotHandled:
      "\(subject)实现了`touchesBegan`和`touchesEnded`，却没有`touchesCancelled`；\(culprit)取消触摸时，收到的是后者。"
    case .lateControl: "点击\(subject)最多延迟\(number)才响应：\(culprit)要等下一次点击，推迟了`touchesEnded`。"
    case .doubleTapDelays: "\(subject)延迟\(number)才响应：它要等\(culprit)识别失败。"
    case .lostAction: "\(subject)有一个action的target为nil，响应链上没有已知的响应者实现它。"
    case .lostWhileEditing: "\(subject)有一个action的target为nil；\(culprit)是第一响应者时，从它往上没有响应者实现这个action。"
    case .targetGone: "\(subject)有一个action没有接收者：target已释放。"
    case .waitsInCircle where culprit == subject: "\(subject)无法识别：它要求自己先失败。"
    case .waitsInCircle: "\(subject)和\(culprit)都无法识别：失败依赖形成循环。"
    case .gesturesExclude: "\(subject)和\(culprit)只有一个能识别成功：同样的触摸满足两者，而代理没有允许同时识别。"
    case .longPressInside: "\(subject)无法识别：外层视图的\(culprit)按住\(number)就识别成功，不晚于它，使它失败。"
    case .edgeSwipeBlocked: "在\(culprit)贴近屏幕边缘处，\(subject)会失败：同样的移动使离触摸更近的滚动视图先开始滚动。"
    case .filterByIdentity: "\(subject)的代理把`touch.view`与\(culprit)比较，而那里的`touch.view`是它的子视图。"
    case .refusesTouches: "\(subject)无法识别：它的代理拒绝所有触摸。"
    case .nestedScrolling: "在\(culprit)上拖动时，\(subject)不会滚动：内层视图朝同一方向滚动。"
    case .sliderInScrollView: "快速拖动\(subject)，滚动的是\(culprit)：触摸被延迟0.15 s，此时它已经开始滚动。"
    case .lateTouchDown: "\(subject)的`touchDown`被延迟：\(culprit)延迟了触摸。"
    case .controlStopsScrolling: "从\(subject)上开始拖动，\(culprit)不会滚动：`delaysContentTouches`为`false`，且控件的触摸不会被取消。"
    case .textViewInCell: "点击\(subject)选不中它所在的行：文本视图不会把触摸向上传递。"
    }
  }
}
