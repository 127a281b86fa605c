// SPDX-License-Identifier: Apache-2.0

import Analysis

extension DeclarationText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .passThrough: "自身不接触摸，子视图照常"
    case .subviewsFirst: "不论点在哪里，先问子视图"
    case .subviewsOnly: "不论点在哪里，只问子视图"
    case .hits(let isOnly, let condition):
      "\(isOnly ? "除非符合以下条件，否则返回" : "符合以下条件时返回")`nil`：\(words(condition))"
    case .ignoresGates: "不检查`isHidden`、`alpha`和`isUserInteractionEnabled`"
    case .redirects(let target): "转交给\(target)"
    case .returns(let what): "返回\(what)"
    case .shapes(let shapes): "\(shapes.map(words).joined(separator: "，或"))"
    case .answers(let answer, nil): "返回\(code: String(answer))"
    case .answers(let answer, let condition?):
      "\(answer ? "仅在以下条件下返回" : "在以下条件下返回")\(code: String(answer))：\(words(condition))"
    case .words(let words): RichText(words)
    }
  }

  private func words(_ shape: Shape) -> String {
    switch shape {
    case .always: return "总是true"
    case .never: return "总是false"
    case .bounds: return "bounds"
    case .subviews: return "子视图内的点"
    case .outset(let sides):
      let words = sides.map { SimplifiedChinese.sideWord($0.side) + $0.distance }
      return words.isEmpty ? "bounds" : "bounds向外扩大：\(words.joined(separator: "、"))"
    case .circle(let center, let radius):
      let details = [center.map { "圆心\($0)" }, radius.map { "半径\($0)" }].compactMap { $0 }
      return details.isEmpty ? "圆" : "圆（\(details.joined(separator: "，"))）"
    case .roundedRect(let cornerRadius): return "圆角矩形（半径\(cornerRadius)）"
    case .polygon(let corners): return "多边形（\(corners)个顶点）"
    }
  }

  private func words(_ condition: Condition) -> RichText {
    let parts: [RichText?] = [
      condition.gestureRecognizers.map { "被询问的手势是\(words($0))" },
      condition.recognizers.map { "手势是\(words($0))" }, condition.views.map { "视图是\(words($0))" },
      condition.within.map { "视图在\(words($0))之内" }, condition.rect.map { "触摸点在[\($0)]之内" },
    ]
    return .joined(parts.compactMap { $0 }, by: "，且")
  }

  private func words(_ objects: Objects) -> RichText {
    switch objects {
    case .these(let names): names
    case .ofClasses(let names): "\(names)类的对象"
    }
  }
}
