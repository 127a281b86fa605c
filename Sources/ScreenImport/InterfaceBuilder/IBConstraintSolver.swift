// SPDX-License-Identifier: Apache-2.0

internal import Cassowary
internal import Trace

/// Computes the frames of a tree of views from constraints, stack views and autoresizing masks.
///
/// Values that these leave open are taken from the canvas: first sizes, then positions.
struct IBConstraintSolver {
  /// The variables of a rectangle in the coordinates of the root.
  private struct Box {
    let x, y, width, height: Variable

    init(_ system: inout ConstraintSystem) {
      x = system.variable()
      y = system.variable()
      width = system.variable(isNonNegative: true)
      height = system.variable(isNonNegative: true)
    }

    func start(_ axis: IBAxis) -> LinearExpression { LinearExpression(axis == .horizontal ? x : y) }

    func extent(_ axis: IBAxis) -> LinearExpression { LinearExpression(axis == .horizontal ? width : height) }
  }

  /// A layout guide of a view.
  private struct Guide {
    let place: Int
    let key: String
  }

  /// How many times the safe areas and margins are updated from the solution.
  private static let mostRounds = 3

  /// The largest difference that rounding to pixels makes in a constraint.
  private static let rounding = 1.0

  private let tree: IBTree
  private let size: TraceSize
  private let oldGuides: [String: TraceRect]
  private var guides: [String: Guide] = [:]
  private var constraints: [(owner: Int, constraint: IBConstraint)] = []
  private var isPinned: [Bool]
  private let shown: IBShownInsets
  private let safeArea: IBInsets
  private let isCanvas: Bool

  // The constraints of one round.
  private var system = ConstraintSystem()
  private var boxes: [Box] = []
  private var contents: [Int: Box] = [:]
  private var margins: IBMargins

  /// - Parameters:
  ///   - tree: The views.
  ///   - size: The size of the root.
  ///   - safeArea: The covered part of the root; nil for that of the canvas.
  ///   - oldGuides: The layout guides that controllers had before there were safe areas.
  init(_ tree: IBTree, size: TraceSize, safeArea: IBInsets?, guides oldGuides: [String: TraceRect]) {
    self.tree = tree
    self.size = size
    self.oldGuides = oldGuides
    var constraints: [(owner: Int, constraint: IBConstraint)] = []
    var guides: [String: Guide] = [:]
    var isPinned = Array(repeating: false, count: tree.nodes.count)
    for (place, node) in tree.nodes.enumerated() {
      for guide in node.element.children where guide.name == "viewLayoutGuide" {
        if let id = guide.id, let key = guide["key"] { guides[id] = Guide(place: place, key: key) }
      }
      for element in node.element.children(of: "constraints") {
        guard let constraint = IBConstraint(element, owner: node.element.id ?? "") else { continue }
        constraints.append((place, constraint))
        for anchor in [constraint.first, constraint.second] {
          if let pinned = anchor.flatMap({ tree[$0.item] }) { isPinned[pinned] = true }
        }
      }
    }
    self.constraints = constraints
    self.guides = guides
    self.isPinned = isPinned
    shown = IBShownInsets(
      constraints.map(\.constraint), tree,
      safeAreas: guides.filter { $0.value.key == "safeArea" }.mapValues(\.place))
    self.safeArea = safeArea ?? shown.safeArea
    isCanvas = safeArea == nil
    var canvases = tree.nodes.map(\.canvas)
    canvases[0] = canvases[0] ?? TraceRect(x: 0, y: 0, width: size.width, height: size.height)
    margins = IBMargins(tree, canvases, safeArea: self.safeArea, isCanvas: isCanvas, shown: shown)
  }

  /// The frames of the views in their superviews, nil for those that stay unknown.
  ///
  /// - Returns: The frames; nil if they would take too much work.
  mutating func frames() -> [TraceRect?]? {
    guard !constraints.isEmpty || tree.nodes.contains(where: { $0.element.name == "stackView" }) else {
      return stretched()
    }
    var found: [TraceRect?]?
    for _ in 0..<Self.mostRounds {
      guard let frames = solved() else { return nil }
      found = frames
      let next = IBMargins(tree, frames, safeArea: safeArea, isCanvas: isCanvas, shown: shown)
      if next == margins { break }
      margins = next
    }
    return found
  }

  /// The frames from the autoresizing masks alone.
  func stretched() -> [TraceRect?] {
    var frames: [TraceRect?] = [TraceRect(x: 0, y: 0, width: size.width, height: size.height)]
    for (place, node) in tree.nodes.enumerated().dropFirst() {
      var frame = node.canvas
      if let canvas = node.canvas, let old = tree.nodes[node.parent].canvas?.size,
        let new = frames[node.parent]?.size, new != old
      {
        let x = stretching(of: place, canvas, .horizontal, old)
        let y = stretching(of: place, canvas, .vertical, old)
        let (dx, dy) = (new.width - old.width, new.height - old.height)
        frame = TraceRect(
          x: canvas.minX + x.start * dx, y: canvas.minY + y.start * dy,
          width: max(0, canvas.size.width + x.extent * dx), height: max(0, canvas.size.height + y.extent * dy)
        )
      }
      frames.append(frame)
    }
    return frames
  }

  private func stretching(of place: Int, _ canvas: TraceRect, _ axis: IBAxis, _ old: TraceSize)
    -> IBStretching
  {
    if tree.isArranged(place) { return IBStretching() }
    let node = tree.nodes[place]
    return IBStretching(node.element, canvas, axis, in: tree.nodes[node.parent].element, old)
  }

  /// Whether constraints position the view, and not its frame on the canvas.
  private func isConstrained(_ place: Int) -> Bool {
    if tree.isArranged(place) { return tree.nodes[place].element.flag("hidden") != true }
    return tree.nodes[place].element.flag("translatesAutoresizingMaskIntoConstraints") == false
      && isPinned[place]
  }
}

extension IBConstraintSolver {
  /// Solves everything with the margins and safe areas of this round.
  private mutating func solved() -> [TraceRect?]? {
    system = ConstraintSystem()
    contents = [:]
    boxes = []
    for _ in tree.nodes { boxes.append(Box(&system)) }
    for axis in IBAxis.allCases {
      system.add(boxes[0].start(axis), .equal, LinearExpression())
      system.add(boxes[0].extent(axis), .equal, LinearExpression(size.extent(axis)))
    }
    for place in tree.nodes.indices.dropFirst() where !isConstrained(place) { stretch(place) }
    for (owner, constraint) in constraints { add(constraint, of: owner) }
    for place in tree.nodes.indices where tree.nodes[place].element.name == "stackView" { arrange(place) }
    if isCanvasRight() { return tree.nodes.map(\.canvas) }
    askContents()
    wish()
    guard let solution = system.solve() else { return nil }
    var frames: [TraceRect?] = []
    for place in tree.nodes.indices { frames.append(frame(of: place, solution)) }
    return frames
  }

  /// Whether the canvas has the device's size and satisfies the required constraints. It is then the solution of
  /// Interface Builder's own engine, which knows the sizes of fonts and images.
  private func isCanvasRight() -> Bool {
    guard tree.nodes[0].canvas?.size == size else { return false }
    var values: [Variable: Double] = [:]
    for (box, node) in zip(boxes, tree.nodes) {
      guard let frame = node.alignedInRoot, node.element.flag("misplaced") != true else { return false }
      values[box.x] = frame.minX
      values[box.y] = frame.minY
      values[box.width] = frame.size.width
      values[box.height] = frame.size.height
    }
    for (place, box) in contents {
      values[box.x] = values[boxes[place].x]
      values[box.y] = values[boxes[place].y]
    }
    return system.isSatisfied(by: values, within: Self.rounding)
  }

  /// Resizes a view with its superview by its autoresizing mask.
  private mutating func stretch(_ place: Int) {
    let node = tree.nodes[place]
    guard let canvas = node.canvas, let aligned = node.aligned else { return }
    let superview = boxes[node.parent]
    for axis in IBAxis.allCases {
      var growth = LinearExpression()
      var stretching = IBStretching()
      if let old = tree.nodes[node.parent].canvas?.size {
        growth = superview.extent(axis) - LinearExpression(old.extent(axis))
        stretching = self.stretching(of: place, canvas, axis, old)
      }
      system.add(
        boxes[place].start(axis), .equal,
        superview.start(axis) + LinearExpression(aligned.start(axis)) + stretching.start * growth)
      system.add(
        boxes[place].extent(axis), .equal,
        LinearExpression(aligned.extent(axis)) + stretching.extent * growth)
    }
  }

  private mutating func add(_ constraint: IBConstraint, of owner: Int) {
    let axis = constraint.first.axis
    guard let first = value(constraint.first, beside: constraint.second, of: owner) else { return }
    var second = LinearExpression(constraint.constant)
    if let anchor = constraint.second {
      guard let value = value(anchor, beside: constraint.first, of: owner) else { return }
      if constraint.multiplier == 1 || anchor.part == .extent {
        second = second + constraint.multiplier * value
      } else {
        // Coordinates are multiplied in the coordinate system of the constraint's owner.
        let origin = boxes[owner].start(axis)
        second = second + origin + constraint.multiplier * (value - origin)
      }
      second = second + LinearExpression(shift(of: constraint))
    }
    system.add(first, constraint.relation, second, constraint.strength)
  }

  /// The distance of two baselines on the canvas, if it is close to that of the fonts.
  private func shift(of constraint: IBConstraint) -> Double {
    guard let second = constraint.second, constraint.first.part.isBaseline, second.part.isBaseline,
      constraint.relation == .equal,
      let (one, oneFrame) = text(constraint.first), let (two, twoFrame) = text(second)
    else { return 0 }
    let (a, b) = (
      IBContentSize.baseline(constraint.first.part, of: one), IBContentSize.baseline(second.part, of: two)
    )
    let difference =
      oneFrame.minY + a.share * oneFrame.size.height + a.offset
      - (twoFrame.minY + b.share * twoFrame.size.height + b.offset) - constraint.constant
    return abs(difference) <= 2 ? difference : 0
  }

  private func text(_ anchor: IBConstraint.Anchor) -> (IBElement, TraceRect)? {
    guard let place = tree[anchor.item], let frame = tree.nodes[place].alignedInRoot else { return nil }
    return (tree.nodes[place].element, frame)
  }

  /// The value of an anchor in the coordinates of the root; nil if its item does not exist.
  ///
  /// Seen from its content, the edges of a scroll view are those of the content.
  private mutating func value(
    _ anchor: IBConstraint.Anchor, beside other: IBConstraint.Anchor?, of owner: Int
  ) -> LinearExpression? {
    let axis = anchor.axis
    if let rect = oldGuides[anchor.item] {
      return value(
        anchor.part, LinearExpression(rect.start(axis)), LinearExpression(rect.extent(axis)), element: nil)
    }
    if let guide = guides[anchor.item] {
      let (start, extent) = span(of: guide, axis)
      return value(anchor.part, start, extent, element: nil)
    }
    guard let place = tree[anchor.item] else { return nil }
    var box = boxes[place]
    if tree.nodes[place].isScrollView, anchor.part != .extent {
      let inner = other.flatMap { tree[$0.item] ?? guides[$0.item]?.place }
      let isSeenFromContent = inner.map { tree.isInside($0, place) } ?? false
      if isSeenFromContent { box = content(of: place) }
    }
    guard anchor.isWithinMargins else {
      return value(anchor.part, box.start(axis), box.extent(axis), element: tree.nodes[place].element)
    }
    let insets = margins.margins[place]
    return value(
      anchor.part, box.start(axis) + LinearExpression(insets.inset(axis, atEnd: false)),
      box.extent(axis)
        - LinearExpression(insets.inset(axis, atEnd: false) + insets.inset(axis, atEnd: true)),
      element: nil)
  }

  private func value(
    _ part: IBConstraint.Part, _ start: LinearExpression, _ extent: LinearExpression, element: IBElement?
  ) -> LinearExpression {
    switch part {
    case .start: return start
    case .end: return start + extent
    case .middle: return start + 0.5 * extent
    case .extent: return extent
    case .firstBaseline, .lastBaseline:
      guard let element else { return part == .firstBaseline ? start : start + extent }
      let (share, offset) = IBContentSize.baseline(part, of: element)
      return start + share * extent + LinearExpression(offset)
    }
  }

  private mutating func span(of guide: Guide, _ axis: IBAxis) -> (LinearExpression, LinearExpression) {
    let box = boxes[guide.place]
    let safe = margins.safeAreas[guide.place]
    let (before, after) = (safe.inset(axis, atEnd: false), safe.inset(axis, atEnd: true))
    switch guide.key {
    case "safeArea":
      return (box.start(axis) + LinearExpression(before), box.extent(axis) - LinearExpression(before + after))
    case "contentLayoutGuide":
      let content = content(of: guide.place)
      return (content.start(axis), content.extent(axis))
    case "keyboard" where axis == .vertical:
      // Without a keyboard, the guide is the covered area at the bottom.
      return (box.start(axis) + box.extent(axis) - LinearExpression(after), LinearExpression(after))
    default:
      return (box.start(axis), box.extent(axis))
    }
  }

  /// The content of a scroll view, at scroll offset zero.
  private mutating func content(of place: Int) -> Box {
    if let known = contents[place] { return known }
    let box = Box(&system)
    for axis in IBAxis.allCases { system.add(box.start(axis), .equal, boxes[place].start(axis)) }
    contents[place] = box
    return box
  }

  /// Adds the intrinsic content sizes of views.
  private mutating func askContents() {
    for (place, node) in tree.nodes.enumerated().dropFirst() where isConstrained(place) {
      guard let canvas = node.aligned else { continue }
      for axis in IBAxis.allCases where IBContentSize.has(node.element, axis) {
        let extent = LinearExpression(canvas.extent(axis))
        system.add(
          boxes[place].extent(axis), .greaterThanOrEqual, extent,
          Self.strength(IBContentSize.resistance(node.element, axis)))
        system.add(
          boxes[place].extent(axis), .lessThanOrEqual, extent,
          Self.strength(IBContentSize.hugging(node.element, axis)))
      }
    }
  }

  private static func strength(_ priority: Int) -> Strength {
    priority >= 1000 ? .required : .priority(priority)
  }

  /// Takes open values from the canvas. Views with an intrinsic size keep theirs before views that can have any.
  private mutating func wish() {
    let open = tree.nodes.indices.dropFirst().filter { isConstrained($0) && tree.nodes[$0].canvas != nil }
    for axis in IBAxis.allCases {
      var own: [(place: Int, hugging: Int, slack: Double)] = []
      var others: [Int] = []
      for place in open {
        let node = tree.nodes[place]
        guard let canvas = node.canvas, IBContentSize.has(node.element, axis) else {
          others.append(place)
          continue
        }
        own.append(
          (
            place, IBContentSize.hugging(node.element, axis), IBContentSize.slack(node.element, canvas, axis)
          ))
      }
      own.sort { ($1.hugging, $0.slack, $0.place) < ($0.hugging, $1.slack, $1.place) }
      for place in own.map(\.place) + others {
        guard let canvas = tree.nodes[place].aligned else { continue }
        system.add(boxes[place].extent(axis), .equal, LinearExpression(canvas.extent(axis)), .wish)
      }
      for place in open {
        guard let canvas = tree.nodes[place].aligned else { continue }
        let superview = boxes[tree.nodes[place].parent]
        system.add(
          boxes[place].start(axis), .equal, superview.start(axis) + LinearExpression(canvas.start(axis)),
          .wish)
      }
    }
  }

  private func frame(of place: Int, _ solution: ConstraintSolution) -> TraceRect? {
    let node = tree.nodes[place]
    if place == 0 { return TraceRect(x: 0, y: 0, width: size.width, height: size.height) }
    let (box, superview) = (boxes[place], boxes[node.parent])
    func value(_ expression: LinearExpression, _ canvas: Double?) -> Double? {
      guard let found = solution[expression], DumpNumbers.isUsable(found) else { return canvas }
      return found
    }
    let aligned = node.aligned
    guard let x = value(box.start(.horizontal) - superview.start(.horizontal), aligned?.minX),
      let y = value(box.start(.vertical) - superview.start(.vertical), aligned?.minY),
      let width = value(box.extent(.horizontal), aligned?.size.width),
      let height = value(box.extent(.vertical), aligned?.size.height)
    else { return nil }
    let outer = IBInsets(
      top: -node.alignment.top, left: -node.alignment.left, bottom: -node.alignment.bottom,
      right: -node.alignment.right)
    let frame = TraceRect(x: x, y: y, width: width, height: height).inset(by: outer)
    // The canvas is rounded to pixels; a negative size of it is reported later.
    if let canvas = node.canvas, frame.isNear(canvas) || canvas.size.width < 0 || canvas.size.height < 0 {
      return canvas
    }
    return TraceRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.size.width),
      height: rounded(frame.size.height))
  }
}

extension TraceRect {
  /// Whether the difference can come from rounding to pixels.
  fileprivate func isNear(_ other: TraceRect) -> Bool {
    [minX - other.minX, minY - other.minY, size.width - other.size.width, size.height - other.size.height]
      .allSatisfy { abs($0) < 0.5 }
  }
}

extension IBConstraintSolver {
  /// The constraints that a stack view creates for its arranged views.
  ///
  /// Hidden views take no space.
  private mutating func arrange(_ place: Int) {
    let stack = tree.nodes[place].element
    let axis: IBAxis = stack["axis"] == "vertical" ? .vertical : .horizontal
    let across: IBAxis = axis == .vertical ? .horizontal : .vertical
    let views = tree.subviews(of: place).filter { isConstrained($0) }
    guard let first = views.first, let last = views.last else { return }
    let spacing = LinearExpression(
      stack["spacingType"] == "standard" ? 8 : stack.number("spacing") ?? 0)
    let isInMargins = stack.flag("layoutMarginsRelativeArrangement") == true
    let insets = isInMargins ? margins.margins[place] : IBInsets()
    func edge(_ axis: IBAxis, _ isEnd: Bool) -> LinearExpression {
      let start = boxes[place].start(axis)
      return isEnd
        ? start + boxes[place].extent(axis) - LinearExpression(insets.inset(axis, atEnd: true))
        : start + LinearExpression(insets.inset(axis, atEnd: false))
    }
    func end(_ view: Int, _ axis: IBAxis) -> LinearExpression {
      boxes[view].start(axis) + boxes[view].extent(axis)
    }
    system.add(boxes[first].start(axis), .equal, edge(axis, false))
    system.add(end(last, axis), .equal, edge(axis, true))
    distribute(views, of: place, stack["distribution"], axis, spacing: spacing)
    let alignment = stack["alignment"] ?? "fill"
    for view in views {
      let extent = boxes[view].extent(across)
      let (start, finish) = (boxes[view].start(across), end(view, across))
      if alignment == "fill" {
        system.add(start, .equal, edge(across, false))
        system.add(finish, .equal, edge(across, true))
        continue
      }
      system.add(start, .greaterThanOrEqual, edge(across, false))
      system.add(finish, .lessThanOrEqual, edge(across, true))
      switch alignment {
      case "center":
        system.add(2 * start + extent, .equal, edge(across, false) + edge(across, true))
      case "trailing", "bottom": system.add(finish, .equal, edge(across, true))
      case "firstBaseline", "lastBaseline":
        let part: IBConstraint.Part = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
        guard view != first else { break }
        system.add(baseline(part, of: view), .equal, baseline(part, of: first))
      default: system.add(start, .equal, edge(across, false))
      }
      // Across its axis the stack is as large as its largest view.
      system.add(edge(across, true) - edge(across, false), .lessThanOrEqual, extent, .priority(49))
    }
  }

  private func baseline(_ part: IBConstraint.Part, of view: Int) -> LinearExpression {
    value(
      part, boxes[view].start(.vertical), boxes[view].extent(.vertical), element: tree.nodes[view].element)
  }

  private mutating func distribute(
    _ views: [Int], of stack: Int, _ distribution: String?, _ axis: IBAxis, spacing: LinearExpression
  ) {
    let isSpaced = distribution == "equalSpacing" || distribution == "equalCentering"
    func gap(_ index: Int) -> LinearExpression {
      let before = boxes[views[index]]
      return boxes[views[index + 1]].start(axis) - before.start(axis) - before.extent(axis)
    }
    func middle(_ index: Int) -> LinearExpression {
      boxes[views[index]].start(axis) + 0.5 * boxes[views[index]].extent(axis)
    }
    for index in views.indices.dropLast() {
      system.add(gap(index), isSpaced ? .greaterThanOrEqual : .equal, spacing)
    }
    guard let first = views.first else { return }
    if distribution == "fillProportionally", let whole = tree.nodes[stack].aligned?.extent(axis), whole > 0 {
      // Each view gets a part of the stack in proportion to its content; the last one gets the rest.
      for view in views.dropLast() {
        guard let own = tree.nodes[view].aligned?.extent(axis) else { continue }
        system.add(
          boxes[view].extent(axis), .equal, (own / whole) * boxes[stack].extent(axis), .priority(999))
      }
    }
    for index in views.indices.dropFirst() {
      let extent = boxes[views[index]].extent(axis)
      switch distribution {
      case "fillEqually": system.add(extent, .equal, boxes[first].extent(axis))
      case "equalSpacing" where index > 1: system.add(gap(index - 1), .equal, gap(0))
      case "equalCentering" where index > 1:
        system.add(middle(index) - middle(index - 1), .equal, middle(1) - middle(0), .priority(149))
      default: break
      }
    }
  }
}
