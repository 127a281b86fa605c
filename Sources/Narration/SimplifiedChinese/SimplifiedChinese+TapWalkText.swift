// SPDX-License-Identifier: Apache-2.0

extension TapWalkText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .refuses(nil): "拒绝"
    case .refuses(let reason?): "拒绝：\(reason)"
    case .refusesPoint: "拒绝：点在它的`bounds`之外"
    case .skipped(let reason): "被跳过：\(reason)"

    case .contains(hasSubviews: false, returnsItself: false): "包含该点，没有子视图"
    case .contains(hasSubviews: false, returnsItself: true): "包含该点且没有子视图，返回自己"
    case .contains(hasSubviews: true, returnsItself: false): "包含该点，从前到后询问子视图"
    case .contains(hasSubviews: true, returnsItself: true): "包含该点，从前到后询问子视图，子视图都不接收，返回自己"
    case .claims(let returnsItself):
      "认领该点（点在`bounds`之外，但它的`point(inside:)`返回`true`）\(returnsItself ? "，返回自己" : "")"

    case .overrides(.nothing): "重写了`hitTest`，返回`nil`"
    case .overrides(.itself): "重写了`hitTest`，返回自己"
    case .overrides(.aView): "重写了`hitTest`，返回另一个视图"
    case .code(.nothing): "用代码重写了`hitTest`，返回`nil`；原因和它询问了谁未知"
    case .code(.itself): "用代码重写了`hitTest`，返回自己；它询问了谁未知"
    case .code(.aView): "用代码重写了`hitTest`，返回一个视图；它询问了谁未知"
    }
  }
}
