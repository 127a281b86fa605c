// SPDX-License-Identifier: Apache-2.0

internal import Trace

/// Where the views of a controller are on the device: as on the canvas, except where the device gives them another room.
///
/// A view whose superview has another size than on the canvas, that is pinned to the safe area or that has no frame in
/// the document is placed by its constraints or its autoresizing mask.
struct IBLayout {
  private var frames: [ObjectIdentifier: TraceRect] = [:]

  /// How much of the top of each scroll view bars and the system cover.
  private(set) var covered: [ObjectIdentifier: Double] = [:]

  /// The places of controllers that container views embed.
  private(set) var embedded: [ObjectIdentifier: IBPlace] = [:]

  /// Whether bars cover the views, which gives scroll views their inset even if they cannot scroll.
  private var isUnderBars = false

  /// Whether the root view is as large as on the canvas, which then knows where the safe area is.
  private var isAsOnCanvas = false

  /// The layout of views as on the canvas.
  init() {}

  /// The layout of a root view in a place.
  init(_ root: IBElement, of controller: IBElement?, in place: IBPlace) {
    let canvas = root.canvas
    frames[ObjectIdentifier(root)] = place.frame
    isUnderBars = place.isUnderBars
    lay(
      root, canvas: canvas?.size, place.frame.size, place.safeArea, guides: Self.oldGuides(controller, place))
  }

  /// The layout inside a view that is taken as it stands on the canvas.
  init(_ root: IBElement) {
    guard let canvas = root.canvas else { return }
    isAsOnCanvas = true
    lay(root, canvas: canvas.size, canvas.size, IBInsets(), guides: [:])
  }

  /// The frame of a view; nil for an unknown one.
  func frame(of element: IBElement) -> TraceRect? {
    frames[ObjectIdentifier(element)] ?? element.canvas
  }

  /// The guides that controllers had before there were safe areas.
  private static func oldGuides(_ controller: IBElement?, _ place: IBPlace) -> [String: TraceRect] {
    var guides: [String: TraceRect] = [:]
    let size = place.frame.size
    for guide in controller?.children(of: "layoutGuides") ?? [] {
      guard let id = guide.id else { continue }
      let height = guide["type"] == "top" ? place.safeArea.top : place.safeArea.bottom
      guides[id] = TraceRect(
        x: 0, y: guide["type"] == "top" ? 0 : size.height - height, width: size.width, height: height)
    }
    return guides
  }

  private struct Open {
    let element: IBElement
    let canvas: TraceSize?
    let size: TraceSize
    let safeArea: IBInsets
  }

  private mutating func lay(
    _ root: IBElement, canvas: TraceSize?, _ size: TraceSize, _ safeArea: IBInsets,
    guides: [String: TraceRect]
  ) {
    var open = [Open(element: root, canvas: canvas, size: size, safeArea: safeArea)]
    var guides = guides
    while let view = open.popLast() {
      let scrolls = UIKitClass.isKind(view.element.elementClass, of: "UIScrollView")
      let isList = ["tableView", "collectionView"].contains(view.element.name)
      if scrolls, isUnderBars || isList { covered[ObjectIdentifier(view.element)] = view.safeArea.top }
      if view.element.name == "containerView" {
        embedded[ObjectIdentifier(view.element)] = IBPlace(
          filling: view.size, safeArea: view.safeArea, isUnderBars: isUnderBars)
      }
      let subviews = IBViewTree.subviews(of: view.element)
      let isRoot = view.element === root
      place(subviews, in: view, guides: guides, isRoot: isRoot)
      guides = [:]
      for subview in subviews {
        guard let frame = frame(of: subview) else { continue }
        var safeArea = IBInsets()
        if !scrolls {
          safeArea.top = max(0, view.safeArea.top - frame.minY)
          safeArea.left = max(0, view.safeArea.left - frame.minX)
          safeArea.bottom = max(0, view.safeArea.bottom - (view.size.height - frame.maxY))
          safeArea.right = max(0, view.safeArea.right - (view.size.width - frame.maxX))
        }
        open.append(
          Open(element: subview, canvas: subview.canvas?.size, size: frame.size, safeArea: safeArea))
      }
    }
  }

  /// The elements of views that get their size from their content if no constraint sets it.
  private static let withOwnSize: Set<String> = [
    "label", "button", "textField", "switch", "slider", "segmentedControl", "stepper", "pageControl",
    "activityIndicatorView", "progressView", "searchBar", "imageView", "datePicker", "navigationBar",
    "toolbar",
    "tabBar",
  ]

  private mutating func place(
    _ subviews: [IBElement], in view: Open, guides: [String: TraceRect], isRoot: Bool
  ) {
    guard !subviews.isEmpty else { return }
    var guides = guides
    let safe = view.element.children.first { $0.name == "viewLayoutGuide" && $0["key"] == "safeArea" }?.id
    if let safe {
      guides[safe] = TraceRect(
        x: view.safeArea.left, y: view.safeArea.top,
        width: max(0, view.size.width - view.safeArea.left - view.safeArea.right),
        height: max(0, view.size.height - view.safeArea.top - view.safeArea.bottom))
    }
    let constraints = view.element.children(of: "constraints")
    let isPinnedToGuide = constraints.contains {
      guides[$0["firstItem"] ?? ""] != nil || guides[$0["secondItem"] ?? ""] != nil
    }
    let isResized = view.canvas != view.size
    let hasNewRoom = isResized || (isPinnedToGuide && !isAsOnCanvas)
    guard hasNewRoom || subviews.contains(where: { $0.canvas == nil }) else { return }
    let owner = view.element.id ?? ""
    var all = constraints.compactMap { IBConstraint($0, owner: owner) }
    if UIKitClass.isKind(view.element.elementClass, of: "UIScrollView") {
      // The far edges of a scroll view are those of its content, whose size is not known.
      all.removeAll { constraint in
        [constraint.first, constraint.second].contains {
          $0?.item == owner && ($0?.part == .end || $0?.part == .middle)
        }
      }
      let frameGuide = view.element.children.first { $0["key"] == "frameLayoutGuide" }?.id
      if let frameGuide {
        guides[frameGuide] = TraceRect(x: 0, y: 0, width: view.size.width, height: view.size.height)
      }
    }
    var pinned: Set<String> = []
    for constraint in all {
      pinned.insert(constraint.first.item)
      if let second = constraint.second { pinned.insert(second.item) }
    }
    var solved: [(id: String, canvas: TraceRect?, hasOwnSize: Bool)] = []
    for subview in subviews {
      guard let id = subview.id, pinned.contains(id),
        subview.flag("translatesAutoresizingMaskIntoConstraints") == false
      else { continue }
      solved.append((id, subview.canvas, Self.withOwnSize.contains(subview.name)))
      let own = subview.children(of: "constraints")
      all += own.compactMap { IBConstraint($0, owner: id) }
        .filter { $0.first.item == id && ($0.second == nil || $0.second?.item == id) }
    }
    let inset = isRoot ? (view.size.width > 390 ? 20.0 : 16.0) : 8.0
    let margins = IBInsets(
      top: (isRoot ? 0 : 8) + view.safeArea.top, left: inset + view.safeArea.left,
      bottom: (isRoot ? 0 : 8) + view.safeArea.bottom, right: inset + view.safeArea.right)
    var solver = IBConstraintSolver(all, in: owner, size: view.size, margins: margins, guides: guides)
    // What has a size of its own keeps it before what can have any.
    let ranked = solved.filter(\.hasOwnSize) + solved.filter { !$0.hasOwnSize }
    let found = solver.frames(of: ranked.map { ($0.id, $0.canvas) })
    for subview in subviews {
      if isAsOnCanvas, !hasNewRoom, subview.canvas != nil { continue }
      if let id = subview.id, let frame = found[id] {
        frames[ObjectIdentifier(subview)] = frame
      } else if let canvas = view.canvas, isResized {
        frames[ObjectIdentifier(subview)] = IBStretching.frame(
          of: subview, in: view.element, from: canvas, to: view.size)
      }
    }
  }
}

/// How views without constraints follow the size of their superview.
enum IBStretching {
  /// The frame of a view in a superview whose size changed; nil for one without a frame.
  static func frame(
    of view: IBElement, in superview: IBElement, from old: TraceSize, to new: TraceSize
  ) -> TraceRect? {
    guard let canvas = view.canvas else { return nil }
    let (dx, dy) = (new.width - old.width, new.height - old.height)
    var frame = canvas
    if UIKitClass.isKind(superview.elementClass, of: "UITableView")
      || UIKitClass.isKind(superview.elementClass, of: "UITableViewCell")
    {
      if view[IBElement.accessory] != nil {
        frame.origin.x = max(0, canvas.minX + dx)
        return frame
      }
      // Rows and their contents are as wide as the table.
      frame.size.width = max(0, canvas.size.width + dx)
      return frame
    }
    if superview.name == "stackView" {
      if canvas.size.width == old.width { frame.size.width = new.width }
      if canvas.size.height == old.height { frame.size.height = new.height }
      return frame
    }
    guard view.flag("translatesAutoresizingMaskIntoConstraints") != false else { return frame }
    let mask = view.value(forKey: "autoresizingMask")
    func isFlexible(_ key: String) -> Bool { mask?.flag(key) ?? false }
    let x = stretched(
      canvas.minX, canvas.size.width, old.width, dx,
      (isFlexible("flexibleMinX"), isFlexible("widthSizable"), isFlexible("flexibleMaxX")))
    let y = stretched(
      canvas.minY, canvas.size.height, old.height, dy,
      (isFlexible("flexibleMinY"), isFlexible("heightSizable"), isFlexible("flexibleMaxY")))
    return TraceRect(x: x.start, y: y.start, width: max(0, x.extent), height: max(0, y.extent))
  }

  /// Shares a change between the flexible parts, as `autoresizingMask` does: in proportion to their lengths.
  private static func stretched(
    _ start: Double, _ extent: Double, _ whole: Double, _ change: Double, _ flexible: (Bool, Bool, Bool)
  ) -> (start: Double, extent: Double) {
    let parts = [
      flexible.0 ? start : 0, flexible.1 ? extent : 0, flexible.2 ? whole - start - extent : 0,
    ].map { max(0, $0) }
    let count = [flexible.0, flexible.1, flexible.2].count { $0 }
    guard count > 0 else { return (start, extent) }
    let sum = parts.reduce(0, +)
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return sum > 0 ? change * part / sum : change / Double(count)
    }
    return (start + share(parts[0], flexible.0), extent + share(parts[1], flexible.1))
  }
}

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
