// SPDX-License-Identifier: Apache-2.0

/// Checks the braces of a DOT text for mistakes that the library does not report.
///
/// Depending on its version, the library ignores a second graph, or returns it for the next text.
struct DOTStructure {
  /// What is wrong, if anything.
  private(set) var problem: String?

  private var bytes: ArraySlice<UInt8>
  private var line: Int = 1

  init(_ text: String) {
    bytes = ArraySlice(text.utf8)
    if bytes.count > Graphviz.maximumTextLength {
      problem = "the text is longer than \(Graphviz.maximumTextLength) bytes"
    } else if bytes.contains(0) {
      problem = "the text contains a NUL character"
    } else {
      scan()
    }
    bytes = []
  }

  private mutating func scan() {
    var depth = 0
    var hasGraph = false
    var isLineStart = true
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        isLineStart = true
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "#") where isLineStart:
        skipLine()
        continue
      case UInt8(ascii: "/") where bytes.first == UInt8(ascii: "/"):
        skipLine()
        continue
      case UInt8(ascii: "/") where bytes.first == UInt8(ascii: "*"):
        skipBlockComment()
        continue
      default: break
      }
      isLineStart = false
      if depth == 0, hasGraph {
        problem = "there is more text after the end of the graph in line \(line); only one graph is allowed"
        return
      }
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        hasGraph = true
        if depth > Graph.maximumDepth + 1 {
          problem = "subgraphs are nested more than \(Graph.maximumDepth) deep in line \(line)"
          return
        }
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "<") where depth > 0: skipMarkup()
      default: break
      }
    }
  }

  private mutating func skipLine() {
    while let byte = bytes.first, byte != UInt8(ascii: "\n") { bytes.removeFirst() }
  }

  private mutating func skipBlockComment() {
    var previous: UInt8 = 0
    bytes.removeFirst()
    while let byte = bytes.popFirst() {
      count(byte)
      if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { return }
      previous = byte
    }
  }

  private mutating func skipString() {
    while let byte = bytes.popFirst(), byte != UInt8(ascii: "\"") {
      count(byte)
      if byte == UInt8(ascii: "\\"), let escaped = bytes.popFirst() { count(escaped) }
    }
  }

  private mutating func skipMarkup() {
    var depth = 1
    while depth > 0, let byte = bytes.popFirst() {
      count(byte)
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if depth > Graph.maximumDepth * 4 {
        problem = "angle brackets are nested too deep in line \(line)"
        return
      }
    }
  }

  private mutating func count(_ byte: UInt8) {
    if byte == UInt8(ascii: "\n") { line += 1 }
  }
}
