// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ComparisonPictureText {
  package func said(in _: SimplifiedChinese.Type) -> String {
    switch self {
    case .hits(let a, let b, let because): "A\(hit(a))，B\(hit(b))" + words(because)
    case .bothHit(let view?, nil): "两者都命中\(view)，路径相同"
    case .bothHit(let view, let because):
      (view.map { "两者都命中\($0)" } ?? "两者都没有命中任何视图") + words(because)
    case .onlyOne(let side, let view): "只有\(name(side))有这次触摸，它\(hit(view))"
    case .inputs(let a, let b): "A是\(a)，B是\(b)。"

    case .onSide(let side, let words): "\(name(side))：\(words)"
    case .inBoth(let words): "两者：\(words)"
    case .onTheWay(let view): "在通往\(view)的路径上"
    case .notAsked: "没问到"
    case .notThere: "屏幕上没有它"
    case .calledInB(let name): "B中叫\(name)"
    case .nobodyHandles: "没有谁处理它"

    case .partHere: "两者在此分开"
    case .differs(let property, let a, let b): "\(property)：A中是\(a)，B中是\(b)"
    case .otherwise(let properties): "\(SimplifiedChinese.list(properties))不同"
    case .onlyHas(let side, let object): "只有\(name(side))有\(object)"
    case .othersAsked(let count): "另外还问了\(count)个"
    }
  }

  private func name(_ side: Side) -> String { side == .a ? "A" : "B" }

  private func hit(_ view: String?) -> String { view.map { "命中\($0)" } ?? "没有命中任何视图" }

  private func words(_ because: ComparisonPictureText.Because?) -> String {
    switch because {
    case nil: ""
    case .differs(let property, let object?, let a, let b):
      "：\(object)的\(property)在A中是\(a)，在B中是\(b)"
    case .differs(let property, nil, let a, let b): "：\(property)在A中是\(a)，在B中是\(b)"
    case .onlyHas(let side, let object): "：只有\(name(side))有\(object)"
    case .places(let a, let b): "：触摸在A中位于\(a)，在B中位于\(b)"
    case .answer(let view): "：两者在\(view)分开"
    }
  }
}
