// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Turns the views of a dump into a screen.
struct DumpImporter {
  private var scenario: Scenario
  private var warnings: ImportWarnings
  private var names = IdentifierPool.ofScenario

  /// The gesture recognizers printed beside the views.
  private var recognizers: DumpRecognizers

  /// The addresses of the views and controllers created so far.
  private var joined: Set<String> = []

  private var warnedClasses: Set<String> = []

  static func read(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    let reader = try DumpReader(text, file: file)
    guard !reader.views.isEmpty else {
      throw InputError(
        file: file, message: "there is no line of a recursiveDescription with a frame in the text")
    }
    try checkHierarchy(reader.views, file: file)
    var importer = DumpImporter(name: FileName.stem(file), reader)
    importer.addWindows(reader.views)
    importer.scenario.addTaps(at: DumpTouch.places(reader.touches, in: reader.views, &importer.warnings))
    return ImportedScreen(scenario: importer.scenario, warnings: importer.warnings.all, scenes: [])
  }

  /// Refuses a list of views, such as an array of subviews or a responder chain, because it does not tell which view
  /// contains which.
  private static func checkHierarchy(_ views: [DumpView], file: String) throws(InputError) {
    let depths = views.map(\.depth)
    guard views.count > 1, depths.min() == depths.max(),
      views.contains(where: { simulatedClass(of: $0) != "UIWindow" })
    else { return }
    throw InputError(
      file: file, line: views[0].line,
      message: "this is a list of \(views.count) views, which does not tell which of them is in which",
      hint: "print `po [[UIWindow keyWindow] recursiveDescription]`; its lines begin with bars")
  }

  private init(name: String, _ reader: DumpReader) {
    scenario = Scenario(name: name)
    scenario.source = ScreenSource.RecursiveDescription.name
    warnings = reader.warnings
    recognizers = DumpRecognizers(
      reader.recognizers, of: reader.views, names: &names, warnings: &warnings)
    // No output tells whether they have delegates.
    if !recognizers.byView.isEmpty || !recognizers.interactions.isEmpty { scenario.unknown.add(.delegate) }
  }

  /// The views without those that were printed separately beside whole windows. They are part of one of these, or from
  /// another moment.
  private mutating func withoutParts(_ views: [DumpView]) -> [DumpView] {
    var roots: [Int] = []
    for (index, view) in views.enumerated() {
      if roots.last.map({ view.depth <= views[$0].depth }) ?? true { roots.append(index) }
    }
    let windows = roots.filter { Self.simulatedClass(of: views[$0]) == "UIWindow" }
    guard !windows.isEmpty, windows.count < roots.count else { return views }
    var kept: [DumpView] = []
    for (root, next) in zip(roots, roots.dropFirst() + [views.count]) {
      if windows.contains(root) {
        kept += views[root..<next]
      } else {
        warnings.add(
          "the \(views[root].className) stands beside the windows and in none of them; it is left out",
          line: views[root].line)
      }
    }
    return kept
  }

  private mutating func addWindows(_ printed: [DumpView]) {
    let views = withoutParts(printed)
    let parents = parents(of: views)
    let roots = views.indices.filter { parents[$0] == nil }.map { views[$0] }
    var forest = ViewTreeBuilder(count: views.count)
    for (view, parent) in zip(views, parents) {
      _ = forest.add(scenarioView(view, isRoot: parent == nil), to: parent)
    }
    var deviceSizes: [TraceSize] = []
    var assumedSizes: [TraceSize] = []
    for (root, view) in zip(roots, forest.roots()) {
      if Self.isWindow(view) {
        scenario.windows.append(ScenarioWindow(view: view))
        if let size = root.frame?.size { deviceSizes.append(size) }
      } else {
        scenario.windows.append(assumedWindow(round: view, root))
        if let frame = root.frame {
          assumedSizes.append(
            TraceSize(
              width: max(frame.maxX, frame.size.width), height: max(frame.maxY, frame.size.height)))
        }
      }
    }
    let sizes = deviceSizes.isEmpty ? assumedSizes : deviceSizes
    if let size = TraceSize.covering(sizes) { scenario.deviceSize = size }
    if scenario.windows.count > 1 { scenario.unknown.add(.windowLevel) }
    if views.allSatisfy({ $0.controllerClass == nil }) { scenario.unknown.add(.viewController) }
    scenario.unknown.add([.isMultipleTouchEnabled, .isExclusiveTouch, .boundsOrigin, .zPosition])
  }

  /// The index of each view's superview: the nearest view before it with fewer bars.
  private mutating func parents(of views: [DumpView]) -> [Int?] {
    var parents: [Int?] = []
    parents.reserveCapacity(views.count)
    var open: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = open.last, views[last].depth >= view.depth { open.removeLast() }
      if let parent = open.last, view.depth > views[parent].depth + 1 {
        warnings.add(
          "the view is \(view.depth - views[parent].depth) levels below line \(views[parent].line), "
            + "and is taken for its subview",
          line: view.line)
      }
      parents.append(open.last)
      open.append(index)
    }
    return parents
  }

  private mutating func scenarioView(_ view: DumpView, isRoot: Bool) -> ScenarioView {
    let base = Self.simulatedClass(of: view)
    let isAssumedRoot = isRoot && base != "UIWindow"
    let geometry = DumpGeometry(view, offset: isAssumedRoot ? view.frame?.origin ?? .zero : .zero)
    var result = view.view
    result.setBase(base)
    result.geometry = geometry.geometry
    result.transform = geometry.transform
    result.properties.set(
      (view.drawing + view.content).filter { ScenarioLimits.allows($0, of: result.simulatedClass) })
    // If an address appears twice, the first view has it.
    let address = view.address.flatMap { joined.insert($0).inserted ? $0 : nil }
    if let id = address.flatMap({ recognizers.identifiers[$0] }) {
      result.id = id
    } else if let name = view.instanceName ?? view.swiftName {
      result.id = names.take(name: name)
    }
    // A flag that is not printed has the default of UIView, even if the class has another.
    if !view.lost.contains(.clipsToBounds), result.clipsToBounds == nil,
      UIKitClass.isKind(base, of: "UIScrollView")
    {
      result.clipsToBounds = false
    }
    if !view.lost.contains(.isUserInteractionEnabled), result.isUserInteractionEnabled == nil,
      UIKitClass.inherits(.ignoresTouches, base)
    {
      result.isUserInteractionEnabled = true
    }
    if let controller = view.controllerClass {
      var made = ScenarioController(ofClass: controller)
      if let address = view.controllerAddress, joined.insert(address).inserted {
        made.id = recognizers.identifiers[address]
      }
      result.viewController = made
    }
    if let address {
      result.gestureRecognizers = recognizers.byView[address] ?? []
      result.interactions = recognizers.interactions[address] ?? []
      let shown = recognizers.ofScrollViews[address] ?? []
      // A view that does not scroll delays no touches either.
      let isStill = shown.contains { $0.name == "isScrollEnabled" }
      result.properties.set(
        shown.filter { property in
          ScenarioLimits.has(property.name, base ?? "")
            && !(isStill && property.name == "delaysContentTouches")
        })
    }
    addUnknowns(of: view, base: base, isBoxOnly: geometry.isBoxOnly, to: &result.responder.unknown)
    for change in result.fit() { warnings.add(change, line: view.line) }
    letTouchesThrough(view, &result)
    return result
  }

  private func addUnknowns(of view: DumpView, base: String?, isBoxOnly: Bool, to unknown: inout [String]) {
    unknown.add(view.lost)
    if view.frame == nil || view.unusable.contains("frame") { unknown.add(.frame) }
    if isBoxOnly || view.unusable.contains("transform") { unknown.add(.bounds) }
    let scrolls = UIKitClass.isKind(base, of: "UIScrollView")
    if scrolls, view.view.contentOffset == nil { unknown.add(.contentOffset) }
    if scrolls, view.contentSize == nil { unknown.add(.contentSize) }
    if view.unusable.contains("alpha") { unknown.add(.alpha) }
    let isComplete = view.address.map(recognizers.complete.contains) ?? false
    if view.hasGestureRecognizers, !isComplete { unknown.add(.gestureRecognizers) }
    if view.hasAnimations { unknown.add(.animations) }
    if UIKitClass.isKind(base, of: "UIControl") { unknown.add(.isEnabled) }
    if view.baseClass != nil || !Self.isPlain(view, base: base) { unknown.add(.overrides) }
  }

  /// Whether hit testing of the view is known to be that of its class. This includes a private label or image view
  /// without interaction.
  private static func isPlain(_ view: DumpView, base: String?) -> Bool {
    if UIKitClass.isPlain(view.className) { return true }
    return UIKitClass.isUIKit(view.className) && view.view.isUserInteractionEnabled == false
      && (base == "UILabel" || base == "UIImageView")
  }

  /// Warns once for each class that system views above the app pass touches through.
  private mutating func letTouchesThrough(_ view: DumpView, _ result: inout ScenarioView) {
    result.knowHitTestOfClass()
    guard result.hitTestOfClass == .passThrough else { return }
    guard view.view.isHidden != true, view.view.isUserInteractionEnabled != false,
      warnedClasses.insert(view.className).inserted
    else { return }
    warnings.add(
      "a \(view.className) is the system's and lets touches through unless a view in it is hit; "
        + "the dump does not show that, but HitPath knows it of the class",
      line: view.line)
  }

  /// A window with the size and position of the root, so that the root keeps its coordinates.
  private mutating func assumedWindow(round view: ScenarioView, _ root: DumpView) -> ScenarioWindow {
    let window = ScenarioWindow(assumedRound: view, root.frame, line: root.line, &warnings)
    warnings.add(
      "the \(view.className) has no window in the dump; one of its size is assumed around it",
      line: root.line)
    return window
  }

  private static func isWindow(_ view: ScenarioView) -> Bool {
    view.className == "UIWindow" || view.baseClass == "UIWindow"
  }

  /// The nearest class that HitPath simulates, from the printed base class, the name and the scroll offset.
  static func simulatedClass(of view: DumpView) -> String? {
    let known =
      UIKitClass.simulated(view.baseClass, of: UIKitClass.view)
      ?? UIKitClass.simulated(view.className, of: UIKitClass.view)
    // A table's wrapper view does not scroll and forwards its touches, though it prints the fields of scroll views.
    let isWrapper = view.className == "UITableViewWrapperView"
    if view.view.contentOffset != nil, !isWrapper, !UIKitClass.isKind(known, of: "UIScrollView") {
      return "UIScrollView"
    }
    return known
  }
}

extension TracePoint {
  static let zero = TracePoint(x: 0, y: 0)
}
