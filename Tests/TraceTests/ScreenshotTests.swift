// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Trace

/// Pictures of a screen. Signatures and places of sizes are those of the formats: PNG (ISO 15948, 5.2 and 11.2.2) and
/// JPEG (ITU T.81, B.2.2).
@Suite struct ScreenshotTests {
  /// A PNG of 3 × 4 pixels up to its size, in base64 as `base64` of GNU writes it.
  private static let png = "iVBORw0KGgoAAAANSUhEUgAAAAMAAAAE"

  /// A JPEG of 2 × 258 pixels up to its size, with one segment before.
  private static let jpeg = "/9j/4AAEAQL/wgALCAECAAIBAREA"

  private func problem(_ bytes: [UInt8]) -> TraceScreenshotError? {
    do {
      _ = try TraceScreenshot(bytes)
      return nil
    } catch { return error }
  }

  private func changed(_ base64: String, at place: Int, to value: UInt8) throws -> [UInt8] {
    var bytes = try TraceScreenshot(base64: base64).bytes
    bytes[place] = value
    return bytes
  }

  @Test func aPictureIsKnownByItsFirstBytes() throws {
    let png = try TraceScreenshot(base64: Self.png)
    #expect((png.format, png.width, png.height) == (.png, 3, 4))
    let jpeg = try TraceScreenshot(base64: Self.jpeg)
    #expect((jpeg.format, jpeg.width, jpeg.height) == (.jpeg, 2, 258))
    #expect(jpeg.bytes.count == 21)
    #expect([png.base64, jpeg.base64] == [Self.png, Self.jpeg])
  }

  @Test func everyLengthIsTheSameInBase64AndBack() throws {
    let head = try TraceScreenshot(base64: Self.png).bytes
    for more in 0..<7 {
      let picture = try TraceScreenshot(head + [UInt8](repeating: 0xFB, count: more))
      #expect(try TraceScreenshot(base64: picture.base64) == picture)
    }
  }

  @Test(arguments: [
    ("GIF89a", "a GIF"), ("%PDF-1.7", "a PDF"), ("RIFF....WEBP", "a WebP picture"),
    ("....ftypheic", "a HEIC picture or a film"), ("windows:", "something that is no picture"),
    ("", "nothing"),
  ])
  func somethingElseIsNamed(start: String, name: String) {
    #expect(problem(Array(start.utf8))?.message == "expected a PNG or JPEG, found \(name)")
  }

  @Test func aPictureWithoutASizeIsRefused() throws {
    let png = try TraceScreenshot(base64: Self.png).bytes
    let jpeg = try TraceScreenshot(base64: Self.jpeg).bytes
    #expect(problem(Array(png.dropLast()))?.message.contains("the beginning of a PNG and no size") == true)
    for count in 3..<17 {
      let found = problem(Array(jpeg.prefix(count)))?.message
      #expect(found?.contains("the beginning of a JPEG and no size") == true, "\(count): \(found ?? "read")")
    }
    // Its data begins before a size is told (SOS), and a segment is longer than the file.
    #expect(problem(try changed(Self.jpeg, at: 3, to: 0xDA)) != nil)
    #expect(problem(try changed(Self.jpeg, at: 4, to: 0xFF)) != nil)
    #expect(problem(try changed(Self.png, at: 12, to: 0)) != nil)
  }

  @Test func limitsAreSaidWithWhatHelps() throws {
    let head = try TraceScreenshot(base64: Self.png).bytes
    let most = head + [UInt8](repeating: 0, count: 300 * 1024 - head.count)
    #expect(problem(most) == nil)
    let larger = problem(most + [0])
    #expect(larger?.message == "the picture has 301 KB, and a screenshot at most 300 KB")
    #expect(
      larger?.hint
        == "make it smaller: `sips -Z 844 shot.png` on macOS, or `convert shot.png -resize 390x shot.jpg`")
    let text = String(repeating: "A", count: 300 * 1024 / 3 * 4 + 4)
    #expect(throws: TraceScreenshotError.self) { try TraceScreenshot(base64: text) }
    #expect(
      problem(try changed(Self.png, at: 18, to: 0x10))?.message
        == "the picture is 4099 × 4 pixels, and a screenshot has 1 to 4096 in each direction")
    #expect(problem(try changed(Self.png, at: 19, to: 0))?.message.contains("0 × 4") == true)
  }

  @Test(arguments: [
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAA", "iVBORw0KGgoAAAANSUhEUgAAAAMAAA\"E",
    "iVBORw0=GgoAAAANSUhEUgAAAAMAAAAE", "====", " ",
  ])
  func otherTextsAreNoBase64(text: String) {
    #expect(throws: TraceScreenshotError.self) { try TraceScreenshot(base64: text) }
  }

  /// The limit of 2 % is our own.
  @Test func aScreenHasItsProportions() throws {
    let picture = try TraceScreenshot(base64: Self.png)
    #expect(picture.fits(TraceSize(width: 300, height: 400)))
    #expect(picture.fits(TraceSize(width: 305, height: 400)))
    #expect(!picture.fits(TraceSize(width: 310, height: 400)))
    #expect(!picture.fits(TraceSize(width: 400, height: 300)))
    #expect(!picture.fits(TraceSize(width: 0, height: 0)))
  }

  @Test func aTraceHasItInTheScreensRecordOnlyIfThereIsOne() throws {
    var trace = SampleTrace.trace
    let without = try trace.jsonLines()
    #expect(!without.contains("screenshot"))
    trace.screen.screenshot = try TraceScreenshot(base64: Self.png)
    let text = try trace.jsonLines()
    let member = ",\"screenshot\":{\"format\":\"png\",\"base64\":\"\(Self.png)\"}"
    #expect(text.replacing(member, with: "") == without)
    #expect(try TouchTrace(jsonLines: text) == trace)
  }

  @Test(arguments: [
    ("png", "PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"), ("jpeg", png), ("svg", png), ("png", "\\\"/><script>"),
  ])
  func aTraceWithSomethingElseInItsPlaceIsRefused(format: String, base64: String) throws {
    var trace = SampleTrace.trace
    trace.screen.screenshot = try TraceScreenshot(base64: Self.png)
    let text = try trace.jsonLines()
      .replacing("\"png\",\"base64\":\"\(Self.png)\"", with: "\"\(format)\",\"base64\":\"\(base64)\"")
    let error = #expect(throws: TraceFormatError.self) { try TouchTrace(jsonLines: text) }
    #expect(error?.line == 2)
    #expect(error?.message.contains("'screenshot") == true, "\(error?.message ?? "")")
  }
}
