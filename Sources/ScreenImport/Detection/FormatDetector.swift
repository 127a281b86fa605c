// SPDX-License-Identifier: Apache-2.0

/// Tells formats apart by what only they contain.
struct FormatDetector {
  private let text: DumpText

  /// How far the keys of JSON and the root of XML are looked for, in bytes.
  private static let headLength = 8192

  init(_ text: String) {
    self.text = DumpText(text)
  }

  /// The first format whose marks are found.
  var format: ScreenFormat? {
    if text.has("bplist00", at: 0, before: text.bytes.count) { return .lookin }
    if isScenarioOrTrace { return nil }
    return markup ?? json ?? lines
  }

  private var head: Range<Int> { 0..<min(Self.headLength, text.bytes.count) }

  private func headHas(_ mark: StaticString) -> Bool {
    text.find(mark, in: head) != nil
  }

  /// The first byte that is neither blank nor a byte order mark.
  private var first: UInt8? {
    text.bytes.first { !$0.isBlank && $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
  }

  /// Whether the text says at its beginning that it is one of HitPath's own.
  private var isScenarioOrTrace: Bool {
    if first == UInt8(ascii: "{"), headHas("\"hitpath-trace\"") { return true }
    let keys: [StaticString] = [
      "title:", "name:", "summary:", "device:", "configuration:", "application:", "scene:", "window:",
      "windows:",
      "touches:", "expect:", "unknown:", "source:", "---", "%YAML",
    ]
    for line in text.lines {
      let content = line.range.drop { text.bytes[$0].isBlank }
      guard let start = content.first, text.bytes[start] != UInt8(ascii: "#") else { continue }
      return keys.contains { text.has($0, at: line.range.lowerBound, before: line.range.upperBound) }
    }
    return false
  }

  /// Whether the text begins with a tag, perhaps as a printed string in quotes: a page that mentions one does not.
  private var startsAsMarkup: Bool {
    let start = head.drop {
      text.bytes[$0] <= 0x20 || text.bytes[$0].isBlank || [0xEF, 0xBB, 0xBF].contains(text.bytes[$0])
    }
    let tag = start.drop { text.bytes[$0] == UInt8(ascii: "\"") || text.bytes[$0] == .quote }
    return tag.startIndex <= start.startIndex + 1 && tag.first.map { text.bytes[$0] } == .less
  }

  private var markup: ScreenFormat? {
    guard startsAsMarkup else { return nil }
    if headHas("com.apple.InterfaceBuilder"), first == .less {
      return headHas(".Storyboard") ? .storyboard : .xib
    }
    if headHas("<AppiumAUT") || headHas("<XCUIElementType") { return .appium }
    if headHas("<ViewHierarchy") { return .detox }
    if headHas("<hierarchy"), headHas("rotation=") || headHas("android.") { return .uiAutomator }
    return nil
  }

  private var json: ScreenFormat? {
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return nil }
    if headHas("\"rendering_system\"") { return .sentry }
    if headHas("\"attributes\""), headHas("\"bounds\"") { return .maestro }
    if headHas("\"AXFrame\"") || headHas("\"AXLabel\"") { return .idb }
    if headHas("\"elements\""), headHas("\"screen\"") { return .idb }
    if headHas("\"rect\""),
      headHas("\"isEnabled\"") || headHas("\"rawIdentifier\"") || headHas("\"rawIndentifier\"")
    {
      return .webDriverAgent
    }
    return nil
  }

  /// The format of a text whose lines tell, the most useful one first.
  private var lines: ScreenFormat? {
    var found: Set<ScreenFormat> = []
    for line in text.lines {
      if let format = format(of: line.range) {
        if format == .recursiveDescription { return format }
        found.insert(format)
      }
    }
    let order: [ScreenFormat] = [
      .controllers, .earlGrey, .xcuiTest, .gestureRecognizers, .maestro, .autolayoutTrace, .appKit, .idb,
    ]
    return order.first(where: found.contains)
  }

  private func format(of line: Range<Int>) -> ScreenFormat? {
    func has(_ mark: StaticString) -> Bool { text.find(mark, in: line) != nil }
    if has("frame = ("), let view = DumpLine(text, line), !view.isLayer { return .recursiveDescription }
    if has(">, state: "), has(", view: ") { return .controllers }
    if has("frame={{"), has("<") { return .earlGrey }
    if has("Element subtree:") || (has(", 0x") && has(", {{")) { return .xcuiTest }
    if has("state = "), has("view = <") { return .gestureRecognizers }
    if has("element_num,depth,attributes,parent_num") { return .maestro }
    if has("•"), has(":0x") { return .autolayoutTrace }
    if has("h=-"), has("v=-"), has("[") { return .appKit }
    if has("\"AXFrame\"") { return .idb }
    return nil
  }
}
