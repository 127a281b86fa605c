// SPDX-License-Identifier: Apache-2.0

import Analysis

extension NameText {
  func said(in _: English.Type) -> RichText {
    switch self {
    case .label(let label): " (\(label))"
    case .pointIs(let place): "the point is \(place)"
    case .segue(let controller): "the segue that shows \(controller)"
    case .unwindSegue(let action): "the segue that unwinds to \(action)"
    case .furtherRecognizers(let count): "\(count) more"
    case .andMore(let names, let count): "\(names) and \(count) more"

    case .kind(.view): "view"
    case .kind(.control): "control"
    case .kind(.window): "window"
    case .kind(.viewController): "view controller"
    case .kind(.scene): "window scene"
    case .kind(.application): "application"
    case .kind(.applicationDelegate): "application delegate"
    case .kind(.responder): "responder"

    case .source(.scenario): "scenario file"
    case .source(.storyboard): "storyboard"
    case .source(.xib): "xib"
    case .source(.recursiveDescription): "debugger dump"
    case .source(.capture): "capture of a running app"
    case .source(.xcuiTest): "XCUITest element tree"
    case .source(.appium): "Appium page source"
    case .source(.webDriverAgent): "WebDriverAgent source"
    case .source(.idb): "idb or AXe description"
    case .source(.maestro): "Maestro hierarchy"
    case .source(.earlGrey): "EarlGrey hierarchy"
    case .source(.sentry): "Sentry view hierarchy"
    case .source(.detox): "Detox view hierarchy"
    case .source(.code): "code"
    }
  }
}
