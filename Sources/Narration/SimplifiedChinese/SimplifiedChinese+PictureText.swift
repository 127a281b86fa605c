// SPDX-License-Identifier: Apache-2.0

extension PictureText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .screen(let touch, let point, let hitView?): "屏幕示意图：在\(point)处\(touch)，命中视图是\(hitView)。"
    case .screen(let touch, let point, nil): "屏幕示意图：在\(point)处\(touch)，没有命中任何视图。"

    case .touchAt(let point): "触摸点\(point)"
    case .viewsInside(let count): "内含\(count)个视图"

    case .refused(let count, nil): "\(count)个视图拒绝"
    case .refused(let count, let reason?): "\(count)个视图拒绝：\(SimplifiedChinese.words(reason).plain)"
    case .asked(let first, let last): "询问顺序第\(first)至\(last)"
    case .inNoWindow(let count): "\(count)个视图不在任何窗口中"
    case .told(let name, let what): "\(name)：\(what)"

    case .walksDiffer(let count): "UIKit遍历了\(count)次，且各次不同；这里是最后一次。"
    case .drawnOnScreen(let count, let total): "共\(total)个视图，画出\(count)个：先是命中路径和被询问的，再按面积。"
    case .beyondThePicture(let count): "\(count)个视图在图外。"

    case .chainEnd: "响应链末端"
    case .chainEndDropped: "响应链末端：没有响应者处理，事件被丢弃"
    case .chainBack(let name): "绕回\(name)"
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
    case .customPointInside: "`point(inside:)`返回false"
    case .customHitTest: "由重写的`hitTest`决定"
    case .nonInvertibleTransform: "transform不可逆"
    case .animating: "正在执行动画"
    }
  }
}
