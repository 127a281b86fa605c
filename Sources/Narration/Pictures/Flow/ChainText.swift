// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of the responder chain, beside those of other pictures.
package enum ChainText: Hashable, Sendable {
  case isFirstResponder
  case becomesFirstResponder
  case passesOn(methods: [String])
  case climb(methods: [String])
}

extension Language {
  package func text(_ text: ChainText) -> String {
    switch self {
    case .english: text.english
    case .simplifiedChinese: text.simplifiedChinese
    }
  }
}

extension ChainText {
  fileprivate var english: String {
    switch self {
    case .isFirstResponder: "first responder"
    case .becomesFirstResponder: "becomes first responder"
    case .passesOn(let methods): "passes on \(methods.joined(separator: ", "))"
    case .climb(let methods): methods.joined(separator: ", ")
    }
  }

  fileprivate var simplifiedChinese: String {
    switch self {
    case .isFirstResponder: "第一响应者"
    case .becomesFirstResponder: "成为第一响应者"
    case .passesOn(let methods): "继续向上传递 \(methods.joined(separator: "、"))"
    case .climb(let methods): methods.joined(separator: "、")
    }
  }
}
