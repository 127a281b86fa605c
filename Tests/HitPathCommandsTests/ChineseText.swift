// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Finds English words in Chinese texts.
enum ChineseText {
  /// Words of code that no table has.
  private static let terms: Set<String> = [
    "nil", "true", "false", "self", "super", "next", "subviews", "phase", "location", "pt", "rad", "Shift",
    "Esc",
    "gestureRecognizerShouldBegin",
    // What developers call them in Chinese too.
    "action", "target", "cell", "React", "Native", "Gesture", "Handler", "Screens", "Pressable", "Flutter",
    "Dart", "responder",
    "touches",
    "view", "sheet", "popover", "present", "dismiss", "push", "pop",
    "App", "Markdown",
    // What the remark on SwiftUI says to look for.
    "overlay", "background", "Button", "Stack", "Spacer", "List", "Form", "borderless", "clipped",
    "selection", "contentShape", "Rectangle", "clear",
    // What the remarks on recognizers call.
    "require", "toFail",
    // The same of the remark on web pages: `pointer-events` and `touch-action`.
    "pointer", "events", "touch",
    // A style of pages.
    "scroll",
    // A key of conditions, which are shown as a file has them.
    "not",
  ]

  /// States of recognizers and phases of touches, which have no Chinese names.
  private static let states = Set(GestureState.allCases.map(\.rawValue) + TouchPhase.allCases.map(\.rawValue))

  /// The names that Apple gives to properties and their values, such as states.
  private static let properties: Set<String> = {
    var names = Set(UIKitProperties.all.map(\.name))
    for property in UIKitProperties.all {
      if case .word(let words) = property.type { names.formUnion(words) }
      if case .words(let words, _, _) = property.type { names.formUnion(words) }
    }
    return names
  }()

  /// Fields whose values are no names: codes and words that every language says in its own way.
  private static let words: Set<String> = [
    "kind", "code", "detail", "timer", "input", "outcome", "source", "rule", "scenario", "title",
    "summary",
    "question",
  ]

  /// The names that stand in a trace.
  static func names(in trace: TouchTrace) -> Set<String> {
    var names = terms.union(states).union(properties).union(
      PointerEvents.allCases.flatMap { words(of: $0.rawValue) })
    func add(_ value: Any, under key: String) {
      if let members = value as? [String: Any] {
        for (name, member) in members where !words.contains(name) {
          if key == "settings" { names.formUnion(words(of: name)) }
          add(member, under: name)
        }
      } else if let values = value as? [Any] {
        for value in values { add(value, under: key) }
      } else if let text = value as? String {
        names.formUnion(words(of: text))
      }
    }
    for line in (try? trace.jsonLines())?.split(separator: "\n") ?? [] {
      if let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) { add(record, under: "") }
    }
    return names
  }

  /// The words of a text that are no names. One with a capital letter inside is a name of code, and so is what is cut by
  /// an ellipsis.
  static func strangers(in text: String, _ names: Set<String>) -> [String] {
    let plain = text.replacing("point(inside:)", with: "").replacing("type(of:", with: "")
    let found = words(of: plain, isCutAllowed: false)
    return found.enumerated().filter { index, word in
      if names.contains(word) || word.dropFirst().contains(where: \.isUppercase) { return false }
      // A name in a picture may go over several lines.
      let pairs = [found[..<index].last.map { $0 + word }, found[(index + 1)...].first.map { word + $0 }]
      return !pairs.contains { pair in pair.map { pair in names.contains { $0.contains(pair) } } ?? false }
    }
    .map(\.element)
  }

  /// The runs of letters, digits and underscores that begin with a letter.
  private static func words(of text: String, isCutAllowed: Bool = true) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Unicode.Scalar = " "
    var isCut = false
    for scalar in (text + " ").unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_")
      if isLetter || (!word.isEmpty && scalar.isASCII && scalar.properties.numericType != nil) {
        if word.isEmpty { isCut = last == "…" }
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        if isCutAllowed || (!isCut && scalar != "…") { words.append(word) }
        word = ""
      }
      // Digits belong to a word that is cut before them.
      if !word.isEmpty || scalar.properties.numericType == nil { last = scalar }
    }
    return words
  }

  /// What can be read of a page, the names of keys and commands left out.
  static func visible(in page: String) -> String {
    var text = ""
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      rest = rest[start...]
      let tag = rest.dropFirst().prefix { $0.isLetter }
      guard let end = rest.firstIndex(of: ">") else { break }
      text += " "
      text += attributes(of: rest[..<end])
      rest = rest[rest.index(after: end)...]
      if ["script", "style", "kbd", "code"].contains(tag), let close = rest.firstRange(of: "</\(tag)>") {
        rest = rest[close.upperBound...]
      }
    }
    return (text + rest).replacing(/&[a-z]+;/, with: " ").replacing(/hitpath render … [-a-z0-9 ]*/, with: " ")
  }

  /// The texts of the attributes that are read aloud or shown.
  private static func attributes(of tag: Substring) -> String {
    ["aria-label=\"", "title=\"", "alt=\"", "placeholder=\""].map { name in
      guard let start = tag.firstRange(of: " " + name) else { return "" }
      return " \(tag[start.upperBound...].prefix { $0 != "\"" }) "
    }
    .joined()
  }
}
