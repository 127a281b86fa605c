// SPDX-License-Identifier: Apache-2.0

/// Where a screen comes from: the `source` of a scenario and of a trace's header.
package struct ScreenSource: Hashable, Sendable {
  package let name: String

  /// Whether another tool wrote it. Such sources omit the application's delegate.
  package let isImported: Bool

  /// Whether the source says which actions controls and recognizers send.
  package let tellsActions: Bool

  private init(_ name: String) {
    (self.name, isImported, tellsActions) = (name, false, true)
  }

  fileprivate init(_ format: any ScreenFormat.Type) {
    (name, isImported, tellsActions) = (format.name, true, format.tellsActions)
  }

  package static let scenario = ScreenSource("scenario")

  /// Swift code; its screens are in no file.
  package static let code = ScreenSource("code")

  /// The sources that a scenario file may name.
  package static let ofFiles = [scenario] + Formats.sources

  /// Finds a source by its name; nil for an unknown one.
  package static func named(_ name: String) -> ScreenSource? {
    (ofFiles + [code]).first { $0.name == name }
  }
}

/// A file format that screens are read from. Its folder in `ScreenImport` has the reader.
package protocol ScreenFormat: SendableMetatype {
  /// The `source` of its scenarios.
  static var name: String { get }

  static var tellsActions: Bool { get }
}

/// A format that contains no actions.
package protocol SilentScreenFormat: ScreenFormat {}

extension ScreenFormat { package static var tellsActions: Bool { true } }
extension SilentScreenFormat { package static var tellsActions: Bool { false } }

extension ScreenSource {
  /// The formats, in the order in which a text is tested for them. To add one, declare and list it here, and add its
  /// folder.
  package typealias Formats = TypeList<
    Storyboard, Xib, RecursiveDescription, Capture, EarlGrey, XCUITest, Appium, WebDriverAgent, IDB,
    Maestro, Sentry, Detox
  >

  package enum Storyboard: ScreenFormat { package static let name = "storyboard" }
  package enum Xib: ScreenFormat { package static let name = "xib" }
  package enum Capture: ScreenFormat { package static let name = "capture" }
  package enum RecursiveDescription: SilentScreenFormat { package static let name = "recursiveDescription" }

  // Output of tools that drive or observe an app.
  package enum XCUITest: SilentScreenFormat { package static let name = "xcuiTest" }
  package enum Appium: SilentScreenFormat { package static let name = "appium" }
  package enum WebDriverAgent: SilentScreenFormat { package static let name = "webDriverAgent" }
  package enum IDB: SilentScreenFormat { package static let name = "idb" }
  package enum Maestro: SilentScreenFormat { package static let name = "maestro" }
  package enum EarlGrey: SilentScreenFormat { package static let name = "earlGrey" }
  package enum Sentry: SilentScreenFormat { package static let name = "sentry" }
  package enum Detox: SilentScreenFormat { package static let name = "detox" }
}

extension TypeList where repeat each Element: ScreenFormat {
  fileprivate static var sources: [ScreenSource] {
    var sources: [ScreenSource] = []
    repeat sources.append(ScreenSource((each Element).self))
    return sources
  }
}
