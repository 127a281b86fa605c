// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Places the subviews of one view by the constraints that pin edges, middles and extents.
///
/// It is no Auto Layout: what constraints do not fix is taken from the canvas.
struct IBConstraintSolver {
  /// How often the constraints are gone through at most.
  private static let mostRounds = 60

  private var spans: [String: (x: IBSpan, y: IBSpan)] = [:]
  private let constraints: [IBConstraint]
  private let superview: String
  private let margins: IBInsets
  private let size: TraceSize

  /// - Parameters:
  ///   - constraints: What holds between the subviews, the view and its guides.
  ///   - superview: The view's identifier.
  ///   - size: Its size.
  ///   - margins: Its layout margins.
  ///   - guides: The rectangles of its layout guides by identifier.
  init(
    _ constraints: [IBConstraint], in superview: String, size: TraceSize, margins: IBInsets,
    guides: [String: TraceRect]
  ) {
    self.constraints = constraints
    self.superview = superview
    self.margins = margins
    self.size = size
    spans[superview] = (IBSpan(0, size.width), IBSpan(0, size.height))
    for (id, rect) in guides { spans[id] = (IBSpan(rect.minX, rect.maxX), IBSpan(rect.minY, rect.maxY)) }
  }

  /// The frames of subviews by identifier, without those that stay unknown. Frames of the canvas help where there are
  /// some.
  mutating func frames(of subviews: [(id: String, canvas: TraceRect?)]) -> [String: TraceRect] {
    for subview in subviews where spans[subview.id] == nil { spans[subview.id] = (IBSpan(), IBSpan()) }
    propagate()
    for isHorizontal in [true, false] {
      // What has one edge takes its extent from the canvas, in the order of the document; then what has none.
      for needsEdge in [true, false] {
        for (id, canvas) in subviews {
          guard let canvas, let span = span(id, isHorizontal), !span.isComplete else { continue }
          let hasEdge = span.start != nil || span.end != nil || span.middle != nil
          guard hasEdge || !needsEdge else { continue }
          let known = isHorizontal ? IBSpan(canvas.minX, canvas.maxX) : IBSpan(canvas.minY, canvas.maxY)
          if span.extent == nil { set(id, isHorizontal, .extent, known.extent ?? 0) }
          if !hasEdge { set(id, isHorizontal, .start, known.start ?? 0) }
          if subviews.count <= Self.mostRounds { propagate() }
        }
      }
    }
    var frames: [String: TraceRect] = [:]
    for (id, _) in subviews {
      guard let (x, y) = spans[id], let minX = x.start, let width = x.extent, let minY = y.start,
        let height = y.extent
      else { continue }
      frames[id] = TraceRect(
        x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height)
      )
    }
    return frames
  }

  private mutating func propagate() {
    for _ in 0..<Self.mostRounds {
      var hasChanged = false
      for constraint in constraints where apply(constraint) { hasChanged = true }
      if !hasChanged { return }
    }
  }

  private mutating func apply(_ constraint: IBConstraint) -> Bool {
    guard let second = constraint.second else {
      guard constraint.first.part == .extent else { return false }
      return set(constraint.first, constraint.constant)
    }
    if let known = value(second) {
      return set(constraint.first, constraint.multiplier * known + constraint.constant)
    }
    if let known = value(constraint.first) {
      return set(second, (known - constraint.constant) / constraint.multiplier)
    }
    return false
  }

  private func value(_ anchor: IBConstraint.Anchor) -> Double? {
    if anchor.item == superview {
      switch (anchor.part, anchor.isHorizontal) {
      case (.startMargin, true): return margins.left
      case (.endMargin, true): return size.width - margins.right
      case (.startMargin, false): return margins.top
      case (.endMargin, false): return size.height - margins.bottom
      default: break
      }
    }
    return span(anchor.item, anchor.isHorizontal)?[anchor.part]
  }

  private func span(_ item: String, _ isHorizontal: Bool) -> IBSpan? {
    isHorizontal ? spans[item]?.x : spans[item]?.y
  }

  private mutating func set(_ anchor: IBConstraint.Anchor, _ value: Double) -> Bool {
    guard anchor.part != .startMargin, anchor.part != .endMargin, DumpNumbers.isUsable(value) else {
      return false
    }
    return set(anchor.item, anchor.isHorizontal, anchor.part, value)
  }

  @discardableResult
  private mutating func set(
    _ item: String, _ isHorizontal: Bool, _ part: IBConstraint.Part, _ value: Double
  ) -> Bool {
    guard spans[item] != nil else { return false }
    return isHorizontal ? spans[item]?.x.set(part, value) ?? false : spans[item]?.y.set(part, value) ?? false
  }
}
