// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// The words of the picture that compares two hit paths, which are called A and B. Names are inserted as they are.
package enum ComparisonPictureText: Sayable, Hashable, Sendable {
  // The claim; nil where no view is hit.
  case hits(a: String?, b: String?, Because?)
  case bothHit(String?, Because?)
  /// The touch is in one trace only.
  case onlyOne(Side, hits: String?)

  /// The names of what is compared.
  case inputs(a: String, b: String)

  // What a view is in one of them.
  case onSide(Side, String)
  case inBoth(String)
  case onTheWay(to: String)
  case notAsked
  case notThere
  case calledInB(String)
  case nobodyHandles

  case partHere
  case differs(property: String, a: String, b: String)
  case otherwise(properties: [String])
  case onlyHas(Side, String)
  case othersAsked(count: Int)

  /// What makes the two differ.
  package enum Because: Hashable, Sendable {
    /// A property, of the simulation where there is no object.
    case differs(property: String, object: String?, a: String, b: String)
    case onlyHas(Side, String)
    case places(a: String, b: String)
    case answer(of: String)
  }
}

extension ComparisonNarrator {
  /// What makes the two differ, for the claim; nil if the screens do not tell.
  package var because: ComparisonPictureText.Because? {
    guard let divergence = comparison.divergence else { return nil }
    switch divergence.cause {
    case .place(let places):
      return .places(a: narrators.a.point(places.a), b: narrators.b.point(places.b))
    case .difference(let difference):
      let side: Side = difference.names.a == nil ? .b : .a
      let name = difference.names[side].flatMap { $0.isEmpty ? nil : narrators[side].name($0) }
      if let only = difference.onlySide, let name { return .onlyHas(only, name) }
      guard let change = difference.changes.first else { return nil }
      return .differs(
        property: change.property, object: name, a: value(of: change, on: .a), b: value(of: change, on: .b))
    case nil:
      let side: Side = divergence.steps.a == nil ? .b : .a
      return divergence.steps[side].map { .answer(of: narrators[side].name($0.view)) }
    }
  }
}
