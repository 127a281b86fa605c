// SPDX-License-Identifier: Apache-2.0

/// Where something stands in a line, for messages.
extension JSONReader {
  /// The byte at which a line stops being JSON.
  static func fault(in line: UnsafeBufferPointer<UInt8>) -> Int {
    var reader = JSONReader(line)
    if reader.value(depth: 0) != nil { reader.skipSpace() }
    return min(reader.position, line.count)
  }

  /// The first byte of a value, by the names of members and the positions of elements that lead to it. Of a value that is
  /// not there, the first byte of what should hold it; of one that stands there twice, the second.
  static func offset(
    of path: [String], in line: UnsafeBufferPointer<UInt8>, deepest: Int = deepest
  ) -> Int {
    var reader = JSONReader(line, deepest: deepest)
    reader.skipSpace()
    for step in path {
      let start = reader.position
      guard reader.enter(step) else { return start }
    }
    return reader.position
  }

  /// Goes to a member or an element of the value that begins here.
  private mutating func enter(_ step: String) -> Bool {
    if next(is: UInt8(ascii: "[")) { return enter(element: Int(step) ?? 0) }
    guard next(is: UInt8(ascii: "{")) else { return false }
    var found: Int?
    repeat {
      guard let name = string(), next(is: UInt8(ascii: ":")) else { break }
      skipSpace()
      if name == step { found = position }
      guard value(depth: 0) != nil else { break }
    } while next(is: UInt8(ascii: ","))
    position = found ?? position
    return found != nil
  }

  private mutating func enter(element index: Int) -> Bool {
    for _ in 0..<index {
      guard value(depth: 0) != nil, next(is: UInt8(ascii: ",")) else { return false }
    }
    skipSpace()
    return position < bytes.count && bytes[position] != UInt8(ascii: "]")
  }
}
