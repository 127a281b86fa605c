// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace
internal import UIKitModel

/// One line of a dump in parts: its depth, the object, and its fields as ranges of bytes.
struct DumpLine {
  /// The number of bars before the description.
  var depth = 0

  /// The text between the bars and the description, such as the name of an instance variable.
  var annotation: Range<Int>?

  var className = 0..<0
  var hasAddress = false
  var address = 0..<0
  var fields: [Field] = []

  /// Whether the line ends before the description does.
  var isCut = false

  /// Whether the line ends inside a quoted text, which may continue in the next line.
  var endsInText = false

  /// Whether bars follow other text, as in a log. Only a frame then shows that the line describes a view.
  private var hasForeignMargin = false

  /// Whether it is a sublayer without a view.
  var isLayer = false

  struct Field {
    var name: Range<Int>
    var value: Range<Int>

    /// Whether the value ended with its closing quote, bracket or semicolon.
    var isWhole: Bool
  }
}

extension DumpLine {
  /// Splits a line into parts; nil if it describes no view or layer.
  init?(_ text: DumpText, _ line: Range<Int>) {
    guard let open = readMargin(text, line), let afterName = readClass(text, open + 1..<line.upperBound)
    else {
      return nil
    }
    readFields(text, afterName..<line.upperBound)
    if isLayer { return }
    let hasFrame = fields.contains { text.has("frame", at: $0.name.lowerBound, before: $0.name.upperBound) }
    let looksLikeView = depth > 0 && !hasForeignMargin && (hasAddress || !fields.isEmpty)
    guard hasFrame || looksLikeView else { return nil }
  }

  /// Reads bars and annotation, and returns the index of the description's bracket.
  private mutating func readMargin(_ text: DumpText, _ line: Range<Int>) -> Int? {
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = text.bytes[index]
      if byte == .bar {
        depth += 1
      } else if !byte.isBlank && (depth > 0 || !Self.isMarginMark(byte)) {
        break
      }
      index += 1
    }
    let start = index
    while index < line.upperBound, !Self.opens(text, index, before: line.upperBound) { index += 1 }
    guard index < line.upperBound else { return nil }
    guard start < index else { return index }
    // Bars after other text: the whole prefix belongs to a log, and the annotation begins after the last bar.
    var annotationStart = start
    for position in start..<index where text.bytes[position] == .bar {
      depth += 1
      hasForeignMargin = true
      annotationStart = position + 1
    }
    annotation = annotationStart..<index
    return index
  }

  /// Whether a bracket begins a description: it is followed by a class name, unlike the `<!>` of a log.
  private static func opens(_ text: DumpText, _ index: Int, before end: Int) -> Bool {
    guard text.bytes[index] == .less, index + 1 < end else { return false }
    return switch text.bytes[index + 1] {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// Comment marks, quotes and fences before a pasted line.
  private static func isMarginMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"), .greater, UInt8(ascii: "`"),
      UInt8(ascii: "\""),
      UInt8(ascii: "@"), 0xEF, 0xBB, 0xBF:
      true
    default: false
    }
  }

  /// Reads class and address, and returns the index of the fields.
  private mutating func readClass(_ text: DumpText, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    var nesting = 0
    scan: while index < range.upperBound {
      switch text.bytes[index] {
      case .less: nesting += 1
      // The arrow of a function type closes nothing: `Box<(Int) -> String>`.
      case .greater where index > range.lowerBound && text.bytes[index - 1] == UInt8(ascii: "-"): break
      case .greater where nesting > 0: nesting -= 1
      case .greater, .semicolon: break scan
      case UInt8(ascii: ":") where text.has(": 0x", at: index, before: range.upperBound): break scan
      case UInt8(ascii: ":") where text.has(":0x", at: index, before: range.upperBound): break scan
      // Labels in a tuple have colons too.
      case UInt8(ascii: ":") where nesting == 0 && text.has(": ", at: index, before: range.upperBound):
        break scan
      default: break
      }
      index += 1
    }
    guard index > range.lowerBound else { return nil }
    className = range.lowerBound..<index
    guard index < range.upperBound else { return index }
    if text.bytes[index] == UInt8(ascii: ":") {
      hasAddress = true
      let start = text.bytes[index + 1] == .space ? index + 2 : index + 1
      let end = (start..<range.upperBound).first { !text.bytes[$0].isNameByte } ?? range.upperBound
      address = start..<max(start, end)
      while index < range.upperBound, text.bytes[index] != .semicolon, text.bytes[index] != .greater {
        index += 1
      }
    }
    if index < range.upperBound, text.bytes[index] == .greater {
      isLayer = text.has("> (layer)", at: index, before: range.upperBound)
    }
    return index
  }
}

extension DumpLine {
  /// Splits the fields at semicolons outside brackets and quoted texts, up to the closing bracket.
  mutating func readFields(_ text: DumpText, _ range: Range<Int>) {
    var index = range.lowerBound
    while true {
      guard index < range.upperBound else {
        isCut = true
        return
      }
      guard text.bytes[index] == .semicolon else { return }
      index += 1
      while index < range.upperBound, text.bytes[index].isBlank { index += 1 }
      index = readField(text, index..<range.upperBound)
    }
  }

  /// Reads one field, and returns the index of the semicolon or bracket after it, or the end of the line.
  private mutating func readField(_ text: DumpText, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, text.bytes[index].isNameByte { index += 1 }
    let name = range.lowerBound..<index
    if text.has(" = ", at: index, before: range.upperBound) {
      index += 3
    } else if text.has(": ", at: index, before: range.upperBound) {
      index += 2
    }
    if index < range.upperBound, text.bytes[index] == .quote {
      return readText(text, name: name, index + 1..<range.upperBound)
    }
    let start = index
    var nesting = 0
    scan: while index < range.upperBound {
      switch text.bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), .less: nesting += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): nesting = max(0, nesting - 1)
      case .greater where nesting > 0: nesting -= 1
      case .greater, .semicolon:
        if nesting == 0 { break scan }
      default: break
      }
      index += 1
    }
    let value = start..<index
    let isWhole = index < range.upperBound || (nesting == 0 && Self.endsItself(text, value))
    if !name.isEmpty { fields.append(Field(name: name, value: value, isWhole: isWhole)) }
    return index
  }

  /// Reads a quoted text, which can contain apostrophes and semicolons itself.
  private mutating func readText(_ text: DumpText, name: Range<Int>, _ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if text.bytes[index] == .quote, Self.endsText(text, index + 1..<range.upperBound) {
        fields.append(Field(name: name, value: range.lowerBound..<index, isWhole: true))
        return index + 1
      }
      index += 1
    }
    endsInText = true
    fields.append(Field(name: name, value: range, isWhole: false))
    return range.upperBound
  }

  /// Whether the text after an apostrophe shows that it ended the quoted text: the end, or another field.
  private static func endsText(_ text: DumpText, _ rest: Range<Int>) -> Bool {
    guard let next = rest.first else { return true }
    if text.bytes[next] == .greater {
      guard next + 1 < rest.upperBound else { return true }
      switch text.bytes[next + 1] {
      case .space, UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: ","): return true
      default: return false
      }
    }
    guard text.bytes[next] == .semicolon else { return false }
    var index = next + 1
    while index < rest.upperBound, text.bytes[index].isBlank { index += 1 }
    guard index < rest.upperBound else { return true }
    let start = index
    while index < rest.upperBound, text.bytes[index].isNameByte { index += 1 }
    guard index > start else { return false }
    return index == rest.upperBound || text.has(" = ", at: index, before: rest.upperBound)
      || text.has(": ", at: index, before: rest.upperBound)
  }

  /// Whether a value at the end of a cut line is complete.
  private static func endsItself(_ text: DumpText, _ value: Range<Int>) -> Bool {
    guard let last = value.last else { return false }
    switch text.bytes[last] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), .greater: return true
    default: return value.count <= 3 && (text.string(value) == "YES" || text.string(value) == "NO")
    }
  }
}

/// The fields that UIKit prints for views.
enum DumpFields {
  /// The fields that affect touches, in the order in which UIKit prints them. If a line is cut before one of them, its
  /// property is unknown.
  static let inOrder: [(name: String, property: UnknownProperty?)] = [
    ("frame", .frame), ("transform", .bounds), ("alpha", .alpha), ("clipsToBounds", .clipsToBounds),
    ("hidden", .isHidden), ("opaque", nil), ("autoresize", nil),
    ("userInteractionEnabled", .isUserInteractionEnabled), ("gestureRecognizers", .gestureRecognizers),
    ("animations", .animations), ("layer", nil),
  ]

  /// The number of numbers in a field.
  static let numbers = [
    "frame": 4, "anchorPoint": 2, "transform": 6, "alpha": 1, "contentOffset": 2, "contentSize": 2,
    "adjustedContentInset": 4,
  ]

  static let flags: Set<String> = ["hidden", "opaque", "clipsToBounds", "userInteractionEnabled"]

  static let known: Set<String> = flags.union(inOrder.map(\.name)).union(numbers.keys).union([
    "baseClass", "transform3D", "text", "tag", "tintColor", "backgroundColor", "id",
    "image", "placeholder", "dataSource", "delegate", "contentInset", "border", "borderStyle", "background",
    "maskView",
  ])
}

/// Reads the numbers of a field such as `(16 120; 358 200)`, `[0, 1, -1, 0, 0, 0]` or `{0, -64}`.
enum DumpNumbers {
  /// The numbers in order, `inf` and `nan` included; words that are not numbers count as `nan`.
  static func read(_ text: DumpText, _ range: Range<Int>) -> [Double] {
    var numbers: [Double] = []
    var start: Int?
    for index in range {
      if isSeparator(text.bytes[index]) {
        if let begin = start { numbers.append(number(text, begin..<index)) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { numbers.append(number(text, begin..<range.upperBound)) }
    return numbers
  }

  static func isUsable(_ number: Double) -> Bool {
    NumberLimit.range.contains(number)
  }

  private static func number(_ text: DumpText, _ range: Range<Int>) -> Double {
    // Adding zero turns -0 into 0.
    (Double(text.string(range)) ?? .nan) + 0
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    switch byte {
    case .semicolon, UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
      UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: byte.isBlank
    }
  }
}

/// Reads the colours that UIKit prints, such as `UIExtendedSRGBColorSpace 0.9 0.3 0.3 1`.
enum DumpColor {
  /// A CSS hex colour. A system colour is that of light appearance. Nil for transparent colours and those of the app's
  /// assets, of which only the name is printed.
  static func hex(_ text: String) -> String? {
    if let name = systemName(text) {
      return UIColor.systemHex(name).flatMap { HexColor($0)?.visibleText }
    }
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let space = words.first, numbers.count == words.count - 1 else { return nil }
    switch (numbers.count, space.contains("Gray") || space.contains("White")) {
    case (2, true):
      return HexColor(gray: numbers[0], alpha: numbers[1])?.visibleText
    case (4, false):
      return HexColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])?.visibleText
    default: return nil
    }
  }

  /// The name in `<UIDynamicSystemColor: 0x1; name = systemBackgroundColor>` or `[UIColor redColor]`.
  private static func systemName(_ text: String) -> String? {
    for (start, end) in [("; name = ", ">"), ("[UIColor ", "]")] {
      guard let range = text.firstRange(of: start) else { continue }
      let name = text[range.upperBound...].prefix { $0 != ";" && String($0) != end }
      return String(name)
    }
    return nil
  }
}

/// Computes a view's bounds and center from the bounding box in a dump.
struct DumpGeometry {
  var geometry: ScenarioGeometry
  var transform: TraceTransform?

  /// Whether the shape inside the box could not be computed.
  var isBoxOnly = false

  /// The geometry of a view, moved by an offset.
  init(_ view: DumpView, offset: TracePoint = TracePoint(x: 0, y: 0)) {
    guard let frame = view.frame else {
      geometry = .fill
      return
    }
    let box = TraceRect(
      x: frame.minX - offset.x, y: frame.minY - offset.y, width: frame.size.width, height: frame.size.height)
    geometry = .frame(box)
    if view.hasTransform3D {
      isBoxOnly = true
      return
    }
    guard let matrix = view.view.transform.map(Self.tidied), matrix != .identity else { return }
    guard let size = Self.size(of: box.size, before: matrix) else {
      isBoxOnly = true
      return
    }
    transform = matrix
    let anchor = view.view.anchorPoint ?? TracePoint(x: 0.5, y: 0.5)
    let corners = TraceRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height
    ).corners
    guard let turned = TraceRect.enclosing(corners.map { matrix($0) }) else { return }
    let origin = view.view.contentOffset ?? TracePoint(x: 0, y: 0)
    geometry = .bounds(
      TraceRect(x: origin.x, y: origin.y, width: size.width, height: size.height),
      center: TracePoint(x: rounded(box.minX - turned.minX), y: rounded(box.minY - turned.minY)))
  }

  /// The size that the matrix transforms to the given bounding box; nil if it is not unique.
  ///
  /// The box of a `w` by `h` rectangle is `|a|w + |c|h` by `|b|w + |d|h`.
  static func size(of box: TraceSize, before matrix: TraceTransform) -> TraceSize? {
    let (a, b, c, d) = (abs(matrix.a), abs(matrix.b), abs(matrix.c), abs(matrix.d))
    let determinant = a * d - b * c
    let largest = max(a, b, c, d)
    guard largest > 0, abs(determinant) > 1e-3 * largest * largest else { return nil }
    let width = rounded((box.width * d - box.height * c) / determinant)
    let height = rounded((box.height * a - box.width * b) / determinant)
    let slack = 1e-3 * max(box.width, box.height)
    guard DumpNumbers.isUsable(width), DumpNumbers.isUsable(height), width >= -slack, height >= -slack else {
      return nil
    }
    return TraceSize(width: max(width, 0), height: max(height, 0))
  }

  /// The matrix without rounding errors of sines and cosines, such as `6.12323e-17`.
  private static func tidied(_ matrix: TraceTransform) -> TraceTransform {
    func tidy(_ number: Double) -> Double { abs(number) < 1e-9 ? 0 : number }
    return TraceTransform(
      a: tidy(matrix.a), b: tidy(matrix.b), c: tidy(matrix.c), d: tidy(matrix.d), tx: tidy(matrix.tx),
      ty: tidy(matrix.ty))
  }
}
