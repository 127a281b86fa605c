// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension PartialCatalogue {
  static func text(_ text: ChainText) -> String {
    switch text {
    case .rule(.superview): "its superview"
    case .rule(.viewController): "its view controller"
    case .rule(.superviewOfView): "superview of its view"
    case .rule(.presentingViewController): "presenting controller"
    case .rule(.parentViewController): "parent controller"
    case .rule(.windowScene): "its window scene"
    case .rule(.application): "the application"
    case .rule(.applicationDelegate): "the app delegate"
    case .rule(.override): "override of next"
    case .rule(.end): "none"
    case .rule(.cycle): "already in the chain"

    case .outcome(.handled): "handles it"
    case .outcome(.kept): "keeps it"
    case .outcome(.forwarded): "passes it on"
    case .outcome(.dropped): "it ends here"
    case .outcome(.notReached): "not reached"
    case .runsOwnCode: "runs its own code and passes it on"
    case .handles(let methods): "handles \(list(methods))"
    case .keeps(let methods): "keeps \(list(methods))"
    case .ends(let methods): "\(list(methods)) \(methods.count == 1 ? "ends" : "end") here"
    case .asFarAsKnown(let text): "\(text), as far as is known"

    case .line(let name, let kind, let outcome): "\(name) (\(kind)): \(outcome)"

    case .label(let view): "The responder chain from \(view), with what each responder does."
    case .isFirstResponder: "first responder"
    case .becomesFirstResponder: "becomes first responder"
    case .passesOn(let methods): "passes on \(list(methods))"
    }
  }
}
