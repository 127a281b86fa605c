// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// A property of some classes of views or recognizers, as Interface Builder writes it.
struct IBSetting {
  /// The name of the XML attribute, or the `key` of a child element.
  let attribute: String

  /// UIKit's name, which a scenario uses.
  let property: String

  private let type: PropertyType

  /// The value that is written on the element, nil for one that makes no sense.
  func value(in element: IBElement) -> PropertyValue? {
    switch type {
    case .bool: element.flag(attribute).map { .bool($0) }
    case .number, .integer, .limit: element.number(attribute).map { .number($0) }
    case .text: SafeText.name(element[attribute]).map { .text($0) }
    case .words(_, let all, let words):
      Self.value(of: element[attribute].map { named($0, words) } ?? chosen(in: element, words), words, all)
    default: nil
    }
  }

  /// Whether the element says something about it.
  func isWritten(on element: IBElement) -> Bool {
    if element[attribute] != nil { return true }
    if case .words(_, _, let words) = type { return !chosen(in: element, words).isEmpty }
    return false
  }

  /// The value of a runtime attribute for it.
  func value(ofRuntime attribute: IBElement) -> PropertyValue? {
    let value = attribute.value(forKey: "value") ?? attribute
    switch type {
    case .bool: return attribute.runtimeFlag.map { .bool($0) }
    case .number, .integer, .limit: return value.number("value").map { .number($0) }
    case .text: return SafeText.name(value["value"]).map { .text($0) }
    case .words(_, let all, let words):
      return Self.value(of: value["value"].map { named($0, words) } ?? [], words, all)
    default: return nil
    }
  }

  /// The words that a child element sets to `YES`.
  private func chosen(in element: IBElement, _ words: [String]) -> [String] {
    guard let child = element.value(forKey: attribute) else { return [] }
    return words.filter { child.flag($0) == true }
  }

  /// The words of an attribute, written out or as the sum of their bits; none if one of them is not known.
  private func named(_ text: String, _ words: [String]) -> [String] {
    if let mask = Int(text) {
      guard mask >= 0, mask < 1 << words.count else { return [] }
      return words.enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
    }
    let written = text.split { !$0.isLetter }.map(String.init)
    if written == ["all"] { return words }
    return written.allSatisfy(words.contains) ? words.filter(written.contains) : []
  }

  private static func value(of found: [String], _ words: [String], _ all: String?) -> PropertyValue? {
    if let all, found == words { return .text(all) }
    return found.count < 2 ? found.first.map { .text($0) } : .texts(found)
  }
}

extension IBSetting {
  static let recognizers = settings(UIKitProperties.ofRecognizers)
  static let views = settings(UIKitProperties.ofViews)

  /// What documents tell of the properties that scenarios write, in the order of the table.
  private static func settings(_ properties: [UIKitProperty]) -> [IBSetting] {
    var settings: [IBSetting] = []
    for property in properties where property.uses.contains(.key) {
      guard let attribute = property.attribute, !settings.contains(where: { $0.attribute == attribute })
      else {
        continue
      }
      settings.append(IBSetting(attribute: attribute, property: property.name, type: property.type))
    }
    return settings
  }
}
