// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension SimplifiedChinese {
  static func text(_ text: ChainText) -> String {
    switch text {
    case .rule(.superview): "父视图"
    case .rule(.viewController): "所属视图控制器"
    case .rule(.superviewOfView): "其视图的父视图"
    case .rule(.presentingViewController): "弹出它的控制器"
    case .rule(.parentViewController): "父控制器"
    case .rule(.windowScene): "所属窗口场景"
    case .rule(.application): "应用"
    case .rule(.applicationDelegate): "应用代理"
    case .rule(.override): "重写的next"
    case .rule(.end): "无"
    case .rule(.cycle): "已在响应链中"

    case .outcome(.handled, let methods): "处理" + list(methods)
    case .outcome(.kept, let methods): methods.isEmpty ? "自己处理，不再向上传递" : "留下\(list(methods))"
    case .outcome(.forwarded, _): "继续向上传递"
    case .outcome(.dropped, let methods): list(methods) + "到此丢弃"
    case .outcome(.notReached, _): "未到达"
    case .runsOwnCode: "执行自己的代码，并继续向上传递"
    case .asFarAsKnown(let text): "\(text)（就已知情况而言）"

    case .line(let name, let kind, let outcome): "\(name)（\(kind)）：\(outcome)"

    case .isFirstResponder: "第一响应者"
    case .becomesFirstResponder: "成为第一响应者"
    case .passesOn(let methods): "继续向上传递\(list(methods))"
    }
  }
}
