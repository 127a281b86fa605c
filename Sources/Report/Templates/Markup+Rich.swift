// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration

extension Markup {
  /// Adds a sentence, its names as code, each with the class of its mark.
  mutating func rich(_ text: RichText) {
    for run in text.runs {
      switch run {
      case .text(let words): self.text(words)
      case .name(let name):
        let mark = name.mark.map { "mark \($0.rawValue)" }
        element("code", ["class": mark, "data-v": Markup.object(name.object)], name.text)
      }
    }
  }

  /// Adds a sentence whose names are code, and no more.
  mutating func code(_ text: RichText) {
    for run in text.runs {
      switch run {
      case .text(let words): self.text(words)
      case .name(let name): element("code", name.text)
      }
    }
  }

  /// A sentence as markup.
  static func html(_ text: RichText) -> String { html { $0.rich(text) } }
}
