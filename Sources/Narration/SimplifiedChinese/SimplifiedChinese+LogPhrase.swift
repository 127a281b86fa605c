// SPDX-License-Identifier: Apache-2.0

import Analysis

extension LogPhrase {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .hitTestPass(let touch, let number, let point): "\(touch)的命中测试，第\(number)次遍历\(point)"
    case .notAsked(let view, let reason): "\(view)未被询问" + (reason.map { "：\($0)" } ?? "")
    case .recognizers(let touch, let names): "\(touch)的手势识别器：\(names)"
    case .chain(let touch, let links): "\(touch)的响应链：\(links)"
    case .kept(let call, let reason): "\(call)到此为止：\(reason)"
    case .dropped(let what, let reason): "\(what)被丢弃：\(reason)"
    case .withheld(let touch, let view, let reason): "\(view)收不到\(touch)：\(reason)"
    case .held(let call, let reason): "\(call)被暂缓：\(reason)"
    case .released(let call): "\(call)被放行"
    case .discarded(let call, let reason): "\(call)不会被调用：\(reason)"
    case .loses(let view, let touches, let reason): "\(view)的\(touches)被收走：\(reason)"
    case .detached(let touch, let view): "\(view)离开了窗口，不再收到\(touch)"

    case .requires(let recognizer, let other): "\(recognizer)要求\(other)先失败"
    case .circle(let names): "互相等待，形成循环：\(names)"
    case .doesNotSee(let recognizer, let touch, let reason): "\(recognizer)收不到\(touch)：\(reason)"
    case .ignores(let recognizer, let touch): "\(recognizer)放弃\(touch)"
    case .waits(let recognizer, let other): "\(recognizer)等待\(other)失败"
    case .noTransition(let recognizer, let from, let to): "\(recognizer) \(from) -> \(to)：没有这样的转换"
    case .prevents(let recognizer, let other): "\(recognizer)阻止\(other)"
    case .doesNotPrevent(let recognizer, let other, let reason): "\(recognizer)不阻止\(other)：\(reason)"
    case .timer(let owner, let name): "\(owner)的定时器：\(SimplifiedChinese.timerName(name))"

    case .search(let action, let start, let reason):
      "\(action)没有target" + (start.map { "，从\($0)开始查找" } ?? "") + "：\(reason)"
    case .sent(let action, let target, let sender, let cause):
      (sender ?? "") + "向\(target)发送\(action)" + (cause.map { "（\($0)）" } ?? "")
    case .actionDropped(let action, let sender, let reason):
      (sender.map { "\($0)发送的" } ?? "") + "\(action)无人接收：\(reason)"
    case .firstResponder(let from, let to): "第一响应者：\(from) -> \(to)"
    case .refused(let call, let reason): "\(call)不起作用：\(reason)"
    case .input(let input, let object, let detail):
      [SimplifiedChinese.name(ofInput: input), object ?? "", detail].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
  }
}
