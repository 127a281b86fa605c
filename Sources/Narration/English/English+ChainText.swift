// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension ChainText {
  package func said(in _: English.Type) -> RichText {
    switch self {
    case .rule(.superview): "its superview"
    case .rule(.viewController): "its view controller"
    case .rule(.superviewOfView): "superview of its view"
    case .rule(.presentingViewController): "presenting controller"
    case .rule(.parentViewController): "parent controller"
    case .rule(.windowScene): "its window scene"
    case .rule(.application): "the application"
    case .rule(.applicationDelegate): "the app delegate"
    case .rule(.override): "override of `next`"
    case .rule(.end): "none"
    case .rule(.cycle): "already in the chain"

    case .outcome(.handled, let methods): "handles \(code(methods) ?? "it")"
    case .outcome(.kept, let methods): "keeps \(code(methods) ?? "it")"
    case .outcome(.forwarded, _): "passes it on"
    case .outcome(.dropped, let methods):
      "\(code(methods) ?? "it") \(methods.count > 1 ? "end" : "ends") here"
    case .outcome(.notReached, _): "not reached"
    case .runsOwnCode: "runs its own code and passes it on"
    case .asFarAsKnown(let text): "\(text), as far as is known"

    case .line(let name, let kind, let outcome): "\(name) (\(kind)): \(outcome)"

    case .isFirstResponder: "first responder"
    case .becomesFirstResponder: "becomes first responder"
    case .passesOn(let methods): "passes on \(code(methods))"
    }
  }

  private func code(_ methods: [String]) -> RichText? {
    methods.isEmpty ? nil : English.list(methods.map(RichText.init(code:)))
  }
}
