// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: LaneText) -> String {
    switch text {
    case .summary(let start, let end, 1): "从场景的\(start)秒到\(end)秒，手指、手势识别器和视图各做了什么。"
    case .summary(let start, let end, let touches):
      "从场景的\(start)秒到\(end)秒，手指、手势识别器和视图在\(touches)次触摸中各做了什么。"
    case .nothing: "没有视图收到触摸，没有什么可以按时间画出。"

    case .calls: "调用"
    case .finger(let number): "手指" + (number.map { "\($0)" } ?? "")
    case .recognizerOn(let className, let view): "\(view)上的\(className)"
    case .seconds(let number): "\(number)秒"

    case .touchDown: "手指按下"
    case .hasTouch(let touch): "持有\(touch)"
    case .waitsFor(let names): "等待\(names)"
    case .tracking: "跟踪中"
    case .highlighted: "高亮"
    case .until(let text, let time): "\(text)，到\(time)秒为止"
    case .pause(let time): "省略\(time)"
    case .toTheEnd(let text): "\(text)，直到最后"

    case .phase(.began): "按下"
    case .phase(.moved): "移动"
    case .phase(.stationary): "静止"
    case .phase(.ended): "抬起"
    case .phase(.cancelled): "收走"
    case .detached: "离开了窗口"
    case .reachesNobody(let action): "\(action) → 无人接收"
    case .callback(let method, let subject): method + (subject.map { "（\($0)）" } ?? "")
    case .becomesFirstResponder(let name): "\(name)成为第一响应者"
    case .nobodyIsFirstResponder: "不再有第一响应者"

    case .prevents(let winner, let loser): "\(winner)识别成功，\(loser)因此失败"
    case .letsGoOn(let who, let whom): "\(who)有了结果，\(whom)得以继续"
    case .takes(let who, let view): "\(who)收走\(view)的触摸"

    case .orderNote: "同一时刻发生的事情在阴影列中按先后并排，列宽不代表时长。"
    case .breakNote: "较长的停顿被截断，断口处标明其长度。"
    case .relationNote: "箭头：实线表示识别成功使其他手势失败或收走触摸；虚线表示有了结果，其他的得以继续；点线表示发送action（手势变化期间的不画）。"
    case .possibleNote: "细条：手势处于待定状态。"
    case .chosenNote: "粗体的一行是这幅图所说的触摸。"
    case .passedOnNote: "只把触摸继续向上传递的响应者不单独成行。"
    case .moreRecognizers(let count): "另有\(count)个手势识别器不单独成行。"
    }
  }
}
