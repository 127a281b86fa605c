// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The tables of properties in docs/scenario-file.md, by name.
package enum PropertyTables {
  package static let all = [
    "views": table(FileProperty.keysOfViews) { $0 == "UIView" },
    "controls and scroll views": table(FileProperty.keysOfViews, withClass: true) { $0 != "UIView" },
    "recognizers": table(FileProperty.keysOfRecognizers) { $0 == "UIGestureRecognizer" },
    "kinds of recognizers": table(FileProperty.keysOfRecognizers, withClass: true) {
      $0 != "UIGestureRecognizer"
    },
  ]

  private static func table(
    _ properties: [FileProperty], withClass: Bool = false, _ isIncluded: (String) -> Bool
  ) -> String {
    let head =
      withClass
      ? ["key", "class", "takes", "meaning", "if left out"] : ["key", "takes", "meaning", "if left out"]
    var rows = [head, head.map { _ in "---" }]
    for property in properties where isIncluded(property.classes[0]) {
      let classes = property.classes.map { "`\($0)`" }.joined(separator: ", ")
      let usual = unique(property.owners.map { $0.usualText }).joined(separator: ", ")
      rows.append(
        ["`\(property.name)`"] + (withClass ? [classes] : [])
          + [property.type.text, property.meaning, usual])
    }
    return rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  static func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension FileProperty {
  /// What it is in each class, with the rules.
  fileprivate var meaning: String {
    let rules = PropertyTables.unique(owners.compactMap(\.rule))
    let sentences = PropertyTables.unique(owners.map(\.sentence)).joined(separator: "; ")
    return sentences + (rules.isEmpty ? "" : " (\(rules.joined(separator: ", ")))")
  }
}

extension UIKitProperty {
  fileprivate var usualText: String {
    if let usual { return usual.isEmpty ? "none" : "`\(isRow ? "[\(usual)]" : usual)`" }
    return type == .bool ? "the default of the class" : "none"
  }

  private var isRow: Bool {
    switch type {
    case .point, .size, .rect, .transform: true
    default: false
    }
  }
}

extension PropertyType {
  /// What to write.
  fileprivate var text: String {
    switch self {
    case .bool: "`true` or `false`"
    case .number(Self.anyNumber), .number(Self.coordinates): "number"
    case .number(Self.lengths): "number, not negative"
    case .number(let limits): "number \(YAMLNumber.words(for: limits))"
    case .integer(let limits):
      "whole number" + (limits.lowerBound < -1 ? "" : " from \(limits.lowerBound)")
    case .point: "`[x, y]`"
    case .size: "`[width, height]`"
    case .rect: "`[x, y, width, height]`"
    case .transform: "`[a, b, c, d, tx, ty]`"
    case .color: "`'#rgb'`, `'#rrggbb'` or `'#rrggbbaa'` in quotes"
    case .text: "a text"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .words(let words, let all):
      words.map { "`\($0)`" }.joined(separator: ", ") + ", a list of them"
        + (all.map { ", or `\($0)`" } ?? "")
    }
  }
}
