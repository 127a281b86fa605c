// SPDX-License-Identifier: Apache-2.0

/// A screenshot of the whole device screen: a small PNG or JPEG.
///
/// The initializers check the first bytes and the limits of ``InputLimits``. The pixels are never decoded.
public struct TraceScreenshot: Hashable, Sendable {
  /// An image format.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png
    case jpeg
  }

  /// The image format.
  public private(set) var format: Format

  /// The bytes of its file.
  public private(set) var bytes: [UInt8]

  /// The width, in pixels.
  public private(set) var width = 0

  /// The height, in pixels.
  public private(set) var height = 0

  /// Creates a screenshot from the contents of a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: ``TraceScreenshotError`` if it is not a PNG or JPEG, or too large.
  public init(_ bytes: [UInt8]) throws(TraceScreenshotError) {
    let most = InputLimits.screenshotBytes
    guard bytes.count <= most else {
      throw TraceScreenshotError(
        message:
          "the picture has \((bytes.count + 1023) / 1024) KB, and a screenshot at most \(most >> 10) KB",
        hint: TraceScreenshotError.smaller)
    }
    guard let head = PictureHead(bytes) else {
      throw TraceScreenshotError(
        message: "expected a PNG or JPEG, found \(PictureHead.found(bytes))",
        hint: bytes.isEmpty ? nil : "`sips -s format jpeg -Z 844` on macOS makes one")
    }
    let side = InputLimits.screenshotSide
    guard (1...side).contains(head.width), (1...side).contains(head.height) else {
      throw TraceScreenshotError(
        message:
          "the picture is \(head.width) × \(head.height) pixels, and a screenshot has 1 to \(side) in each direction",
        hint: TraceScreenshotError.smaller)
    }
    self.bytes = bytes
    format = head.format
    (width, height) = (head.width, head.height)
  }

  /// Creates a screenshot from base64.
  ///
  /// - Parameter base64: The contents of a file, on one line.
  /// - Throws: ``TraceScreenshotError`` if the text is not base64, or not a small PNG or JPEG.
  public init(base64: String) throws(TraceScreenshotError) {
    // Refuse a text that is too long before decoding it.
    guard base64.utf8.count <= Base64.length(of: InputLimits.screenshotBytes) else {
      throw TraceScreenshotError(
        message: "a screenshot has at most \(InputLimits.screenshotBytes >> 10) KB",
        hint: TraceScreenshotError.smaller)
    }
    guard let bytes = Base64.bytes(of: base64) else {
      throw TraceScreenshotError(message: "expected base64 on one line, found other characters", hint: nil)
    }
    try self.init(bytes)
  }

  /// The bytes in base64.
  public private(set) var base64: String {
    get { Base64.text(of: bytes) }
    set { bytes = Base64.bytes(of: newValue) ?? [] }
  }

  /// An empty value that the record reader fills in.
  fileprivate static let blank = TraceScreenshot()

  private init() { (format, bytes) = (.png, []) }

  /// Whether it has the proportions of a screen, within 2 %.
  package func fits(_ size: TraceSize) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let share = Double(width) * size.height / (Double(height) * size.width)
    return abs(share - 1) <= 0.02
  }
}

/// Why something is not a screenshot.
public struct TraceScreenshotError: Error, Hashable, Sendable {
  /// What was found and what was expected, without a final period.
  public var message: String

  /// What to do about it; nil if unknown.
  public var hint: String?

  /// How to make a picture smaller.
  package static let smaller =
    "make it smaller: `sips -Z 844 shot.png` on macOS, or `convert shot.png -resize 390x shot.jpg`"
}

extension TraceScreenshot: Record {
  static let record = RecordMembers(
    "screenshot", "A picture of the whole screen, of at most \(InputLimits.screenshotBytes >> 10) KB.",
    of: TraceScreenshot.blank,
    [
      .field(\.format, "format", "What the picture is written in."),
      .field(\.base64, "base64", "The bytes of its file, in base64 on one line."),
    ])

  init?(json: JSONValue?) {
    guard case .string(let text)? = json?["base64"], let screenshot = try? TraceScreenshot(base64: text),
      Format(json: json?["format"]) == screenshot.format
    else { return nil }
    self = screenshot
  }
}

extension TraceScreenshot.Format: FieldWord {}

/// The format and size that the first bytes of a picture give.
private struct PictureHead {
  let format: TraceScreenshot.Format
  let width: Int
  let height: Int

  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: Self.png) {
      // The size is at the beginning of the first chunk, which is IHDR.
      guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
      format = .png
      width = Self.number(bytes[16..<20])
      height = Self.number(bytes[20..<24])
    } else if bytes.starts(with: Self.jpeg), let frame = Self.frame(bytes) {
      format = .jpeg
      height = Self.number(bytes[frame + 5..<frame + 7])
      width = Self.number(bytes[frame + 7..<frame + 9])
    } else {
      return nil
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The index of the frame header in a JPEG: the first of the segments SOF0 to SOF15 before the image data.
  private static func frame(_ bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      switch bytes[place + 1] {
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xD9, 0xDA: return nil
      case 0xC4, 0xC8, 0xCC, 0x00...0xBF, 0xD9...0xFE:
        place += 2 + max(number(bytes[place + 2..<place + 4]), 2)
      default: return place
      }
    }
    return nil
  }

  /// Names what else the bytes look like.
  static func found(_ bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "nothing" }
    if bytes.starts(with: png) { return "the beginning of a PNG and no size" }
    if bytes.starts(with: jpeg) { return "the beginning of a JPEG and no size" }
    let others: [(start: String, at: Int, name: String)] = [
      ("GIF8", 0, "a GIF"), ("%PDF", 0, "a PDF"), ("WEBP", 8, "a WebP picture"),
      ("ftyp", 4, "a HEIC picture or a film"), ("II*", 0, "a TIFF picture"), ("MM\0*", 0, "a TIFF picture"),
      ("<svg", 0, "an SVG"),
    ]
    return others.first { bytes.dropFirst($0.at).starts(with: $0.start.utf8) }?.name
      ?? "something that is no picture"
  }
}

/// Encodes and decodes base64: letters, digits, `+` and `/`, padded with `=` to a multiple of four.
private enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let pad = UInt8(ascii: "=")

  /// The value of each letter, by its code; 255 for other characters.
  private static let values: [UInt8] = letters.enumerated().reduce(into: [UInt8](repeating: 255, count: 256))
  {
    $0[Int($1.element)] = UInt8($1.offset)
  }

  /// The length of the text for `count` bytes.
  static func length(of count: Int) -> Int { (count + 2) / 3 * 4 }

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(length(of: bytes.count))
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let group = (0..<3).reduce(UInt32(0)) { $0 << 8 | ($1 < count ? UInt32(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? letters[Int(group >> UInt32(18 - 6 * place) & 63)] : pad)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil for a text that ``text(of:)`` would not produce.
  static func bytes(of text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == pad }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    for (place, letter) in text.dropLast(padding).enumerated() {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      group = group << 6 | UInt32(value)
      if place % 4 == 3 {
        bytes += [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
        group = 0
      }
    }
    switch padding {
    case 1:
      guard group & 3 == 0 else { return nil }
      bytes += [UInt8(group >> 10 & 255), UInt8(group >> 2 & 255)]
    case 2:
      guard group & 15 == 0 else { return nil }
      bytes.append(UInt8(group >> 4 & 255))
    default: break
    }
    return bytes
  }
}
