// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

@testable import HitPathCommands

/// What `hitpath render` writes, and where.
@MainActor
@Suite struct RenderTests {
  private nonisolated static let hasConverter = (try? PictureConverter()) != nil

  private func card() throws -> (folder: Folder, file: String) {
    let folder = try Folder()
    return (folder, try folder.write(Screens.card, "card.yml"))
  }

  // MARK: Widths

  @Test func aNarrowPictureIsDrawnWhereThereIsALayoutForIt() throws {
    let (folder, file) = try card()
    #expect(hitpath("render", file, "-d", "outline", "--width", "360", "-o", folder["a.svg"]).code == 0)
    #expect(try folder.text("a.svg").contains(" width=\"360\""))
    let refused = hitpath("render", file, "-d", "screen", "--width", "360")
    #expect(refused.code == 2)
    #expect(refused.diagnostics.contains("--width 360 is not for screen, but for outline, "))
    let other = hitpath("render", file, "-d", "outline", "--width", "500")
    #expect(other.code == 2 && other.diagnostics.contains("--width is 680 or 360."))
  }

  // MARK: Themes

  @Test(arguments: DiagramKind.allCases.map(\.id))
  func everyPictureStandsAloneWithColoursForAnyRenderer(kind: String) throws {
    let (folder, file) = try card()
    for theme in ["auto", "light", "dark"] {
      #expect(hitpath("render", file, "-d", kind, "--theme", theme, "-o", folder["a.svg"]).code == 0)
      let svg = try folder.text("a.svg")
      #expect(!svg.contains("var("))
      #expect(svg.contains("prefers-color-scheme: dark") == (theme == "auto"))
      #expect(svg.contains("{background:#111318}") == (theme != "light"))
      #expect(svg.contains("{background:#ffffff}") == (theme != "dark"))
    }
  }

  // MARK: Forms

  /// What a file is called and what is in it agree, unless -T says otherwise.
  @Test(arguments: [
    ("a.dot", "digraph"), ("a.json", "{"), ("a.txt", "Page holds "), ("a.svg", "<svg"), ("a", "<svg"),
  ])
  func theNameOfTheFileTellsTheForm(name: String, start: String) throws {
    let (folder, file) = try card()
    #expect(hitpath("render", file, "-d", "hierarchy", "-o", folder[name]).code == 0)
    #expect(try folder.text(name).hasPrefix(start))
    #expect(hitpath("render", file, "-d", "hierarchy", "-T", "svg", "-o", folder[name]).code == 0)
    #expect(try folder.text(name).hasPrefix("<svg"))
  }

  /// The finger of a touch after a scroll stands on what it hits (SV-7).
  @Test func aLaterTouchIsDrawnOnTheScreenThatItFinds() throws {
    let folder = try Folder()
    let file = try folder.write(
      """
      window:
        id: Window
        frame: [0, 0, 320, 480]
        subviews:
          - id: Scroller
            class: UIScrollView
            frame: [0, 0, 320, 480]
            contentSize: [320, 2000]
            subviews: [{id: Buy, class: UIButton, frame: [100, 400, 100, 50]}]
      touches:
        - {drag: {from: [160, 400], to: [160, 200]}, at: 0, duration: 0.3}
        - {tap: [150, 225], at: 2}
      """, "scroll.yml")
    let explained = hitpath("explain", file, "--touch", "2", "--format", "json").output
    #expect(explained.contains("\"hitView\" : \"Buy\""))
    let outline = hitpath("render", file, "-d", "screen", "--touch", "2", "-T", "json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outline.utf8)) as? [String: Any])
    let views = try #require(object["views"] as? [[String: Any]])
    let buy = try #require(views.first { $0["id"] as? String == "Buy" })
    let points = try #require(buy["outline"] as? [[Double]])
    let ys = points.map { $0[1] }
    #expect(try #require(ys.min()) < 225 && 225 < (try #require(ys.max())))
  }

  // MARK: PNG and PDF

  @Test(.enabled(if: hasConverter, "rsvg-convert is not installed"))
  func aPNGHasAsManyPixelsAsAsked() throws {
    let (folder, file) = try card()
    #expect(hitpath("render", file, "-T", "svg", "-o", folder["a.svg"]).code == 0)
    let svg = try folder.text("a.svg")
    let width = try #require(svg.firstMatch(of: /^<svg [^>]*?width="([0-9.]+)"/)).1
    for scale in [1, 3] {
      #expect(hitpath("render", file, "-T", "png", "--scale", "\(scale)", "-o", folder["a.png"]).code == 0)
      let png = try Data(contentsOf: URL(fileURLWithPath: folder["a.png"]))
      #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let pixels = png[16..<20].reduce(0) { $0 * 256 + Int($1) }
      #expect(abs(Double(pixels) - Double(scale) * (try #require(Double(width)))) <= 2)
    }
  }

  /// Fonts of Chinese texts are chosen by the language of the reader's system, where nobody says otherwise.
  @Test(
    .enabled(if: hasConverter && Binary.isBuilt, "rsvg-convert is not installed, or the binary not built"))
  func thePictureIsTheSameInEveryLocale() throws {
    let folder = try Folder()
    try folder.write(Screens.card, "card.yml")
    let systems = [
      ["LC_ALL": "C"], ["LC_ALL": "de_DE.UTF-8"], ["LANG": "tr_TR.UTF-8", "LC_NUMERIC": "tr_TR.UTF-8"],
      ["LC_ALL": "zh_CN.UTF-8", "LANGUAGE": "zh_CN", "PANGO_LANGUAGE": "zh-cn"],
      ["LANG": "ja_JP.UTF-8", "PANGO_LANGUAGE": "ja"],
    ]
    for form in ["png", "pdf"] {
      let pictures = try systems.map { system in
        let outcome = try Binary.run(
          ["render", "card.yml", "--lang", "zh-Hans", "--scale", "1.5", "-o", "a.\(form)"], in: folder,
          environment: system)
        #expect(outcome.code == 0, "\(outcome.diagnostics)")
        return try Data(contentsOf: URL(fileURLWithPath: folder["a.\(form)"]))
      }
      #expect(Set(pictures).count == 1)
    }
  }

  @Test(.enabled(if: hasConverter, "rsvg-convert is not installed"))
  func aPDFHoldsNoTime() throws {
    let (folder, file) = try card()
    var written: [Data] = []
    for name in ["a.pdf", "b.pdf"] {
      if !written.isEmpty { Thread.sleep(forTimeInterval: 1.1) }
      #expect(hitpath("render", file, "-d", "screen", "-T", "pdf", "-o", folder[name]).code == 0)
      written.append(try Data(contentsOf: URL(fileURLWithPath: folder[name])))
    }
    #expect(written[0].prefix(5) == Data("%PDF-".utf8))
    #expect(written[0] == written[1])
  }

  @Test(.enabled(if: hasConverter, "rsvg-convert is not installed"))
  func aPictureThatCannotBeReadIsTold() throws {
    let converter = try PictureConverter()
    #expect(throws: PictureConverter.Failure.self) {
      try converter.convert("<svg", background: "#ffffff", to: .pdf)
    }
  }

  @Test func aPictureTooLargeForAPNGIsMadeSmaller() throws {
    let writer = try PictureWriter(.svg, theme: .light, scale: 4)
    #expect(writer.scale(of: #"<svg width="100" height="8000.5" class="hp">"#) == 4)
    let scale = writer.scale(
      of: #"<svg width="100" height="10000" viewBox="0 0 1 99999"><rect width="99999"/>"#)
    #expect(scale > 3.2 && scale * 10_000 < 32_767)
  }

  @Test func aPNGIsNotWrittenToAScreen() throws {
    let (folder, file) = try card()
    var said = ""
    let terminal = Terminal(isScreen: true, output: { _ in said += "result" }, diagnostics: { said += $0 })
    #expect(CommandMain.run(["render", file, "-T", "png"], terminal: terminal) == 2)
    #expect(said == "Error: A PNG is nothing to read here: name a file with --output.\n")
    #expect(folder.files == ["card.yml"])
  }

  @Test func aMissingConverterIsNamedWithItsPackages() throws {
    let failure = #expect(throws: PictureConverter.Failure.self) {
      try PictureConverter(path: "/nowhere:/nowhere/else")
    }
    #expect(
      failure?.description
        == "PNG and PDF are made by rsvg-convert, which is not installed: apt-get install librsvg2-bin, "
        + "or brew install librsvg")
  }

  // MARK: The set

  @Test func theSetIsWritten() throws {
    let (folder, file) = try card()
    let outcome = hitpath("render", file, "--all", "--touch", "1", "-o", folder["set"])
    #expect(outcome.code == 0, "\(outcome.diagnostics)")
    let written = outcome.output(in: folder).split(separator: "\n").map(String.init)
    #expect(written.contains("set/hit-path.svg"))
    #expect(written.contains("set/screen.svg"))
    #expect(
      written
        == folder.files.filter { $0.hasPrefix("set/") }.sorted { a, b in
          let order = DiagramKind.allCases.map { "set/\($0.id).svg" }
          return (order.firstIndex(of: a) ?? 0) < (order.firstIndex(of: b) ?? 0)
        })
    #expect(try folder.text("set/hit-path.svg") == output(of: "render", file))
  }

  @Test func ofSeveralTouchesEachHasItsPictures() throws {
    let (folder, file) = try card()
    let text = hitpath("render", file, "--all", "-T", "text", "-o", folder["set"]).output(in: folder)
    #expect(text.contains("set/touch1-hit-path.txt\n"))
    #expect(text.contains("set/touch2-hit-path.txt\n"))
    #expect(text.contains("set/hierarchy.txt\n"))
    #expect(!text.contains("touch1-hierarchy"))
  }

  @Test func ofAScreenWithoutTouchesTheScreenIsDrawn() throws {
    let folder = try Folder()
    let file = try folder.write("window: {}\n", "bare.yml")
    #expect(hitpath("render", file, "-d", "hierarchy").code == 0)
    #expect(hitpath("render", file, "-d", "screen").code == 0)
    let outcome = hitpath("render", file, "-d", "hit-path")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder).hasPrefix("bare.yml: error: there is no touch to draw"))
  }

  // MARK: What a picture is about

  @Test func namesAreLookedUp() throws {
    let (folder, file) = try card()
    let wrong = hitpath("render", file, "-d", "hierarchy", "--focus", "Cart")
    #expect(wrong.code == 3)
    #expect(wrong.diagnostics(in: folder).hasPrefix("card.yml: error: there is no view 'Cart'"))
    #expect(wrong.diagnostics.contains("did you mean 'Card'?"))
    let late = hitpath("render", file, "--step", "99")
    #expect(late.code == 3)
    #expect(late.diagnostics(in: folder).hasPrefix("card.yml: error: there is no step 99: the last one is "))
  }
}
