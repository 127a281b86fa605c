// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension PictureText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .screen(let touch, let point, let hitView?): "屏幕示意图：在\(point)处\(touch)，命中视图是\(hitView)。"
    case .screen(let touch, let point, nil): "屏幕示意图：在\(point)处\(touch)，没有命中任何视图。"

    case .touchAt(let point): "触摸点\(point)"
    case .viewsInside(let count): "内含\(count)个视图"

    case .refused(let count, nil): "\(count)个视图返回nil"
    case .refused(let count, let reason?): "\(count)个视图返回nil：\(SimplifiedChinese.words(reason).plain)"
    case .asked(let first, let last): "询问顺序第\(first)至\(last)"
    case .inNoWindow(let count): "\(count)个视图不在任何窗口中"
    case .statement(let name, let what): "\(name)：\(what)"

    case .walksDiffer(let count): "UIKit遍历了\(count)次，结果不完全相同；这里是最后一次。"
    case .drawnOnScreen(let count, let total): "共\(total)个视图，画出\(count)个：依次是命中路径、被询问的、面积最大的。"
    case .beyondThePicture(let count): "\(count)个视图在图外。"

    case .chainEnd: "响应链末端"
    case .chainEndDropped: "响应链末端：没有响应者处理，事件被丢弃"
    case .chainBack(let name): "回到\(name)"
    }
  }
}

extension SimplifiedChinese {
  static func words(_ it: PictureText.GroupReason) -> RichText {
    switch it {
    case .hidden: "已隐藏"
    case .alphaBelowThreshold: "过于透明"
    case .interactionDisabled: "已关闭用户交互"
    case .pointOutsideBounds: "点在bounds之外"
    case .zeroSize: "bounds为空"
    case .customPointInside: "`point(inside:)`返回`false`"
    case .customHitTest: "由重写的`hitTest`决定"
    case .nonInvertibleTransform: "transform不可逆"
    case .animating: "正在执行动画"
    }
  }
}

extension SpaceText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .otherTouches: "圆圈中的数字是其他触摸的序号。"

    case .atStep(let number, let total): "第\(number)步，共\(total)步。"
    case .beingAsked(let name): "正在询问\(name)，它再询问自己的子视图。"
    case .askedNow: "正在询问"
    case .notAskedYet: "尚未询问"

    case .hiddenOrTransparent: "隐藏或透明"
    case .drawnButDead: "超出父视图，可见但收不到触摸"
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

    case .layersSummary(let views, let levels): "\(views)个视图分为\(levels)层，每个视图都在它遮挡的视图之上。"
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
    case .covers(let names): "遮挡\(names)"

    case .tapMapSummary(let views): "这个屏幕上的点击由\(views)个视图接收。"
    case .allReachable(let count): "\(count)个目标的全部范围都可点击。"
    case .notAllReachable(let count, let total, let names):
      "\(total)个目标中有\(count)个只有部分范围可点击：\(names)。"
    case .noTapReaches(let names): "完全点不到：\(names)。"
    case .smallTargets(let names): "可点击范围不足44 × 44点：\(names)。"
    case .noView: "没有视图"
    case .tapsGo(let view): "点击这里，由\(view)接收。"
    case .tapsGetNowhere: "点击这里，没有视图接收。"
    case .approximate(let names): "由重写的方法决定，按网格逐点询问得出：\(names)。"
    case .reachableShare(let percent): "可点击\(percent)"
    case .shareOfScreen(let percent): "占屏幕\(percent)"
    case .percent(let number): "\(number)%"
    case .unreachable: "无法点击"
    case .part(let percent, let name): "\(name)（\(percent)）"
    case .otherTarget: "有手势识别器或touches方法的视图"
    case .takenByOthers: "在自身范围内，但点击由其他视图接收"
    case .takenBy(let names): "由\(names)接收"
    case .noViewGetsTaps: "没有视图接收点击"
    case .smallerThan(let side): "可点击范围不足\(side) × \(side)点"
    case .namelessRegions(let count): "有\(count)个区域没有标出名称。"
    case .moreRegions(let count): "另有\(count)个区域"
    case .moreTargets(let count): "另有\(count)个目标"
    case .unseenTargets(let count, let names): "有\(count)个目标已隐藏、被裁剪或在屏幕外：\(names)。"
    case .whatReachableMeans: "可点击：命中视图是目标自身，或其中的非控件视图。"
    case .columnTarget: "目标"
    case .columnReachable: "可点击"
    case .columnBox: "可点击范围"
    case .columnTakers: "由谁接收"

    case .screenWithoutTouch: "各视图在屏幕上的位置，没有触摸。"
    case .withoutNames(let count): "有\(count)个视图没有标出名称。"
    case .cutOff(let count): "有\(count)个视图被clipsToBounds完全裁剪。"
    case .deeper(let count): "有\(count)个视图层级更深，没有画出。"
    }
  }
}

extension ScreenSheetText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let end, let fingers, let size, let isPart):
      way(gesture, point, end) + (fingers > 1 ? "，另有\(fingers - 1)根手指" : "") + "，屏幕\(size)"
        + (isPart ? "，只画出一部分。" : "。")

    case .inside(let names): "在\(SimplifiedChinese.list(names))里"
    case .fillsScreen: "铺满屏幕"
    case .notAsked(inside: 0): "未被询问"
    case .notAsked(let inside): "未被询问，其中\(inside)个也未被询问"
    case .outOfSight: "在画出的部分之外"
    case .reach(let distance): "+\(distance) pt"

    case .recognizer(let kind, let taps, let view):
      "\(view)上的\(SimplifiedChinese.say(OutlineText.gesture(kind, taps: taps)))"
    case .takes(nil, _, let late): "\(after(late))截获触摸"
    case .takes(let view?, isCancelled: false, let late): "\(after(late))截获触摸，\(view)收不到"
    case .takes(let view?, isCancelled: true, let late): "\(after(late))截获触摸，\(view)的触摸被取消"
    case .recognizes(let late): "\(after(late))识别成功"
    case .recognizesWith(let others, let late): "\(after(late))与\(SimplifiedChinese.all(others))同时识别成功"
    case .gets(let late): "\(after(late))收到触摸"
    case .isSelected(let isOn, let late): "\(after(late))\(isOn ? "被选中" : "被取消选中")"
    case .becomesFirstResponder(let late): "\(after(late))成为第一响应者"
    case .scrolls: "截获触摸并滚动"
    case .movesSheet: "截获触摸并移动sheet"
    case .stops: "停止滚动"
    case .above(let count): "以及上层的\(count)个"
    case .nobodyHandles: "都向上传递，没有响应者处理"
    case .notKnown: "不知道是否有响应者处理"
    case .more(let count): "另有\(count)个"
    }
  }

  private func after(_ late: String?) -> String { late.map { "抬起后\($0)秒才" } ?? "" }

  private func way(_ gesture: TouchAnswer.Gesture, _ point: String, _ end: String?) -> String {
    switch (gesture, end) {
    case (.drag, let end?): "从\(point)拖动到\(end)"
    case (.tap, _): "在\(point)点击"
    case (.press, _): "在\(point)按住"
    case (.drag, _), (.touch, _): "在\(point)触摸"
    }
  }
}

extension SimplifiedChinese {
  static func noun(_ gesture: TouchAnswer.Gesture) -> String {
    switch gesture {
    case .tap: "点击"
    case .press: "长按"
    case .drag: "拖动"
    case .touch: "触摸"
    }
  }
}

extension OutlineText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .holds(let view, let names, let more, let unusual):
      "\(view)里有" + SimplifiedChinese.list(names) + (more > 0 ? "等\(names.count + more)个视图" : "")
        + and(unusual)
    case .nested(let count, let unusual): "\(count)个视图层层嵌套" + and(unusual)
    case .alone(let view, let unusual): "只有一个视图\(view)" + and(unusual)

    case .laterIsInFront: "越靠下的行越在前面。"
    case .around(let names): "外层是\(SimplifiedChinese.list(names))。"

    case .role(let role): SimplifiedChinese.word(role)
    case .rootView(let controller): "\(controller)的根视图"
    case .gesture(.tap, taps: 2): "双击手势"
    case .gesture(.tap, taps: 3): "三击手势"
    case .gesture(let kind, taps: _): SimplifiedChinese.words(for: kind)
    case .beside(let count): "同级还有\(count)个"
    case .inside(let count): "内含\(count)个"
    case .between(let count): "中间有\(count)个"
    case .hangsOut(let distance, let parent): "有\(distance)点在\(parent)之外"
    case .scrolled(let offset): "滚动到\(offset)"
    case .noTarget(let action): "\(action)，target为nil"
    }
  }

  private func and(_ unusual: OutlineText.Unusual?) -> String {
    switch unusual {
    case nil: ""
    case .takesTouchesOutside(let view): "，\(view)在bounds之外也接收触摸"
    case .decidesItself(let view): "，\(view)重写hitTest决定命中谁"
    case .hangsOut(let view, let distance, let parent): "，\(view)有\(distance)点在\(parent)之外"
    case .unseen(let view): "，\(view)不可见"
    case .closed(let view): "，\(view)不接收触摸"
    }
  }
}

extension SimplifiedChinese {
  static func word(_ role: ViewRole) -> String {
    switch role {
    case .view: "视图"
    case .window: "窗口"
    case .control: "控件"
    case .button: "按钮"
    case .toggle: "开关"
    case .slider: "滑块"
    case .stepper: "步进器"
    case .segments: "分段控件"
    case .textField: "文本框"
    case .datePicker: "日期选择器"
    case .pageControl: "页码控件"
    case .label: "标签"
    case .image: "图像视图"
    case .stack: "堆栈视图"
    case .scrollView: "滚动视图"
    case .table: "表格"
    case .collection: "集合视图"
    case .textView: "文本视图"
    case .cell: "单元格"
    case .item: "集合单元格"
    case .navigationBar: "导航栏"
    case .tabBar: "标签栏"
    case .toolbar: "工具栏"
    case .picker: "选择器"
    case .searchBar: "搜索栏"
    case .progress: "进度条"
    case .activity: "活动指示器"
    }
  }
}

extension TreesText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .nothingOnScreen: "没有视图。"

    case .rootOf(let window): "\(window)的根视图控制器"
    case .childOf(let controller): "\(controller)的子控制器"
    case .presentedBy(let controller): "由\(controller)弹出"
    case .notLoaded(let names): "不在屏幕上的子控制器：\(names)"

    case .hidden: "隐藏"
    case .interaction(let isOn): isOn ? "用户交互已开启" : "用户交互已关闭"
    case .clips(let clips): clips ? "裁剪内容" : "不裁剪内容"
    case .exclusiveTouch: "isExclusiveTouch"
    case .multipleTouch: "isMultipleTouchEnabled"
    case .transformed: "有transform"
    case .property(let name, let value): "\(name) \(value)"
    case .animating: "正在执行动画"
    case .disabled: "已禁用"
    case .unknown(let names): "未知：\(names)"
    case .oftenUnknown(let name, let count): "\(count)个视图的\(name)未知。"
    case .unknownOnScreen(let names): "这个来源没有说明：\(names)。"
    case .keyWindow: "isKeyWindow"
    case .ownRecognizers(let count): "自带\(count)个手势"

    case .askedNow: "这一步询问的视图"
    case .notYet(let count): "\(count)个视图，尚未询问"
    case .afterStep(let step, let count): "停在第\(step)步（共\(count)步）：此后的询问和返回没有画出。"
    case .inPass(let pass, let what): "第\(pass)次遍历：\(what)"
    case .asNumber(let number, let what): "第\(number)个，\(what)"
    }
  }
}
