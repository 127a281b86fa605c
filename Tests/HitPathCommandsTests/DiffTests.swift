// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `hitpath diff`.
@MainActor
@Suite struct DiffTests {
  private let shop = """
    device: {size: [320, 480]}
    configuration: {hitTestPasses: 1}
    window:
      subviews:
        - id: Page
          subviews:
            - {id: Buy, class: UIButton, text: Buy, frame: [20, 300, 100, 44]}
            - {id: Overlay, frame: [0, 200, 320, 280], isUserInteractionEnabled: false}
    touches:
      - tap: [30, 310]
    """

  private func files(_ folder: Folder, _ change: (String) -> String = { $0 }) throws -> [String] {
    [try folder.write(shop, "a.yml"), try folder.write(change(shop), "b.yml")]
  }

  private func enabled(_ text: String) -> String {
    text.replacingOccurrences(of: ", isUserInteractionEnabled: false", with: "")
  }

  @Test func twoThatAreAlikeExitWithZero() throws {
    let folder = try Folder()
    let outcome = hitpath(["diff"] + (try files(folder)))
    #expect(outcome.code == 0)
    #expect(
      outcome.output.replacingOccurrences(of: "\(folder.path)/", with: "") == """
        They are alike: same views, same events.

        A  a.yml
        B  b.yml

        """)
  }

  @Test("where they part comes first, then the verdicts, the screens and the steps (HT-3)")
  func theWholeText() throws {
    let folder = try Folder()
    let outcome = hitpath(["diff"] + (try files(folder, enabled)))
    #expect(outcome.code == 1)
    #expect(outcome.diagnostics == "")
    let text = outcome.output.replacingOccurrences(of: "\(folder.path)/", with: "")
    #expect(
      text.hasPrefix(
        """
        They part at step 3 of touch 1: Overlay refuses in A (user interaction disabled) and takes the touch in B.
        isUserInteractionEnabled of Overlay is false in A and true in B.

        A  a.yml
        B  b.yml

        Touch 1: tap at (30, 310)
        A  Buy gets the tap and does nothing, because it has no action.
        B  Overlay gets the tap, because it lies in front of Buy, and nobody handles it.
          Differs in: the hit-test view, who was asked, the outcome, why, the responder chain, control events

        Where the screens differ
          Overlay (UIView)
        -   isUserInteractionEnabled false
        +   isUserInteractionEnabled true

        Step by step
          … 5 events alike
              Page hitTest {30, 310}
                Page pointInside {30, 310} -> true
                Overlay hitTest {30, 110}
        +         Overlay pointInside {30, 110} -> true
        -       Overlay hitTest -> nil: user interaction disabled
        +       Overlay hitTest -> Overlay
        -       Buy hitTest {10, 10}
        -         Buy pointInside {10, 10} -> true
        -       Buy hitTest -> Buy
        -     Page hitTest -> Buy
        +     Page hitTest -> Overlay
        -   UIWindow hitTest -> Buy
        +   UIWindow hitTest -> Overlay
          touch1 began {30, 310}

        """))
  }

  @Test("a picture shows both hit paths, in the form that the file's name tells")
  func pictures() throws {
    let folder = try Folder()
    let inputs = try files(folder, enabled)
    let claim = "A hits Buy, B hits Overlay: isUserInteractionEnabled of Overlay is false in A and true in B"
    #expect(hitpath(["diff"] + inputs + ["-o", folder["both.svg"]]).code == 1)
    #expect(try String(contentsOfFile: folder["both.svg"], encoding: .utf8).contains(">\(claim)</title>"))
    let dot = hitpath(["diff"] + inputs + ["--format", "dot"])
    #expect(dot.output.hasPrefix("digraph"))
    let missing = hitpath(["diff"] + inputs + ["--format", "svg", "--touch", "2"])
    #expect(missing.code == 3)
    #expect(missing.diagnostics.contains("there is no touch 2: the trace has one touch"))
    #expect(hitpath(["diff"] + inputs + ["--touch", "1"]).code == 2)
  }

  @Test("touches at different points are named first")
  func otherPlaces() throws {
    let folder = try Folder()
    let inputs = try files(folder) { $0.replacingOccurrences(of: "[30, 310]", with: "[30, 100]") }
    let english = "Touch 1 is not at the same point: (30, 310) in A, (30, 100) in B."
    let outcome = hitpath(["diff"] + inputs)
    #expect(outcome.output.hasPrefix("\(english)\nThey part at step 4 of touch 1: "))
    #expect(
      hitpath(["diff"] + inputs + ["--lang", "zh-Hans"]).output
        .hasPrefix("触摸1不在同一点：A中在(30, 310)，B中在(30, 100)。\n"))
    #expect(hitpath(["diff"] + inputs + ["--format", "json"]).output.contains(english))
    #expect(hitpath(["diff"] + inputs + ["--format", "html"]).output.contains(english))
    // Lines of one kind about one view stand below each other.
    #expect(
      outcome.output.contains(
        """
        -         Buy pointInside {10, 10} -> true
        +         Buy pointInside {10, -200} -> false
        -       Buy hitTest -> Buy
        +       Buy hitTest -> nil: 200 pt above its bounds

        """))
  }

  @Test("the tap of one input can be put on both")
  func tapOfOne() throws {
    let folder = try Folder()
    let inputs = try files(folder) {
      enabled($0).replacingOccurrences(of: "[30, 310]", with: "[30, 100]")
    }
    let first = hitpath(["diff"] + inputs + ["--tap-of", "first"])
    #expect(first.output.hasPrefix("They part at step 3 of touch 1: Overlay refuses in A"))
    #expect(first.output.contains("Touch 1: tap at (30, 310)"))
    #expect(!first.output.contains("Touch 2"))
    let second = hitpath(["diff"] + inputs + ["--tap-of", "second"])
    #expect(second.output.contains("Touch 1: tap at (30, 100)"))
    #expect(!second.output.contains("not at the same point"))
  }

  @Test func tapsAreForBoth() throws {
    let folder = try Folder()
    let inputs = try files(folder) { $0.replacingOccurrences(of: "20, 300,", with: "20, 100,") }
    let outcome = hitpath(["diff"] + inputs + ["--tap", "30,110"])
    #expect(outcome.output.contains("Touch 2: tap at (30, 110)"))
    #expect(outcome.output.contains("B  Buy gets the tap"))
  }

  @Test func aDumpWithOtherAddressesIsAlike() throws {
    let folder = try Folder()
    let one = try folder.write(Screens.dump, "one.txt")
    let two = try folder.write(Screens.dump.replacingOccurrences(of: "0x1", with: "0x7ff1"), "two.txt")
    #expect(hitpath("diff", one, two, "--tap", "30,30").code == 0)
    let trace = folder["one.jsonl"]
    hitpath("trace", one, "--tap", "30,30", "-o", trace)
    #expect(hitpath("diff", trace, two, "--tap", "30,30").code == 1)
    hitpath("trace", two, "--tap", "30,30", "-o", folder["two.jsonl"])
    #expect(hitpath("diff", trace, folder["two.jsonl"]).code == 0)
  }

  @Test func theFormatFollowsTheNameOfTheFile() throws {
    let folder = try Folder()
    let inputs = try files(folder, enabled)
    let text = hitpath(["diff"] + inputs).output
    for name in ["out.html", "out.json", "out.txt"] {
      let outcome = hitpath(["diff"] + inputs + ["-o", folder[name]])
      #expect(outcome.code == 1)
      #expect(outcome.output == "")
    }
    #expect(try folder.text("out.html").hasPrefix("<!doctype html>"))
    #expect(try folder.text("out.json").hasPrefix("{"))
    #expect(try folder.text("out.txt") == text)
    #expect(hitpath(["diff"] + inputs + ["--format", "html"]).output == (try folder.text("out.html")))
  }

  @Test func aFileIsNotColoured() throws {
    let folder = try Folder()
    let inputs = try files(folder, enabled)
    #expect(hitpath(["diff"] + inputs, isColored: true).output.contains("\u{1B}[31m- "))
    hitpath(["diff"] + inputs + ["-o", folder["out.txt"]], isColored: true)
    #expect(!(try folder.text("out.txt").contains("\u{1B}")))
  }

  @Test func programsGetTheSameAsData() throws {
    let folder = try Folder()
    let outcome = hitpath(["diff"] + (try files(folder, enabled)) + ["--format", "json"])
    #expect(outcome.code == 1)
    let record = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(record["isAlike"] as? Bool == false)
    let divergence = try #require(record["divergence"] as? [String: Any])
    #expect(divergence["kind"] as? String == "events")
    #expect(divergence["touch"] as? Int == 1)
    #expect(divergence["step"] as? Int == 3)
    #expect(divergence["a"] as? Int == divergence["b"] as? Int)
    let screen = try #require(record["screen"] as? [[String: Any]])
    #expect(screen.map { $0["kind"] as? String } == ["view"])
    let touches = try #require(record["touches"] as? [[String: Any]])
    #expect((touches[0]["hitView"] as? [String: String]) == ["a": "Buy", "b": "Overlay"])
    let alike = hitpath(["diff"] + (try files(folder)) + ["--format", "json"])
    #expect(alike.code == 0)
    #expect(alike.output.contains("\"divergence\" : null"))
  }

  @Test func itSpeaksChinese() throws {
    let folder = try Folder()
    let text = hitpath(["diff"] + (try files(folder, enabled)) + ["--lang", "zh-Hans"]).output
    #expect(text.hasPrefix("两者从触摸1的第3步开始不同：Overlay在A中返回nil"))
    #expect(text.contains("逐步对比"))
  }

  @Test func wrongUsageAndBadInputHaveTheirOwnCodes() throws {
    let folder = try Folder()
    let inputs = try files(folder)
    #expect(hitpath("diff", inputs[0]).code == 2)
    #expect(
      hitpath("diff", "-", "-").diagnostics
        .hasPrefix("Error: Only one of the two can be standard input.\n"))
    #expect(hitpath(["diff"] + inputs + ["--format", "xml"]).code == 2)
    let outcome = hitpath("diff", inputs[0], folder["none.yml"], "-o", folder["out.html"])
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics(in: folder) == "none.yml: error: there is no such file\n")
    #expect(folder.files == ["a.yml", "b.yml"])
  }

  @Test func textsCannotReachTheTerminalAsTheyAre() throws {
    let folder = try Folder()
    let inputs = try files(folder) {
      enabled($0).replacingOccurrences(of: "id: Overlay", with: "id: UIView, text: \"\\e[31m\\nred\"")
    }
    let outcome = hitpath(["diff"] + inputs)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("red) gets the tap"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
