// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: VerdictText) -> String {
    switch text {
    case .gesture(.tap): "点击"
    case .gesture(.press): "长按"
    case .gesture(.drag): "拖动"
    case .gesture(.touch): "触摸"
    case .heading(let number, .drag, let point): "触摸 \(number)：从 \(point) 开始的拖动"
    case .heading(let number, let gesture, let point):
      "触摸 \(number)：在 \(point) 处的\(Self.text(VerdictText.gesture(gesture)))"

    case .handled(let view, let touch, nil): "\(view) 收到\(touch)，并由自己处理。"
    case .handled(let view, let touch, let responder?):
      "\(view) 收到\(touch)，事件沿响应链向上传递，由 \(responder) 处理。"
    case .keptByControl(let view, let touch, nil): "\(view) 收到\(touch)；它是控件，事件到此为止。"
    case .keptByControl(let view, let touch, let responder?):
      "\(view) 收到\(touch)，事件沿响应链传到控件 \(responder) 为止。"
    case .keptByScrollView(let view, let touch, nil): "\(view) 收到\(touch)；它是滚动视图，事件到此为止。"
    case .keptByScrollView(let view, let touch, let responder?):
      "\(view) 收到\(touch)，事件沿响应链传到滚动视图 \(responder) 为止。"
    case .dropped(let view, let touch, let end): "\(view) 收到\(touch)，但没有响应者处理" + words(end)
    case .undecided(let view, let touch, .unsimulatedHitView):
      "\(view) 收到\(touch)；它的类以本版本未模拟的方式处理触摸。"
    case .undecided(let view, let touch, .controllers):
      "\(view) 收到\(touch)。这里列出的响应者都不处理；来源没有给出视图控制器。"
    case .undecided(let view, let touch, .classes(let names)):
      "\(view) 收到\(touch)。已知的响应者都不处理；来源没有说明 \(names) 是否会处理。"
    case .undecided(let view, let touch, .unsimulated(let names)):
      "\(view) 收到\(touch)。已知的响应者都不处理；本版本没有模拟 \(names) 会如何处理。"
    case .endsDifferently(let view, let touch, let parts):
      "\(view) 收到\(touch)；\(parts.map(words).joined(separator: "，"))。"
    case .unlessRecognized(let touch, let views):
      "除非 \(views) 上的手势识别器接走这次\(touch)：那里有识别器，但来源没有说明是哪些。"
    case .nearlyInvisible(let view, let alpha):
      "\(view) 几乎看不见（alpha \(alpha)），但仍会接收触摸：只有低于 0.01 才不会。"
    case .cancelled(let touch): "随后\(touch)被收走。"
    case .unclaimed(let touch, let reason): "没有视图收到\(touch)：\(reason ?? "没有窗口接收它")。"
    }
  }

  private static func words(_ end: VerdictText.End) -> String {
    switch end {
    case .hitView: "：它没有下一个响应者，事件就地丢弃。"
    case .above(let responder): "：事件一路传到 \(responder)，随后被丢弃。"
    case .cycle(let responder): "：\(responder) 的 next 绕回响应链，事件到此被丢弃。"
    case .unknown: "。"
    }
  }

  private static func words(_ part: VerdictText.Part) -> String {
    switch part {
    case .handledByHitView(let methods): "它自己只处理 \(methods)"
    case .handled(let responder, let methods): "\(responder) 处理 \(methods)"
    case .kept(let responder, let methods): "\(methods) 传到 \(responder) 为止"
    case .ends(let responder, let methods, _): "\(methods) 传到 \(responder)，随后被丢弃"
    }
  }
}
