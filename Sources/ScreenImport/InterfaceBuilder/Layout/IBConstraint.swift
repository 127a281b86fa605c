// SPDX-License-Identifier: Apache-2.0

/// A constraint of a document on one axis: `first = multiplier * second + constant`.
struct IBConstraint {
  /// A horizontal or vertical edge, middle or extent of something.
  struct Anchor {
    let item: String
    let isHorizontal: Bool
    let part: Part
  }

  enum Part {
    case start, end, middle, extent
    /// The start and the end within the margins.
    case startMargin, endMargin
  }

  let first: Anchor
  let second: Anchor?
  let multiplier: Double
  let constant: Double

  /// Reads a constraint; nil for one that does not fix anything: an inequality, one that gives way, or one of an
  /// attribute that only the running app knows, such as a baseline.
  init?(_ element: IBElement, owner: String) {
    guard element.name == "constraint", (element["relation"] ?? "equal") == "equal",
      (element.number("priority") ?? 1000) >= 1000,
      let first = Self.anchor(element["firstItem"] ?? owner, element["firstAttribute"])
    else { return nil }
    self.first = first
    let hasSecond = element["secondItem"] != nil || element["secondAttribute"] != nil
    second = hasSecond ? Self.anchor(element["secondItem"] ?? owner, element["secondAttribute"]) : nil
    if hasSecond, second?.isHorizontal != first.isHorizontal, first.part != .extent { return nil }
    if hasSecond, second == nil { return nil }
    multiplier = Self.ratio(element["multiplier"]) ?? 1
    constant = element.number("constant") ?? 0
  }

  private static func anchor(_ item: String, _ attribute: String?) -> Anchor? {
    let (isHorizontal, part): (Bool, Part)
    switch attribute {
    case "leading", "left": (isHorizontal, part) = (true, .start)
    case "trailing", "right": (isHorizontal, part) = (true, .end)
    case "centerX": (isHorizontal, part) = (true, .middle)
    case "width": (isHorizontal, part) = (true, .extent)
    case "leadingMargin", "leftMargin": (isHorizontal, part) = (true, .startMargin)
    case "trailingMargin", "rightMargin": (isHorizontal, part) = (true, .endMargin)
    case "top": (isHorizontal, part) = (false, .start)
    case "bottom": (isHorizontal, part) = (false, .end)
    case "centerY": (isHorizontal, part) = (false, .middle)
    case "height": (isHorizontal, part) = (false, .extent)
    case "topMargin": (isHorizontal, part) = (false, .startMargin)
    case "bottomMargin": (isHorizontal, part) = (false, .endMargin)
    default: return nil
    }
    return Anchor(item: item, isHorizontal: isHorizontal, part: part)
  }

  /// A number or a ratio such as `16:9`.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    let value: Double? = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first
    return value.flatMap { DumpNumbers.isUsable($0) && $0 != 0 ? $0 : nil }
  }
}

/// What is known of something's place on one axis: two parts tell the others.
struct IBSpan {
  var start: Double?
  var end: Double?
  var middle: Double?
  var extent: Double?

  init() {}

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
    complete()
  }

  var isComplete: Bool { start != nil && extent != nil }

  subscript(part: IBConstraint.Part) -> Double? {
    switch part {
    case .start, .startMargin: start
    case .end, .endMargin: end
    case .middle: middle
    case .extent: extent
    }
  }

  /// Notes a part unless it is known, and says whether it was not.
  mutating func set(_ part: IBConstraint.Part, _ value: Double) -> Bool {
    guard self[part] == nil else { return false }
    switch part {
    case .start, .startMargin: start = value
    case .end, .endMargin: end = value
    case .middle: middle = value
    case .extent: extent = max(0, value)
    }
    complete()
    return true
  }

  private mutating func complete() {
    if extent == nil {
      switch (start, middle, end) {
      case (let start?, _, let end?): extent = max(0, end - start)
      case (let start?, let middle?, nil): extent = max(0, 2 * (middle - start))
      case (nil, let middle?, let end?): extent = max(0, 2 * (end - middle))
      default: return
      }
    }
    guard let extent, let known = start ?? end.map({ $0 - extent }) ?? middle.map({ $0 - extent / 2 }) else {
      return
    }
    start = known
    end = known + extent
    middle = known + extent / 2
  }
}
