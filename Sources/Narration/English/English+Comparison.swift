// SPDX-License-Identifier: Apache-2.0

import Analysis

extension ComparisonLabel {
  package func said(in _: English.Type) -> String {
    switch self {
    case .comparison: "Comparison"
    case .compared: "What is compared"
    case .touchesHeading: "What becomes of each touch"
    case .screensHeading: "Where the screens differ"
    case .stepsHeading: "Step by step"
    case .stepsLead: "The log of both: what only A has is marked −, what only B has +."

    case .columnSide: "Where"
    case .columnTime: "Time"
    case .columnStep: "What happens"
    case .columnProperty: "Property"

    case .onlyInA: "only in A"
    case .onlyInB: "only in B"
    case .otherTime: "at another time"

    case .screen: "Screen"

    case .sameAnswer: "The same in both."
    case .screensAlike: "The screens do not differ in anything that delivery reads."
    case .notAligned: "The traces differ too much to be aligned to the end; the rest is shown as different."
    }
  }
}

extension ComparisonText {
  package func said(in _: English.Type) -> RichText {
    switch self {
    case .alike(0): "They are alike: same views, same events."
    case .alike(let renamed):
      "They are alike: same views, same events; \(English.count(renamed, "object has", "objects have")) another name."
    case .sameEvents: "The same happens in both, though their screens differ."
    case .partsWithView(let place, let view, let a, let b):
      "\(words(place)): \(view) \(words(a, "A")) and \(words(b, "B"))."
    case .partsOnlyOne(let place, let view, let isInA, let does):
      "\(words(place)): \(view), which only \(isInA ? "A" : "B") has, \(words(does, nil))."
    case .partsWithSentences(let place, let a, let b):
      "\(words(place)). A: \(a ?? "Nothing more happens.") B: \(b ?? "Nothing more happens.")"
    case .otherNumbers(let place, let a, let b):
      "The same happens in both, with other numbers\(clause(place)): “\(a)” in A, “\(b)” in B."
    case .otherTimes(let place, let line, let a, let b):
      "The same happens in both, at other times\(clause(place)): “\(line)” comes at \(a) s in A and at \(b) s in B."

    case .outcomes(let a, let b): "In A \(a); in B \(b)."

    case .onlyOne(let object, let isInA, 0): "Only \(isInA ? "A" : "B") has \(object)."
    case .onlyOne(let object, let isInA, let held):
      "Only \(isInA ? "A" : "B") has \(object), with \(English.count(held, "view")) in it."
    case .differs(let property, let object?, let a, let b):
      "\(code: property) of \(object) \(English.verb(of: property)) \(a) in A and \(b) in B."
    case .differs(let property, nil, let a, let b):
      "\(code: property) \(English.verb(of: property)) \(a) in A and \(b) in B."
    case .otherPlace(let touch, let a, let b):
      "Touch \(touch) is not at the same point: \(a) in A, \(b) in B."
    case .moreOtherPlaces(let count): "So \(count == 1 ? "is 1 more touch" : "are \(count) more touches")."

    case .differsIn(let parts): "Differs in: \(parts)"
    case .part(.movement): "where the finger was"
    case .part(.hitView): "the hit-test view"
    case .part(.walk): "who was asked"
    case .part(.verdict): "the outcome"
    case .part(.because): "why"
    case .part(.chain): "the responder chain"
    case .part(.recognizers): "gesture recognizers"
    case .part(.actions): "actions"
    case .part(.controlEvents): "control events"
    case .part(.withholdings): "what views did not get"
    case .part(.firstResponders): "the first responder"
    case .object(let name, let className): name.plain == className ? name : "\(name) (\(code: className))"
    case .renamedObject(let a, let b, let className): "\(a) in A, \(b) in B (\(code: className))"
    case .held(let count): "with \(English.count(count, "view")) in it"
    case .times(let a, let b): "\(a) s in A, \(b) s in B"

    case .alikeEvents(let count): "\(English.count(count, "event")) alike"
    case .moreEvents(let a, let b): "\(English.count(a, "more event")) in A, \(b) in B"
    case .moreObjects(let count): "and \(English.count(count, "more difference"))"
    case .otherName(let a, let b): "\(a) is \(b)"
    case .otherNames(let names): "Other names in B: \(names)."

    case .moreTouches(let count): "and \(English.count(count, "more touch", "more touches"))"
    }
  }

  private func words(_ place: PartingPlace) -> String {
    switch place {
    case .step(let step, let touch): "They part at step \(step) of touch \(touch)"
    case .touch(let touch): "They part in touch \(touch)"
    case .noTouch: "They part before any touch"
    }
  }

  private func clause(_ place: PartingPlace) -> String {
    switch place {
    case .step(let step, let touch): ", first at step \(step) of touch \(touch)"
    case .touch(let touch): ", first in touch \(touch)"
    case .noTouch: ""
    }
  }

  private func words(_ answer: ViewAnswer, _ side: String?) -> RichText {
    let place = side.map { " in \($0)" } ?? ""
    switch answer {
    case .takes: return "takes the touch\(place)"
    case .returns(let view): return "returns \(view)\(place)"
    case .refuses(let reason): return "refuses\(place)\(reason.map { " (\($0))" } as RichText?)"
    case .isPassedOver(let reason): return "is passed over\(place)\(reason.map { " (\($0))" } as RichText?)"
    case .isNotAsked: return "is not asked\(place)"
    }
  }
}

extension English {
  /// Property names in the plural, such as `overrides`.
  static func verb(of property: String) -> String {
    property.hasSuffix("s") && !property.hasPrefix("is") ? "are" : "is"
  }
}

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
