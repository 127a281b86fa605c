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
