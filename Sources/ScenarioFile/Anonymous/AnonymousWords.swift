// SPDX-License-Identifier: Apache-2.0

import Trace
import UIKitModel

/// The words of scenario files that tell nothing of an app.
enum AnonymousWords {
  /// The keys that take texts for people.
  static let textKeys: Set<String> = Set(rows.filter { isText($0.row.type) }.map(\.key))

  /// The keys that take nothing but words of the format, numbers and colours.
  static let closedKeys: Set<String> = {
    let open = Set(rows.filter { !isClosed($0.row.type) }.map(\.key))
    return Set(rows.map(\.key)).subtracting(open).union(["because"])
  }()

  /// The keys that take names of targets too, which need not be objects.
  static let targetKeys: Set<String> = Set(rows.filter { isTargets($0.row.type) }.map(\.key)).union(["target"]
  )

  /// Of variants only what other mappings do not have: their lists are of values of these keys.
  static let rows = MappingKind.all.filter { $0.definition != MappingKind.variant.definition }
    .flatMap(\.rows)

  private static func isTargets(_ type: KeyType) -> Bool {
    switch type {
    case .value(.names): true
    case .either(let types): types.contains(where: isTargets)
    default: false
    }
  }

  private static func isText(_ type: KeyType) -> Bool {
    switch type {
    case .value(.text), .definition("localized"): true
    case .either(let types): types.contains(where: isText)
    default: false
    }
  }

  private static func isClosed(_ type: KeyType) -> Bool {
    switch type {
    case .value(.text), .value(.names): false
    case .value, .word: true
    case .list(let item, _): isClosed(item)
    case .either(let types): types.allSatisfy(isClosed)
    case .definition(let name): ["method", "controlEvent", "unknown", "nil"].contains(name)
    case .byID, .schema: false
    }
  }

  /// Whether a text stands for no name wherever it is: a number, a word of the format, or of UIKit.
  static func isValue(_ text: String) -> Bool {
    ReadingContext.reservedWords.contains(text) || ["true", "false"].contains(text)
      || YAMLNumber.number(text) != nil
  }

  /// The words of the format, and UIKit's where the format takes others too.
  static let all: Set<String> = {
    var words = Set(CallNames.all.flatMap(\.names))
    words.formUnion(UIPress.PressType.allCases.map { "\($0)" })
    words.formUnion(["interruption", "call", "alert", "resignActive", ScenarioObjects.deadTarget])
    var open: [JSONValue] = [ScenarioSchema.document]
    while let value = open.popLast() {
      switch value {
      case .array(let items): open += items
      case .object(let members):
        for member in members {
          switch (member.name, member.value) {
          case ("enum", .array(let items)): words.formUnion(items.compactMap(\.string))
          case ("const", .string(let word)): words.insert(word)
          default: open.append(member.value)
          }
        }
      default: break
      }
    }
    return words
  }()
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
