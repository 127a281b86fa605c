// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ScenarioView {
  /// A view of a class that a screen names, with the nearest class that HitPath simulates.
  init(className: String, simulatedAs base: String?, _ geometry: ScenarioGeometry) {
    self.init(className: className, geometry: geometry)
    setBase(base)
  }

  /// Sets the class as which the view is simulated, if its own is not simulated.
  mutating func setBase(_ base: String?) {
    if base != className || base == "UIWindow" { baseClass = base }
  }

  /// Removes the note that overrides are unknown if the hit-test behavior of the class is known; no source tells it.
  mutating func knowHitTestOfClass() {
    guard let hitTestOfClass else { return }
    responder.unknown.remove(.overrides)
    if case .reactNative = hitTestOfClass { responder.unknown.add(.pointerEvents) }
  }
}

extension ScenarioController {
  /// The controller of a view, of which only the class is known.
  init(ofClass className: String) {
    self.init(className: className)
    if !UIKitClass.isPublic(className) { responder.unknown.add(.overrides) }
  }
}

extension ScenarioWindow {
  /// The window that is assumed around a view without one, with a frame.
  init(assumedRound view: ScenarioView, _ frame: TraceRect?, line: Int?, _ warnings: inout ImportWarnings) {
    self.init()
    if let frame { self.view.geometry = .frame(frame) }
    for change in self.view.fit() { warnings.add(change, line: line) }
    self.view.responder.unknown.add(.window)
    self.view.subviews = [view]
  }
}

extension [String] {
  /// Adds unknown properties, without duplicates.
  mutating func add(_ properties: [UnknownProperty]) {
    for property in properties { add(property) }
  }

  /// Removes a property that is known after all.
  mutating func remove(_ property: UnknownProperty) { removeAll { $0 == property.rawValue } }
}

extension TraceSize {
  /// The largest width and the largest height of some sizes; nil for none.
  static func covering(_ sizes: [TraceSize]) -> TraceSize? {
    let size = TraceSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    return size.width > 0 && size.height > 0 ? size.clamped : nil
  }
}

extension ScenarioView {
  /// The warning of a frame that extends to the left of its origin, or upwards.
  static let negativeSize =
    "the frame has a negative width or height; the same rectangle with positive ones is taken"

  /// Changes values that a scenario file cannot contain, and returns descriptions of the changes.
  mutating func fit() -> [String] {
    var changes: [String] = []
    let before = geometry
    geometry = geometry.standardized
    if geometry != before { changes.append(Self.negativeSize) }
    let standard = (geometry, self.transform, self.anchorPoint, self.contentOffset)
    geometry = geometry.clamped
    self.transform = self.transform.map {
      TraceTransform(
        a: $0.a.clamped, b: $0.b.clamped, c: $0.c.clamped, d: $0.d.clamped, tx: $0.tx.clamped,
        ty: $0.ty.clamped)
    }
    self.anchorPoint = self.anchorPoint?.clamped
    self.contentOffset = self.contentOffset?.clamped
    if standard != (geometry, self.transform, self.anchorPoint, self.contentOffset) {
      changes.append("the view lies beyond a million points and is moved to there, or cut")
      responder.unknown.add(.frame)
    }
    return changes
  }
}

extension ScenarioGeometry {
  fileprivate var standardized: ScenarioGeometry {
    switch self {
    case .frame(let frame): .frame(frame.standardized)
    case .bounds(let bounds, let center): .bounds(bounds.standardized, center: center)
    case .fill: .fill
    }
  }

  fileprivate var clamped: ScenarioGeometry {
    switch self {
    case .frame(let frame): .frame(frame.clamped)
    case .bounds(let bounds, let center): .bounds(bounds.clamped, center: center.clamped)
    case .fill: .fill
    }
  }
}

extension TraceRect {
  /// The same rectangle with a width and a height that are not negative.
  var standardized: TraceRect {
    TraceRect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y, width: abs(size.width),
      height: abs(size.height))
  }

  fileprivate var clamped: TraceRect {
    let size = size.clamped
    return TraceRect(
      x: origin.x.clamped, y: origin.y.clamped, width: size.width, height: size.height)
  }
}

extension TraceSize {
  /// The size limited to the range of a scenario.
  var clamped: TraceSize { TraceSize(width: width.clamped, height: height.clamped) }
}

extension TracePoint {
  var clamped: TracePoint { TracePoint(x: x.clamped, y: y.clamped) }
}

extension Double {
  fileprivate var clamped: Double {
    Swift.min(Swift.max(self, -ScenarioReader.maximumLength), ScenarioReader.maximumLength)
  }
}

/// Views in the order of the source, each with its superview, combined without recursion.
///
/// A superview is added before its subviews, so that one pass from the end moves every view into its superview.
struct ViewTreeBuilder {
  private var views: [ScenarioView] = []
  private var parents: [Int?] = []

  /// The number of subviews of each view.
  private var counts: [Int] = []

  /// Creates a builder for about this number of views.
  init(count: Int = 0) {
    views.reserveCapacity(count)
    parents.reserveCapacity(count)
    counts.reserveCapacity(count)
  }

  /// Adds a view in front of its earlier siblings, and returns its index.
  mutating func add(_ view: ScenarioView, to parent: Int?) -> Int {
    views.append(view)
    parents.append(parent)
    counts.append(0)
    if let parent { counts[parent] += 1 }
    return views.count - 1
  }

  /// The views without a superview, with everything below them, in the order they were added.
  consuming func roots() -> [ScenarioView] {
    var children = [[ScenarioView]](repeating: [], count: views.count)
    var roots: [ScenarioView] = []
    while var view = views.popLast(), let parent = parents.popLast() {
      if var below = children.popLast(), !below.isEmpty {
        below.reverse()
        view.subviews = view.subviews.isEmpty ? below : below + view.subviews
      }
      if let parent {
        if children[parent].isEmpty { children[parent].reserveCapacity(counts[parent]) }
        children[parent].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }
}

/// A number rounded for an imported scenario: to thousandths, since dumps print six digits, and zero without a sign.
func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }

extension IdentifierPool {
  /// Names in a scenario, in which some words have a special meaning.
  static var ofScenario: IdentifierPool { IdentifierPool(taken: ["nil", "self", "none"]) }
}
