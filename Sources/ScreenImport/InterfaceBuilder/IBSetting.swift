// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

/// A property of some classes of views or recognizers, as Interface Builder writes it.
struct IBSetting {
  enum Kind {
    case flag, number, text

    /// Words in the order of the bits that stand for them, and the word for all of them.
    case words([String], all: String?)
  }

  /// The name of the XML attribute, or the `key` of a child element.
  let attribute: String

  /// UIKit's name, which a scenario uses.
  let property: String

  let kind: Kind

  private init(_ attribute: String, _ property: String? = nil, _ kind: Kind) {
    self.attribute = attribute
    self.property = property ?? attribute
    self.kind = kind
  }

  /// The value that is written on the element, nil for one that makes no sense.
  func value(in element: IBElement) -> PropertyValue? {
    switch kind {
    case .flag: element.flag(attribute).map { .bool($0) }
    case .number: element.number(attribute).map { .number($0) }
    case .text: SafeText.name(element[attribute]).map { .text($0) }
    case .words(let words, let all):
      Self.value(of: element[attribute].map { named($0, words) } ?? chosen(in: element, words), words, all)
    }
  }

  /// Whether the element says something about it.
  func isWritten(on element: IBElement) -> Bool {
    if element[attribute] != nil { return true }
    if case .words(let words, _) = kind { return !chosen(in: element, words).isEmpty }
    return false
  }

  /// The value of a runtime attribute for it.
  func value(ofRuntime attribute: IBElement) -> PropertyValue? {
    let value = attribute.value(forKey: "value") ?? attribute
    switch kind {
    case .flag: return attribute.runtimeFlag.map { .bool($0) }
    case .number: return value.number("value").map { .number($0) }
    case .text: return SafeText.name(value["value"]).map { .text($0) }
    case .words(let words, let all):
      return Self.value(of: value["value"].map { named($0, words) } ?? [], words, all)
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
  /// What the scenarios of recognizers hold beside the flags of them all.
  static let recognizers: [IBSetting] = [
    IBSetting("name", nil, .text),
    IBSetting("numberOfTapsRequired", nil, .number),
    IBSetting("numberOfTouchesRequired", nil, .number),
    IBSetting("minimumPressDuration", nil, .number),
    IBSetting("allowableMovement", nil, .number),
    IBSetting("minimumNumberOfTouches", nil, .number),
    IBSetting("maximumNumberOfTouches", nil, .number),
    IBSetting("direction", nil, .words(["right", "left", "up", "down"], all: nil)),
    IBSetting("edges", nil, .words(["top", "left", "bottom", "right"], all: "all")),
  ]

  /// What the scenarios of controls, scroll views and fields hold beside the flags of all views.
  static let views: [IBSetting] = [
    IBSetting("selected", "isSelected", .flag),
    IBSetting("highlighted", "isHighlighted", .flag),
    IBSetting("value", nil, .number),
    IBSetting("minValue", "minimumValue", .number),
    IBSetting("maxValue", "maximumValue", .number),
    IBSetting("minimumValue", nil, .number),
    IBSetting("maximumValue", nil, .number),
    IBSetting("continuous", "isContinuous", .flag),
    IBSetting("stepValue", nil, .number),
    IBSetting("wraps", nil, .flag),
    IBSetting("on", "isOn", .flag),
    numberOfSegments,
    IBSetting("selectedSegmentIndex", nil, .number),
    IBSetting("momentary", "isMomentary", .flag),
    IBSetting("numberOfPages", nil, .number),
    IBSetting("currentPage", nil, .number),
    IBSetting("scrollEnabled", "isScrollEnabled", .flag),
    IBSetting("delaysContentTouches", nil, .flag),
    IBSetting("canCancelContentTouches", nil, .flag),
    IBSetting("allowsSelection", nil, .flag),
    IBSetting("editable", "isEditable", .flag),
  ]

  /// How many children a segmented control's list of segments has.
  static let numberOfSegments = IBSetting("segments", "numberOfSegments", .number)
}
