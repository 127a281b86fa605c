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
        open("code")
        attribute("class", name.mark.map { "name mark \($0.rawValue)" } ?? "name")
        if let object = name.object { attribute("data-v", objects: [object]) }
        tag(">")
        self.text(name.text)
        tag("</code>")
      }
    }
  }

  /// A sentence as markup.
  static func html(_ text: RichText) -> String {
    var markup = Markup()
    markup.rich(text)
    return markup.html
  }
}
