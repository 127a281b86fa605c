// SPDX-License-Identifier: Apache-2.0

extension TreesText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothingOnScreen: "There are no views."

    case .rootOf(let window): "root view controller of \(window)"
    case .childOf(let controller): "child of \(controller)"
    case .presentedBy(let controller): "presented by \(controller)"
    case .notLoaded(let names): "children not on the screen: \(names)"

    case .hidden: "hidden"
    case .interaction(let isOn): isOn ? "interaction on" : "interaction off"
    case .clips(let clips): clips ? "clips" : "does not clip"
    case .exclusiveTouch: "exclusive touch"
    case .multipleTouch: "multiple touch"
    case .transformed: "transform"
    case .property(let name, let value): "\(name) \(value)"
    case .animating: "being animated"
    case .disabled: "disabled"
    case .unknown(let names): "unknown: \(names)"
    case .unknownOnScreen(let names): "Not known from this source: \(names)."
    case .keyWindow: "key window"
    case .firstResponder: "first responder"
    case .ownRecognizers(let count):
      count == 1 ? "brings a recognizer of its own" : "brings \(count) recognizers of its own"

    case .askedNow: "asked in this step"
    case .notAskedYet: "not asked yet"
    case .notYet(let count): countOrNo(count, "view") + ", not asked yet"
    case .answerPending: "has not answered yet"
    case .afterStep(let step, let count):
      "After step \(step) of \(count): what comes later, and the answers that come later, are not shown."
    case .inPass(let pass, let what): "walk \(pass): \(what)"
    case .notAskedInPass: "not asked"
    case .asNumber(let number, let what): "no. \(number), \(what)"
    }
  }

  /// "no views", "1 view", "2 views".
  private func countOrNo(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 0 ? "no \(many ?? one + "s")" : English.count(count, one, many)
  }
}
