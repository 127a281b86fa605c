// SPDX-License-Identifier: Apache-2.0

/// Reads Graphviz's drawing operations (the values of `_draw_` and the like in the format `xdot`).
///
/// ```
/// c 7 -#000000 C 7 -#ffffff P 4 68.43 187.5 0 187.5 0 150.9 68.43 150.9
/// F 12 9 -Helvetica c 7 -#000000 T 34.14 172.8 0 23.33 5 -title
/// ```
struct DrawingReader {
  private var bytes: ArraySlice<UInt8>
  private let frame: LayoutFrame
  /// Whether the library doubles backslashes in texts without counting the second one.
  private let hasDoubledBackslashes: Bool

  private var pen = Layout.Pen(stroke: .black, fill: .black)
  private var font = TextStyle()

  private struct NotReadable: Error {}

  init(_ operations: String, in frame: LayoutFrame, hasDoubledBackslashes: Bool) {
    bytes = ArraySlice(operations.utf8)
    self.frame = frame
    self.hasDoubledBackslashes = hasDoubledBackslashes
  }

  /// Reads the marks; returns nil if the text is not in the expected form.
  mutating func marks() -> [Layout.Mark]? {
    var marks: [Layout.Mark] = []
    do {
      while let operation = word() {
        if let mark = try mark(of: operation) { marks.append(mark) }
      }
    } catch {
      return nil
    }
    return marks
  }

  /// Reads the values of an operation. Some draw nothing, but set the pen or the font of the next ones.
  private mutating func mark(of operation: String) throws -> Layout.Mark? {
    switch operation {
    case "c": pen.stroke = Color(visible: try string())
    case "C": pen.fill = Color(visible: try string())
    case "S": setStyle(try string())
    case "F":
      font.size = try number()
      font.fontName = try string()
    case "t": setFlags(Int(try number()))
    case "P", "p": return shape(.polygon(try points()), isFilled: operation == "P")
    case "L": return shape(.polyline(try points()), isFilled: false)
    // For curves, unlike other shapes, the lower-case letter is the filled one.
    case "B", "b": return shape(.curve(try points()), isFilled: operation == "b")
    case "E", "e":
      let ellipse = Layout.Outline.ellipse(center: try point(), radiusX: try number(), radiusY: try number())
      return shape(ellipse, isFilled: operation == "E")
    case "T":
      let position = try point()
      let side = try number()
      _ = try number()
      font.color = pen.stroke
      return .text(
        Layout.Text(
          string: try string(mayBeDoubled: true), position: position,
          alignment: side < 0 ? .left : side > 0 ? .right : .center, style: font))
    default: throw NotReadable()
    }
    return nil
  }

  private func shape(_ outline: Layout.Outline, isFilled: Bool) -> Layout.Mark {
    var pen = pen
    if !isFilled { pen.fill = nil }
    return .shape(outline, pen)
  }

  private mutating func setStyle(_ style: String) {
    if let style = Style(rawValue: style), [.solid, .dashed, .dotted].contains(style) {
      pen.dashes = style
    } else if style.hasPrefix("setlinewidth("), let width = Double(style.dropFirst(13).dropLast()) {
      pen.width = width
    }
  }

  private mutating func setFlags(_ flags: Int) {
    font.isBold = flags & 1 != 0
    font.isItalic = flags & 2 != 0
    font.isUnderlined = flags & 4 != 0
    font.isStruckThrough = flags & 32 != 0
  }

  // MARK: - Values

  private mutating func word() -> String? {
    bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    let word = bytes.prefix { $0 != UInt8(ascii: " ") }
    bytes = bytes[word.endIndex...]
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private mutating func number() throws -> Double {
    guard let number = word().flatMap(Double.init), number.isFinite else { throw NotReadable() }
    return number
  }

  private mutating func point() throws -> Layout.Point {
    frame.point(x: try number(), y: try number())
  }

  private mutating func count() throws -> Int {
    guard let count = word().flatMap(Int.init), (0...bytes.count).contains(count) else { throw NotReadable() }
    return count
  }

  private mutating func points() throws -> [Layout.Point] {
    try (0..<count()).map { _ in try point() }
  }

  /// Reads the number of bytes, a hyphen, and the bytes.
  private mutating func string(mayBeDoubled: Bool = false) throws -> String {
    let count = try count()
    guard bytes.prefix(2).elementsEqual(" -".utf8) else { throw NotReadable() }
    bytes = bytes.dropFirst(2)
    var text: [UInt8] = []
    while text.count < count {
      guard let byte = bytes.popFirst() else { throw NotReadable() }
      text.append(byte)
      if mayBeDoubled, hasDoubledBackslashes, byte == UInt8(ascii: "\\") { bytes = bytes.dropFirst() }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Color {
  /// Creates a colour from a drawing operation; nil if it is fully transparent.
  fileprivate init?(visible string: String) {
    guard string.utf8.count == 7 || !string.hasSuffix("00") else { return nil }
    self.init(string)
  }
}
