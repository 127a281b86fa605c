// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ComparisonPictureText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .hits(let a, let b, let because):
      "A hits \(a ?? "no view"), B hits \(b ?? "no view")" + words(because)
    case .bothHit(let view?, nil): "Both hit \(view), on the same path"
    case .bothHit(let view, let because): "Both hit \(view ?? "no view")" + words(because)
    case .onlyOne(let side, let view):
      "Only \(name(side)) has this touch, and hits \(view ?? "no view")"
    case .inputs(let a, let b): "A is \(a), B is \(b)."

    case .onSide(let side, let words): "\(name(side)): \(words)"
    case .inBoth(let words): "both: \(words)"
    case .onTheWay(let view): "on the way to \(view)"
    case .notAsked: "not asked"
    case .notThere: "not on this screen"
    case .calledInB(let name): "\(name) in B"
    case .nobodyHandles: "nobody handles it"

    case .partHere: "the two part here"
    case .differs(let property, let a, let b): "\(property): \(a) in A, \(b) in B"
    case .otherwise(let properties): "differs in \(English.list(properties))"
    case .onlyHas(let side, let object): "only \(name(side)) has \(object)"
    case .othersAsked(let count): "+\(count) also asked"
    }
  }

  private func name(_ side: Side) -> String { side == .a ? "A" : "B" }

  private func words(_ because: ComparisonPictureText.Because?) -> String {
    switch because {
    case nil: ""
    case .differs(let property, let object?, let a, let b):
      ": \(property) of \(object) \(English.verb(of: property)) \(a) in A and \(b) in B"
    case .differs(let property, nil, let a, let b):
      ": \(property) \(English.verb(of: property)) \(a) in A and \(b) in B"
    case .onlyHas(let side, let object): ": only \(name(side)) has \(object)"
    case .places(let a, let b): ": the touch is at \(a) in A and at \(b) in B"
    case .answer(let view): ": they part at \(view)"
    }
  }
}
