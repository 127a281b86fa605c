// SPDX-License-Identifier: Apache-2.0

extension ReachText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .tapReaches(let point): "A tap at \(point) would reach it."
    case .noTapReaches: "No tap on the screen reaches it."
    case .tapBecomes(let point, let verdict): "a tap at \(point): \(verdict)"
    case .tapAtMiddle(let point, let verdict): "a tap at its middle, \(point): \(verdict)"
    case .offScreen: "its middle is off the screen"
    case .noControls: "The screen has no controls."
    case .summary(let controls, 0): "\(English.count(controls, "control")); a tap can reach each."
    case .summary(let controls, let dead):
      "\(English.count(controls, "control")); no tap reaches \(dead) of them."
    case .notTried(let number):
      "Taps on \(English.count(number, "more control")) were not tried: the screen is large."
    case .hitPath(let names): "Hit path: \(names)"
    case .refused(let views): "Said no: \(views)"
    case .responderChain(let responders): "Responder chain: \(responders)"
    case .actions(let calls): "Actions: \(calls)"
    case .facts(let facts): facts.joined(separator: "; ")
    }
  }
}
