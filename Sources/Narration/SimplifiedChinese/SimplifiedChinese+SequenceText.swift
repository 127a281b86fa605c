// SPDX-License-Identifier: Apache-2.0

import Trace

extension SequenceText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothing: "这次触摸没有可以画出的调用。"

    case .fingers: "触摸"
    case .kindFingers: "来自系统"
    case .recognizer: "手势识别器"
    case .delegateOrTarget: "对象"
    case .others(let count): "另外\(count)个"

    case .hitTest(let touch, let pass, let point): "\(touch)在\(point)处的命中测试，第\(pass)次遍历"
    case .phase(let phase, let touch, let point): words(phase, touch, point)
    case .timer(let owner, let name): "\(owner)的定时器：\(SimplifiedChinese.timerName(name))"

    case .waitsFor: "等待它失败"
    case .prevents(let result): "阻止" + (result.map { " → \($0)" } ?? "")
    case .allows: "不阻止"
    case .held(let method): "\(method)被暂缓"
    case .released(let method): "\(method)被放行"
    case .discarded(let method): "\(method)不会被调用"
    case .withheld(let touch): "收不到\(touch)"
    case .taken(let touches): "\(touches)被收走"
    case .detached(let touch): "离开了窗口，不再收到\(touch)"
    case .notAsked: "未被询问"
    case .ignores(let touch): "放弃\(touch)"
    case .alongChain(let method, let count, let last): "\(method)，经过\(count)个响应者传到\(last)"
    case .dropped(let action): "\(action)无人接收"

    case .input(let input, let object, let detail):
      [SimplifiedChinese.name(ofInput: input), object ?? "", detail].filter { !$0.isEmpty }.joined(
        separator: " ")
    case .samePass(let pass): "第\(pass)次遍历：同样的询问，同样的回答"
    case .sameTurns(let count, let until): "又重复\(count)次，直到\(until)：同样的调用"
    case .refusals(let count, let reason):
      SimplifiedChinese.say(PictureText.refused(count: count, reason: reason))
    case .resets(let names): "为下一次手势做好准备：\(names)"
    case .elsewhere(let count): "其余参与者之间的\(count)条消息"
    case .tooMany(let count): "还有\(count)条消息"

    case .call(let from, let to, let text): "\(from) → \(to)：\(text)"
    case .reply(let from, let to, let text): "\(from)返回给\(to)：\(text)"
    }
  }

  private func words(_ phase: TouchPhase, _ touch: String, _ point: String) -> String {
    switch phase {
    case .began: "\(touch)在\(point)按下"
    case .moved: "\(touch)移动到\(point)"
    case .stationary: "\(touch)停在\(point)"
    case .ended: "\(touch)在\(point)抬起"
    case .cancelled: "\(touch)在\(point)被收走"
    }
  }
}

extension SimplifiedChinese {
  /// The names of UIKit's timers that the simulation knows; others stay.
  static func timerName(_ name: String) -> String {
    switch name {
    case "next tap": "等待下一次点击"
    case "press": "按住的时长"
    case "longest tap": "点击的最长时间"
    case "longest swipe": "轻扫的最长时间"
    case "content touches": "暂缓内容触摸的时间"
    default: name
    }
  }
}
