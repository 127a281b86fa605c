// SPDX-License-Identifier: Apache-2.0

import Analysis

extension PageText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .foundByTouch(let title, let number): "\(title)（触摸\(number)开始时的屏幕）"
    case .sameAs(let heading): "与“\(heading)”的图相同"

    case .firstTouches(let shown, let total): "\(total)次，本页只演示前\(shown)次"
    case .tooLarge: "这张图太大，页面中放不下；这里是它的文字版。hitpath render可以把它生成为文件。"
    case .drawnByCommand(let command):
      "页面已经够大，这里省略这张图，只给出文字版。用这条命令可以画出它：\(command)"
    case .stepsLeftOut(let count): "此处省略\(count)步"
    case .eventsLeftOut(let count): "此处省略\(count)个事件"
    case .linesLeftOut(let count): "……还有\(count)行"
    case .moreViews(let count): "另有\(count)个视图"
    case .takenBy(let name): "\(name)抢走"
    case .mark(.unasked): "没问到"
    case .mark(.asked): "已询问"
    case .mark(.path): "在路径上"
    case .mark(.refused): "拒绝"
    case .mark(.hit): "命中视图"
    case .mark(.held): "暂缓"
    case .mark(.gets): "收到触摸"
    case .mark(.sends): "发送action"
    case .mark(.lost): "失去触摸"
    case .lesson(let number, let count): "第\(number)课，共\(count)课"
    case .position(let number, let count): "第\(number)页，共\(count)页"
    case .foldedViews(let count): "\(count)个视图"
    case .ownRecognizers(let count): "自带的\(count)个手势"
    case .viewRange(let from, let to, let first, let last): "第\(from)至\(to)个视图：\(first)至\(last)"
    case .furtherTouches(let count): "另有\(count)次触摸"
    case .traceFormat(let version): "追踪格式\(version)"

    case .variant(let number): "变体\(number)"
    case .variantsHeading: "改变设置之后"
    case .hitViewDiffers(let name?, let before?): "命中视图是\(name)，而不是\(before)。"
    case .hitViewDiffers(let name?, nil): "命中视图是\(name)；原设置下没有命中任何视图。"
    case .hitViewDiffers(nil, let before?): "没有命中任何视图；原设置下命中\(before)。"
    case .hitViewDiffers(nil, nil): "没有命中任何视图。"
    case .recognizesToo(let names): "只在这里识别成功：\(names)。"
    case .recognizesNot(let names): "在这里没有识别成功：\(names)。"
    case .sendsToo(let names): "只在这里被调用：\(names)。"
    case .sendsNot(let names): "在这里没有被调用：\(names)。"
    case .otherTouchCount(let count, let before): "共有\(count)次触摸，而不是\(before)次。"
    case .verdictDiffers: "触摸的去向不同。"
    case .nothingDiffers: "没有不同。"
    }
  }
}
