// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile

/// A format that a screen can come in, read by HitPath or not.
package enum ScreenFormat: String, CaseIterable, Sendable {
  case recursiveDescription, storyboard, xib

  // Known, but not read.
  case controllers, gestureRecognizers
  case xcuiTest, appium, webDriverAgent, idb, maestro, earlGrey, detox, sentry
  case autolayoutTrace, appKit, uiAutomator, lookin

  /// Whether HitPath reads the format.
  package var isSupported: Bool {
    switch self {
    case .recursiveDescription, .storyboard, .xib: true
    default: false
    }
  }

  /// The command that prints what HitPath reads.
  static let dumpCommand = "po [[UIWindow keyWindow] recursiveDescription]"

  /// The format in words, with its article.
  private var title: String {
    switch self {
    case .recursiveDescription: "a recursiveDescription dump"
    case .storyboard: "a storyboard"
    case .xib: "a xib"
    case .controllers: "a print-out of view controllers"
    case .gestureRecognizers: "a print-out of gesture recognizers"
    case .xcuiTest: "an XCUITest element tree"
    case .appium: "an Appium page source"
    case .webDriverAgent: "a WebDriverAgent JSON source"
    case .idb: "an idb accessibility dump"
    case .maestro: "a Maestro hierarchy"
    case .earlGrey: "an EarlGrey hierarchy"
    case .detox: "a Detox view hierarchy"
    case .sentry: "a Sentry view hierarchy"
    case .autolayoutTrace: "an _autolayoutTrace"
    case .appKit: "a dump of AppKit views"
    case .uiAutomator: "a dump of an Android screen"
    case .lookin: "a Lookin file"
    }
  }

  /// The sentence that refuses a format that is not read.
  func refusal(file: String) -> InputError {
    let reason: String
    switch self {
    case .appKit: reason = "which are macOS views, not UIKit's"
    case .uiAutomator: reason = "and HitPath knows UIKit only"
    case .autolayoutTrace: reason = "which has constraints but no frames"
    case .lookin: reason = "which is an archive of private classes"
    default: reason = "which HitPath does not read yet"
    }
    return InputError(
      file: file, message: "this is \(title), \(reason)",
      hint: "print `\(Self.dumpCommand)` in the debugger and use its output")
  }
}
