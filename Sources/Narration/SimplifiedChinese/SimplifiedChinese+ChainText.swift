// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ChainText {
  package func said(in _: SimplifiedChinese.Type) -> RichText {
    switch self {
    case .rule(.superview): "父视图"
    case .rule(.viewController): "所属视图控制器"
    case .rule(.superviewOfView): "其视图的父视图"
    case .rule(.presentingViewController): "弹出它的控制器"
    case .rule(.parentViewController): "父控制器"
    case .rule(.windowScene): "所属窗口场景"
    case .rule(.application): "应用"
    case .rule(.applicationDelegate): "应用代理"
    case .rule(.override): "重写的`next`"
    case .rule(.end): "无"
    case .rule(.cycle): "已在响应链中"

    case .outcome(.handled, let methods): "处理\(code(methods))"
    case .outcome(.kept, let methods): code(methods).map { "留下\($0)" } ?? "自己处理，不再向上传递"
    case .outcome(.forwarded, _): "继续向上传递"
    case .outcome(.dropped, let methods): "\(code(methods))到此丢弃"
    case .outcome(.notReached, _): "未到达"
    case .runsOwnCode: "执行自己的代码，并继续向上传递"
    case .asFarAsKnown(let text): "\(text)（就已知情况而言）"

    case .line(let name, let kind, let outcome): "\(name)（\(kind)）：\(outcome)"

    case .isFirstResponder: "第一响应者"
    case .becomesFirstResponder: "成为第一响应者"
    case .passesOn(let methods): "继续向上传递\(code(methods))"
    }
  }

  private func code(_ methods: [String]) -> RichText? {
    methods.isEmpty ? nil : SimplifiedChinese.list(methods.map(RichText.init(code:)))
  }
}
