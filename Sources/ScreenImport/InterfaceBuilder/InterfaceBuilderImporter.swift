// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Turns one screen of an Interface Builder document into a scenario.
enum InterfaceBuilderImporter {
  /// - Parameters:
  ///   - files: The document, and further storyboards that it may refer to.
  ///   - source: The name of its format.
  ///   - scene: The scene to show.
  /// - Returns: The screen.
  /// - Throws: `InputError` for a document or scene that cannot be read or shown.
  static func read(
    _ files: [StoryboardFile], source: String, scene: SceneChoice
  ) throws(InputError) -> ImportedScreen {
    let document = try IBDocument(files[0], others: Array(files.dropFirst()))
    let file = document.file
    var warnings = ImportWarnings(file: file)
    let screen = try document.screen(scene.name, &warnings)
    guard !screen.isReference else {
      throw InputError(
        file: file, line: screen.object.line,
        message: "the scene refers to another storyboard and has no views",
        hint: "read that storyboard instead, or both: hitpath explain A.storyboard B.storyboard")
    }
    let (device, freeform) = device(of: document, showing: screen)
    if let freeform {
      warnings.add(
        "the scene is drawn at \(NumberText.decimal(device.size.width)) × \(NumberText.decimal(device.size.height)) points, "
          + "wider than the device of the document; the screen is assumed to have that size",
        line: freeform.line)
    }
    var reader = IBScreenReader(
      document, showing: screen, in: scene.container, on: device, warnings: warnings)
    var scenario = Scenario(name: FileName.stem(file))
    scenario.source = source
    if document.usesAutoLayout { scenario.unknown.add(.layout) }
    scenario.unknown.add([.boundsOrigin, .transform, .code])
    if !screen.otherViews.isEmpty {
      let count = screen.otherViews.count
      reader.warnings.add(
        "\(count == 1 ? "a view" : "\(count) views") beside the controller's view \(count == 1 ? "is" : "are") "
          + "not on the screen and left out",
        line: screen.otherViews.first?.line)
    }
    if let line = document.firstLeftOut {
      reader.warnings.add(
        "views that are installed for other size classes than those of this device are left out", line: line)
    }
    if let container = scene.container {
      scenario.windows = [try window(showing: screen, in: container, &reader)]
    } else {
      scenario.windows = [try window(showing: screen, &reader)]
    }
    reader.warnOfIgnoredAttributes()
    if reader.path?.isPresentedWithoutBar == true {
      reader.warnings.add(
        "a segue presents the scene without a navigation bar, and \(IBBarItems.names(of: screen.object)) "
          + "\(IBBarItems.count(of: screen.object) == 1 ? "is" : "are") not on the screen",
        line: screen.object.value(forKey: "navigationItem")?.line)
    }
    warnOfContainer(of: screen, &reader)
    scenario.unknown += reader.scenarioUnknown
    scenario.deviceSize = device.size.clamped
    return ImportedScreen(
      scenario: scenario, warnings: reader.warnings.all, scenes: document.choices,
      shown: document.choice(of: screen))
  }

  /// The window with a scene in the container in which code shows it.
  private static func window(
    showing screen: IBScreen, in container: SceneContainer, _ reader: inout IBScreenReader
  ) throws(InputError) -> ScenarioWindow {
    var controller = screen.object
    if !controller.isController {
      guard let owner = reader.document.owner(of: controller) else {
        throw InputError(
          file: reader.document.file, line: controller.line,
          message: "--in tells what a controller is shown in, and this view has no controller",
          hint: "the File's Owner of a controller's xib has the view as its outlet 'view'")
      }
      controller = owner.showing(controller)
    }
    var window = ScenarioWindow()
    window.rootViewController = try reader.controller(controller, shownIn: container)
    return window
  }

  private static func window(
    showing screen: IBScreen, _ reader: inout IBScreenReader
  ) throws(InputError) -> ScenarioWindow {
    var window = ScenarioWindow()
    let object = screen.object
    if object.isController {
      let outermost = reader.path?.outermost ?? object
      let controller = try reader.controller(outermost, in: IBPlace(reader.device))
      if controller.view == nil, controller.viewControllers.isEmpty {
        reader.warnings.add("the scene has no view of its own", line: object.line)
      }
      window.rootViewController = controller
      return window
    }
    let owner = reader.document.owner(of: object)
    // The view of a controller is laid out on the device, as in a scene.
    let layout = owner.map { IBLayout(object, of: $0, in: IBPlace(reader.device)) }
    var view = try reader.view(object, layout)
    if view.className == "UIWindow" || view.baseClass == "UIWindow" {
      window.view = movedToOrigin(view)
      window.view.baseClass = "UIWindow"
      return window
    }
    view = movedToOrigin(view)
    window.view.responder.unknown.add(.window)
    if let owner {
      let className = SafeText.name(owner["customClass"]) ?? "UIViewController"
      var controller = ScenarioController(id: reader.names.identifier(for: owner), className: className)
      if UIKitClass.simulated(className, of: UIKitClass.controller) != className {
        controller.baseClass = "UIViewController"
        controller.responder.unknown.add(.overrides)
      }
      controller.view = view
      window.rootViewController = controller
    } else {
      window.view.subviews = [view]
    }
    return window
  }

  /// Moves a root view to the origin of its window, so that its coordinates are the window's.
  private static func movedToOrigin(_ view: ScenarioView) -> ScenarioView {
    guard case .frame(let frame) = view.geometry else { return view }
    var moved = view
    moved.geometry = .frame(TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height))
    return moved
  }

  /// Warns that a scene inside containers is shown in them.
  private static func warnOfContainer(of screen: IBScreen, _ reader: inout IBScreenReader) {
    guard let path = reader.path, path.outermost !== screen.object,
      let container = reader.document.screens.first(where: { $0.object === path.outermost })
    else { return }
    let kind = container.object.className ?? UIKitClass.controller
    let name = container.names.first.map { " '\($0)'" } ?? ""
    let pushing = reader.document.screens.first { $0.object === path.origin }?.names.first
    reader.warnings.add(
      "the scene is shown in its \(kind)\(name)"
        + (pushing.map { ", pushed from '\($0)' as a segue does" } ?? ""),
      line: screen.object.line)
  }

  /// The device that the document names. An old document, or a view of its own, gets one of the canvas's size; so does a
  /// scene that is drawn freeform and wider than that device. Then `freeform` is the element that makes it freeform.
  private static func device(
    of document: IBDocument, showing screen: IBScreen
  ) -> (device: IBDevice, freeform: IBElement?) {
    let named = IBDevice(document.root.child("device"))
    let isOfController = screen.object.isController || document.owner(of: screen.object) != nil
    if isOfController, let named {
      guard let size = freeform(of: screen.object, document, depth: 0),
        let device = IBDevice(freeform: size), device.size.width > named.size.width
      else { return (named, nil) }
      return (device, size)
    }
    let size = canvas(of: screen.object, document, depth: 0)
    return (
      size.map { IBDevice(size: $0) } ?? named ?? IBDevice(size: TraceSize(width: 375, height: 667)), nil
    )
  }

  /// The size in which a controller is drawn freeform, or the first one that it contains.
  private static func freeform(of object: IBElement, _ document: IBDocument, depth: Int) -> IBElement? {
    if object.value(forKey: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics" {
      return object.value(forKey: "freeformSize")
    }
    guard depth < IBScreenReader.deepestControllers else { return nil }
    for segue in object.connections("segue") where segue["kind"] == "relationship" {
      guard let child = document[segue["destination"]] else { continue }
      if let size = freeform(of: child, document, depth: depth + 1) { return size }
    }
    return nil
  }

  /// The size of the canvas of a view or a controller, or that of its first child controller.
  private static func canvas(of object: IBElement, _ document: IBDocument, depth: Int) -> TraceSize? {
    let root = object.isController ? IBViewTree.rootView(of: object) : object
    if let frame = root?.canvas, frame.size.width > 0, frame.size.height > 0 {
      guard depth > 0 else { return frame.size }
      return TraceSize(width: max(frame.maxX, frame.size.width), height: max(frame.maxY, frame.size.height))
    }
    guard depth < IBScreenReader.deepestControllers else { return nil }
    for segue in object.connections("segue") where segue["kind"] == "relationship" {
      guard let child = document[segue["destination"]] else { continue }
      if let size = canvas(of: child, document, depth: depth + 1) { return size }
    }
    return nil
  }
}

/// A storyboard of Interface Builder.
extension ScreenSource.Storyboard: ImportedFormat {
  static let format = ImportFormat.interfaceBuilder(name) { $0.headHas(".Storyboard") }
}

/// A xib of Interface Builder.
extension ScreenSource.Xib: ImportedFormat {
  static let format = ImportFormat.interfaceBuilder(name) { !$0.headHas(".Storyboard") }
}

extension ImportFormat {
  fileprivate static func interfaceBuilder(
    _ name: String, where hasType: @escaping @Sendable (FormatText) -> Bool
  ) -> ImportFormat {
    ImportFormat(
      name: name, title: "a \(name)",
      begins: { $0.beginsWithTag && $0.headHas("com.apple.InterfaceBuilder") && hasType($0) },
      support: .read(
        Reading(
          noun: name, fileExtension: name,
          read: { (text, file, scene) throws(InputError) in
            try InterfaceBuilderImporter.read(
              [StoryboardFile(name: file, text: text)], source: name, scene: scene)
          })))
  }
}

extension IBDocument {
  /// The names of the screens that can be shown.
  var choices: [String] {
    zip(screens, screenNames).filter { !$0.0.isReference }.map(\.1)
  }

  /// The name of one of them.
  func choice(of screen: IBScreen) -> String? {
    zip(screens, screenNames).first { $0.0.object === screen.object }?.1
  }

  /// A unique name for each screen.
  private var screenNames: [String] {
    var owners: [String: Int] = [:]
    for screen in screens {
      for name in Set(screen.names.map { $0.lowercased() }) { owners[name, default: 0] += 1 }
    }
    return screens.map { screen in
      screen.names.first { owners[$0.lowercased()] == 1 } ?? screen.names.first ?? "?"
    }
  }

  /// The screen that the user names, or the initial one of the document.
  func screen(_ name: String?, _ warnings: inout ImportWarnings) throws(InputError) -> IBScreen {
    if let name { return try screen(named: name) }
    if let initial = root["initialViewController"] {
      if let screen = screens.first(where: { $0.object.id == initial }) { return screen }
      warnings.add("the initial view controller '\(SafeText.line(initial))' is not in the document")
    }
    let candidates = screens.indices.filter { !screens[$0].isReference }
    guard let first = candidates.first else {
      throw InputError(file: file, message: "the storyboard has only references to other storyboards")
    }
    if candidates.count > 1 {
      let names = screenNames
      let others = candidates.dropFirst().map { names[$0] }
      let reason = isStoryboard ? "no initial view controller is marked" : "the xib has several views"
      warnings.add(
        "\(reason); the first one, \(names[first]), is shown",
        hint: "choose another with --scene: \(Self.list(others))")
    }
    return screens[first]
  }

  private func screen(named name: String) throws(InputError) -> IBScreen {
    let exact = screens.filter { $0.names.contains(name) }
    let wanted = name.lowercased()
    let found = exact.isEmpty ? screens.filter { $0.names.contains { $0.lowercased() == wanted } } : exact
    if found.count == 1, let screen = found.first { return screen }
    let problem =
      found.isEmpty
      ? "there is no scene '\(SafeText.line(name))'" : "'\(SafeText.line(name))' names \(found.count) scenes"
    throw InputError(file: file, message: problem, hint: "the scenes are \(Self.list(choices))")
  }

  /// The names separated by commas, at most twenty.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(20).joined(separator: ", ")
    return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
  }
}

/// The containers around the scene that is shown, without which iOS never shows it.
struct IBScreenPath {
  /// The outermost controller, which the window shows.
  private(set) var outermost: IBElement

  /// The controller whose segue pushes the scene; nil for an initial scene of its container.
  private(set) var origin: IBElement?

  /// Whether the scene has items for a navigation bar, and the document does not tell which bar.
  private(set) var lacksBar = false

  /// Whether the scene has such items, and a segue presents it without a bar.
  private(set) var isPresentedWithoutBar = false

  /// The child that each container shows, by the container's identifier.
  private var shown: [String: IBElement] = [:]

  /// The path to a controller through the containers of a document.
  init(to controller: IBElement, in document: IBDocument, on device: IBDevice) {
    outermost = controller
    let links = Links(document)
    let isPushable = !["navigationController", "splitViewController"].contains(controller.name)
    if isPushable, links.container(of: controller) == nil, let pushing = links.pushing(controller) {
      origin = pushing.origin
      enter(pushing.container)
    }
    let stack = origin == nil ? links.container(of: controller)?.name : "navigationController"
    if stack != "navigationController", controller.name != "navigationController",
      IBBarItems.hasItems(controller)
    {
      isPresentedWithoutBar = links.isOnlyPresented(controller)
      lacksBar = !isPresentedWithoutBar
    }
    for _ in 0..<IBScreenReader.deepestControllers {
      guard let container = links.container(of: outermost), shown[container.id ?? ""] == nil,
        container !== controller, device.showsColumns || container.name != "splitViewController"
      else { return }
      enter(container)
    }
  }

  private mutating func enter(_ container: IBElement) {
    shown[container.id ?? ""] = outermost
    outermost = container
  }

  /// The controller that a container shows on the path to the scene; nil if the container is not on the path.
  func shown(by container: IBElement) -> IBElement? { container.id.flatMap { shown[$0] } }

  /// Whether the scene was pushed onto this container.
  func isPushed(onto container: IBElement) -> Bool {
    guard origin != nil, let id = container.id, let top = shown[id] else { return false }
    return shown[top.id ?? ""] == nil
  }

  /// Whether the scene, or a container of it, was pushed so that it hides the tab bar.
  func hidesTabBar(of tabs: IBElement) -> Bool {
    var inner = shown(by: tabs)
    while let controller = inner {
      if isPushed(onto: controller) {
        return shown(by: controller)?.flag("hidesBottomBarWhenPushed") == true
      }
      inner = shown(by: controller)
    }
    return false
  }

  /// The containments and pushes in a document, as its segues define them.
  private struct Links {
    private var containers: [String: IBElement] = [:]
    private var origins: [String: [IBElement]] = [:]
    private var presented: Set<String> = []

    init(_ document: IBDocument) {
      for screen in document.screens {
        let controller = screen.object
        for segue in controller.connections("segue") where segue["kind"] == "relationship" {
          if let id = segue["destination"], containers[id] == nil { containers[id] = controller }
        }
        for element in controller.withDescendants {
          for segue in element.connections("segue") where ["show", "push"].contains(segue["kind"] ?? "") {
            if let id = segue["destination"] { origins[id, default: []].append(controller) }
          }
          for segue in element.connections("segue") where IBPresentations.kinds.contains(segue["kind"] ?? "")
          {
            if let id = segue["destination"] { presented.insert(id) }
          }
        }
      }
    }

    /// Whether segues present the scene itself, and nothing else shows it.
    func isOnlyPresented(_ controller: IBElement) -> Bool {
      guard let id = controller.id, presented.contains(id) else { return false }
      return origins[id] == nil && controller["storyboardIdentifier"] == nil
    }

    func container(of controller: IBElement) -> IBElement? { controller.id.flatMap { containers[$0] } }

    /// The navigation controller that a controller is pushed onto, and the controller that pushes it.
    func pushing(_ controller: IBElement) -> (container: IBElement, origin: IBElement)? {
      var open = origins[controller.id ?? ""]?.map { (top: $0, origin: $0) } ?? []
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(controller)]
      var next = 0
      while next < open.count {
        let (top, origin) = open[next]
        next += 1
        guard seen.insert(ObjectIdentifier(top)).inserted else { continue }
        if let container = container(of: top), container.name == "navigationController" {
          return (container, origin)
        }
        open += origins[top.id ?? ""]?.map { ($0, origin) } ?? []
      }
      return nil
    }
  }
}

/// Gives the objects of a document their identifiers: the user's label, or a name from the class where an action
/// has to refer to the object. All others are named later, with the rest of the scenario.
struct IBNames {
  private let document: IBDocument

  /// The objects on the screen, by Interface Builder's identifiers.
  private let shown: Set<String>

  /// The objects that actions are sent to.
  private let targets: Set<String>

  private var unique = IdentifierPool.ofScenario
  private var given: [String: String] = [:]

  /// Names given to targets of actions before the targets were read.
  private var promised: [String: String] = [:]

  init(_ document: IBDocument, showing screen: IBScreen) {
    self.document = document
    shown = Self.objects(on: screen, of: document)
    targets = Set(
      document.root.withDescendants.filter { $0.name == "action" }.compactMap { $0["destination"] })
  }

  /// The identifier of the object that is being read; nil if it needs none.
  mutating func identifier(for element: IBElement) -> String? {
    let isReferred = element.id.map { promised[$0] != nil || (targets.contains($0) && given[$0] == nil) }
    guard Self.label(of: element) != nil || isReferred == true else { return nil }
    return name(Self.ownName(of: element), for: element)
  }

  /// The identifier of a prototype cell.
  mutating func prototype(_ cell: IBElement) -> String {
    name("prototype \(Self.ownName(of: cell))", for: cell)
  }

  /// An identifier for an object that has a name in the document.
  mutating func name(_ name: String, for element: IBElement?) -> String {
    guard let key = element?.id else { return unique.take(name: name) }
    if let promised = promised.removeValue(forKey: key) {
      given[key] = promised
      return promised
    }
    let taken = unique.take(name: name)
    if given[key] == nil { given[key] = taken }
    return taken
  }

  /// The name of an action's target: its identifier, the class of an object that is not on the screen, nil for the
  /// first responder.
  mutating func target(_ destination: String?) -> String? {
    guard let destination, let element = document[destination] else { return nil }
    if let name = given[destination] ?? promised[destination] { return name }
    if element.name == "placeholder" {
      if element["placeholderIdentifier"] != "IBFilesOwner" || !shown.contains(destination) {
        return element["placeholderIdentifier"] == "IBFirstResponder"
          ? nil : SafeText.name(element["customClass"])
      }
    } else if !shown.contains(destination) {
      return element.className ?? "NSObject"
    }
    let name = unique.take(name: Self.ownName(of: element))
    promised[destination] = name
    return name
  }

  /// The label that the user gave the object. Interface Builder calls every owner of a file "File's Owner".
  private static func label(of element: IBElement) -> String? {
    element.name == "placeholder" ? nil : SafeText.name(element["userLabel"])
  }

  private static func ownName(of element: IBElement) -> String {
    label(of: element) ?? element.className
      ?? (element.name == "placeholder" ? "UIViewController" : "UIView")
  }

  /// Everything that the screen shows: a controller with its views, and the controllers that it contains and embeds.
  private static func objects(on screen: IBScreen, of document: IBDocument) -> Set<String> {
    var found: Set<String> = []
    var open = [screen.object]
    var queued: Set<String> = []
    if let owner = document.owner(of: screen.object), let id = owner.id { found.insert(id) }
    while let object = open.popLast() {
      for element in object.withDescendants {
        if let id = element.id, element.isView || element.isController {
          found.insert(id)
        }
        guard element.name == "segue", element["kind"] == "relationship" || element["kind"] == "embed" else {
          continue
        }
        if let next = document[element["destination"]], let id = next.id, queued.insert(id).inserted {
          open.append(next)
        }
      }
    }
    return found
  }
}

extension IBElement {
  /// The owner of a xib as the controller of a view.
  fileprivate func showing(_ view: IBElement) -> IBElement {
    let controller = IBElement(name: "viewController", attributes: attributes, line: line)
    controller.set("userLabel", "")
    view.set("key", "view")
    controller.append(view)
    return controller
  }
}

extension IBDocument {
  /// The file's owner if it is the controller of this view, according to its outlet or, if it has none, the name of its
  /// class.
  func owner(of view: IBElement) -> IBElement? {
    guard !isStoryboard,
      let owner = root.child("objects")?.children.first(where: {
        $0["placeholderIdentifier"] == "IBFilesOwner"
      })
    else { return nil }
    if let outlet = owner.connections("outlet").first(where: { $0["property"] == "view" }) {
      return view.id != nil && outlet["destination"] == view.id ? owner : nil
    }
    let first = root.children(of: "objects").first(where: \.isView)
    let isWhole = view === first && !UIKitClass.isCell(view.elementClass) && view.name != "window"
    return isWhole && owner["customClass"]?.hasSuffix("Controller") == true ? owner : nil
  }
}
