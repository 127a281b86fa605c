// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// `--screenshot`: a picture of the screen beside an input.
@MainActor @Suite struct ScreenshotTests {
  private static let scenario = """
    device: {size: [390, 844]}
    window:
      rootViewController:
        view:
          id: Page
          subviews:
            - {id: Buy, class: UIButton, text: Buy, frame: [20, 100, 120, 44],
               actions: [{event: touchUpInside, target: Page, action: buy}]}
            - {id: Cover, frame: [0, 90, 390, 100]}
    touches:
      - tap: [80, 120]
      - tap: [80, 400]
    """

  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844)>
       | <UIButton: 0x2; frame = (20 100; 120 44)>
    """

  private func folder(_ picture: [UInt8] = Screenshots.png(390, 844)) throws -> Folder {
    let folder = try Folder()
    try folder.write(Self.scenario, "screen.yml")
    try Data(picture).write(to: URL(fileURLWithPath: folder["shot.png"]))
    return folder
  }

  private func refusal(_ picture: [UInt8], _ arguments: [String] = []) throws -> String {
    let folder = try folder(picture)
    let outcome = hitpath(["explain", folder["screen.yml"], "--screenshot", folder["shot.png"]] + arguments)
    #expect(outcome.code == 3)
    #expect(outcome.output.isEmpty)
    return outcome.diagnostics(in: folder)
  }

  @Test func whatIsNoPictureOfTheScreenIsRefusedWithItsFile() throws {
    #expect(
      try refusal(Array("GIF89a".utf8)) == """
        shot.png: error: expected a PNG or JPEG, found a GIF
          hint: `sips -s format jpeg -Z 844` on macOS makes one

        """)
    #expect(
      try refusal(Screenshots.png(844, 390)) == """
        shot.png: error: this picture is 844 × 390 pixels, and the screen 390 × 844 points: these are other proportions
          hint: a picture of the whole screen is meant, upright as the screen is, without a frame around it

        """)
    #expect(
      try refusal(Screenshots.png(390, 844, count: 300 * 1024 + 1)) == """
        shot.png: error: this cannot be read as a screenshot: it is larger than 300 KB
          hint: make it smaller: `sips -Z 844 shot.png` on macOS, or `convert shot.png -resize 390x shot.jpg`

        """)
    let folder = try folder()
    let outcome = hitpath("explain", folder["screen.yml"], "--screenshot", "nowhere.png")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics == "nowhere.png: error: there is no such file\n")
  }

  @Test func aPictureHasNoEnd() throws {
    // A device that never ends: only the limit ends the reading.
    let folder = try folder()
    let outcome = hitpath("explain", folder["screen.yml"], "--screenshot", "/dev/zero")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("it is larger than 300 KB"))
  }

  @Test func aJPEGOfTwoPixelsAPointFitsToo() throws {
    let folder = try folder(Screenshots.jpeg(780, 1688))
    let trace = try output(of: "trace", folder["screen.yml"], "--screenshot", folder["shot.png"])
    #expect(try TouchTrace(jsonLines: trace).screen.screenshot?.format == .jpeg)
  }

  @Test func answersAreTheSameWithIt() throws {
    let folder = try folder()
    let plain = try output(of: "explain", folder["screen.yml"])
    #expect(try output(of: "explain", folder["screen.yml"], "--screenshot", folder["shot.png"]) == plain)
  }

  /// As tests of pages in the browser have it, a page of one touch has at most 180 KB, and one of several 257.
  @Test(arguments: [(["--tap", "80,120"], 180), ([], 257)])
  func aPageHoldsThePictureOnceAndWeighsNoMore(more: [String], limit: Int) throws {
    let picture = Screenshots.png(390, 844, count: 200_000)
    let folder = try folder(picture)
    try folder.write(Self.dump, "screen.txt")
    let input = more.isEmpty ? "screen.yml" : "screen.txt"
    let arguments = ["report", folder[input], "-o", folder["out"]] + more
    #expect(hitpath(arguments).code == 0)
    let plain = try folder.text("out/screen.html")
    #expect(hitpath(arguments + ["--screenshot", folder["shot.png"]]).code == 0)
    let page = try folder.text("out/screen.html")
    let text = Data(picture).base64EncodedString()
    #expect(page.components(separatedBy: "href=\"data:image/png;base64,\(text)\"").count == 2)
    #expect(page.components(separatedBy: "<use href=\"#t1-screen-shot\"/>").count == (more.isEmpty ? 2 : 1))
    #expect(page.utf8.count <= limit * 1024 + text.utf8.count)
    #expect(page.utf8.count - text.utf8.count - plain.utf8.count < 4096)
  }

  @Test func aTraceCarriesItToPagesAndNewRuns() throws {
    let folder = try folder()
    let shot = ["--screenshot", folder["shot.png"]]
    #expect(
      hitpath(["trace", folder["screen.yml"], "--tap-map", "-o", folder["trace.jsonl"]] + shot).code == 0)
    #expect(hitpath("report", folder["trace.jsonl"], "-o", folder["a"]).code == 0)
    #expect(hitpath(["report", folder["screen.yml"], "-o", folder["b"]] + shot).code == 0)
    let pages = try ["a", "b"].map { try folder.text("\($0)/screen.html") }
    #expect(pages[0] == pages[1])
    let again = try output(of: "trace", folder["trace.jsonl"], "--tap", "10,10")
    #expect(try TouchTrace(jsonLines: again).screen.screenshot?.width == 390)
  }

  @Test func theRunWithACureLooksOtherwise() throws {
    let folder = try folder()
    let outcome = hitpath(
      "audit", folder["screen.yml"], "-o", folder["audit"], "--fail-on", "none", "--screenshot",
      folder["shot.png"])
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["audit"]).filter {
      $0.hasSuffix(".html") && $0 != "index.html"
    }
    #expect(!names.isEmpty)
    for name in names {
      #expect(try folder.text("audit/\(name)").components(separatedBy: "data:image/png").count == 2)
    }
  }

  @Test func aDrawingShowsIt() throws {
    let folder = try folder()
    let drawn = try output(
      of: "render", folder["screen.yml"], "-d", "screen", "--screenshot", folder["shot.png"])
    #expect(drawn.components(separatedBy: "<image ").count == 2)
    #expect(drawn.contains("href=\"data:image/png;base64,"))
    #expect(drawn.contains(".veil"))
    #expect(try !output(of: "render", folder["screen.yml"], "-d", "screen").contains("<image "))
  }

  @Test func severalScreensHaveNoPictureInCommon() throws {
    let folder = try folder()
    let outcome = hitpath("report", folder.path, "--screenshot", folder["shot.png"], "-o", folder["out"])
    #expect(outcome.code == 2)
    #expect(outcome.diagnostics.contains("--screenshot is the picture of one screen: name one input."))
    let served = hitpath("serve", folder.path, "--screenshot", folder["shot.png"])
    #expect(served.code == 2)
    #expect(
      served.diagnostics.contains("--screenshot is the picture of one screen: name a file, not a folder."))
  }

  @Test func anAnonymousScreenHasNone() throws {
    let folder = try folder()
    let text = Data(Screenshots.png(390, 844)).base64EncodedString()
    try folder.write(
      """
      {"format": "hitpath-capture", "version": 1, "size": [390, 844], "screenshot": "\(text)", "windows": [
        {"address": "0x1", "class": "UIWindow", "bounds": [0, 0, 390, 844], "center": [195, 422]}]}
      """, "capture.json")
    let page = try output(of: "trace", folder["capture.json"], "--tap", "10,10")
    #expect(page.contains(text))
    let anonymous = hitpath("import", folder["capture.json"], "--anonymize")
    #expect(anonymous.code == 0)
    #expect(!anonymous.output.contains("iVBOR"))
    #expect(!anonymous.diagnostics.contains("picture"))
    let plain = hitpath("import", folder["capture.json"])
    #expect(!plain.output.contains("iVBOR"))
    #expect(
      plain.diagnostics.contains("the picture of the screen is left out: a scenario file has no place for it")
    )
  }
}
