// SPDX-License-Identifier: Apache-2.0

extension English {
  static func text(_ text: ChainText) -> String {
    switch text {
    case .isFirstResponder: "first responder"
    case .becomesFirstResponder: "becomes first responder"
    case .passesOn(let methods): "passes on \(methods.joined(separator: ", "))"
    case .climb(let methods): methods.joined(separator: ", ")
    }
  }
}
