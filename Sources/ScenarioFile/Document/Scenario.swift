// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace
package import UIKitModel

/// A screen, its events and the expectations: the content of a scenario file.
///
/// Importers create scenarios too, so that an imported screen can be saved, read and edited.
package struct Scenario: Hashable, Sendable {
  /// A short name for files and links, such as `round-button`.
  package var name: String

  /// The title by language (`en`, `zh-Hans`).
  package var title: [String: String] = [:]

  /// A sentence or two by language.
  package var summary: [String: String] = [:]

  /// How a page shows the scenario; nil for showing it with the answer.
  package var mode: TraceMode?

  /// The question to the reader by language, for the mode `question`; empty for the default question.
  package var question: [String: String] = [:]

  /// What the screen was read from: `scenario`, `storyboard`, `xib` or `recursiveDescription`.
  package var source = "scenario"

  /// The size of the device's screen, in points.
  package var deviceSize = TraceSize(width: 390, height: 844)

  /// The version of iOS that is simulated; nil for the newest.
  package var system: Double?

  /// Settings of the simulation that differ from the defaults, by name. Switches are 1 or 0.
  package var configuration: [String: Double] = [:]

  package var application = ScenarioApplication()

  /// The scene of all windows; nil for an application without scenes.
  package var scene: ScenarioResponder? = ScenarioResponder(className: "UIWindowScene")

  /// The windows, from back to front within a level: later ones were made visible later (HT-31).
  package var windows: [ScenarioWindow] = []

  /// Objects that are on no screen until code shows them: views, controllers and recognizers.
  package var views: [ScenarioView] = []
  package var viewControllers: [ScenarioController] = []
  package var gestureRecognizers: [ScenarioGestureRecognizer] = []

  package var touches: [ScenarioTouch] = []

  /// The settings with which the events are repeated.
  package var variants: [ScenarioVariation] = []

  package var expectations: [ScenarioExpectation] = []

  /// Recordings of devices, in files beside the scenario's file.
  package var recordings: [ScenarioRecording] = []

  /// The properties that the source does not tell about any of its views, by their UIKit names.
  package var unknown: [String] = []

  /// What the screen looked like in the app. Files cannot contain it, and it is not valid for variants.
  package var screenshot: TraceScreenshot?

  package init(name: String) {
    self.name = name
  }

  /// Whether the version of iOS has scenes.
  var hasScenes: Bool { system.map { $0 >= Self.systemWithScenes } ?? true }

  /// Scenes came with iOS 13.
  private static let systemWithScenes = 13.0
}

/// The application and its delegate.
package struct ScenarioApplication: Hashable, Sendable {
  package var responder = ScenarioResponder(className: "UIApplication")

  /// The delegate; nil for none.
  package var delegate: ScenarioResponder? = ScenarioResponder(className: "AppDelegate")

  /// Whether the delegate is a `UIResponder`, and therefore at the end of the chain (RC-5).
  package var delegateIsResponder = true

  /// Whether the delegate ends the chain: it is a responder that is not in the chain already (RC-5).
  package var delegateIsInChain: Bool {
    let placed = [UIKitClass.view, UIKitClass.controller]
    return delegateIsResponder && !placed.contains { UIKitClass.isKind(delegate?.className, of: $0) }
  }

  package init() {}
}

/// An object that is a responder and has more.
package protocol ScenarioResponding {
  var responder: ScenarioResponder { get set }
}

package extension ScenarioResponding {
  var id: String? {
    get { responder.id }
    set { responder.id = newValue }
  }

  var className: String {
    get { responder.className }
    set { responder.className = newValue }
  }
}

/// The values that every responder can have.
@dynamicMemberLookup
package struct ScenarioResponder: Hashable, Sendable {
  package var id: String?
  package var className: String

  /// Its answers as the delegate of recognizers (GR-5).
  package var gestureAnswers = ScenarioGestureAnswers()

  /// An override of `next` (RC-1).
  package var next: ScenarioNext?

  /// The touches methods that it implements itself (RC-10).
  package var implements: [TraceTouchesMethod] = []

  /// The additional steps of these methods, by their names.
  package var methodSteps: [String: [ScenarioStep]] = [:]

  /// The properties that the source does not tell, by their UIKit names.
  package var unknown: [String] = []

  /// The answers of its methods.
  package var answers = DeclaredAnswers()

  /// Whether it is first responder when the scenario begins.
  package var isFirstResponder: Bool?

  /// The views that it shows above the keyboard, or instead of it (OW-52).
  @Rare package var inputAccessoryView: String?
  @Rare package var inputView: String?

  package init(id: String? = nil, className: String) {
    self.id = id
    self.className = className
  }

  package subscript<Value>(dynamicMember path: WritableKeyPath<DeclaredAnswers, Value>) -> Value {
    get { answers[keyPath: path] }
    set { answers[keyPath: path] = newValue }
  }
}

/// A recording that a scenario names.
package struct ScenarioRecording: Hashable, Sendable {
  /// The name of a file in the folder of the scenario.
  package var file: String

  /// The line of the scenario file.
  package var line: Int?
}

/// A property and its values in the variants of a scenario: an entry of `variants`.
package struct ScenarioVariation: Hashable, Sendable {
  /// The id of an object of the file; nil for a setting of the simulation.
  package var object: String?

  /// The object's key, or the setting.
  package var property: String

  /// The values, each in YAML on one line: `true`, `[0, 0, 100, 44]`, `{outset: 20}`.
  package var values: [String]

  /// The expectations of the runs with these values.
  package var expectations: [ScenarioVariantExpectation] = []

  /// Whether the scenario's other expectations apply too, instead of only ``expectations``.
  package var inherits = false
}

/// An expectation for a variant.
package struct ScenarioVariantExpectation: Hashable, Sendable {
  /// The value that it applies to, in YAML on one line; nil for all of them.
  package var value: String?
  package var expectation: ScenarioExpectation

  package init(value: String? = nil, _ expectation: ScenarioExpectation) {
    self.value = value
    self.expectation = expectation
  }
}

extension Scenario {
  /// Makes views pass touches through unless one of their subviews is hit.
  ///
  /// - Parameter name: The identifier of a view or window, or else a class.
  /// - Returns: The number of views found.
  package mutating func letTouchesThrough(_ name: String) -> Int {
    let count = letTouchesThrough { $0.id == name }
    return count > 0 ? count : letTouchesThrough { $0.className == name }
  }

  private mutating func letTouchesThrough(where isMeant: (ScenarioView) -> Bool) -> Int {
    var count = 0
    let change: (inout ScenarioView) -> Void = { view in
      guard isMeant(view) else { return }
      view.hitTest = .passThrough
      count += 1
    }
    changeViews(change)
    return count
  }

  /// Changes every view of the scenario, including windows and the views of controllers.
  mutating func changeViews(_ body: (inout ScenarioView) -> Void) {
    for index in windows.indices {
      windows[index].view.change(body)
      windows[index].rootViewController?.change(body)
    }
  }
}

extension ScenarioView {
  /// Changes the view and everything below it, including the views of controllers.
  fileprivate mutating func change(_ body: (inout ScenarioView) -> Void) {
    body(&self)
    viewController?.change(body)
    for index in subviews.indices { subviews[index].change(body) }
  }
}

extension ScenarioController {
  fileprivate mutating func change(_ body: (inout ScenarioView) -> Void) {
    view?.change(body)
    for index in viewControllers.indices { viewControllers[index].change(body) }
    presents?.change(body)
  }
}

package extension Scenario {
  /// Gives every object without an identifier a unique one, based on its class.
  ///
  /// Identifiers that the scenario gives are reserved first and stay. The others are numbered in this order: the
  /// application, its delegate, the scene, then each window with its contents, depth first, and finally objects on no
  /// screen. A view comes before its recognizers with their delegates, its controller and its subviews; a window's root
  /// controller before its subviews; a controller before its view, the controllers that it contains and the one that it
  /// presents.
  mutating func nameEverything() {
    var given = Set<String>(ScenarioReading.reservedWords)
    forEachIdentifier { id, _ in
      if let id { given.insert(id) }
    }
    var pool = IdentifierPool(taken: given)
    forEachIdentifier { id, origin in
      guard id == nil else { return }
      switch origin {
      case .className(let className): id = pool.take(className: className)
      case .recognizer(let recognizer): id = pool.take(name: "\(recognizer).delegate")
      }
    }
  }

  /// Calls the body with every identifier, to read or set it, and the origin of its name.
  private mutating func forEachIdentifier(_ body: (inout String?, NameOrigin) -> Void) {
    application.responder.identify(body)
    application.delegate?.identify(body)
    scene?.identify(body)
    for index in windows.indices {
      windows[index].view.identifySelf(body)
      windows[index].rootViewController?.identify(body)
      for child in windows[index].view.subviews.indices { windows[index].view.subviews[child].identify(body) }
    }
    for index in views.indices { views[index].identify(body) }
    for index in viewControllers.indices { viewControllers[index].identify(body) }
    for index in gestureRecognizers.indices { gestureRecognizers[index].identify(body) }
  }
}

/// The origin of an object's name.
private enum NameOrigin {
  case className(String)

  /// The name of the recognizer that a delegate belongs to.
  case recognizer(String)
}

private extension ScenarioResponder {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) { body(&id, .className(className)) }
}

private extension ScenarioView {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    identifySelf(body)
    for index in subviews.indices { subviews[index].identify(body) }
  }

  /// Everything but the subviews.
  mutating func identifySelf(_ body: (inout String?, NameOrigin) -> Void) {
    responder.identify(body)
    for index in gestureRecognizers.indices { gestureRecognizers[index].identify(body) }
    viewController?.identify(body)
  }
}

private extension ScenarioGestureRecognizer {
  /// The delegate is named after its recognizer: `tap.delegate`.
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    body(&id, .className(className))
    guard case .own(var delegate)? = delegate else { return }
    body(&delegate.id, .recognizer(id ?? className))
    self.delegate = .own(delegate)
  }
}

private extension ScenarioController {
  mutating func identify(_ body: (inout String?, NameOrigin) -> Void) {
    responder.identify(body)
    // Taken out while it changes: with two owners of the value, every level below would be copied.
    if var root = view {
      view = nil
      root.identify(body)
      view = root
    }
    for index in viewControllers.indices { viewControllers[index].identify(body) }
    if var presented = presents {
      presents = nil
      presented.identify(body)
      presents = presented
    }
  }
}

package extension Scenario {
  /// Adds taps after everything else, with a finger that is not down by then.
  ///
  /// They are the last touches to go down, and the scenario can still be written and read.
  mutating func addTaps(at locations: [TracePoint]) {
    add(locations.map { .tap(at: $0) })
  }

  /// Adds touches after everything else. If they use the default finger and it is still down, they get another one.
  mutating func add(_ added: [ScenarioTouch]) {
    guard !added.isEmpty else { return }
    let schedule = TouchSchedule(touches)
    let finger = freeFinger(after: schedule)
    for (number, var touch) in added.enumerated() {
      if touch.finger == ScenarioTouch.Default.finger { touch.finger = finger }
      if number == 0, touch.at == nil, let last = schedule.inputs.last?.time, last > schedule.end {
        touch.at = last + ScenarioTouch.Default.pauseBeforeGesture
      }
      touches.append(touch)
    }
  }

  /// The default finger, or a new one if the touches leave it down.
  private func freeFinger(after schedule: TouchSchedule) -> String {
    let defaultFinger = ScenarioTouch.Default.finger
    let last = schedule.inputs.last { $0.finger == defaultFinger }
    guard let last, last.phase != .ended, last.phase != .cancelled else { return defaultFinger }
    var names = IdentifierPool(taken: Set(touches.map(\.finger)))
    return names.take(name: defaultFinger)
  }
}

package extension ScenarioTouch {
  /// Taps in quick succession, one by default.
  static func tap(at location: TracePoint, count: Int = 1) -> ScenarioTouch {
    ScenarioTouch(
      .tap(location, duration: Default.tapDuration, count: count, interval: Default.tapInterval))
  }
}

package extension Scenario {
  /// The identifiers of the views by their addresses in a dump of the app, or their object IDs in a document. If several have the same address, the first
  /// counts.
  var addresses: [String: String] {
    var found: [String: String] = [:]
    var named = self
    named.nameEverything()
    named.changeViews { view in
      if let address = view.address, let id = view.id, found[address] == nil { found[address] = id }
    }
    return found
  }

  /// The largest nesting depth of views and view controllers, without windows.
  var depth: Int {
    var deepest = 0
    var views = windows.map { ($0.view, 0) } + self.views.map { ($0, 1) }
    var controllers = (windows.compactMap { $0.rootViewController } + viewControllers).map { ($0, 1) }
    while true {
      if let (controller, level) = controllers.popLast() {
        deepest = max(deepest, level)
        if let view = controller.view { views.append((view, level + 1)) }
        controllers += controller.viewControllers.map { ($0, level + 1) }
        if let presented = controller.presents { controllers.append((presented, level + 1)) }
      } else if let (view, level) = views.popLast() {
        deepest = max(deepest, level)
        if let controller = view.viewController { controllers.append((controller, level + 1)) }
        views += view.subviews.map { ($0, level + 1) }
      } else {
        return deepest
      }
    }
  }
}
