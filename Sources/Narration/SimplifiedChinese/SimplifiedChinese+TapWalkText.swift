// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  static func text(_ text: TapWalkText) -> String {
    switch text {
    case .sentence(let view, let answer): "\(view) \(answer)。"

    case .refused(let reason): "拒绝：\(reason)"
    case .refusedWithoutReason: "拒绝"
    case .pointOutside: "拒绝：点在它的 bounds 之外"
    case .passedOver(let reason): "被跳过：\(reason)"

    case .containsPoint: "包含该点，没有子视图"
    case .asksSubviews: "包含该点，从前到后询问子视图"
    case .claimsPoint: "认领该点（点在 bounds 之外，但它的 point(inside:) 返回 true）"
    case .returnsItself(hasSubviews: false): "包含该点且没有子视图，返回自己"
    case .returnsItself(hasSubviews: true): "包含该点，从前到后询问子视图，子视图都不接收，返回自己"
    case .claimsPointForItself: "认领该点（点在 bounds 之外，但它的 point(inside:) 返回 true），返回自己"
    case .returns(let view): "包含该点，从前到后询问子视图，返回 \(view)"
    case .claimsPointFor(let view): "认领该点（点在 bounds 之外，但它的 point(inside:) 返回 true），返回 \(view)"

    case .overrideReturnsNil: "重写了 hitTest，返回 nil"
    case .overrideReturnsItself: "重写了 hitTest，返回自己"
    case .overrideReturnsOther: "重写了 hitTest，返回另一个视图"
    case .overrideReturns(let view): "重写了 hitTest，返回 \(view)"

    case .codeReturnsNil: "用代码重写了 hitTest，返回 nil；原因和它询问了谁未知"
    case .codeReturnsItself: "用代码重写了 hitTest，返回自己；它询问了谁未知"
    case .codeReturnsView: "用代码重写了 hitTest，返回一个视图；它询问了谁未知"
    case .codeReturns(let view): "用代码重写了 hitTest，返回 \(view)；它询问了谁未知"
    }
  }
}
