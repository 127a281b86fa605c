// SPDX-License-Identifier: Apache-2.0

/// Looks for aliases in keys before a text is parsed.
///
/// Yams compares the keys of a mapping by their whole value. A key that is an alias to aliases to aliases
/// would keep it busy for ever, before the values are counted. No scenario has such keys, so the search may be
/// rough: it ignores quotes, and takes everything that could be an alias in a key for one.
enum AliasScan {
  /// The first place where a key may hold an alias.
  static func aliasInKey(of text: String) -> SourcePlace? {
    guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    var scan = LineScan()
    var line = 1
    var explicitKey: SourcePlace?
    var sawAlias = false
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      scan.read(bytes)
      if let column = scan.keyColumn { return place(line, column, bytes) }
      if let column = scan.explicitKeyColumn, explicitKey == nil { explicitKey = place(line, column, bytes) }
      sawAlias = sawAlias || scan.sawAlias
      line += 1
    }
    return sawAlias ? explicitKey : nil
  }

  private static func place(_ line: Int, _ offset: Int, _ bytes: Substring.UTF8View) -> SourcePlace {
    let scalars = bytes.prefix(offset).count { $0 & 0xC0 != 0x80 }
    return SourcePlace(line: line, column: scalars + 1)
  }
}

/// What one line holds that may put an alias in a key. Offsets are in bytes.
private struct LineScan {
  /// An alias followed by a colon, or a bracket after an alias closed and followed by a colon.
  var keyColumn: Int?

  /// A question mark that starts a key of its own.
  var explicitKeyColumn: Int?

  var sawAlias = false

  mutating func read(_ bytes: Substring.UTF8View) {
    (keyColumn, explicitKeyColumn, sawAlias) = (nil, nil, false)
    var waiting: Int?
    var mayStart = true
    var isName = false
    var offset = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "*"):
        sawAlias = true
        (waiting, isName, mayStart) = (offset, true, false)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if sawAlias { waiting = offset }
        (isName, mayStart) = (false, false)
      case UInt8(ascii: ":"):
        if let waiting {
          keyColumn = waiting
          return
        }
        mayStart = true
      case UInt8(ascii: "?"):
        if mayStart { explicitKeyColumn = explicitKeyColumn ?? offset }
        if !isName { waiting = nil }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        isName = false
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "-"):
        if !isName || byte != UInt8(ascii: "-") { (waiting, isName, mayStart) = (nil, false, true) }
      default:
        if !isName { waiting = nil }
        mayStart = false
      }
      offset += 1
    }
  }
}

/// Counts what can part the values of a text before it is parsed.
///
/// Yams keeps every value of a text in memory before the first can be counted. There are no more values than lines with
/// something in them, commas, colons that end a key, and opening brackets. The count is rough: it looks into texts too.
enum ValueScan {
  /// The place of the sign behind the first `limit`; nil if there are no more.
  static func place(of limit: Int, in text: String) -> SourcePlace? {
    var text = text
    return text.withUTF8 { bytes in
      // Each value takes at least a byte.
      guard bytes.count > limit else { return nil }
      var (count, line, lineStart) = (0, 1, 0)
      var (isBlank, isComment) = (true, false)
      for (index, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: "\n") {
          if !isBlank, !isComment { count += 1 }
        } else if byte > 0x20 {
          if isBlank, byte == UInt8(ascii: "#") { isComment = true }
          let isLast = index + 1 == bytes.count || bytes[index + 1] <= 0x20
          if !isComment, parts(byte, isFirst: isBlank, isLast: isLast) { count += 1 }
          isBlank = false
        }
        if count > limit {
          let column = bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1
          return SourcePlace(line: line, column: column)
        }
        if byte == UInt8(ascii: "\n") {
          (line, lineStart, isBlank, isComment) = (line + 1, index + 1, true, false)
        }
      }
      return nil
    }
  }

  /// Whether a sign can part values, by where it stands in its line and in its word.
  private static func parts(_ byte: UInt8, isFirst: Bool, isLast: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"): true
    case UInt8(ascii: ":"): isLast
    // The first of a line is counted with the line.
    case UInt8(ascii: "-"): isLast && !isFirst
    default: false
    }
  }
}
