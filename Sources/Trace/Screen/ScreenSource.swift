// SPDX-License-Identifier: Apache-2.0

/// What a screen was read from: the `source` of a scenario and of a trace's header.
package struct ScreenSource: Hashable, Sendable {
  package let name: String

  /// Whether another tool wrote it; such sources leave out the application's delegate.
  package var isImported = true

  /// Whether it says which actions controls and recognizers send.
  package var tellsActions = true

  package static let scenario = ScreenSource(name: "scenario", isImported: false)
  package static let storyboard = ScreenSource(name: "storyboard")
  package static let xib = ScreenSource(name: "xib")
  package static let recursiveDescription = ScreenSource(name: "recursiveDescription", tellsActions: false)
  package static let capture = ScreenSource(name: "capture")

  // What tools print that drive or watch an app.
  package static let xcuiTest = ScreenSource(name: "xcuiTest", tellsActions: false)
  package static let appium = ScreenSource(name: "appium", tellsActions: false)
  package static let webDriverAgent = ScreenSource(name: "webDriverAgent", tellsActions: false)
  package static let idb = ScreenSource(name: "idb", tellsActions: false)
  package static let maestro = ScreenSource(name: "maestro", tellsActions: false)
  package static let earlGrey = ScreenSource(name: "earlGrey", tellsActions: false)
  package static let sentry = ScreenSource(name: "sentry", tellsActions: false)
  package static let detox = ScreenSource(name: "detox", tellsActions: false)

  /// Swift code, whose screens are in no file.
  package static let code = ScreenSource(name: "code", isImported: false)

  /// What a scenario file may name.
  package static let ofFiles = [
    scenario, storyboard, xib, recursiveDescription, capture, xcuiTest, appium, webDriverAgent, idb, maestro,
    earlGrey,
    sentry, detox,
  ]

  /// The source of a name; nil for an unknown one.
  package static func named(_ name: String) -> ScreenSource? {
    (ofFiles + [code]).first { $0.name == name }
  }
}
