// SPDX-License-Identifier: Apache-2.0

import Analysis

extension NameText {
  func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .label(let label): "（\(label)）"
    case .pointIs(let place): "触摸点\(place)"
    case .segue(let controller): "显示\(controller)的segue"
    case .unwindSegue(let action): "返回到\(action)的segue"
    case .furtherRecognizers(let count): "另外\(count)个"
    case .andMore(let names, let count): "\(names)等，另有\(count)个"

    case .kind(.view): "视图"
    case .kind(.control): "控件"
    case .kind(.window): "窗口"
    case .kind(.viewController): "视图控制器"
    case .kind(.scene): "窗口场景"
    case .kind(.application): "应用"
    case .kind(.applicationDelegate): "应用代理"
    case .kind(.responder): "响应者"

    case .source(.scenario): "场景文件"
    case .source(.storyboard): "storyboard"
    case .source(.xib): "xib"
    case .source(.recursiveDescription): "调试器输出"
    case .source(.capture): "运行中的应用（采集）"
    case .source(.xcuiTest): "XCUITest元素树"
    case .source(.appium): "Appium页面源"
    case .source(.webDriverAgent): "WebDriverAgent页面源"
    case .source(.idb): "idb或AXe的描述"
    case .source(.maestro): "Maestro层级"
    case .source(.earlGrey): "EarlGrey层级"
    case .source(.sentry): "Sentry视图层级"
    case .source(.detox): "Detox视图层级"
    case .source(.code): "代码"
    }
  }
}
