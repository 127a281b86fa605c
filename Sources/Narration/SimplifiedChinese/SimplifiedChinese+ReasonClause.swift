// SPDX-License-Identifier: Apache-2.0

import Trace

extension SimplifiedChinese {
  static func clause(_ clause: ReasonClause) -> String? {
    // Names stand apart from the words around them; words do not.
    let object = clause.subject.map { "\($0) " } ?? "另一个对象"
    let named = clause.subject.map { " \($0) " } ?? "另一个对象"
    switch clause.code {
    case .multipleTouchDisabled: return "它一次只接收一个触摸，且已有一个（isMultipleTouchEnabled 为 false）"
    case .exclusiveTouch: return "\(object)已有触摸，而两个视图之一是独占的（isExclusiveTouch）"
    case .interactionIgnored: return "应用正忽略交互，或窗口已禁用"
    case .interrupted: return "系统中断了触摸"
    case .recognizerDelaysBegan: return "\(object)尚未有结果，推迟了它（delaysTouchesBegan）"
    case .recognizerDelaysEnded: return "\(object)尚未有结果，推迟了它（delaysTouchesEnded）"
    case .recognizersFailed: return clause.subject.map { "\($0) 不再推迟它" } ?? "不再有识别器推迟它"
    case .recognizerCancelledTouches: return "\(object)识别成功，并取消视图中的触摸"
    case .scrollViewTookOver: return "\(object)随触摸滚动"
    case .touchesShouldBeginRefused: return "\(object)的 touchesShouldBegin 返回 false"
    case .controlDisabled: return "控件已禁用"

    case .setByCode: return "由它的代码设置"
    case .tapsCompleted: return clause.numbers["taps"].map { "完成了 \($0) 次点击" } ?? "完成了所需的点击"
    case .movedTooFar: return "手指移动了 \(clause.number("distance")) pt，最多允许 \(clause.number("allowed")) pt"
    case .heldTooLong: return "手指停留超过了允许的 \(clause.number("allowed")) 秒"
    case .tooManyTouches: return "有 \(clause.number("touches")) 个手指，最多允许 \(clause.number("allowed")) 个"
    case .tooFewTouches: return "只有 \(clause.number("touches")) 个手指，需要 \(clause.number("needed")) 个"
    case .nextTapLate: return "\(clause.number("allowed")) 秒内没有下一次点击"
    case .heldLongEnough: return "手指停留了 \(clause.number("duration")) 秒"
    case .liftedTooSoon: return "手指抬起得太早"
    case .movedFarEnough: return movement(clause.numbers)
    case .wrongDirection: return "手指移动的方向不符"
    case .startedOffEdge: return "手指不是从它关注的屏幕边缘开始的"
    case .touchesMoved: return "手指继续移动"
    case .touchesLifted: return "手指抬起"
    case .touchesCancelled: return "系统收走了触摸"
    case .pointerEntered: return "指针进入它的视图"
    case .pointerMoved: return "指针在它的视图内移动"
    case .pointerLeft: return "指针离开它的视图"
    case .requiredRecognizerRecognized: return "必须先失败的\(named)识别成功"
    case .recognizerWaitsFor: return "它要等\(named)失败"
    case .recognizerPrevented: return "被\(named)阻止"
    case .delegateRefusedBegin: return "它的代理\(named)的 gestureRecognizerShouldBegin 返回 false"
    case .viewRefusedBegin: return "\(object)的 gestureRecognizerShouldBegin 返回 false"
    case .controlVetoed: return "\(object)是系统控件，优先处理"
    case .recognizerDisabled: return "它被禁用"
    case .delegateRefusedTouch: return "\(object)拒绝了这次触摸"
    case .eventRefused: return "\(object)拒绝了这个事件"
    case .gestureDecided: return "它的手势已有结果，而触摸尚未全部结束"
    case .sequenceOver: return "它的触摸已经结束"
    case .waitsInCycle: return "它处于互相等待失败的循环中"
    case .viewRemoved: return "视图离开了窗口"
    case .exclusiveByDefault: return "没有代理允许两者同时识别"
    case .cannotPrevent: return "前者的 canPrevent 返回 false"
    case .cannotBePrevented: return "后者的 canBePrevented 返回 false"
    case .simultaneousAllowed: return "\(object)允许两者同时识别"

    case .startsAtFirstResponder: return "从第一响应者开始查找"
    case .startsAtSender: return "没有第一响应者，因此从发送者开始查找"
    case .noTargetForAction: return "响应链上没有响应者能执行它"
    case .nowhereToStart: return "没有可供开始查找 target 的响应者"
    case .targetLacksAction: return "\(object)没有这个方法，应用会崩溃"
    case .recognizerWithoutTarget: return "识别器的 action 必须有 target，不会沿响应链查找"
    case .targetGone: return "target 已不存在"
    case .cannotBecomeFirstResponder: return "canBecomeFirstResponder 为 false"
    case .firstResponderStays: return "\(object)是第一响应者，且不放弃"
    case .cannotResignFirstResponder: return "canResignFirstResponder 为 false"
    case .overrideRefused: return "重写的方法返回 false"
    case .noFirstResponder: return "没有对象接收它"
    default: return nil
    }
  }

  private static func movement(_ numbers: [String: String]) -> String {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] { return "手指转动了 \(rotation) rad，需要 \(needed)" }
    guard let distance = numbers["distance"] else { return "手指移动得足够远" }
    if let scale = numbers["scale"] { return "手指间距变化了 \(distance) pt，比例为 \(scale)，需要 \(needed) pt" }
    return "手指移动了 \(distance) pt，需要 \(needed) pt"
  }
}
