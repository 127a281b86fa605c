// SPDX-License-Identifier: Apache-2.0

/// Parts of clauses that say why.
extension SimplifiedChinese {
  static func pointInside(_ reason: ReasonText) -> String {
    guard !reason.numbers.isEmpty else { return "点在bounds之内，但它的point(inside:)返回false" }
    return "点\(reason.place.map(place) ?? "在bounds之外")，但它的point(inside:)返回true"
  }

  static func hitTest(_ reason: ReasonText) -> String {
    switch reason.override {
    case .declared(let what) where reason.isHypothetical: "它重写的hitTest返回nil（\(what)）"
    case nil: "由它重写的hitTest决定"
    case .redirect(let view): "它重写的hitTest：转交给\(view)"
    case .declared(let what): "它重写的hitTest：\(what)"
    }
  }

  static func alpha(_ reason: ReasonText) -> String {
    let limit = reason.number("threshold")
    guard let stored = reason.storedAlpha else { return "alpha为\(reason.number("alpha"))，低于\(limit)" }
    return "alpha为\(limit)，在图层中实际存为\(stored)，低于\(limit)"
  }

  static func ancestor(_ reason: ReasonText) -> String {
    guard let subject = reason.subject else { return "某个祖先视图" }
    return (reason.isSuperview ? "父视图" : "祖先视图") + subject
  }

  static func place(_ place: ReasonText.Place) -> String {
    switch place {
    case .beyond(let edges):
      "在bounds" + edges.map { "\(words($0.side))\(words($0.distance))" }.joined(separator: "、") + "处"
    case .on(let side): "正好在\(sideWord(side))边缘上，而\(sideWord(side))边缘不属于bounds"
    case .onCorner: "正好在右下角上，而右下角不属于bounds"
    }
  }

  private static func words(_ side: GraphText.Side) -> String {
    switch side {
    case .left: "左侧"
    case .right: "右侧"
    case .above: "上方"
    case .below: "下方"
    }
  }

  private static func words(_ distance: ReasonText.Distance) -> String {
    switch distance {
    case .points(let number): "\(number)点"
    case .lessThan(let number): "不到\(number)点"
    }
  }

  static func movement(_ numbers: [String: String]) -> String {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] { return "手指转动了\(rotation) rad，需要\(needed)" }
    guard let distance = numbers["distance"] else { return "手指移动得足够远" }
    if let scale = numbers["scale"] { return "手指间距变化了\(distance)点，比例为\(scale)，需要\(needed)点" }
    return "手指移动了\(distance)点，需要\(needed)点"
  }
}
