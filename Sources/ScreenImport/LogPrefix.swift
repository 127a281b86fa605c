// SPDX-License-Identifier: Apache-2.0

/// The prefix that a log writes before each line: `[Xcode] `, a time, the name of a process.
///
/// It is removed before a format is detected, so that all readers see the text as it was printed.
enum LogPrefix {
  /// The share of lines that must have a prefix. With fewer, the prefixes belong to the text and not to a log.
  private static let leastShare = 0.8

  /// The longest prefix, in bytes.
  private static let longest = 200

  /// The text without prefixes; unchanged if most lines have none.
  static func removed(from text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var (written, prefixed) = (0, 0)
      forEachLine(of: bytes) { line in
        let hasPrefix = PrefixScan(line).length > 0
        // From the end, since a deeply nested line begins with many blanks.
        guard hasPrefix || line.reversed().contains(where: { !$0.isBlank && $0 != .carriageReturn }) else {
          return
        }
        written += 1
        if hasPrefix { prefixed += 1 }
      }
      guard prefixed > 1, Double(prefixed) >= leastShare * Double(written) else { return nil }
      var kept: [UInt8] = []
      kept.reserveCapacity(bytes.count)
      forEachLine(of: bytes) { line in
        kept += line.dropFirst(PrefixScan(line).length)
        if line.endIndex < bytes.count { kept.append(.lineFeed) }
      }
      return String(decoding: kept, as: UTF8.self)
    } ?? text
  }

  private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

  private static func forEachLine(of bytes: UnsafeBufferPointer<UInt8>, _ body: (Line) -> Void) {
    var (start, end) = (0, 0)
    while end <= bytes.count {
      if end == bytes.count || bytes[end] == .lineFeed {
        body(bytes[start..<end])
        start = end + 1
      }
      end += 1
    }
  }

  /// Finds the prefix of one line.
  private struct PrefixScan {
    let line: Line
    var index: Int

    init(_ line: Line) {
      self.line = line.prefix(LogPrefix.longest)
      index = line.startIndex
    }

    /// The length of the prefix in bytes; 0 for a line without one. One blank after it is included.
    var length: Int {
      var scan = self
      while scan.readTag() || scan.readTime() || scan.readProcess() {}
      return scan.index - line.startIndex
    }

    /// A word in brackets: `[Xcode] `, `[debug] `.
    private mutating func readTag() -> Bool {
      guard at(index) == UInt8(ascii: "["), let end = find(UInt8(ascii: "]"), from: index + 1),
        line[(index + 1)..<end].contains(where: { Self.isLetter($0) || $0 == UInt8(ascii: ":") }),
        !line[(index + 1)..<end].contains(where: { Self.brackets.contains($0) })
      else { return false }
      return take(through: end)
    }

    /// A date, a time, or both: `2024-05-01 10:11:12.345+0200 `.
    private mutating func readTime() -> Bool {
      var end = index
      while let byte = at(end), Self.isOfTime(byte) || byte == UInt8(ascii: "T") || byte == UInt8(ascii: "Z")
      {
        end += 1
      }
      let word = line[index..<end]
      guard word.filter(Self.isDigit).count >= 6,
        word.contains(UInt8(ascii: ":")) || word.filter({ $0 == UInt8(ascii: "-") }).count == 2,
        word.first.map(Self.isDigit) == true
      else { return false }
      return take(through: end - 1)
    }

    /// The name and numbers of a process: `Shop[411:9021] `.
    private mutating func readProcess() -> Bool {
      guard let first = at(index), Self.isLetter(first), let open = find(UInt8(ascii: "["), from: index),
        let close = find(UInt8(ascii: "]"), from: open),
        line[index..<open].allSatisfy({ Self.isLetter($0) || Self.isDigit($0) || Self.joins.contains($0) }),
        close > open + 1,
        line[(open + 1)..<close].allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: ":") })
      else { return false }
      return take(through: close)
    }

    /// Takes a part that a blank or a colon ends; none that ends the line.
    private mutating func take(through end: Int) -> Bool {
      var next = end + 1
      if at(next) == UInt8(ascii: ":") { next += 1 }
      guard at(next) == .space || at(next) == 0x09 else { return false }
      index = next + 1
      return true
    }

    private func at(_ index: Int) -> UInt8? { line.indices.contains(index) ? line[index] : nil }

    private func find(_ byte: UInt8, from start: Int) -> Int? {
      start < line.endIndex ? line[start...].firstIndex(of: byte) : nil
    }

    private static let brackets = Array("[]{}<>\"".utf8)
    private static let joins = Array("_-. ".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isOfTime(_ byte: UInt8) -> Bool {
      isDigit(byte) || Array("-:.,+".utf8).contains(byte)
    }
  }
}
