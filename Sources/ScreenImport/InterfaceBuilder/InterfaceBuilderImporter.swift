// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// Turns one screen of an Interface Builder document into a scenario.
enum InterfaceBuilderImporter {
  static func read(
    _ text: String, file: String, source: ScreenSource, scene: String?
  ) throws(InputError) -> ImportedScreen {
    let document = try IBDocument(text, file: file)
    var warnings = ImportWarnings(file: file)
    let screen = try document.screen(scene, &warnings)
    guard !screen.isReference else {
      throw InputError(
        file: file, line: screen.object.line,
        message: "the scene refers to another storyboard and has no views",
        hint: "read that storyboard instead")
    }
    var reader = IBScreenReader(document, showing: screen, warnings: warnings)
    var scenario = Scenario(name: FileName.stem(file))
    scenario.source = source.name
    if document.usesAutoLayout { scenario.unknown.add(.layout) }
    for word in [UnknownProperty.boundsOrigin, .transform, .code] { scenario.unknown.add(word) }
    if !screen.otherViews.isEmpty {
      let count = screen.otherViews.count
      reader.warnings.add(
        "\(count == 1 ? "a view" : "\(count) views") beside the controller's view \(count == 1 ? "is" : "are") "
          + "not on the screen and left out",
        line: screen.otherViews.first?.line)
    }
    let (window, size) = try window(showing: screen, &reader)
    scenario.windows = [window]
    scenario.deviceSize = (size ?? deviceSize(of: document)).clamped
    return ImportedScreen(
      scenario: scenario, warnings: reader.warnings.all, scenes: document.choices)
  }

  /// The window of a screen, and the size of the screen as far as its views tell it.
  private static func window(
    showing screen: IBScreen, _ reader: inout IBScreenReader
  ) throws(InputError) -> (ScenarioWindow, TraceSize?) {
    var window = ScenarioWindow()
    let object = screen.object
    if object.isController {
      var controller = try reader.controller(object)
      if controller.view == nil, controller.viewControllers.isEmpty {
        reader.warnings.add("the scene has no view of its own", line: object.line)
      }
      let size = size(of: controller)
      controller.view = controller.view.map(movedToOrigin)
      window.rootViewController = controller
      return (window, size)
    }
    var view = try reader.view(object)
    let size = size(of: view)
    if view.className == "UIWindow" || view.baseClass == "UIWindow" {
      window.view = movedToOrigin(view)
      window.view.baseClass = "UIWindow"
      return (window, size)
    }
    view = movedToOrigin(view)
    window.view.responder.unknown.add(.window)
    if let owner = reader.document.owner(of: object) {
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
    return (window, size)
  }

  /// A root view lies in its window without an offset, so that its coordinates are the window's.
  private static func movedToOrigin(_ view: ScenarioView) -> ScenarioView {
    guard case .frame(let frame) = view.geometry else { return view }
    var moved = view
    moved.geometry = .frame(TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height))
    return moved
  }

  private static func size(of view: ScenarioView) -> TraceSize? {
    let size: TraceSize
    switch view.geometry {
    case .frame(let frame): size = frame.size
    case .bounds(let bounds, _): size = bounds.size
    case .fill: return nil
    }
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The size of a controller's root view, or of the first one that it contains with the bars above it.
  private static func size(of controller: ScenarioController) -> TraceSize? {
    if let size = controller.view.flatMap(size(of:)) { return size }
    for child in controller.viewControllers {
      if case .frame(let frame)? = child.view?.geometry, frame.size.width > 0, frame.size.height > 0 {
        return TraceSize(
          width: max(frame.maxX, frame.size.width), height: max(frame.maxY, frame.size.height))
      }
      if let size = size(of: child) { return size }
    }
    return nil
  }

  /// The canvas that the document was drawn for.
  private static func deviceSize(of document: IBDocument) -> TraceSize {
    let device = document.root.child("device")
    let size = IBDevices.sizes[device?["id"] ?? ""] ?? (375, 667)
    let isLandscape = device?["orientation"] == "landscape"
    return isLandscape
      ? TraceSize(width: size.height, height: size.width) : TraceSize(width: size.width, height: size.height)
  }
}
