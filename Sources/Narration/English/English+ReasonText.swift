// SPDX-License-Identifier: Apache-2.0

/// Parts of clauses that say why.
extension PartialCatalogue {
  static func pointInside(_ reason: ReasonText) -> String {
    guard !reason.numbers.isEmpty else {
      return "its point(inside:) says no, though the point is inside its bounds"
    }
    return "its point(inside:) says yes, though the point is "
      + (reason.place.map(place) ?? "outside its bounds")
  }

  static func hitTest(_ reason: ReasonText) -> String {
    switch reason.override {
    case .declared(let what) where reason.isHypothetical: "its override of hitTest says no (\(what))"
    case nil: "its override of hitTest decides"
    case .redirect(let view): "its override of hitTest: redirect to \(view)"
    case .declared(let what): "its override of hitTest: \(what)"
    }
  }

  static func alpha(_ reason: ReasonText) -> String {
    let limit = reason.number("threshold")
    guard let stored = reason.storedAlpha else { return "alpha \(reason.number("alpha")) is below \(limit)" }
    return "alpha \(limit), kept by the layer as \(stored), is below \(limit)"
  }

  static func ancestor(_ reason: ReasonText) -> String {
    guard let subject = reason.subject else { return "an ancestor" }
    return "its \(reason.isSuperview ? "superview" : "ancestor") \(subject)"
  }

  static func place(_ place: ReasonText.Place) -> String {
    switch place {
    case .beyond(let edges):
      edges.map { "\(words($0.distance)) \(beyond($0.side))" }.joined(separator: " and ") + " its bounds"
    case .on(let side): "on its \(edge(side)) edge, which is outside"
    case .onCorner: "on its bottom right corner, which is outside"
    }
  }

  private static func words(_ distance: ReasonText.Distance) -> String {
    switch distance {
    case .points(let number): "\(number) pt"
    case .lessThan(let number): "less than \(number) pt"
    }
  }

  static func fingers(_ count: String) -> String {
    count == "1" ? "there was 1 finger" : "there were \(count) fingers"
  }

  static func movement(_ numbers: [String: String]) -> String {
    let needed = numbers["needed"] ?? "?"
    if let rotation = numbers["rotation"] {
      return "the fingers turned \(rotation) rad, and \(needed) are needed"
    }
    guard let distance = numbers["distance"] else { return "the fingers moved far enough" }
    if let scale = numbers["scale"] {
      return "the fingers' distance changed by \(distance) pt to scale \(scale), and \(needed) pt are needed"
    }
    return "the fingers moved \(distance) pt, and \(needed) pt are needed"
  }
}
