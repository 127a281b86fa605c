// SPDX-License-Identifier: Apache-2.0

internal import Cassowary
internal import Trace

/// Horizontal or vertical.
enum IBAxis: CaseIterable {
  case horizontal, vertical
}

extension TraceRect {
  /// The left or upper edge.
  func start(_ axis: IBAxis) -> Double { axis == .horizontal ? minX : minY }

  func extent(_ axis: IBAxis) -> Double { size.extent(axis) }
}

extension TraceSize {
  func extent(_ axis: IBAxis) -> Double { axis == .horizontal ? width : height }
}

/// A constraint of a document: `first (=, <=, >=) multiplier * second + constant`.
struct IBConstraint {
  /// An edge, a center, a baseline or a size of an item.
  struct Anchor {
    let item: String
    let axis: IBAxis
    let part: Part

    /// Whether the margins are excluded.
    var isWithinMargins = false
  }

  enum Part {
    case start, end, middle, extent, firstBaseline, lastBaseline

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  let first: Anchor
  let second: Anchor?
  let relation: ConstraintSystem.Relation
  let multiplier: Double
  let constant: Double
  let strength: Strength

  /// Reads a constraint; nil for one that the app does not use, and for an invalid one.
  init?(_ element: IBElement, owner: String) {
    guard element.name == "constraint", element.flag("placeholder") != true,
      let first = Self.anchor(element["firstItem"] ?? owner, element["firstAttribute"])
    else { return nil }
    self.first = first
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let second = Self.anchor(element["secondItem"] ?? owner, element["secondAttribute"]),
        (first.part == .extent) == (second.part == .extent),
        first.part == .extent || first.axis == second.axis
      else { return nil }
      self.second = second
    } else {
      guard first.part == .extent else { return nil }
      second = nil
    }
    relation =
      switch element["relation"] {
      case "greaterThanOrEqual": .greaterThanOrEqual
      case "lessThanOrEqual": .lessThanOrEqual
      default: .equal
      }
    multiplier = Self.ratio(element["multiplier"]) ?? 1
    constant = element.number("constant") ?? 0
    let priority = element.number("priority") ?? 1000
    strength = priority >= 1000 ? .required : .priority(Int(max(priority, 1).rounded()))
  }

  private static func anchor(_ item: String, _ attribute: String?) -> Anchor? {
    let (axis, part): (IBAxis, Part)
    switch attribute {
    case "leading", "left", "leadingMargin", "leftMargin": (axis, part) = (.horizontal, .start)
    case "trailing", "right", "trailingMargin", "rightMargin": (axis, part) = (.horizontal, .end)
    case "centerX", "centerXWithinMargins": (axis, part) = (.horizontal, .middle)
    case "width": (axis, part) = (.horizontal, .extent)
    case "top", "topMargin": (axis, part) = (.vertical, .start)
    case "bottom", "bottomMargin": (axis, part) = (.vertical, .end)
    case "centerY", "centerYWithinMargins": (axis, part) = (.vertical, .middle)
    case "height": (axis, part) = (.vertical, .extent)
    case "firstBaseline": (axis, part) = (.vertical, .firstBaseline)
    case "baseline", "lastBaseline": (axis, part) = (.vertical, .lastBaseline)
    default: return nil
    }
    let isWithinMargins = attribute?.hasSuffix("Margin") == true || attribute?.hasSuffix("Margins") == true
    return Anchor(item: item, axis: axis, part: part, isWithinMargins: isWithinMargins)
  }

  /// A number or a ratio such as `16:9`.
  private static func ratio(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    let value: Double? = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first
    return value.flatMap { DumpNumbers.isUsable($0) && $0 != 0 ? $0 : nil }
  }
}

/// The intrinsic content size of a view, as far as a document tells.
enum IBContentSize {
  /// The elements of views whose width and height depend on their content.
  private static let both: Set<String> = [
    "label", "button", "textField", "switch", "segmentedControl", "stepper", "pageControl",
    "activityIndicatorView", "imageView", "datePicker",
  ]

  /// The elements of views with an intrinsic height and any width.
  private static let onlyHeight: Set<String> = [
    "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
  ]

  /// Whether a view has an intrinsic size on an axis. It is the size on the canvas if no constraint required another
  /// there.
  static func has(_ view: IBElement, _ axis: IBAxis) -> Bool {
    both.contains(view.name) || (axis == .vertical && onlyHeight.contains(view.name))
  }

  /// The content hugging priority of a view.
  static func hugging(_ view: IBElement, _ axis: IBAxis) -> Int {
    priority(
      view, axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority", defaultValue: 250)
  }

  /// The compression resistance priority of a view.
  static func resistance(_ view: IBElement, _ axis: IBAxis) -> Int {
    let key =
      axis == .horizontal
      ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority"
    return priority(view, key, defaultValue: 750)
  }

  private static func priority(_ view: IBElement, _ key: String, defaultValue: Int) -> Int {
    Int(min(max(view.number(key) ?? Double(defaultValue), 1), 1000).rounded())
  }

  /// How much wider a view is on the canvas than its text needs. Views that were stretched there are stretched first.
  static func slack(_ view: IBElement, _ canvas: TraceRect, _ axis: IBAxis) -> Double {
    guard axis == .horizontal, ["label", "button", "textField"].contains(view.name) else { return 0 }
    let text = IBText.text(of: view).map { Double($0.count) * fontSize(of: view) * 0.55 } ?? 0
    return max(0, canvas.size.width - text)
  }

  /// The baseline of a view, as a fraction of its height and an offset below that in points.
  ///
  /// Text is centered vertically, with San Francisco's ascent of 0.952 and descent of 0.241 of its size. For views
  /// without text, the baseline is an edge (`firstBaselineAnchor`).
  static func baseline(_ part: IBConstraint.Part, of view: IBElement) -> (share: Double, offset: Double) {
    guard ["label", "button", "textField"].contains(view.name) else {
      return (part == .firstBaseline ? 0 : 1, 0)
    }
    let font = fontSize(of: view)
    if view.name == "label", let lines = view.number("numberOfLines"), lines != 1 {
      return part == .firstBaseline ? (0, 0.952 * font) : (1, -0.241 * font)
    }
    return (0.5, 0.3555 * font)
  }

  private static func fontSize(of view: IBElement) -> Double {
    min(IBFont.size(view.value(forKey: "fontDescription")) ?? 17, 500)
  }
}
