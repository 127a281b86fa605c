// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// Reads one screen of a document: its controllers, views, actions and recognizers.
struct IBScreenReader {
  /// How deep controllers may contain each other.
  static let deepestControllers = 20

  let document: IBDocument
  var warnings: ImportWarnings
  var names: IBNames

  /// How many views were read, embedded ones counted each time.
  private var viewCount = 0

  /// The controllers that are being read, to find those that contain themselves.
  private var openControllers: [String] = []

  private var hasWarnedOfVariations = false

  init(_ document: IBDocument, showing screen: IBScreen, warnings: ImportWarnings) {
    self.document = document
    self.warnings = warnings
    names = IBNames(document, showing: screen)
  }

  /// A view with everything below it. The tree is walked without recursion; only embedded controllers recurse.
  mutating func view(_ root: IBElement, extraSubview: IBElement? = nil) throws(InputError) -> ScenarioView {
    var forest = ViewForest()
    var open: [(element: IBElement, parent: Int?)] = [(root, nil)]
    while let (element, parent) = open.popLast() {
      viewCount += 1
      guard viewCount <= InputLimits.views else {
        throw InputError(
          file: document.file, line: element.line,
          message: "the screen has more than \(InputLimits.views) views"
        )
      }
      let index = forest.add(scenarioView(element), to: parent)
      for segue in element.connections("segue") where segue["kind"] == "embed" {
        if let embedded = try embeddedView(segue) { _ = forest.add(embedded, to: index) }
      }
      var subviews = IBViewTree.subviews(of: element)
      if parent == nil, let extraSubview { subviews.insert(extraSubview, at: 0) }
      open += subviews.reversed().map { ($0, index) }
      warnOfVariations(element)
    }
    return forest.roots().first ?? ScenarioView(geometry: .fill)
  }

  /// A controller with its root view and the controllers that it contains.
  mutating func controller(_ element: IBElement) throws(InputError) -> ScenarioController {
    var controller = ScenarioController(className: element.className ?? UIKitClass.controller)
    let base =
      UIKitClass.simulated(element.elementClass, of: UIKitClass.controller) ?? UIKitClass.controller
    if base != controller.className { controller.baseClass = base }
    if element["customClass"] != nil, !UIKitClass.isPublic(controller.className) {
      controller.responder.unknown.add(.overrides)
    }
    if element.name == "viewControllerPlaceholder" {
      let storyboard = SafeText.name(element["storyboardName"]) ?? "?"
      controller.id = names.identifier(for: element)
      warnings.add(
        "the controller of storyboard '\(storyboard)' is in another file and has no view here",
        line: element.line)
      return controller
    }
    controller.id = names.identifier(for: element)
    openControllers.append(element.id ?? "")
    defer { openControllers.removeLast() }
    if let root = IBViewTree.rootView(of: element) {
      controller.view = try view(root, extraSubview: element.value(forKey: "refreshControl"))
    } else {
      controller.view = try containerView(IBViewTree.bars(of: element))
    }
    for segue in element.connections("segue") where segue["kind"] == "relationship" {
      if let child = try reachable(segue) { controller.viewControllers.append(try self.controller(child)) }
    }
    if base == "UITabBarController", !controller.viewControllers.isEmpty { controller.selectedIndex = 0 }
    return controller
  }

  /// The view of a container controller that brings bars: UIKit's private one, with the bars in it.
  private mutating func containerView(_ bars: [IBElement]) throws(InputError) -> ScenarioView? {
    guard !bars.isEmpty else { return nil }
    var container = ScenarioView(className: "UILayoutContainerView", baseClass: "UIView", geometry: .fill)
    container.responder.unknown.add(.overrides)
    for bar in bars { container.subviews.append(try view(bar)) }
    return container
  }

  /// The root view of an embedded controller, which fills the container view and carries the controller.
  private mutating func embeddedView(_ segue: IBElement) throws(InputError) -> ScenarioView? {
    guard let element = try reachable(segue) else { return nil }
    var controller = try controller(element)
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

  private mutating func warnOfVariations(_ element: IBElement) {
    guard !hasWarnedOfVariations else { return }
    let masks = element.children.filter { $0.name == "variation" }.flatMap(\.children)
    guard masks.contains(where: { $0.name == "mask" && $0["key"] == "subviews" }) else { return }
    hasWarnedOfVariations = true
    warnings.add("some subviews are installed for some size classes only; all are shown", line: element.line)
  }
}
