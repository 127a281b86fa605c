// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import UIKitModel

extension [String] {
  /// The texts, each once.
  package var unique: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension MappingKind {
  /// What to write: what may stand in the place of the mapping, or the mapping, with a link to its section.
  var words: String {
    let plain = name.first == "'" ? "a mapping" : name
    let linked = section.map { "[\(plain)](#\($0))" } ?? plain
    return ((otherwise?.types.map(\.words) ?? []) + [linked]).joined(separator: ", or ")
  }

  private var section: String? {
    switch definition {
    case "configuration": "configuration"
    case "application", "delegate", "scene": "application-and-scene"
    case "window": "windows"
    case "view": "view"
    case "controller": "view-controllers"
    case "gestureRecognizer": "gesture-recognizers"
    case "gestureDelegate", "gestureAnswers", "answer", "condition": "delegates-and-answers"
    case "hitTest", "pointInside", "hitCondition": "overrides"
    case "touch": "touches-and-other-inputs"
    case "variant": "variants"
    case "expectation": "expectations"
    case "expectedCall": "calls"
    default: nil
    }
  }
}

extension KeyType {
  /// What to write, for messages.
  var plainWords: String { words.filter { $0 != "`" } }

  /// What to write.
  package var words: String {
    switch self {
    case .value(let type): type.words
    case .definition("carriedController"): MappingKind.controller.words
    case .definition(let name):
      MappingKind.all.first { $0.definition == name }?.words
        ?? ScenarioSchema.definedValues.first { $0.name == name }?.words ?? name
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let type, _): "a list, each \(type.words)"
    case .either(let types): types.map(\.words).joined(separator: ", or ")
    case .byID(let type): "by id: \(type.words)"
    case .schema(_, let words): words
    }
  }
}

extension PropertyType {
  /// What to write.
  package var words: String {
    switch self {
    case .bool: "`true` or `false`"
    case .number(Self.anyNumber), .number(Self.coordinates): "number"
    case .number(Self.lengths): "number, not negative"
    case .number(let limits): "number \(YAMLNumber.words(for: limits))"
    case .integer(let limits):
      "whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .limit(let limits):
      "whole number from \(limits.lowerBound) to \(limits.upperBound), or `\(Int.unlimited)`"
    case .point: "`[x, y]`"
    case .size: "`[width, height]`"
    case .rect: "`[x, y, width, height]`"
    case .transform: "`[a, b, c, d, tx, ty]`"
    case .color: "`'#rgb'`, `'#rrggbb'` or `'#rrggbbaa'` in quotes"
    case .text: "a text"
    case .names: "an id, or a list of ids"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: ", ")
    case .words(let words, let all, _):
      words.map { "`\($0)`" }.joined(separator: ", ") + ", a list of them"
        + (all.map { ", or `\($0)`" } ?? "")
    }
  }
}
