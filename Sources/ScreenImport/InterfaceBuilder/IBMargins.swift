// SPDX-License-Identifier: Apache-2.0

internal import Cassowary
internal import Trace

extension IBInsets {
  /// The inset at the start or end of an axis.
  func inset(_ axis: IBAxis, atEnd isEnd: Bool) -> Double {
    switch (axis, isEnd) {
    case (.horizontal, false): left
    case (.horizontal, true): right
    case (.vertical, false): top
    case (.vertical, true): bottom
    }
  }

  mutating func set(_ inset: Double, _ axis: IBAxis, atEnd isEnd: Bool) {
    switch (axis, isEnd) {
    case (.horizontal, false): left = inset
    case (.horizontal, true): right = inset
    case (.vertical, false): top = inset
    case (.vertical, true): bottom = inset
    }
  }

  /// How far the insets of a view of that size extend into a subview.
  func reaching(into frame: TraceRect, of size: TraceSize) -> IBInsets {
    IBInsets(
      top: max(0, top - frame.minY), left: max(0, left - frame.minX),
      bottom: max(0, bottom - (size.height - frame.maxY)), right: max(0, right - (size.width - frame.maxX)))
  }
}

/// How far margins and safe areas extend into the views of a tree.
struct IBMargins: Equatable {
  /// The parts of each view that bars and the system cover.
  private(set) var safeAreas: [IBInsets]

  /// The layout margins of each view, including the safe area.
  private(set) var margins: [IBInsets]

  /// The margins of plain views (`layoutMargins`).
  private static let standard = 8.0

  /// The widest column of text that is comfortable to read, with the default text size.
  private static let readableWidth = 672.0

  /// - Parameters:
  ///   - tree: The views.
  ///   - frames: Their frames in their superviews; those of the canvas before others are known.
  ///   - safeArea: The covered part of the root.
  ///   - isCanvas: Whether the root is only on the canvas, which then shows all of its margins.
  ///   - shown: The insets that the canvas shows.
  init(_ tree: IBTree, _ frames: [TraceRect?], safeArea: IBInsets, isCanvas: Bool, shown: IBShownInsets) {
    safeAreas = [safeArea]
    margins = []
    for (place, node) in tree.nodes.enumerated() {
      let superview = frames[node.parent]
      var distances: IBInsets?
      if place > 0 {
        var covered = IBInsets()
        if let frame = frames[place], let size = superview?.size {
          distances = IBInsets(
            top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
            right: size.width - frame.maxX)
          if !tree.nodes[node.parent].isScrollView {
            covered = safeAreas[node.parent].reaching(into: frame, of: size)
          }
        }
        safeAreas.append(covered)
      }
      let width = frames[place]?.size.width
      let safe = node.element.flag("insetsLayoutMarginsFromSafeArea") == false ? IBInsets() : safeAreas[place]
      var own = Self.declared(by: node.element)
      if own == nil {
        own = Self.standard(of: tree, place, width: width)
        for (axis, isEnd) in IBShownInsets.edges {
          // The canvas may have other bars than the device, so only the edges without bars count.
          let isReached = safe.inset(axis, atEnd: isEnd) > 0 || (place == 0 && axis == .vertical)
          guard !isReached, let inset = shown.margin(of: place, axis, atEnd: isEnd) else { continue }
          let standard = Self.standard(of: tree, place, width: node.canvas?.size.width)
          guard abs(inset - standard.inset(axis, atEnd: isEnd)) > 0.75 else { continue }
          own?.set(inset, axis, atEnd: isEnd)
        }
      }
      var found = IBInsets()
      for (axis, isEnd) in IBShownInsets.edges {
        var inset = (own ?? IBInsets()).inset(axis, atEnd: isEnd) + safe.inset(axis, atEnd: isEnd)
        // Scrolling content is not kept away from the bars of its scroll view.
        let isInPlace = axis == .horizontal || !tree.nodes[node.parent].isScrollView
        if place > 0, isInPlace, let distances,
          node.element.flag("preservesSuperviewLayoutMargins") == true
        {
          inset = max(
            inset,
            margins[node.parent].inset(axis, atEnd: isEnd) - distances.inset(axis, atEnd: isEnd))
        }
        if isCanvas, place == 0, let whole = shown.margin(of: 0, axis, atEnd: isEnd) { inset = whole }
        if axis == .horizontal, let width, node.element.flag("layoutMarginsFollowReadableWidth") == true {
          inset = max(inset, (width - Self.readableWidth) / 2)
        }
        found.set(inset, axis, atEnd: isEnd)
      }
      margins.append(found)
    }
  }

  /// The margins in the document.
  private static func declared(by view: IBElement) -> IBInsets? {
    if let insets = view.value(forKey: "layoutMargins") {
      return IBInsets(
        top: insets.number("top") ?? 0, left: insets.number("left") ?? 0,
        bottom: insets.number("bottom") ?? 0, right: insets.number("right") ?? 0)
    }
    guard let insets = view.value(forKey: "directionalLayoutMargins") else { return nil }
    return IBInsets(
      top: insets.number("top") ?? 0, left: insets.number("leading") ?? 0,
      bottom: insets.number("bottom") ?? 0, right: insets.number("trailing") ?? 0)
  }

  private static func standard(of tree: IBTree, _ place: Int, width: Double?) -> IBInsets {
    let wide = (width ?? 0) > 390 ? 20.0 : 16.0
    if place == 0 { return IBInsets(top: 0, left: wide, bottom: 0, right: wide) }
    if tree.nodes[place].element.name == "tableViewCellContentView" {
      return IBInsets(top: 11, left: wide, bottom: 11, right: wide)
    }
    return IBInsets(top: standard, left: standard, bottom: standard, right: standard)
  }
}

/// Insets that a document shows only indirectly: by the positions of views that are pinned to them.
struct IBShownInsets {
  static let edges: [(axis: IBAxis, atEnd: Bool)] = [
    (.horizontal, false), (.horizontal, true), (.vertical, false), (.vertical, true),
  ]

  private struct Edge: Hashable {
    let place: Int
    let isSafeArea: Bool
    let axis: IBAxis
    let isEnd: Bool
  }

  private var found: [Edge: [Double]] = [:]

  /// - Parameters:
  ///   - constraints: The document's constraints.
  ///   - tree: The views.
  ///   - safeAreas: The views by the identifiers of their safe areas.
  init(_ constraints: [IBConstraint], _ tree: IBTree, safeAreas: [String: Int]) {
    for constraint in constraints
    where constraint.relation == .equal && constraint.strength == .required && constraint.multiplier == 1 {
      guard let second = constraint.second, [.start, .end].contains(constraint.first.part),
        constraint.first.part == second.part
      else { continue }
      for (anchor, other, sign) in [(constraint.first, second, -1.0), (second, constraint.first, 1.0)] {
        let safeArea = safeAreas[anchor.item]
        guard anchor.isWithinMargins || safeArea != nil, !other.isWithinMargins,
          let place = safeArea ?? tree[anchor.item], let inner = tree[other.item],
          // Interface Builder marks views whose frames do not match their constraints.
          tree.nodes[inner].element.flag("misplaced") != true,
          let outerFrame = tree.nodes[place].alignedInRoot, let frame = tree.nodes[inner].alignedInRoot
        else { continue }
        let isEnd = anchor.part == .end
        let outer = outerFrame.start(anchor.axis) + (isEnd ? outerFrame.extent(anchor.axis) : 0)
        let edge = frame.start(anchor.axis) + (isEnd ? frame.extent(anchor.axis) : 0)
        // With `first - second = constant`, the inset is the remaining distance between the edges.
        let missing = sign < 0 ? edge + constraint.constant - outer : edge - constraint.constant - outer
        let inset = isEnd ? -missing : missing
        guard (0...100).contains(inset) else { continue }
        let key = Edge(place: place, isSafeArea: safeArea != nil, axis: anchor.axis, isEnd: isEnd)
        found[key, default: []].append((inset * 2).rounded() / 2)
      }
    }
  }

  func margin(of place: Int, _ axis: IBAxis, atEnd isEnd: Bool) -> Double? {
    most(Edge(place: place, isSafeArea: false, axis: axis, isEnd: isEnd))
  }

  /// The safe area of the root on the canvas.
  var safeArea: IBInsets {
    var insets = IBInsets()
    for (axis, isEnd) in Self.edges {
      if let inset = most(Edge(place: 0, isSafeArea: true, axis: axis, isEnd: isEnd)) {
        insets.set(inset, axis, atEnd: isEnd)
      }
    }
    return insets
  }

  /// The most frequent inset; if several are, the first.
  private func most(_ edge: Edge) -> Double? {
    guard let insets = found[edge] else { return nil }
    var counts: [Double: Int] = [:]
    for inset in insets { counts[inset, default: 0] += 1 }
    let most = counts.values.max()
    return insets.first { counts[$0] == most }
  }
}
