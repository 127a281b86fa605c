// SPDX-License-Identifier: Apache-2.0

package import Trace
package import UIKitModel

/// A screen, what is done to it, and what is expected to come of it: the value of a scenario file.
///
/// Importers make one too, so that an imported screen can be saved, read and edited.
package struct Scenario: Hashable, Sendable {
  /// A short name for files and links, such as `round-button`.
  package var name: String

  /// The title by language (`en`, `zh-Hans`).
  package var title: [String: String] = [:]

  /// A sentence or two by language.
  package var summary: [String: String] = [:]

  /// How a page shows the scenario; nil for simply with the answer.
  package var mode: TraceMode?

  /// The question to the reader by language, for the mode `question`; empty for the usual one.
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

  /// What is on no screen until code puts it there: views, controllers and recognizers.
  package var views: [ScenarioView] = []
  package var viewControllers: [ScenarioController] = []
  package var gestureRecognizers: [ScenarioGestureRecognizer] = []

  package var touches: [ScenarioTouch] = []

  /// The settings with which the same is done again.
  package var variants: [ScenarioVariation] = []

  package var expectations: [ScenarioExpectation] = []

  /// What devices did, in files beside the scenario's.
  package var recordings: [ScenarioRecording] = []

  /// What the source could not tell about any of its views, by UIKit's property names.
  package var unknown: [String] = []

  package init(name: String) {
    self.name = name
  }

  /// Whether the version of iOS knows scenes.
  var hasScenes: Bool { system.map { $0 >= Self.systemWithScenes } ?? true }

  /// Scenes came with iOS 13.
  private static let systemWithScenes = 13.0
}

/// The application and its delegate.
package struct ScenarioApplication: Hashable, Sendable {
  package var responder = ScenarioResponder(className: "UIApplication")

  /// The delegate; nil for none.
  package var delegate: ScenarioResponder? = ScenarioResponder(className: "AppDelegate")

  /// Whether the delegate is a `UIResponder`, and so at the end of the chain (RC-5).
  package var delegateIsResponder = true

  /// Whether the delegate ends the chain: it is a responder that has no place in it already (RC-5).
  package var delegateIsInChain: Bool {
    let placed = [UIKitClass.view, UIKitClass.controller]
    return delegateIsResponder && !placed.contains { UIKitClass.isKind(delegate?.className, of: $0) }
  }

  package init() {}
}

/// What is a responder and more.
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

/// What every responder can have.
@dynamicMemberLookup
package struct ScenarioResponder: Hashable, Sendable {
  package var id: String?
  package var className: String

  /// What it answers as the delegate of recognizers (GR-5).
  package var gestureAnswers = ScenarioGestureAnswers()

  /// An override of `next` (RC-1).
  package var next: ScenarioNext?

  /// The touches methods that it implements itself (RC-10).
  package var implements: [TraceTouchesMethod] = []

  /// What these methods do besides, by their names.
  package var methodSteps: [String: [ScenarioStep]] = [:]

  /// What the source could not tell, by UIKit's property names.
  package var unknown: [String] = []

  /// What its methods answer.
  package var answers = DeclaredAnswers()

  /// Whether it is first responder when the scenario begins.
  package var isFirstResponder: Bool?

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

  package init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}
