// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// Reads one screen of a document: its controllers, views, actions and recognizers.
struct IBScreenReader {
  /// The deepest nesting of controllers.
  static let deepestControllers = 20

  let document: IBDocument
  var warnings: ImportWarnings
  var names: IBNames

  /// The device that the screen is shown on.
  let device: IBDevice

  /// The containers around the scene that is shown.
  let path: IBScreenPath?

  /// How the document presents controllers.
  private let presentations: IBPresentations

  /// What is not known about the whole screen.
  var scenarioUnknown: [String] = []

  /// Runtime attributes of the app's own code, without duplicates, and the line of the first.
  var ignoredAttributes: [String] = []
  var firstIgnoredLine: Int?

  /// The number of views read; embedded ones count each time.
  private var viewCount = 0

  /// The scene that is shown, until its navigation bar is created.
  private var withoutBar: IBElement?

  /// The controllers that are being read, to find those that contain themselves.
  private var openControllers: [String] = []

  /// - Parameters:
  ///   - document: The document.
  ///   - screen: The scene to show.
  ///   - container: The container in which code shows it; nil for that of the document.
  ///   - device: The device.
  ///   - warnings: The warnings so far.
  init(
    _ document: IBDocument, showing screen: IBScreen, in container: SceneContainer?, on device: IBDevice,
    warnings: ImportWarnings
  ) {
    self.document = document
    self.device = device
    self.warnings = warnings
    let isTold = screen.object.isController && container == nil
    path = isTold ? IBScreenPath(to: screen.object, in: document, on: device) : nil
    withoutBar = path?.lacksBar == true ? screen.object : nil
    presentations = IBPresentations(document)
    names = IBNames(document, showing: screen)
  }

  /// A view with everything below it. The tree is visited without recursion; only embedded controllers recurse.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - layout: The frames of the views; nil for those of the canvas.
  ///   - refreshControl: The refresh control of the view's controller.
  /// - Returns: The view with its subviews.
  /// - Throws: `InputError` for more views or controllers than the limits allow.
  mutating func view(
    _ root: IBElement, _ layout: IBLayout? = nil, refreshControl: IBElement? = nil
  ) throws(InputError) -> ScenarioView {
    let layout = layout ?? IBLayout(root)
    if layout.isUnsolved {
      warnings.add(
        "the constraints depend on each other too much to be solved, and the views stay where the canvas has them",
        line: root.line)
    }
    var forest = ViewTreeBuilder()
    var open: [(element: IBElement, parent: Int?, isPrototype: Bool)] = [(root, nil, false)]
    while let (element, parent, isPrototype) = open.popLast() {
      try count(element)
      var view = scenarioView(element, layout, isPrototype: isPrototype)
      let subviews = IBViewTree.subviews(of: element)
      let prototypes = IBViewTree.prototypes(of: element)
      if IBViewTree.isFilledByCode(element) { view.responder.unknown.add(.rows) }
      let index = forest.add(view, to: parent)
      for segue in element.connections("segue") where segue["kind"] == "embed" {
        let place =
          layout.embedded[ObjectIdentifier(element)]
          ?? layout.frame(of: element).map { IBPlace(filling: $0.size) }
        if let embedded = try embeddedView(segue, place) { _ = forest.add(embedded, to: index) }
      }
      // A refresh control is above the content, behind the rows, until it is pulled.
      for control in [element.value(forKey: "refreshControl"), parent == nil ? refreshControl : nil] {
        if let control { _ = forest.add(waiting(control, in: layout.frame(of: element)), to: index) }
      }
      if element.name == "searchBar" {
        _ = forest.add(searchField(of: element, in: layout.frame(of: element)), to: index)
      }
      for item in barItems(of: element, layout) {
        for view in try barViews([item], inToolbar: element.name == "toolbar") {
          _ = forest.add(view, to: index)
        }
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

  /// The items of a bar that is a view of its own.
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

  /// A refresh control at its position before it is pulled.
  private mutating func waiting(_ control: IBElement, in superview: TraceRect?) -> ScenarioView {
    var view = scenarioView(control, IBLayout())
    view.geometry = .frame(TraceRect(x: 0, y: -60, width: superview?.size.width ?? 0, height: 60))
    view.responder.unknown.remove(.frame)
    return view
  }

  /// The field of a search bar, which no document contains: in the middle of the bar, with the height since iOS 11.
  private mutating func searchField(of bar: IBElement, in frame: TraceRect?) -> ScenarioView {
    let size = frame?.size ?? TraceSize(width: 0, height: 0)
    let (edge, cancel, height) = (8.0, 62.0, min(36, size.height))
    let end = bar.flag("showsCancelButton") == true ? edge + cancel : edge
    var field = ScenarioView(
      className: "UISearchTextField", simulatedAs: "UITextField",
      .frame(
        TraceRect(
          x: edge, y: (size.height - height) / 2, width: max(size.width - edge - end, 0), height: height)))
    if let placeholder = SafeText.name(bar["placeholder"]) {
      field.properties["placeholder"] = PropertyValue.text(placeholder)
    }
    field.responder.unknown.add(frame == nil ? .frame : .placement)
    return field
  }

  /// A controller with its root view and its child controllers.
  mutating func controller(_ element: IBElement, in place: IBPlace) throws(InputError) -> ScenarioController {
    if element === withoutBar {
      withoutBar = nil
      warnings.add(
        "the document does not tell which navigation bar shows \(IBBarItems.names(of: element)); a bar of the usual "
          + "height is assumed, with nothing else in it",
        line: element.value(forKey: "navigationItem")?.line ?? element.line)
      return try assumedStack(showing: element, in: place)
    }
    var controller = ScenarioController(className: element.className ?? UIKitClass.controller)
    let base =
      UIKitClass.simulated(element.elementClass, of: UIKitClass.controller) ?? UIKitClass.controller
    if base != controller.className { controller.baseClass = base }
    if element["customClass"] != nil, !UIKitClass.isPublic(controller.className) {
      controller.responder.unknown.add(.overrides)
    }
    controller.id = names.identifier(for: element)
    controller.modalPresentationStyle = presentations.style(of: element)
    controller.definesPresentationContext = element.flag("definesPresentationContext")
    controller.hidesBarsOnTap = element.flag("hidesBarsOnTap") == true
    controller.hidesBarsOnSwipe = element.flag("hidesBarsOnSwipe") == true
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

  /// The initial child controllers of a container.
  private mutating func contained(in element: IBElement) throws(InputError) -> [IBElement] {
    var found: [IBElement] = []
    let segues = element.connections("segue").filter { $0["kind"] == "relationship" }
    for segue in element.name == "splitViewController" ? Self.columns(segues) : segues {
      if let child = try reachable(segue) { found.append(child) }
    }
    return found
  }

  /// The segues to the columns of a split view from the leading edge, without the one for phones.
  private static func columns(_ segues: [IBElement]) -> [IBElement] {
    let later = ["supplementary", "detail", "secondary"]
    func rank(_ segue: IBElement) -> Int {
      later.firstIndex { segue["relationship"]?.hasPrefix($0) ?? false } ?? -1
    }
    let shown = segues.filter { $0["relationship"]?.hasPrefix("compact") != true }
    return (-1..<later.count).flatMap { place in shown.filter { rank($0) == place } }
  }

  /// The bars and the content of a navigation controller.
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
      // Buttons are in the lowest row of the bar that is no large title.
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
      container.subviews[0].subviews = try barViews(items, inToolbar: true)
    }
    controller.view = container
  }

  /// A navigation controller that the document does not have, for a scene whose items no bar would show otherwise.
  private mutating func assumedStack(
    showing content: IBElement, in place: IBPlace
  ) throws(InputError) -> ScenarioController {
    let element = IBElement(name: "navigationController", attributes: [:], line: content.line)
    var controller = ScenarioController(className: "UINavigationController")
    try fillNavigation(&controller, element, content, in: place)
    return controller
  }

  /// A controller in the container in which code shows it.
  mutating func controller(_ element: IBElement, shownIn container: SceneContainer) throws(InputError)
    -> ScenarioController
  {
    let place = IBPlace(device)
    switch container {
    case .navigation where element.name == "navigationController":
      return try controller(element, in: place)
    case .navigation: return try assumedStack(showing: element, in: place)
    case .tab:
      let tabs = IBElement(name: "tabBarController", attributes: [:], line: element.line)
      var controller = ScenarioController(className: "UITabBarController")
      try fillTabs(&controller, tabs, [element], in: place)
      return controller
    case .sheet:
      var presenting = ScenarioController(className: UIKitClass.controller)
      presenting.view = ScenarioView(geometry: .frame(place.frame))
      warnings.add("what the sheet is presented from is not known, and an empty view stands for it")
      var sheet = try controller(element, in: .sheet(on: device))
      if sheet.modalPresentationStyle != .formSheet { sheet.modalPresentationStyle = .pageSheet }
      sheet.view?.responder.unknown.add(.placement)
      presenting.presents = sheet
      return presenting
    }
  }

  /// The tab bar and the content of a tab bar controller, which shows its first controller by default.
  private mutating func fillTabs(
    _ controller: inout ScenarioController, _ element: IBElement, _ contained: [IBElement], in place: IBPlace
  ) throws(InputError) {
    let bar = IBBar.tabBar(of: element, with: contained.count, in: place, device)
    let isHidden = path?.hidesTabBar(of: element) ?? false
    var container = containerView(isHidden ? [] : [bar], in: place)
    if device.isPad, !isHidden { warnOfTabBar(element) }
    for child in contained {
      var inner = place.content(child, below: nil, above: isHidden || device.isPad ? nil : bar)
      // On an iPad a navigation bar is in the same row as the tab bar.
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

  /// The root view of an embedded controller, which fills the container view and has the controller.
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

  /// The destination of a segue; nil if it cannot be read.
  private mutating func reachable(_ segue: IBElement) throws(InputError) -> IBElement? {
    guard let element = document[segue["destination"]], element.isController else {
      warnings.add("the segue leads to no controller of the document", line: segue.line)
      return nil
    }
    guard !openControllers.contains(element.id ?? "") else {
      warnings.add(
        "the segue leads back to a controller that contains it and is not followed", line: segue.line)
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

extension IBScreenReader {
  /// The properties of one view, without its subviews.
  mutating func scenarioView(
    _ element: IBElement, _ layout: IBLayout = IBLayout(), isPrototype: Bool = false
  ) -> ScenarioView {
    let elementClass = element.elementClass ?? "UIView"
    if element.elementClass == nil {
      warnings.add(
        "the view element '\(SafeText.line(element.name))' is not known and is taken for a UIView",
        line: element.line)
    }
    let className = SafeText.name(element["customClass"]) ?? elementClass
    let base = Self.baseClass(of: className, elementClass, element)
    var view = ScenarioView(className: className, geometry: geometry(element, layout))
    if base != className { view.baseClass = base }
    view.id = isPrototype ? names.prototype(element) : names.identifier(for: element)
    view.address = element.id?.lowercased()
    view.text = IBText.text(of: element)
    if layout.frame(of: element) == nil { view.responder.unknown.add(.frame) }
    if !UIKitClass.isPlain(className) { view.responder.unknown.add(.overrides) }
    if element[IBElement.accessory] != nil { view.responder.unknown.add(.placement) }
    view.properties.set(IBDrawing.properties(of: element, document.colors, view.simulatedClass))
    var settings = readSettings(of: element, view.simulatedClass)
    view.properties.set(settings.kept)
    readFlags(element, base: base, into: &view)
    readRuntimeAttributes(element, into: &view, &settings)
    view.properties.set(settings.kept)
    warn(ofLost: settings, of: className, line: element.line)
    let isControl = UIKitClass.isKind(base, of: "UIControl")
    view.actions = controlActions(of: element, className: className, isControl: isControl)
    if isControl {
      view.actions += segueActions(of: element, event: base == "UIButton" ? "touchUpInside" : "valueChanged")
    }
    if UIKitClass.isCell(base) { view.actions += segueActions(of: element, event: nil) }
    view.gestureRecognizers = gestureRecognizers(of: element, unknown: &view.responder.unknown)
    if let covered = layout.covered[ObjectIdentifier(element)], covered > 0,
      element["contentInsetAdjustmentBehavior"] != "never"
    {
      view.contentOffset = TracePoint(x: 0, y: -covered)
      view.responder.unknown.add(.placement)
    }
    for change in view.fit() { warnings.add(change, line: element.line) }
    return view
  }

  /// The simulated class or ancestor of a view. A view of a custom class that sends actions for control events is a
  /// control, even though the element of a plain view does not show it.
  private static func baseClass(
    of className: String, _ elementClass: String, _ element: IBElement
  ) -> String? {
    if let known = UIKitClass.simulated(className, of: UIKitClass.view) { return known }
    let base = UIKitClass.simulated(elementClass, of: UIKitClass.view)
    let hasEvents = element.connections("action").contains { !$0.controlEvents.isEmpty }
    return base == "UIView" && className != elementClass && hasEvents ? "UIControl" : base
  }

  /// The values of properties that only some classes have.
  private func readSettings(of element: IBElement, _ simulatedClass: String) -> IBSettings {
    var settings = IBSettings(IBSetting.views, of: simulatedClass)
    settings.read(element)
    if simulatedClass == "UISegmentedControl", let segments = element.child("segments")?.children {
      if let count = settings.named("segments") { settings.take(count, .number(Double(segments.count))) }
      if segments.contains(where: { $0.flag("enabled") == false }) { settings.lose("enabled of segments") }
    }
    return settings
  }

  private func readFlags(_ element: IBElement, base: String?, into view: inout ScenarioView) {
    view.isHidden = element.flag("hidden").flatMap { $0 ? true : nil }
    view.alpha = element.number("alpha").map { min(max($0, 0), 1) }
    view.clipsToBounds = element.flag("clipsSubviews")
    // Interface Builder leaves out the default of a plain view, even if the class has another default.
    if view.isUserInteractionEnabled == nil, UIKitClass.inherits(.ignoresTouches, base) {
      view.isUserInteractionEnabled = true
    }
    if view.clipsToBounds == nil, UIKitClass.isKind(base, of: "UIScrollView") { view.clipsToBounds = false }
  }

  private func geometry(_ element: IBElement, _ layout: IBLayout) -> ScenarioGeometry {
    guard let frame = layout.frame(of: element) else { return .fill }
    guard let bounds = element.value(forKey: "bounds")?.rect, let canvas = element.canvas,
      bounds.origin != .zero || bounds.size != canvas.size
    else { return .frame(frame) }
    let center = TracePoint(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    let size = frame.size == canvas.size ? bounds.size : frame.size
    return .bounds(
      TraceRect(x: bounds.minX, y: bounds.minY, width: size.width, height: size.height), center: center)
  }

  /// Applies the user-defined runtime attributes that affect event delivery.
  private mutating func readRuntimeAttributes(
    _ element: IBElement, into view: inout ScenarioView, _ settings: inout IBSettings
  ) {
    let colors = document.colors
    readRuntimeAttributes(of: element, &settings) { path, attribute in
      let value = attribute.value(forKey: "value") ?? attribute
      let flag = attribute.runtimeFlag
      switch path {
      case "hidden", "isHidden": view.isHidden = flag
      case "alpha": view.alpha = value.number("value").map { min(max($0, 0), 1) }
      case "clipsToBounds", "layer.masksToBounds": view.clipsToBounds = flag
      case "layer.zPosition": view.zPosition = value.number("value")
      default:
        return IBDrawing.take(path, attribute, colors, into: &view) || path.hasPrefix("layer.")
          || path.hasPrefix("accessibility")
          || path.hasPrefix("isAccessibility")
      }
      return true
    }
  }
}

extension IBScreenReader {
  /// The target-action pairs of a control, one for each event. Other objects send no actions.
  mutating func controlActions(of element: IBElement, className: String, isControl: Bool)
    -> [ScenarioTargetAction]
  {
    var actions: [ScenarioTargetAction] = []
    for action in element.connections("action") {
      guard let selector = SafeText.name(action["selector"]) else { continue }
      guard isControl else {
        warnings.add(
          "only controls send actions, and the action '\(selector)' of the \(className) is left out",
          line: action.line)
        continue
      }
      let events = action.controlEvents
      if events.isEmpty {
        warnings.add("the action '\(selector)' names no event and is left out", line: action.line)
      }
      for event in events {
        guard ScenarioLimits.isControlEvent(event) else {
          warnings.add(
            "the action '\(selector)' is for '\(event)', which is no event of UIKit's, and is left out",
            line: action.line)
          continue
        }
        actions.append(
          ScenarioTargetAction(action: selector, event: event, target: names.target(action["destination"])))
      }
    }
    return actions
  }

  /// The recognizers that are attached to a view.
  mutating func gestureRecognizers(of view: IBElement, unknown: inout [String]) -> [ScenarioGestureRecognizer]
  {
    var recognizers: [ScenarioGestureRecognizer] = []
    for outlet in view.connections("outletCollection") where outlet["property"] == "gestureRecognizers" {
      guard let element = document[outlet["destination"]], element.isRecognizer else {
        warnings.add("the view's gesture recognizer is not in the document", line: outlet.line)
        unknown.add(.gestureRecognizers)
        continue
      }
      recognizers.append(recognizer(element, unknown: &unknown))
    }
    return recognizers
  }

  /// The target-action pairs of an object with one event, such as a bar button, or with none, such as a recognizer.
  mutating func actions(of sender: IBElement, event: String? = nil) -> [ScenarioTargetAction] {
    sender.connections("action").compactMap { action in
      SafeText.name(action["selector"]).map { selector in
        ScenarioTargetAction(action: selector, event: event, target: names.target(action["destination"]))
      }
    } + segueActions(of: sender, event: event)
  }

  private mutating func recognizer(_ element: IBElement, unknown: inout [String]) -> ScenarioGestureRecognizer
  {
    let className = element.className ?? "UIGestureRecognizer"
    var recognizer = ScenarioGestureRecognizer(id: names.identifier(for: element), className: className)
    if recognizer.simulatedClass != className { recognizer.baseClass = element.elementClass }
    recognizer.actions = actions(of: element)
    var settings = IBSettings(IBSetting.recognizers, of: recognizer.simulatedClass)
    settings.read(element)
    for (key, start) in [("scale", "1"), ("rotation", "0")] {
      if let value = element[key], value != start { settings.lose(key) }
    }
    readRuntimeAttributes(of: element, &settings) { _, _ in false }
    recognizer.properties.set(settings.kept)
    warn(ofLost: settings, of: className, line: element.line)
    let hasDelegate = element.connections("outlet").contains { $0["property"] == "delegate" }
    if hasDelegate || !settings.lost.isEmpty || !UIKitClass.isUIKit(className) {
      unknown.add(.gestureRecognizers)
    }
    return recognizer
  }

  /// Applies the user-defined runtime attributes of a view or a recognizer, and warns of unknown ones.
  ///
  /// - Parameters:
  ///   - element: The element of the view or the recognizer.
  ///   - settings: The settings that only some classes have.
  ///   - take: Takes an attribute that all views or recognizers have, and returns whether it did.
  mutating func readRuntimeAttributes(
    of element: IBElement, _ settings: inout IBSettings,
    take: (_ keyPath: String, _ attribute: IBElement) -> Bool
  ) {
    var ignored: [String] = []
    for attribute in element.runtimeAttributes {
      guard let path = SafeText.name(attribute["keyPath"]), !take(path, attribute) else { continue }
      if let known = settings.named(path) {
        settings.take(known, known.value(ofRuntime: attribute))
      } else {
        ignored.append(path)
      }
    }
    for path in ignored where !ignoredAttributes.contains(path) {
      if ignoredAttributes.isEmpty { firstIgnoredLine = element.line }
      ignoredAttributes.append(path)
    }
  }

  /// Warns once of all runtime attributes that a scenario cannot contain.
  mutating func warnOfIgnoredAttributes() {
    guard !ignoredAttributes.isEmpty else { return }
    let shown = ignoredAttributes.prefix(20).joined(separator: ", ")
    let rest = ignoredAttributes.count - min(ignoredAttributes.count, 20)
    warnings.add(
      "runtime attributes that only the app's code knows are not kept: \(shown)"
        + (rest > 0 ? " and \(rest) more" : ""),
      line: firstIgnoredLine)
  }

  /// Warns of the settings of an object that a scenario cannot contain.
  mutating func warn(ofLost settings: IBSettings, of className: String, line: Int) {
    guard !settings.lost.isEmpty else { return }
    warnings.add("\(settings.lost.joined(separator: ", ")) of the \(className) cannot be kept", line: line)
  }
}

extension IBElement {
  /// The user-defined runtime attributes, in the document's order.
  var runtimeAttributes: [IBElement] { children(of: "userDefinedRuntimeAttributes") }

  /// The flag value of a runtime attribute.
  var runtimeFlag: Bool? {
    let value = value(forKey: "value") ?? self
    return value.flag("value") ?? value.number("value").map { $0 != 0 }
  }
}

extension IBScreenReader {
  /// The private view of a navigation or tab bar controller, with its bars at the frames that iOS gives them.
  mutating func containerView(_ bars: [IBBar], in place: IBPlace) -> ScenarioView {
    var container = ScenarioView(
      className: "UILayoutContainerView", baseClass: "UIView", geometry: .frame(place.frame))
    container.responder.unknown.add(.overrides)
    for bar in bars {
      container.subviews.append(scenarioView(bar.element).placed(at: bar.frame))
    }
    return container
  }

  /// The buttons of a bar, and the views in it instead of buttons. A toolbar has its own view around such a view, by which
  /// that is known to be an item (OW-106).
  mutating func barViews(
    _ items: [IBBarItems.Item], inToolbar: Bool = false
  ) throws(InputError) -> [ScenarioView] {
    var views: [ScenarioView] = []
    for item in items {
      let custom = item.element.isView ? item.element : IBBarItems.customView(of: item.element)
      var found = if let custom { try view(custom) } else { button(of: item.element) }
      if custom != nil, inToolbar {
        let inside = found.placed(
          at: TraceRect(x: 0, y: 0, width: item.frame.size.width, height: item.frame.size.height))
        found = ScenarioView(className: UIKitClass.customItem, geometry: .fill)
        found.subviews = [inside]
      }
      views.append(found.placed(at: item.frame))
    }
    return views
  }

  /// UIKit's private button for an item, with the item's action.
  private mutating func button(of item: IBElement) -> ScenarioView {
    var view = ScenarioView(className: UIKitClass.barButton, baseClass: "UIControl", geometry: .fill)
    let name = IBBarItems.name(of: item) ?? "UIBarButtonItem"
    view.id = names.name(name, for: item)
    view.text = IBBarItems.title(of: item)
    if item.flag("enabled") == false { view.isEnabled = false }
    view.actions = actions(of: item, event: "touchUpInside")
    return view
  }

  /// The buttons of a tab bar, which divide its width equally.
  mutating func tabButtons(
    _ controllers: [IBElement], of tabs: ScenarioController, in bar: TraceRect, _ device: IBDevice
  ) -> [ScenarioView] {
    guard !controllers.isEmpty else { return [] }
    let count = device.isPad ? controllers.count : min(controllers.count, 5)
    let width = bar.size.width / Double(count)
    return (0..<count).map { index in
      let controller = controllers[index]
      let isMore = !device.isPad && index == 4 && controllers.count > 5
      let item = controller.value(forKey: "tabBarItem")
      let title =
        isMore
        ? "More"
        : SafeText.name(item?["title"]) ?? item.flatMap(IBBarItems.name) ?? SafeText.name(controller["title"])
      var view = ScenarioView(
        className: UIKitClass.tab, baseClass: "UIControl",
        geometry: .frame(
          TraceRect(
            x: Double(index) * width + 2, y: 1, width: width - 4, height: device.tabBarHeight - 1)))
      view.id = names.name(title.map { "tab \($0)" } ?? UIKitClass.tab, for: nil)
      view.text = isMore ? "More" : SafeText.name(item?["title"])
      view.responder.unknown.add(.placement)
      view.actions = [
        ScenarioTargetAction(
          action: "tabBar(_:didSelect:)", event: "touchUpInside", target: tabs.id ?? tabs.className)
      ]
      return view
    }
  }
}

extension ScenarioView {
  /// The view with the frame that iOS gives it.
  fileprivate func placed(at frame: TraceRect) -> ScenarioView {
    var view = self
    view.geometry = .frame(frame)
    view.responder.unknown.remove(.frame)
    view.responder.unknown.add(.placement)
    return view
  }
}

extension IBScreenReader {
  /// The places of child controllers: the columns of a split view from the leading edge, or stacked if there is no room
  /// for them side by side.
  mutating func places(of contained: [IBElement], of element: IBElement, in place: IBPlace) -> [IBPlace] {
    guard contained.count > 1 else { return contained.map { _ in place } }
    scenarioUnknown.add(.columns)
    guard element.name == "splitViewController", device.showsColumns else {
      warnings.add(
        "the columns of the split view are stacked here, the last one in front; iOS lays them side by side "
          + "or shows one of them",
        line: element.line)
      return contained.map { _ in place }
    }
    warnings.add(
      "the columns of the split view stand side by side, the first \(Int(IBDevice.columnWidth)) points wide; "
        + "code and people can change that",
      line: element.line)
    let width = min(IBDevice.columnWidth, place.frame.size.width / 2)
    return contained.indices.map { index in
      var column = place
      if index == contained.count - 1 {
        column.frame.origin.x += width
        column.frame.size.width -= width
        column.safeArea.left = 0
      } else {
        // The first of three columns is off screen until it is asked for.
        if index < contained.count - 2 { column.frame.origin.x -= width }
        column.frame.size.width = width
        column.safeArea.right = 0
      }
      return column
    }
  }

  /// Warns where the tab bar of an iPad is, since that changed.
  mutating func warnOfTabBar(_ element: IBElement) {
    warnings.add(
      "the tab bar stands at the top, as on an iPad since iPadOS 18; before, and in apps that were built for it, "
        + "it is at the bottom",
      line: element.line)
  }

  /// The action of the back button of a navigation bar.
  func popAction(of controller: ScenarioController) -> ScenarioTargetAction {
    ScenarioTargetAction(
      action: "navigationBar(_:shouldPop:)", event: "touchUpInside",
      target: controller.id ?? controller.className)
  }
}

extension IBScreenReader {
  /// Segues as actions: UIKit sends `perform:` to each. The segue of a cell's accessory is left out, since selecting
  /// the cell does not perform it.
  mutating func segueActions(of element: IBElement, event: String?) -> [ScenarioTargetAction] {
    element.connections("segue").filter { $0["trigger"] != "accessoryAction" }.compactMap { segue in
      guard !["relationship", "embed", "unwind"].contains(segue["kind"] ?? "") else {
        guard segue["kind"] == "unwind" else { return nil }
        return ScenarioTargetAction(
          action: "perform:", event: event,
          target: SegueName.unwinding(to: SafeText.name(segue["unwindAction"]) ?? "?"))
      }
      guard let controller = document[segue["destination"]] else { return nil }
      return ScenarioTargetAction(
        action: "perform:", event: event, target: SegueName.showing(shownName(of: controller)))
    }
  }

  /// The name of the controller that a segue shows; for a navigation controller the one inside it.
  private func shownName(of controller: IBElement) -> String {
    var shown = controller
    for _ in 0..<Self.deepestControllers where shown["customClass"] == nil {
      let first = shown.connections("segue").first { $0["relationship"] == "rootViewController" }
      guard let inner = document[first?["destination"]], inner.isController else { break }
      shown = inner
    }
    if shown.name == "viewControllerPlaceholder", let storyboard = SafeText.name(shown["storyboardName"]) {
      let scene = SafeText.name(shown["referencedIdentifier"])
      return scene ?? storyboard
    }
    let className = SafeText.name(shown["customClass"])
    let isClear = document.screens.count { $0.object["customClass"] == className } < 2
    return (isClear ? className : nil) ?? SafeText.name(shown["storyboardIdentifier"]) ?? className
      ?? SafeText.name(shown["title"]) ?? SafeText.name(shown.value(forKey: "navigationItem")?["title"])
      ?? shown.className ?? UIKitClass.controller
  }
}
