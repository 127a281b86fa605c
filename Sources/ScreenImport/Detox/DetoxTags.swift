// SPDX-License-Identifier: Apache-2.0

/// The tags of a Detox hierarchy, which is nearly XML: attributes are not escaped, and names may be any class's.
struct DetoxTags {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    var line: Int
    var isEnd = false

    /// Whether it is closed at once.
    var isEmpty = false
  }

  private let text: DumpText
  private var bytes: [UInt8] { text.bytes }
  private var position = 0
  private var line = 1

  /// The line of a tag that the text breaks off in.
  private(set) var cutLine: Int?

  /// The longest value of an attribute that is read, in bytes.
  private static let longest = 100_000

  init(_ text: String) { self.text = DumpText(bytes: Array(text.utf8)) }

  /// The next tag; nil at the end.
  mutating func next() -> Tag? {
    while let open = (position..<bytes.count).first(where: { bytes[$0] == .less }) {
      move(to: open)
      if has("<![CDATA[") {
        skip(past: "]]>")
      } else if has("<!--") {
        skip(past: "-->")
      } else if has("<?") || has("<!") {
        skip(past: ">")
      } else {
        let start = line
        if let tag = tag() { return tag }
        cutLine = start
        position = bytes.count
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    move(to: position + 1)
    var tag = Tag(name: "", line: line)
    if has("/") {
      tag.isEnd = true
      skip(past: ">")
      return tag
    }
    let start = position
    // A name may have brackets of its own, as of a generic class; then blanks end it.
    var brackets = 0
    while position < bytes.count, bytes[position] > .space, !has("/>") {
      if bytes[position] == .less { brackets += 1 }
      if bytes[position] == .greater {
        guard brackets > 0 else { break }
        brackets -= 1
      }
      move(to: position + 1)
    }
    tag.name = text.string(start..<position)
    while position < bytes.count {
      skip { $0 <= .space }
      tag.isEmpty = has("/>")
      if tag.isEmpty || has(">") {
        skip(past: ">")
        return tag
      }
      guard let (name, value) = attribute() else { return nil }
      if !name.isEmpty, tag.attributes[name] == nil { tag.attributes[name] = value }
    }
    return nil
  }

  /// A name with its value, two empty texts for something else; nil where the text ends.
  private mutating func attribute() -> (String, String)? {
    let start = position
    skip { $0.isNameByte || $0 == UInt8(ascii: "-") }
    guard position > start, has("=\"") else {
      move(to: min(position + 1, bytes.count))
      return position < bytes.count ? ("", "") : nil
    }
    let name = text.string(start..<position)
    let value = position + 2
    let end = (value..<min(value + Self.longest, bytes.count)).first { index in
      bytes[index] == UInt8(ascii: "\"") && endsValue(at: index)
    }
    guard let end else { return nil }
    move(to: end + 1)
    return (name, text.string(value..<end))
  }

  /// Whether a quotation mark is followed by what can follow a value: another attribute, or the end of the tag.
  private func endsValue(at mark: Int) -> Bool {
    var index = mark + 1
    guard index < bytes.count else { return true }
    let hasBlank = bytes[index] <= .space
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    guard index < bytes.count else { return true }
    if bytes[index] == .greater { return !hasBlank && endsTag(at: index) }
    if bytes[index] == UInt8(ascii: "/") {
      return index + 1 < bytes.count && bytes[index + 1] == .greater && endsTag(at: index + 1)
    }
    guard hasBlank else { return false }
    let nameStart = index
    while index < bytes.count, index - nameStart < 50, bytes[index].isNameByte { index += 1 }
    return index > nameStart && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "=")
      && bytes[index + 1] == UInt8(ascii: "\"")
  }

  /// Whether a bracket is the last thing in its line, or another tag follows.
  private func endsTag(at bracket: Int) -> Bool {
    let next = bytes[(bracket + 1)...].prefix(1000).first { !$0.isBlank }
    return next.map { $0 == .less || $0 == .lineFeed || $0 == .carriageReturn } ?? true
  }

  // MARK: Bytes

  private func has(_ mark: StaticString) -> Bool { text.has(mark, at: position, before: bytes.count) }

  private mutating func move(to end: Int) {
    line += bytes[position..<end].count { $0 == .lineFeed }
    position = end
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    move(to: (position..<bytes.count).first { !isSkipped(bytes[$0]) } ?? bytes.count)
  }

  private mutating func skip(past mark: StaticString) {
    let start = text.find(mark, in: position..<bytes.count)
    move(to: start.map { $0 + mark.utf8CodeUnitCount } ?? bytes.count)
  }
}
