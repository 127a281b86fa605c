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
    value(attribute, of: element, flag: element.flag(attribute))
  }

  /// Whether the element says something about it.
  func isWritten(on element: IBElement) -> Bool {
    if element[attribute] != nil { return true }
    if case .words(_, _, let words) = type { return !chosen(in: element, words).isEmpty }
    return false
  }

  /// The value of a runtime attribute for it.
  func value(ofRuntime attribute: IBElement) -> PropertyValue? {
    value("value", of: attribute.value(forKey: "value") ?? attribute, flag: attribute.runtimeFlag)
  }

  /// The value that stands under a name, or as a flag.
  private func value(_ name: String, of element: IBElement, flag: Bool?) -> PropertyValue? {
    switch type {
    case .bool: flag.map { .bool($0) }
    case .number, .integer, .limit: element.number(name).map { .number($0) }
    case .text: SafeText.name(element[name]).map { .text($0) }
    case .words(let words, let all, let bits):
      PropertyValue(
        element[name].map { named($0, bits) } ?? chosen(in: element, bits), all: all, of: words.count)
    default: nil
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
      return words.named(byBits: mask)
    }
    let written = text.split { !$0.isLetter }.map(String.init)
    if written == ["all"] { return words }
    return written.allSatisfy(words.contains) ? words.filter(written.contains) : []
  }
}

extension PropertyValue {
  /// Some of so many words, or the word that stands for all of them; nil for none.
  init?(_ found: [String], all: String?, of count: Int) {
    guard let first = found.first else { return nil }
    if let all, found.count == count {
      self = .text(all)
    } else {
      self = found.count == 1 ? .text(first) : .texts(found)
    }
  }
}

extension [String] {
  /// The words of the bits that are set.
  func named(byBits mask: Int) -> [String] {
    enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
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
