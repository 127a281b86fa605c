// SPDX-License-Identifier: Apache-2.0

extension SpaceText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .fingerDown: "手指按下"
    case .otherTouches: "圆圈中的数字是其他触摸的次序。"

    case .atStep(let number, let total): "第\(number)步，共\(total)步。"
    case .beingAsked(let name): "正在询问\(name)，它接着询问自己的子视图。"
    case .askedNow: "正在询问"
    case .notAskedYet: "尚未询问"

    case .hiddenOrTransparent: "隐藏或透明"
    case .drawnButDead: "超出父视图，看得见但收不到触摸"
    case .partlyCutOff: "被clipsToBounds裁剪"
    case .factSeparator: "，"
    case .rotated(let degrees): "旋转\(degrees)°"
    case .scaled(let factor): "缩放\(factor)倍"
    case .stretched(let width, let height): "宽\(width)倍、高\(height)倍"
    case .mirrored: "镜像"
    case .skewed: "倾斜"
    case .scaledToNothing: "变换后没有面积"
    case .scrolled(let offset): "滚动\(offset)"
    case .boundsOrigin(let point): "bounds原点\(point)"
    case .touchArea: "point(inside:)接受的范围"

    case .layersSummary(let views, let levels): "\(views)个视图分为\(levels)层，每个视图都在它遮住的视图之上。"
    case .atThePoint(let point, let names): "在\(point)处从前到后依次是：\(names)。"
    case .nothingAtThePoint(let point): "在\(point)处没有视图。"
    case .isHit(let name): "\(name)是命中视图。"
    case .containsTheTouch: "包含触摸点"
    case .touchPassesBy: "不包含触摸点"
    case .foldedLayers(let count): "略去\(count)个视图：不在触摸点处，也未被询问。"
    case .noLayers: "这个屏幕上没有视图。"
    case .tooManyLayers(let levels, let most):
      "视图分为\(levels)层，图中最多显示\(most)层：全部内容见text和json两种格式（-T），也可以用--focus缩小范围。"
    case .layer(let level, let name): "第\(level)层，\(name)"
    case .askedAs(let number): "第\(number)个被询问"
    case .covers(let names): "遮住\(names)"

    case .tapMapSummary(let views): "这个屏幕上的点击分给\(views)个视图。"
    case .allReachable(let count): "\(count)个目标处处可点击。"
    case .notAllReachable(let count, let total, let names):
      "\(total)个目标中有\(count)个不能处处点击：\(names)。"
    case .smallTargets(let names): "可点击范围不足44 × 44点：\(names)。"
    case .noView: "没有视图"
    case .tapsGo(let view): "点这里，由\(view)接收。"
    case .tapsGetNowhere: "点这里，没有视图接收。"
    case .approximate(let names): "由重写的方法决定，只能按网格逐点询问得出：\(names)。"
    case .reachableShare(let percent): "可点击\(percent)"
    case .shareOfScreen(let percent): "占屏幕\(percent)"
    case .percent(let number): "\(number)%"
    case .unreachable: "无法点击"
    case .part(let percent, let name): "\(name)（\(percent)）"
    case .otherTarget: "有手势识别器或触摸方法的视图"
    case .takenByOthers: "自身范围内，但点击被别的视图接走"
    case .takenBy(let names): "被\(names)接走"
    case .noViewGetsTaps: "没有视图接收点击"
    case .smallerThan(let side): "可点击范围不足\(side) × \(side)点"
    case .namelessRegions(let count): "有\(count)个区域没有标出名称。"
    case .moreRegions(let count): "另有\(count)个区域"
    case .moreTargets(let count): "另有\(count)个目标"
    case .unseenTargets(let count, let names): "有\(count)个目标被隐藏、被裁掉或在屏幕外：\(names)。"
    case .whatReachableMeans: "可点击：命中视图是目标自身，或是其中的非控件视图。"
    case .columnTarget: "目标"
    case .columnReachable: "可点击"
    case .columnBox: "可点击范围"
    case .columnTakers: "被谁接走"

    case .screenWithoutTouch: "各视图在屏幕上的位置，没有触摸。"
    case .withoutNames(let count): "有\(count)个视图没有标出名称。"
    case .cutOff(let count): "有\(count)个视图被clipsToBounds完全裁掉。"
    case .deeper(let count): "有\(count)个视图层级更深，没有画出。"
    }
  }
}
