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

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// The line of a tag that the text breaks off in.
  private(set) var cutLine: Int?

  /// The longest value of an attribute that is read, in bytes.
  private static let longest = 100_000

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next tag; nil at the end.
  mutating func next() -> Tag? {
    while position < bytes.count {
      guard bytes[position] == .less else {
        advance(by: 1)
        continue
      }
      if has("<![CDATA[") {
        skip(past: "]]>")
      } else if has("<!--") {
        skip(past: "-->")
      } else if has("<?") || has("<!") {
        skip(past: ">")
      } else {
        let start = line
        guard let tag = tag() else {
          cutLine = start
          position = bytes.count
          return nil
        }
        return tag
      }
    }
    return nil
  }

  private mutating func tag() -> Tag? {
    advance(by: 1)
    var tag = Tag(name: "", line: line)
    if position < bytes.count, bytes[position] == UInt8(ascii: "/") {
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
      advance(by: 1)
    }
    tag.name = String(decoding: bytes[start..<position], as: UTF8.self)
    while position < bytes.count {
      while position < bytes.count, bytes[position] <= .space { advance(by: 1) }
      if has("/>") {
        advance(by: 2)
        tag.isEmpty = true
        return tag
      }
      if has(">") {
        advance(by: 1)
        return tag
      }
      guard let (name, value) = attribute() else { return nil }
      if !name.isEmpty, tag.attributes[name] == nil { tag.attributes[name] = value }
    }
    return nil
  }

  /// A name with its value, or nothing of something else; nil where the text ends.
  private mutating func attribute() -> (String, String)? {
    let start = position
    while position < bytes.count, bytes[position].isNameByte || bytes[position] == UInt8(ascii: "-") {
      advance(by: 1)
    }
    guard position > start, has("=\"") else {
      if position < bytes.count { advance(by: 1) }
      return position < bytes.count ? ("", "") : nil
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    advance(by: 2)
    let valueStart = position
    while position < bytes.count, position - valueStart < Self.longest {
      if bytes[position] == UInt8(ascii: "\""), endsValue(at: position) {
        let value = String(decoding: bytes[valueStart..<position], as: UTF8.self)
        advance(by: 1)
        return (name, value)
      }
      advance(by: 1)
    }
    return nil
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

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[position + offset] != buffer[offset] { return false }
      return true
    }
  }

  private mutating func advance(by count: Int) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == .lineFeed { line += 1 }
      position += 1
    }
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count, !has(text) { advance(by: 1) }
    advance(by: text.utf8CodeUnitCount)
  }
}
