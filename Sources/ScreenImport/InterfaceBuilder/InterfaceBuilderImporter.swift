// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Turns one screen of an Interface Builder document into a scenario.
enum InterfaceBuilderImporter {
  static func read(
    _ text: String, file: String, source: String, scene: String?
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
    let device = device(of: document, showing: screen)
    var reader = IBScreenReader(document, showing: screen, on: device, warnings: warnings)
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
    scenario.windows = [try window(showing: screen, &reader)]
    reader.warnOfIgnoredAttributes()
    warnOfContainer(of: screen, &reader)
    scenario.unknown += reader.scenarioUnknown
    scenario.deviceSize = device.size.clamped
    return ImportedScreen(
      scenario: scenario, warnings: reader.warnings.all, scenes: document.choices)
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
    var view = try reader.view(object)
    if view.className == "UIWindow" || view.baseClass == "UIWindow" {
      window.view = movedToOrigin(view)
      window.view.baseClass = "UIWindow"
      return window
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
    return window
  }

  /// A root view lies in its window without an offset, so that its coordinates are the window's.
  private static func movedToOrigin(_ view: ScenarioView) -> ScenarioView {
    guard case .frame(let frame) = view.geometry else { return view }
    var moved = view
    moved.geometry = .frame(TraceRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height))
    return moved
  }

  /// Says of a scene that stands in containers that it is shown in them.
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

  /// The device that the document names. An old document, or a view of its own, gets one of the canvas's size.
  private static func device(of document: IBDocument, showing screen: IBScreen) -> IBDevice {
    let named = IBDevice(document.root.child("device"))
    if screen.object.isController, let named { return named }
    let size = canvas(of: screen.object, document, depth: 0)
    return size.map { IBDevice(size: $0) } ?? named ?? IBDevice(size: TraceSize(width: 375, height: 667))
  }

  /// How far the canvas of a view or a controller reaches, or that of the first controller that it contains.
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
