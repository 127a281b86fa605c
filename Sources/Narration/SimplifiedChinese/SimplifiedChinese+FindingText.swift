// SPDX-License-Identifier: Apache-2.0

import Analysis

extension SimplifiedChinese {
  static func text(_ text: FindingText) -> String {
    switch text {
    case .rule(let rule): name(rule)
    case .fault(let fault): words(fault) + (fault.others.isEmpty ? "" : "同样受影响：\(fault.others)。")
    case .cure(let change): "改法：\(change)"
    case .proof(.proven): "按此改动再运行一次：问题消失。"
    case .proof(.stays): "按此改动再运行一次：问题仍在，还有别的原因。"
    case .proof(.untried): "这一改动没有运行过。"
    case .severity(.error): "错误"
    case .severity(.warning): "警告"
    case .severity(.note): "提示"
    case .summary(let errors, let warnings, let notes): "\(errors)个错误，\(warnings)个警告，\(notes)个提示"
    case .nothingFound: "没有发现问题。"
    }
  }

  private static func name(_ rule: FindingRule) -> String {
    switch rule {
    case .interactionOff: "手势识别器所在的视图不接收触摸"
    case .underDisabled: "所在的视图关闭了用户交互"
    case .underHidden: "所在的视图被隐藏，或alpha为0"
    case .underTransparent: "所在的视图过于透明，无法命中"
    case .emptyContainer: "所在的视图没有宽度或高度"
    case .outsideAncestor: "超出父视图的bounds"
    case .covered: "前面的视图挡住了它，又不处理触摸"
    case .coveredByWindow: "前面的窗口挡住了它，又不处理触摸"
    case .overlappingControls: "另一个控件挡住了它"
    case .smallControl: "宽或高不足44点"
    case .tapStopsSelection: "有点击手势，行选不中"
    case .tapStopsControl: "点击手势收走了控件的触摸"
    case .doubleTapDelays: "点击要等双击失败"
    case .waitsInCircle: "手势互相等对方失败"
    case .lostAction: "action没有目标，也没有对象实现它"
    }
  }

  private static func words(_ fault: FindingText.Fault) -> String {
    let (subject, culprit, number) = (fault.subject, fault.culprit, fault.number)
    return switch fault.rule {
    case .interactionOff: "\(subject)上的手势收不到触摸：这个视图的isUserInteractionEnabled是false。"
    case .underDisabled: "\(subject)收不到触摸：它所在的\(culprit)的isUserInteractionEnabled是false。"
    case .underHidden: "\(subject)收不到触摸：它所在的\(culprit)隐藏了，或者alpha是0。"
    case .underTransparent: "\(subject)收不到触摸：它所在的\(culprit)的alpha为\(number)，不超过0.01就无法命中。"
    case .emptyContainer: "\(subject)收不到触摸：它所在的\(culprit)没有宽度或高度。"
    case .outsideAncestor: "\(subject)只有\(number)可以点到：其余部分超出了\(culprit)的bounds。"
    case .covered: "\(subject)只有\(number)可以点到：\(culprit)在它前面，抢走其余的触摸又不处理。"
    case .coveredByWindow: "\(subject)只有\(number)可以点到：窗口\(culprit)在它前面，却不处理触摸。"
    case .overlappingControls: "\(subject)只有\(number)可以点到：控件\(culprit)在它前面，抢走其余的触摸。"
    case .smallControl: "\(subject)不易点中：短边只有\(number)，不足44点。"
    case .tapStopsSelection: "快速点一下，选不中\(subject)里的行：\(culprit)识别成功，收走了触摸。"
    case .tapStopsControl: "快速点一下，\(subject)不发送action：\(culprit)识别成功，收走了触摸。"
    case .doubleTapDelays: "\(subject)晚\(number)触发：它要等\(culprit)失败。"
    case .lostAction: "\(subject)的一个action没有目标，响应链上也没有谁实现它。"
    case .waitsInCircle where culprit == subject: "\(subject)永远不会识别：它在等自己失败。"
    case .waitsInCircle: "\(subject)和\(culprit)永远不会识别：互相等对方失败，成了一圈。"
    }
  }
}
