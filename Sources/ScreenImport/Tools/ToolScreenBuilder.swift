// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// Creates a scenario from a tool's elements.
struct ToolScreenBuilder {
  private let screen: ToolScreen
  private let elements: [ToolElement]
  private var names = IdentifierPool.ofScenario

  /// The superview of each element: the nearest ancestor that represents a view.
  private var superviews: [Int?] = []

  /// The origins of the elements on the screen.
  private var origins: [TracePoint] = []

  /// Whether an element and everything in it are invisible.
  private var isInvisible: [Bool] = []

  /// Whether an accessibility element is a UIKit bar, or lies in one.
  private var isInBar: [Bool] = []

  private static let bars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar"]

  /// Whether an element contains only the status bar.
  private var holdsStatusBar: [Bool] = []

  private(set) var scenario: Scenario
  private(set) var warnings: ImportWarnings

  init(_ screen: ToolScreen) {
    self.screen = screen
    elements = screen.elements
    warnings = screen.warnings
    scenario = Scenario(name: FileName.stem(screen.file))
    scenario.source = screen.format.name
  }

  mutating func build() {
    findSuperviews()
    findStatusBars()
    findBars()
    findInvisible()
    findOrigins()
    addWindows()
    addUnknowns()
  }

  // MARK: The tree

  private mutating func findSuperviews() {
    var hasParts = [Bool](repeating: false, count: elements.count)
    for element in elements { element.parent.map { hasParts[$0] = true } }
    var stands: [Bool] = []
    for (index, element) in elements.enumerated() {
      let parent = element.parent.flatMap { stands[$0] ? $0 : superviews[$0] }
      superviews.append(parent)
      // Some tools put everything into a node that is not on the screen.
      let isWrapper =
        parent == nil && hasParts[index] && element.kind == .view && element.isNameless
        && element.isUserInteractionEnabled == nil
        && element.size.map { $0.width == 0 && $0.height == 0 } ?? false
      stands.append(element.kind != .application && !isWrapper)
    }
    isNoView = stands.map { !$0 }
  }

  private var isNoView: [Bool] = []

  private mutating func findInvisible() {
    isInvisible = elements.map { $0.isVisible == false }
    for index in elements.indices.reversed() where !isInvisible[index] {
      if let parent = elements[index].parent { isInvisible[parent] = false }
    }
  }

  private mutating func findStatusBars() {
    holdsStatusBar = elements.map(\.isStatusBar)
    var holdsMore = [Bool](repeating: false, count: elements.count)
    for index in elements.indices.reversed() {
      if holdsMore[index], !elements[index].isStatusBar { holdsStatusBar[index] = false }
      guard let superview = superviews[index] else { continue }
      if holdsStatusBar[index] { holdsStatusBar[superview] = true } else { holdsMore[superview] = true }
    }
  }

  private mutating func findBars() {
    for (index, element) in elements.enumerated() {
      let isBar = screen.isOfElements && superviews[index] != nil && Self.bars.contains(element.className)
      isInBar.append(isBar || superviews[index].map { isInBar[$0] } ?? false)
    }
  }

  private mutating func findOrigins() {
    for (index, element) in elements.enumerated() {
      let above = superviews[index].map { origins[$0] } ?? .zero
      switch element.place {
      case .unknown: origins.append(above)
      case .onScreen(let frame): origins.append(frame.origin)
      case .inParent(let frame):
        origins.append(TracePoint(x: above.x + frame.minX, y: above.y + frame.minY))
      }
    }
  }

  // MARK: Windows

  private mutating func addWindows() {
    let shown = elements.indices.filter { !isNoView[$0] }
    var positions: [Int: Int] = [:]
    var forest = ViewTreeBuilder()
    let views = shown.map { scenarioView($0) }
    // Elements come in the order of accessibility, which begins with bars. UIKit puts bars in front of the content.
    let order = shown.indices.filter { !isInBar[shown[$0]] } + shown.indices.filter { isInBar[shown[$0]] }
    for position in order {
      let index = shown[position]
      positions[index] = forest.add(views[position], to: superviews[index].flatMap { positions[$0] })
    }
    let roots = shown.filter { superviews[$0] == nil }
    var isInAssumedWindow = false
    for (root, view) in zip(roots, forest.roots()) {
      if isWindow(root) {
        var window = ScenarioWindow(view: view)
        if elements[root].isMainWindow { window.isKeyWindow = true }
        scenario.windows.append(window)
        isInAssumedWindow = false
      } else if isInAssumedWindow {
        scenario.windows[scenario.windows.count - 1].view.subviews.append(view)
      } else {
        scenario.windows.append(assumedWindow(round: view, root))
        isInAssumedWindow = true
      }
    }
  }

  private func isWindow(_ index: Int) -> Bool {
    elements[index].kind == .window && superviews[index] == nil
  }

  /// A window of the screen's size around a view without one.
  private mutating func assumedWindow(round view: ScenarioView, _ root: Int) -> ScenarioWindow {
    let size = screenSize
    let window = ScenarioWindow(
      assumedRound: view, TraceRect(x: 0, y: 0, width: size.width, height: size.height),
      line: elements[root].line, &warnings)
    warnings.add(
      "\(view.id.map { "'\($0)'" } ?? "the \(view.className)") is in no window; one of the screen's size is "
        + "assumed around it",
      line: elements[root].line)
    return window
  }

  /// The size of the screen: that of the application or the windows; else that of the element that contains the origins
  /// of all others; else the size that contains everything.
  private var screenSize: TraceSize {
    for kind in [ToolElement.ElementKind.application, .window] {
      let sizes = elements.indices.filter { elements[$0].kind == kind }.compactMap { elements[$0].size }
      if let size = TraceSize.covering(sizes) { return size }
    }
    // Scrolling content extends beyond the screen.
    let roots = elements.indices.filter { superviews[$0] == nil && !isNoView[$0] }
    let size = roots.first.flatMap { elements[$0].size.flatMap { TraceSize.covering([$0]) } }
    if let first = roots.first, let size, origins[first] == .zero, superviews.contains(first),
      roots.allSatisfy({ root in
        elements[root].size.map {
          origins[root].x + $0.width <= size.width && origins[root].y + $0.height <= size.height
        }
          ?? true
      })
    {
      return size
    }
    let ends = elements.indices.compactMap { index in
      elements[index].size.map {
        TraceSize(width: origins[index].x + $0.width, height: origins[index].y + $0.height)
      }
    }
    return TraceSize.covering(ends) ?? scenario.deviceSize
  }

  // MARK: Views

  private mutating func scenarioView(_ index: Int) -> ScenarioView {
    let element = elements[index]
    var base = UIKitClass.simulated(element.className, of: UIKitClass.view)
    var className = element.className
    if isWindow(index) {
      base = "UIWindow"
    } else if base == "UIWindow" {
      (base, className) = ("UIView", "UIView")
    }
    var view = ScenarioView(className: className, simulatedAs: base, geometry(of: index))
    view.address = element.address
    if let name = SafeText.name(element.identifier) ?? SafeText.name(element.label) {
      view.id = names.take(name: SafeText.line(name, limit: 80))
    }
    view.text = SafeText.name(element.label)
    view.isHidden = element.isHidden == true ? true : nil
    view.alpha = element.alpha.flatMap { $0 == 1 ? nil : Swift.min(Swift.max($0, 0), 1) }
    view.isUserInteractionEnabled = element.isStatusBar ? false : element.isUserInteractionEnabled
    view.contentOffset = element.contentOffset
    setState(of: element, base: base, &view)
    hideInvisibleWindow(index, &view)
    letTouchesThrough(index, &view)
    view.viewController = SafeText.name(element.controllerClass).map { ScenarioController(ofClass: $0) }
    addUnknowns(of: element, base: base, to: &view.responder.unknown)
    for change in view.fit() { warnings.add(change, line: element.line) }
    view.knowHitTestOfClass()
    return view
  }

  private func geometry(of index: Int) -> ScenarioGeometry {
    switch elements[index].place {
    case .unknown: return .fill
    case .inParent(let frame): return .frame(frame)
    case .onScreen(let frame):
      let above = superviews[index].map { origins[$0] } ?? .zero
      return .frame(
        TraceRect(
          x: Self.rounded(frame.minX - above.x), y: Self.rounded(frame.minY - above.y),
          width: frame.size.width, height: frame.size.height))
    }
  }

  /// Rounded to a ten-thousandth of a point, since differences of printed numbers have rounding errors.
  private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 + 0 }

  private func setState(of element: ToolElement, base: String?, _ view: inout ScenarioView) {
    let isControl = UIKitClass.isKind(base, of: "UIControl")
    if isControl, element.isEnabled == false { view.isEnabled = false }
    let isYes: Bool? = true
    if element.isSelected == true, isControl || UIKitClass.isCell(base) {
      view.properties["isSelected"] = isYes
    }
    if base == "UISwitch", element.value == "1" { view.properties["isOn"] = isYes }
    if let placeholder = SafeText.name(element.placeholder),
      ScenarioLimits.has("placeholder", view.simulatedClass)
    {
      view.properties["placeholder"] = PropertyValue.text(placeholder)
    }
  }

  /// A window without a visible view is in front of others and gets no touches.
  private mutating func hideInvisibleWindow(_ index: Int, _ view: inout ScenarioView) {
    guard isWindow(index), isInvisible[index] else { return }
    guard elements.indices.contains(where: { !isInvisible[$0] && isWindow($0) }) else {
      warnings.add(
        "all windows and everything in them are called invisible, which cannot be; whether they are hidden is "
          + "treated as unknown",
        line: elements[index].line)
      return
    }
    view.isHidden = true
    warnings.add(
      "the window and everything in it is called invisible; the window is assumed to be hidden",
      line: elements[index].line)
  }

  /// A window for the status bar covers the screen, and passes touches through to the app.
  private mutating func letTouchesThrough(_ index: Int, _ view: inout ScenarioView) {
    guard isWindow(index), holdsStatusBar[index], view.isHidden != true else { return }
    view.hitTest = .passThrough
    warnings.add(
      "this window holds nothing but the status bar; it is the system's and lets touches through to the app",
      line: elements[index].line)
  }

  private func addUnknowns(of element: ToolElement, base: String?, to unknown: inout [String]) {
    unknown.add(element.unknown)
    if case .unknown = element.place { unknown.add(.frame) }
    if element.isVisible == false { unknown.add(.isHidden) }
    let isControl = UIKitClass.isKind(base, of: "UIControl")
    if isControl, element.isEnabled == nil { unknown.add(.isEnabled) }
    // For a disabled view that is no control, the output does not tell how its touches were disabled.
    if !isControl, element.isEnabled == false, element.isUserInteractionEnabled == nil {
      unknown.add(.isUserInteractionEnabled)
    }
    if screen.isOfElements {
      if element.className == UIKitClass.view { unknown.add(.overrides) }
      return
    }
    if UIKitClass.isKind(base, of: "UIScrollView") {
      if element.contentOffset == nil { unknown.add(.contentOffset) }
      unknown.add(.contentSize)
    }
    if !UIKitClass.isPlain(element.className) { unknown.add(.overrides) }
    if !UIKitClass.isUIKit(element.className), element.kind == .view { unknown.add(.baseClass) }
  }

  /// The note before the answer, in each language.
  private static let summary = [
    LanguageCode.english.rawValue:
      "Read from accessibility elements, not from views: answers are only likely. An overlay or a container without "
      + "an element is missing, and alphas, interaction flags and recognizers are not known.",
    LanguageCode.simplifiedChinese.rawValue:
      "这个屏幕取自辅助功能元素，而不是视图：结论只是很可能成立。没有对应元素的覆盖层和容器不在其中，alpha、isUserInteractionEnabled和手势识别器也都未知。",
  ]

  private mutating func addUnknowns() {
    scenario.deviceSize = screenSize
    if screen.isOfElements {
      scenario.summary = Self.summary
      scenario.unknown.add(.elements)
      scenario.unknown.add([.alpha, .isUserInteractionEnabled])
    }
    scenario.unknown.add(screen.unknown)
    if elements.allSatisfy({ $0.controllerClass == nil }) { scenario.unknown.add(.viewController) }
    scenario.unknown.add([
      .gestureRecognizers, .transform, .clipsToBounds, .isMultipleTouchEnabled, .isExclusiveTouch, .zPosition,
    ])
    if !screen.isOfElements { scenario.unknown.add(.boundsOrigin) }
    if scenario.windows.count > 1 { scenario.unknown.add(.windowLevel) }
  }
}
