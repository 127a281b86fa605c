// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Reads one screen of a document: its controllers, views, actions and recognizers.
struct IBScreenReader {
  /// How deep controllers may contain each other.
  static let deepestControllers = 20

  let document: IBDocument
  var warnings: ImportWarnings
  var names: IBNames

  /// The device that the screen is shown on.
  let device: IBDevice

  /// The containers round the scene that is shown.
  let path: IBScreenPath?

  /// What is not known of the whole screen.
  var scenarioUnknown: [String] = []

  /// Runtime attributes that only the app's code knows, each once, and the line of the first.
  var ignoredAttributes: [String] = []
  var firstIgnoredLine: Int?

  /// How many views were read, embedded ones counted each time.
  private var viewCount = 0

  /// The controllers that are being read, to find those that contain themselves.
  private var openControllers: [String] = []

  init(_ document: IBDocument, showing screen: IBScreen, on device: IBDevice, warnings: ImportWarnings) {
    self.document = document
    self.device = device
    self.warnings = warnings
    path = screen.object.isController ? IBScreenPath(to: screen.object, in: document, on: device) : nil
    names = IBNames(document, showing: screen)
  }

  /// A view with everything below it. The tree is walked without recursion; only embedded controllers recurse.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - layout: Where the views are; nil for as on the canvas.
  ///   - refreshControl: One that the view's controller brings along.
  /// - Returns: The view with its subviews.
  /// - Throws: `InputError` for more views or controllers than are read.
  mutating func view(
    _ root: IBElement, _ layout: IBLayout? = nil, refreshControl: IBElement? = nil
  ) throws(InputError) -> ScenarioView {
    let layout = layout ?? IBLayout(root)
    var forest = ViewTreeBuilder()
    var open: [(element: IBElement, parent: Int?, isPrototype: Bool)] = [(root, nil, false)]
    while let (element, parent, isPrototype) = open.popLast() {
      try count(element)
      var view = scenarioView(element, layout, isPrototype: isPrototype)
      let subviews = IBViewTree.subviews(of: element)
      let prototypes = IBViewTree.prototypes(of: element)
      if !prototypes.isEmpty { view.responder.unknown.add(.rows) }
      let index = forest.add(view, to: parent)
      for segue in element.connections("segue") where segue["kind"] == "embed" {
        let place =
          layout.embedded[ObjectIdentifier(element)]
          ?? layout.frame(of: element).map { IBPlace(filling: $0.size) }
        if let embedded = try embeddedView(segue, place) { _ = forest.add(embedded, to: index) }
      }
      // A refresh control waits above the content, behind the rows.
      for control in [element.value(forKey: "refreshControl"), parent == nil ? refreshControl : nil] {
        if let control { _ = forest.add(waiting(control, in: layout.frame(of: element)), to: index) }
      }
      for item in barItems(of: element, layout) {
        for view in try barViews([item]) { _ = forest.add(view, to: index) }
      }
      open += subviews.reversed().map { subview in (subview, index, prototypes.contains { $0 === subview }) }
    }
    return forest.roots().first ?? ScenarioView(geometry: .fill)
  }

  private mutating func count(_ element: IBElement) throws(InputError) {
    viewCount += 1
    guard viewCount > InputLimits.views else { return }
    throw .tooMany("views", file: document.file, line: element.line)
  }

  /// The items of a bar that stands in a view of its own.
  private func barItems(of element: IBElement, _ layout: IBLayout) -> [IBBarItems.Item] {
    guard let items = element.child("items")?.children else { return [] }
    let size =
      layout.frame(of: element)?.size
      ?? TraceSize(width: device.size.width, height: device.navigationBarHeight)
    return switch element.name {
    case "toolbar": IBBarItems.ofToolbar(items, in: size, height: size.height)
    case "navigationBar":
      IBBarItems.ofNavigationItem(items.last { $0.name == "navigationItem" }, in: size, height: size.height)
    default: []
    }
  }

  /// A refresh control where it is while nobody pulls.
  private mutating func waiting(_ control: IBElement, in superview: TraceRect?) -> ScenarioView {
    var view = scenarioView(control, IBLayout())
    view.geometry = .frame(TraceRect(x: 0, y: -60, width: superview?.size.width ?? 0, height: 60))
    view.responder.unknown.remove(.frame)
    return view
  }

  /// A controller with its root view and the controllers that it contains.
  mutating func controller(_ element: IBElement, in place: IBPlace) throws(InputError) -> ScenarioController {
    var controller = ScenarioController(className: element.className ?? UIKitClass.controller)
    let base =
      UIKitClass.simulated(element.elementClass, of: UIKitClass.controller) ?? UIKitClass.controller
    if base != controller.className { controller.baseClass = base }
    if element["customClass"] != nil, !UIKitClass.isPublic(controller.className) {
      controller.responder.unknown.add(.overrides)
    }
    controller.id = names.identifier(for: element)
    if element.name == "viewControllerPlaceholder" {
      let storyboard = SafeText.name(element["storyboardName"]) ?? "?"
      warnings.add(
        "the controller of storyboard '\(storyboard)' is in another file and has no view here",
        line: element.line)
      return controller
    }
    openControllers.append(element.id ?? "")
    defer { openControllers.removeLast() }
    let contained = try contained(in: element)
    switch base {
    case "UINavigationController":
      try fillNavigation(&controller, element, path?.shown(by: element) ?? contained.last, in: place)
    case "UITabBarController": try fillTabs(&controller, element, contained, in: place)
    default:
      if let root = IBViewTree.rootView(of: element) {
        let layout = IBLayout(root, of: element, in: place)
        controller.view = try view(root, layout, refreshControl: element.value(forKey: "refreshControl"))
        if place.isUnderBars { controller.view?.responder.unknown.add(.placement) }
      }
      let columns = places(of: contained, of: element, in: place)
      for (child, column) in zip(contained, columns) {
        controller.viewControllers.append(try self.controller(child, in: column))
      }
    }
    return controller
  }

  /// The controllers that a container begins with.
  private mutating func contained(in element: IBElement) throws(InputError) -> [IBElement] {
    var found: [IBElement] = []
    let segues = element.connections("segue").filter { $0["kind"] == "relationship" }
    for segue in element.name == "splitViewController" ? Self.columns(segues) : segues {
      if let child = try reachable(segue) { found.append(child) }
    }
    return found
  }

  /// The segues to the columns of a split view from the leading edge, without that for phones.
  private static func columns(_ segues: [IBElement]) -> [IBElement] {
    let later = ["supplementary", "detail", "secondary"]
    let ranked = segues.map { segue in
      (rank: later.firstIndex { segue["relationship"]?.hasPrefix($0) ?? false } ?? -1, segue: segue)
    }
    return (-1..<later.count).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.segue) }
      .filter { $0["relationship"]?.hasPrefix("compact") != true }
  }

  /// Bars and content of a navigation controller.
  private mutating func fillNavigation(
    _ controller: inout ScenarioController, _ element: IBElement, _ content: IBElement?, in place: IBPlace
  ) throws(InputError) {
    let top = IBBar.navigationBar(of: element, showing: content, in: place, device)
    let bottom = IBBar.toolbar(of: element, in: place, device)
    var container = containerView([bottom, top].compactMap { $0 }, in: place)
    if let content {
      let inner = place.content(content, below: top, above: bottom)
      controller.viewControllers.append(try self.controller(content, in: inner))
    }
    if let top {
      // Buttons stand in the lowest row of the bar that is no large title.
      let height = device.navigationBarHeight
      let item = content?.value(forKey: "navigationItem")
      let back = path?.isPushed(onto: element) == true ? IBBarItems.backItem(item, from: path?.origin) : nil
      let items = IBBarItems.ofNavigationItem(item, after: back, in: top.frame.size, height: height)
      var views = try barViews(items)
      if back != nil { views[0].actions = [popAction(of: controller)] }
      container.subviews[container.subviews.count - 1].subviews = views
    }
    if let bottom {
      let items = IBBarItems.ofToolbar(
        content?.children(of: "toolbarItems") ?? [], in: bottom.frame.size, height: device.toolbarHeight)
      container.subviews[0].subviews = try barViews(items)
    }
    controller.view = container
  }

  /// The tab bar and the content of a tab bar controller, which shows its first controller unless another is asked for.
  private mutating func fillTabs(
    _ controller: inout ScenarioController, _ element: IBElement, _ contained: [IBElement], in place: IBPlace
  ) throws(InputError) {
    let bar = IBBar.tabBar(of: element, with: contained.count, in: place, device)
    let isHidden = path?.hidesTabBar(of: element) ?? false
    var container = containerView(isHidden ? [] : [bar], in: place)
    if device.isPad, !isHidden { warnOfTabBar(element) }
    for child in contained {
      var inner = place.content(child, below: nil, above: isHidden || device.isPad ? nil : bar)
      // A navigation bar stands beside the tab bar of an iPad, in the same row.
      if device.isPad, !isHidden, child.name != "navigationController" {
        inner.safeArea.top = bar.frame.maxY
        inner.isUnderBars = true
      }
      controller.viewControllers.append(try self.controller(child, in: inner))
    }
    if !contained.isEmpty {
      let shown = path?.shown(by: element)
      controller.selectedIndex = contained.firstIndex { $0 === shown } ?? 0
    }
    if !isHidden {
      container.subviews[0].subviews = tabButtons(contained, of: controller, in: bar.frame, device)
    }
    controller.view = container
  }

  /// The root view of an embedded controller, which fills the container view and carries the controller.
  private mutating func embeddedView(_ segue: IBElement, _ place: IBPlace?) throws(InputError)
    -> ScenarioView?
  {
    guard let element = try reachable(segue) else { return nil }
    let canvas = IBViewTree.rootView(of: element)?.canvas?.size
    var controller = try controller(element, in: place ?? IBPlace(filling: canvas ?? device.size))
    var view = controller.view ?? ScenarioView(geometry: .fill)
    controller.view = nil
    view.geometry = .fill
    view.viewController = controller
    return view
  }

  /// The controller that a segue leads to, unless it cannot be read.
  private mutating func reachable(_ segue: IBElement) throws(InputError) -> IBElement? {
    guard let element = document[segue["destination"]], element.isController else {
      warnings.add("the segue leads to no controller of the document", line: segue.line)
      return nil
    }
    guard !openControllers.contains(element.id ?? "") else {
      warnings.add(
        "the segue leads back to a controller that contains it, and is not followed", line: segue.line)
      return nil
    }
    guard openControllers.count < Self.deepestControllers else {
      throw InputError(
        file: document.file, line: segue.line,
        message: "controllers contain each other more than \(Self.deepestControllers) levels deep")
    }
    viewCount += 1
    return element
  }
}
