// SPDX-License-Identifier: Apache-2.0

import Trace

extension SimplifiedChinese {
  /// A clause that says why.
  static func text(_ reason: ReasonText) -> String {
    // Names stand apart from the words around them; words do not.
    let object = reason.subject ?? "另一个对象"
    let named = reason.subject ?? "另一个对象"
    switch reason.code {
    case .hidden: return reason.isHypothetical ? "它已隐藏" : "已隐藏"
    case .alphaBelowThreshold: return (reason.isHypothetical ? "它的" : "") + alpha(reason)
    case .interactionDisabled: return reason.isHypothetical ? "它已关闭用户交互" : "已关闭用户交互"
    case .pointOutsideBounds: return reason.place.map(words) ?? "在bounds之外"
    case .zeroSize:
      return (reason.isHypothetical ? "它的" : "")
        + "bounds为空（\(reason.number("width")) × \(reason.number("height"))点）"
    case .customPointInside where reason.numbers.isEmpty:
      return "点在bounds之内，但它的point(inside:)返回false"
    case .customPointInside:
      return "点\(reason.place.map(words) ?? "在bounds之外")，但它的point(inside:)返回true"
    case .customHitTest:
      switch reason.override {
      case .declared(let what) where reason.isHypothetical: return "它重写的hitTest返回nil（\(what)）"
      case nil: return "由它重写的hitTest决定"
      case .redirect(let view): return "它重写的hitTest：转交给\(view)"
      case .declared(let what): return "它重写的hitTest：\(what)"
      }
    case .nonInvertibleTransform: return "它的transform不可逆，手指下没有对应的点"
    case .animating: return "正在执行不带allowUserInteraction的动画"

    case .outsideAncestor:
      return "触摸点在\(ancestor(reason))之外" + (reason.place.map { "，\(words($0))" } ?? "")
    case .ancestorHidden: return "\(ancestor(reason))已隐藏"
    case .ancestorAlpha: return "\(ancestor(reason))过于透明：\(alpha(reason))"
    case .ancestorInteractionDisabled: return "\(ancestor(reason))已关闭用户交互"
    case .siblingInFront: return "前面的\(reason.subject ?? "视图")接走了触摸"
    case .windowInFront: return "前面的窗口\(reason.subject ?? "")接走了触摸"
    case .notInWindow: return "它不在任何窗口中"
    case .notReached: return reason.subject.map { "\($0)没有询问它" } ?? "遍历未执行到这里"

    case .handledByResponder: return "实现了该触摸方法，且没有调用super"
    case .swallowedByControl: return "控件不会把触摸继续向上传递"
    case .touchOfAnotherView: return "触摸属于别的视图，而控件只跟踪自己的触摸"
    case .swallowedByScrollView: return "滚动视图不会把触摸继续向上传递"
    case .chainEnded: return "没有下一个响应者"
    case .noWindow: return "没有窗口接收触摸"
    case .chainCycle: return "它的next绕回响应链"

    case .multipleTouchDisabled: return "它一次只接收一个触摸，且已有一个（isMultipleTouchEnabled为false）"
    case .exclusiveTouch: return "\(object)已有触摸，而两个视图之一是独占的（isExclusiveTouch）"
    case .interactionIgnored: return "应用正忽略交互，或窗口已禁用"
    case .interrupted: return "系统中断了触摸"
    case .recognizerDelaysBegan: return "\(object)尚未有结果，暂缓了它（delaysTouchesBegan）"
    case .recognizerDelaysEnded: return "\(object)尚未有结果，暂缓了它（delaysTouchesEnded）"
    case .recognizersFailed: return reason.subject.map { "\($0)不再暂缓它" } ?? "不再有手势暂缓它"
    case .recognizerCancelledTouches: return "\(object)识别成功，并收走视图的触摸"
    case .scrollViewTookOver: return "\(object)随触摸滚动"
    case .touchesShouldBeginRefused: return "\(object)的touchesShouldBegin返回false"
    case .controlDisabled: return "控件已禁用"

    case .setByCode: return "由它的代码设置"
    case .tapsCompleted: return reason.numbers["taps"].map { "完成了\($0)次点击" } ?? "完成了所需的点击"
    case .movedTooFar: return "手指移动了\(reason.number("distance"))点，最多允许\(reason.number("allowed"))点"
    case .heldTooLong: return "手指停留超过了允许的\(reason.number("allowed"))秒"
    case .tooManyTouches: return "有\(reason.number("touches"))个手指，最多允许\(reason.number("allowed"))个"
    case .tooFewTouches: return "只有\(reason.number("touches"))个手指，需要\(reason.number("needed"))个"
    case .nextTapLate: return "\(reason.number("allowed"))秒内没有下一次点击"
    case .heldLongEnough: return "手指停留了\(reason.number("duration"))秒"
    case .liftedTooSoon: return "手指抬起得太早"
    case .movedFarEnough: return movement(reason.numbers)
    case .stoppedContent: return "手指按停了仍在滚动的内容"
    case .wrongDirection: return "手指移动的方向不符"
    case .startedOffEdge: return "手指不是从它关注的屏幕边缘开始的"
    case .touchesMoved: return "手指继续移动"
    case .touchesLifted: return "手指抬起"
    case .touchesCancelled: return "系统收走了触摸"
    case .pointerEntered: return "指针进入它的视图"
    case .pointerMoved: return "指针在它的视图内移动"
    case .pointerLeft: return "指针离开它的视图"
    case .requiredRecognizerRecognized: return "必须先失败的\(named)识别成功"
    case .recognizerPrevented: return "\(named)使它失败"
    case .delegateRefusedBegin: return "它的代理\(named)的gestureRecognizerShouldBegin返回false"
    case .viewRefusedBegin: return "\(object)的gestureRecognizerShouldBegin返回false"
    case .controlVetoed: return "\(object)是系统控件，优先处理"
    case .recognizerDisabled: return "它被禁用"
    case .partOfControl: return "它属于\(object)的私有部分，由控件自己处理"
    case .delegateRefusedTouch: return "\(object)拒绝了触摸"
    case .eventRefused: return "\(object)拒绝了这个事件"
    case .gestureDecided: return "它的手势已有结果，而触摸尚未全部结束"
    case .sequenceOver: return "它的触摸已经结束"
    case .waitsInCycle: return "它处于互相等待失败的循环中"
    case .viewRemoved: return "视图离开了窗口"
    case .exclusiveByDefault: return "没有代理允许两者同时识别"
    case .cannotPrevent: return "前者的canPrevent返回false"
    case .cannotBePrevented: return "后者的canBePrevented返回false"
    case .simultaneousAllowed: return "\(object)允许两者同时识别"

    case .startsAtFirstResponder: return "从第一响应者开始查找"
    case .startsAtSender: return "没有第一响应者，因此从发送者开始查找"
    case .noTargetForAction: return "从查找的起点往上，没有响应者能执行它"
    case .nowhereToStart: return "没有可供开始查找target的响应者"
    case .targetLacksAction: return "\(object)没有这个方法，应用会崩溃"
    case .recognizerWithoutTarget: return "手势的action必须有target，不会沿响应链查找"
    case .targetGone: return "target已不存在"
    case .cannotBecomeFirstResponder: return "canBecomeFirstResponder为false"
    case .firstResponderStays: return "\(object)是第一响应者，且不放弃"
    case .cannotResignFirstResponder: return "canResignFirstResponder为false"
    case .overrideRefused: return "重写的方法返回false"
    case .noFirstResponder: return "没有对象接收它"
    case .unknown: return reason.name
    }
  }

  private static func alpha(_ reason: ReasonText) -> String {
    let limit = reason.number("threshold")
    guard let stored = reason.storedAlpha else { return "alpha为\(reason.number("alpha"))，低于\(limit)" }
    return "alpha为\(limit)，在图层中实际存为\(stored)，低于\(limit)"
  }

  private static func ancestor(_ reason: ReasonText) -> String {
    guard let subject = reason.subject else { return "某个祖先视图" }
    return (reason.isSuperview ? "父视图" : "祖先视图") + subject
  }

  private static func words(_ place: ReasonText.Place) -> String {
    switch place {
    case .beyond(let edges):
      "在bounds" + edges.map { "\(side($0.edge))\(words($0.distance))" }.joined(separator: "、") + "处"
    case .on(let edge): "正好在\(name(edge))上，而\(name(edge))不属于bounds"
    case .onCorner: "正好在右下角上，而右下角不属于bounds"
    }
  }

  private static func side(_ edge: ReasonText.Edge) -> String {
    switch edge {
    case .left: "左侧"
    case .right: "右侧"
    case .top: "上方"
    case .bottom: "下方"
    }
  }

  private static func name(_ edge: ReasonText.Edge) -> String {
    switch edge {
    case .left: "左边缘"
    case .right: "右边缘"
    case .top: "上边缘"
    case .bottom: "下边缘"
    }
  }

  private static func words(_ distance: ReasonText.Distance) -> String {
    switch distance {
    case .points(let number): "\(number)点"
    case .lessThan(let number): "不到\(number)点"
    }
  }

  private static func movement(_ numbers: [String: String]) -> String {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] { return "手指转动了\(rotation) rad，需要\(needed)" }
    guard let distance = numbers["distance"] else { return "手指移动得足够远" }
    if let scale = numbers["scale"] { return "手指间距变化了\(distance)点，比例为\(scale)，需要\(needed)点" }
    return "手指移动了\(distance)点，需要\(needed)点"
  }
}
