// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Turns a captured screen into a scenario.
struct CaptureImporter {
  let screen: CapturedScreen
  var scenario: Scenario
  var warnings: ImportWarnings

  /// The identifiers of objects.
  private let names: CaptureNames

  /// The identifiers that no object has yet. Two objects may claim the same address.
  private var free: [CaptureAddress: String]

  /// The overrides of each class.
  let classes: CapturedClasses

  private let controllers: [CaptureAddress: CapturedController]

  static func read(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    try DeepStack.run { Result { () throws(InputError) in try readHere(text, file: file) } }.get()
  }

  private static func readHere(_ text: String, file: String) throws(InputError) -> ImportedScreen {
    var importer = CaptureImporter(try CaptureReader.read(text, file: file), file: file)
    importer.addWindows()
    importer.endChains()
    importer.addTouch()
    let recordings = importer.recordings(of: text)
    return ImportedScreen(
      scenario: importer.scenario, warnings: importer.warnings.all, scenes: [], recordings: recordings)
  }

  private init(_ screen: CapturedScreen, file: String) {
    self.screen = screen
    scenario = Scenario(name: FileName.stem(file))
    scenario.source = ScreenSource.Capture.name
    warnings = ImportWarnings(file: file)
    names = CaptureNames(screen)
    free = names.identifiers
    classes = CapturedClasses(screen.classes)
    controllers = screen.controllersByView
  }

  /// The identifier of the object that is being read, if it owns the address.
  private mutating func takeIdentifier(of address: CaptureAddress?, _ kind: CaptureNames.ObjectKind)
    -> String?
  {
    guard let address, names.identifier(of: address, as: { $0 == kind }) != nil else { return nil }
    return free.removeValue(forKey: address)
  }

  /// The identifier of an object that can be in a responder chain.
  private func responder(_ address: CaptureAddress) -> String? {
    names.identifier(of: address, as: \.isResponder)
  }

  // MARK: - Windows

  private mutating func addWindows() {
    if let size = screen.size, size.width > 0, size.height > 0 { scenario.deviceSize = size.clamped }
    addApplication()
    if let screenshot = screen.screenshot {
      if screenshot.fits(scenario.deviceSize) {
        scenario.screenshot = screenshot
      } else {
        warnings.add(
          "the picture of the screen is left out: with \(screenshot.width) × \(screenshot.height) pixels it has other "
            + "proportions than the screen")
      }
    }
    for window in screen.windows {
      var view = view(window, in: nil, of: nil)
      if view.simulatedClass != "UIWindow", !UIKitClass.isKind(view.simulatedClass, of: "UIWindow") {
        view.baseClass = "UIWindow"
      }
      var made = ScenarioWindow(view: view)
      made.isKeyWindow = window.isKeyWindow
      scenario.windows.append(made)
    }
    if let scene = screen.windows.lazy.compactMap(\.scene).first {
      scenario.scene?.className = scene.className
    }
    if let cut = screen.cut, cut > 0 {
      warnings.add("the capture leaves out \(cut) views, which are too many or lie too deep")
    }
    for warning in classes.warnings(for: screen) { warnings.add(warning.message, hint: warning.hint) }
  }

  private mutating func addApplication() {
    guard let application = screen.application else { return }
    scenario.application.responder.className = application.className
    scenario.application.responder.id = takeIdentifier(of: application.address, .application)
    if let delegate = application.delegate {
      scenario.application.delegate = ScenarioResponder(
        id: takeIdentifier(of: delegate.address, .delegate), className: delegate.className)
    } else {
      scenario.application.delegate = nil
    }
  }

  /// The view with its subviews.
  private mutating func view(
    _ captured: CapturedView, in superview: CapturedView?, of enclosing: CapturedController?
  ) -> ScenarioView {
    let base = classes.simulated(captured.className, of: UIKitClass.view)
    var view = ScenarioView(className: captured.className, simulatedAs: base, captured.geometry)
    view.address = captured.address?.text
    view.id = takeIdentifier(of: captured.address, .view)
    view.transform = captured.transform.flatMap { $0 == .identity ? nil : $0 }
    view.anchorPoint = captured.anchorPoint
    keep(captured.properties, of: view.simulatedClass, as: name(of: captured), in: &view.properties)
    if view.text == nil { view.text = captured.label }
    view.actions = UIKitClass.isKind(base, of: "UIControl") ? captured.actions.flatMap(targetActions) : []
    addRecognizers(of: captured, to: &view)
    let controller = captured.address.flatMap { controllers[$0] }
    if let controller {
      view.viewController = scenarioController(controller, in: superview)
      view.viewController?.isChild = controller.parent != nil || enclosing == nil
    }
    addOverrides(of: captured, in: superview, to: &view)
    for change in view.fit() { warnings.add("\(name(of: captured)): \(change)") }
    view.subviews = captured.subviews.map { self.view($0, in: captured, of: controller ?? enclosing) }
    return view
  }

  /// Keeps the properties that the simulated class of a view or a recognizer has.
  private mutating func keep(
    _ properties: [ScenarioProperty], of simulated: String, as name: String, in list: inout PropertyList
  ) {
    for property in properties where ScenarioLimits.has(property.name, simulated) {
      if ScenarioLimits.allows(property, of: simulated) {
        list[property.name] = property.value
      } else {
        warnings.add("\(property.name) of \(name) has a value that cannot be kept")
      }
    }
  }

  private func addOverrides(
    of captured: CapturedView, in superview: CapturedView?, to view: inout ScenarioView
  ) {
    view.responder.implements = classes.touchesMethods(of: captured.className)
    if classes.isHitTestUnknown(of: captured.className) { view.responder.unknown.add(.overrides) }
    if !captured.animations.isEmpty { view.responder.unknown.add(.animations) }
    if captured.hasTransform3D == true || captured.bounds == nil && captured.frame == nil {
      view.responder.unknown.add(captured.frame == nil ? .frame : .bounds)
    }
    view.knowHitTestOfClass()
    // A window is followed by its scene or the application.
    guard let superview else { return }
    let expected =
      view.viewController == nil ? superview.address : captured.address.flatMap { controllers[$0]?.address }
    setNext(captured.next, expected: expected, of: &view.responder)
  }

  /// Records a next responder that differs from the default, which shows an override.
  private func setNext(
    _ next: CaptureAddress?, expected: CaptureAddress?, of responder: inout ScenarioResponder
  ) {
    guard let next, let expected, next != expected else { return }
    if let id = self.responder(next) {
      responder.next = .responder(id)
    } else {
      responder.unknown.add(.overrides)
    }
  }

  private mutating func scenarioController(
    _ controller: CapturedController, in superview: CapturedView?
  ) -> ScenarioController {
    let base = classes.simulated(controller.className, of: UIKitClass.controller)
    var made = ScenarioController(
      id: takeIdentifier(of: controller.address, .controller), className: controller.className,
      baseClass: base == controller.className || base == UIKitClass.controller ? nil : base)
    made.responder.implements = classes.touchesMethods(of: controller.className)
    if classes.areTouchesUnknown(of: controller.className) { made.responder.unknown.add(.overrides) }
    setNext(controller.next, expected: superview?.address, of: &made.responder)
    return made
  }

  // MARK: - Actions and recognizers

  /// A pair for each event.
  private func targetActions(_ captured: CapturedAction) -> [ScenarioTargetAction] {
    let action = targetAction(captured)
    return captured.events.map { event in
      var one = action
      one.event = event
      return one
    }
  }

  private func targetAction(_ captured: CapturedAction) -> ScenarioTargetAction {
    let isClosure = captured.isClosure == true
    return ScenarioTargetAction(
      action: captured.action.flatMap { SafeText.name($0) } ?? (isClosure ? "handler" : "action"),
      target: isClosure ? "UIAction" : captured.target.map(name))
  }

  /// The identifier of an object on the screen, else its class.
  private func name(_ object: CapturedObject) -> String {
    object.address.flatMap { names.identifiers[$0] } ?? classes.readable(object.className)
  }

  private mutating func addRecognizers(of captured: CapturedView, to view: inout ScenarioView) {
    var leftOut: [String] = []
    for recognizer in captured.gestureRecognizers {
      guard !recognizer.isSystem else {
        leftOut.append(recognizer.className)
        continue
      }
      view.gestureRecognizers.append(scenarioRecognizer(recognizer))
      if recognizer.isPartlyUnknown || classes.isUnknownRecognizer(recognizer.className) {
        view.responder.unknown.add(.gestureRecognizers)
      }
    }
    if !leftOut.isEmpty { view.responder.unknown.add(.gestureRecognizers) }
  }

  private mutating func scenarioRecognizer(_ captured: CapturedRecognizer) -> ScenarioGestureRecognizer {
    var made = ScenarioGestureRecognizer(
      id: takeIdentifier(of: captured.address, .recognizer), className: captured.className)
    if made.simulatedClass != captured.className {
      made.baseClass = UIKitClass.simulated(classes.base(of: captured.className), of: UIKitClass.recognizer)
    }
    if let title = captured.title.flatMap({ SafeText.name($0) }) { made.properties["name"] = .text(title) }
    keep(
      captured.properties, of: made.simulatedClass, as: "a \(captured.className)", in: &made.properties)
    made.actions = captured.actions.map(targetAction)
    made.requiresFailureOf = captured.requiresFailureOf.filter { $0 != captured.address }
      .compactMap { names.identifier(of: $0) { $0 == .recognizer } }
    if let delegate = captured.delegate, captured.delegateMethods?.isEmpty != true {
      if let id = delegate.address.flatMap(responder) {
        made.delegate = .object(id)
      } else {
        made.delegate = .own(ScenarioGestureDelegate())
      }
    }
    return made
  }

  // MARK: - The touch

  /// Adds a tap at the location of the touch. The expectation is the view that UIKit found.
  private mutating func addTouch() {
    scenario.touches = screen.path
    guard screen.touches.isEmpty, let touch = screen.touch else { return }
    scenario.addTaps(at: [touch.location])
    guard let view = touch.view else { return }
    guard let id = names.identifier(of: view, as: { $0 == .view }) else {
      warnings.add("the touch's view \(view.text) is not among the views of the capture")
      return
    }
    var expectation = ScenarioExpectation()
    expectation.hitView = id
    scenario.expectations.append(expectation)
  }

  /// The calls that the app recorded, of the objects that are on the screen.
  private mutating func recordings(of text: String) -> [ImportedRecording] {
    let kept = names.identifiers.filter { free[$0.key] == nil }
    let recordings = screen.recordings.enumerated().map { number, recording in
      ImportedRecording(recording, number, of: text, system: screen.system, kept)
    }
    let leftOut = recordings.map(\.leftOut).reduce(0, +)
    if leftOut > 0 {
      warnings.add("\(leftOut) of the facts that the app noted are about objects that are not on the screen")
    }
    return recordings
  }

  private func name(of view: CapturedView) -> String {
    view.address.flatMap { names.identifiers[$0] } ?? classes.readable(view.className)
  }
}

extension CapturedView {
  /// Bounds and center, or the frame if it is equivalent.
  fileprivate var geometry: ScenarioGeometry {
    guard let bounds, let center else { return frame.map { .frame($0) } ?? .fill }
    let isPlain = (transform ?? .identity) == .identity && anchorPoint == nil
    guard isPlain, bounds.origin == .zero else { return .bounds(bounds, center: center) }
    return .frame(
      TraceRect(
        x: rounded(center.x - bounds.size.width / 2), y: rounded(center.y - bounds.size.height / 2),
        width: bounds.size.width, height: bounds.size.height))
  }
}

extension CapturedRecognizer {
  /// Whether its behavior may differ from its settings.
  fileprivate var isPartlyUnknown: Bool {
    delegate.map { !UIKitClass.isUIKit($0.className) && delegateMethods?.isEmpty != true } ?? false
      || areTargetsUnknown == true
  }
}

extension CaptureImporter {
  /// Removes next responders that form a cycle: no app has such a chain, so one address must be wrong.
  mutating func endChains() {
    var areLeftOut = false
    while true {
      var named = scenario
      named.nameEverything()
      let circles = Set(named.chainCycles.flatMap { $0 })
      guard !circles.isEmpty else { break }
      areLeftOut = true
      for (index, window) in named.windows.enumerated() {
        Self.dropNext(of: &scenario.windows[index].view, circles, named: window.view)
      }
    }
    if areLeftOut { warnings.add("next responders that lead in a circle are left out") }
  }

  private static func dropNext(of view: inout ScenarioView, _ circles: Set<String>, named: ScenarioView) {
    dropNext(of: &view.responder, circles, named: named.responder)
    if var controller = view.viewController, let name = named.viewController?.responder {
      dropNext(of: &controller.responder, circles, named: name)
      view.viewController = controller
    }
    for (index, subview) in named.subviews.enumerated() {
      dropNext(of: &view.subviews[index], circles, named: subview)
    }
  }

  private static func dropNext(
    of responder: inout ScenarioResponder, _ circles: Set<String>, named: ScenarioResponder
  ) {
    guard responder.next != nil, named.id.map(circles.contains) == true else { return }
    responder.next = nil
    responder.unknown.add(.overrides)
  }
}

/// Gives the objects of a capture their identifiers: the names that the app gives, and a name made from the class if
/// another object refers to one. All others are named later, with the rest of the scenario.
struct CaptureNames {
  private(set) var identifiers: [CaptureAddress: String] = [:]

  /// The kind of object at an address; if two objects claim it, that of the first.
  private var kinds: [CaptureAddress: ObjectKind] = [:]

  enum ObjectKind {
    case view, recognizer, controller, application, delegate

    /// Whether it can certainly be in a responder chain.
    var isResponder: Bool { self == .view || self == .controller || self == .application }
  }

  private var names = IdentifierPool.ofScenario
  private let referenced: Set<CaptureAddress>

  /// Shorter than the longest name of a scenario, to leave room for a number.
  private static let limit = 180

  init(_ screen: CapturedScreen) {
    let controllers = screen.controllersByView
    var referenced = Set(screen.touch?.view.map { [$0] } ?? [])
    for window in screen.windows { Self.note(window, in: nil, controllers, &referenced) }
    for recording in screen.recordings {
      referenced.formUnion(recording.objects)
      for fact in recording.facts { referenced.formUnion(ImportedRecording.addresses(in: fact)) }
    }
    self.referenced = referenced
    for window in screen.windows { add(window, controllers) }
    if let application = screen.application {
      add(.application, application.address, application.className)
      add(.delegate, application.delegate?.address, application.delegate?.className ?? "")
    }
  }

  /// The identifier of the object at an address, if it is of that kind.
  func identifier(of address: CaptureAddress, as isWanted: (ObjectKind) -> Bool) -> String? {
    kinds[address].map(isWanted) == true ? identifiers[address] : nil
  }

  /// Records the references of a view and its subviews.
  private static func note(
    _ view: CapturedView, in superview: CapturedView?,
    _ controllers: [CaptureAddress: CapturedController], _ referenced: inout Set<CaptureAddress>
  ) {
    // The next responder of most is the superview or controller, which needs no name for that.
    let controller = view.address.flatMap { controllers[$0] }
    if let next = view.next, next != (controller?.address ?? superview?.address) { referenced.insert(next) }
    if let next = controller?.next, next != superview?.address { referenced.insert(next) }
    let recognizers = view.gestureRecognizers
    let objects =
      view.actions.map(\.target) + recognizers.flatMap { [$0.delegate] + $0.actions.map(\.target) }
    referenced.formUnion(objects.compactMap { $0?.address })
    referenced.formUnion(recognizers.flatMap(\.requiresFailureOf))
    for subview in view.subviews { note(subview, in: view, controllers, &referenced) }
  }

  private mutating func add(_ view: CapturedView, _ controllers: [CaptureAddress: CapturedController]) {
    add(.view, view.address, view.className, called: view.identifier ?? view.instanceName)
    for recognizer in view.gestureRecognizers where !recognizer.isSystem {
      add(.recognizer, recognizer.address, recognizer.className, called: recognizer.title)
    }
    if let controller = view.address.flatMap({ controllers[$0] }) {
      add(.controller, controller.address, controller.className)
    }
    for subview in view.subviews { add(subview, controllers) }
  }

  private mutating func add(
    _ kind: ObjectKind, _ address: CaptureAddress?, _ className: String, called name: String? = nil
  ) {
    guard let address, kinds[address] == nil else { return }
    kinds[address] = kind
    let readable = SwiftName.demangled(className)
    guard
      let name = name.flatMap({ SafeText.name($0) }) ?? readable
        ?? (referenced.contains(address) ? className : nil)
    else { return }
    identifiers[address] = names.take(name: SafeText.line(name, limit: Self.limit))
  }
}
