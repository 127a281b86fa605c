// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing

/// Imported screens as scenario files.
@MainActor
@Suite struct ImportTests {
  @Test func aScreenTooDeepForAScenarioIsRefusedHereOnly() throws {
    let folder = try Folder()
    let lines = (0..<300).map {
      String(repeating: "| ", count: $0) + "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>>"
    }
    let file = try folder.write(lines.joined(separator: "\n"), "deep.txt")
    let refused = hitpath("import", file)
    #expect(refused.code == 3)
    #expect(
      refused.diagnostics(in: folder).contains(
        "deep.txt: error: views and view controllers are nested 300 deep"))
    #expect(try output(of: "explain", file, "--tap", "5,5").contains("UIView#300"))
    let trace = try output(of: "trace", file, "--tap", "5,5")
    #expect(!trace.contains("\"scenario\":"))
  }

  /// What the debugger printed of one screen, in files of their own.
  @Test func severalFilesOfOneScreenAreOneInput() throws {
    let folder = try Folder()
    let views = try folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <Shop.Card: 0x5; frame = (0 0; 320 480); layer = <CALayer: 0x6>>
      """, "views.txt")
    let controllers = try folder.write(
      "<Home 0x202>, state: appeared, view: <Shop.Card 0x5>", "controllers.txt")
    let gestures = try folder.write(
      """
      <UITapGestureRecognizer: 0x7; state = Possible; view = <Shop.Card 0x99>>
      <UITapGestureRecognizer: 0x8; state = Possible; view = <Shop.Card 0x5>; target= <(action=open:, target=<Home 0x202>)>>
      """, "gestures.txt")
    let touch = try folder.write(
      "<UITouch: 0x9> phase: Began window: <UIWindow: 0x1; frame = (0 0; 320 480)> location in window: {30, 40}",
      "touch.txt")
    let files = [gestures, touch, views, controllers]
    let explained = hitpath("explain", files[0], files[1], files[2], files[3])
    #expect(explained.output.contains("(30, 40)"))
    #expect(explained.output.contains("sends open: to Home"))
    #expect(
      explained.diagnostics(in: folder).contains(
        "gestures.txt:1: warning: the UITapGestureRecognizer is left out: its view is not among the views"))
    #expect(try output(of: "explain", views, touch, "--tap", "7,8").contains("(7, 8)"))
    #expect(try output(of: "import", controllers, gestures, views).contains("target: Home"))
    #expect(hitpath("audit", views, gestures).code == 0)
    let refused = hitpath("explain", views, views)
    #expect(refused.code == 2)
    #expect(refused.diagnostics.hasPrefix("Error: These are several inputs, and one is asked for."))
  }

  /// A scenario file refuses a screen without a width or height.
  @Test func aWindowWithoutHeightGivesAScenarioThatCanBeRead() throws {
    let folder = try Folder()
    let dump = """
      <UIWindow:0x1; isAccessible=N; AX.frame={{0, 0}, {414, 896}}; frame={{0, 0}, {414, 0}}; opaque; alpha=1>
        |--<UIView:0x2; isAccessible=N; AX.frame={{0, 0}, {414, 896}}; frame={{0, 0}, {414, 896}}; opaque; alpha=1>
      """
    let file = try folder.write(dump, "screen.txt")
    let scenario = try folder.write(try output(of: "import", file), "screen.yml")
    #expect(try output(of: "explain", scenario, "--tap", "5,5").contains("its bounds are empty (414 × 0 pt)"))
  }

  @Test func aDumpBecomesAReadableScenario() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.dump, "screen.txt")
    #expect(
      try output(of: "import", file, "--tap", "30,30") == """
        # yaml-language-server: $schema=scenario.schema.json
        name: screen
        source: recursiveDescription
        device: {size: [320, 480]}
        application:
          id: UIApplication
          delegate:
            id: AppDelegate
        scene:
          id: UIWindowScene
        window:
          id: UIWindow
          frame: [0, 0, 320, 480]
          subviews:
          - id: UIView
            frame: [0, 0, 320, 480]
            subviews:
            - id: UIButton
              class: UIButton
              frame: [20, 20, 100, 44]
              unknown: [isEnabled]
            - id: UIButton#2
              class: UIButton
              frame: [200, 20, 100, 44]
              unknown: [isEnabled]
            - id: Confetti
              class: Shop.Confetti
              frame: [0, 0, 320, 480]
              isUserInteractionEnabled: false
              unknown: [overrides]
        touches:
        - tap: [30, 30]
        unknown: [viewController, isMultipleTouchEnabled, isExclusiveTouch, bounds.origin, zPosition]

        """)
  }

  @Test(arguments: [
    ("card.yml", Screens.card, "30,110"), ("screen.txt", Screens.dump, "30,30"),
    ("Main.storyboard", Screens.storyboard, "40,60"),
  ])
  func theScenarioGivesTheSameAnswers(_ name: String, _ text: String, _ tap: String) throws {
    let folder = try Folder()
    let file = try folder.write(text, name)
    let imported = folder["out/scenario.yml"]
    #expect(hitpath("import", file, "--tap", tap, "-o", imported).code == 0)
    #expect(hitpath("check", imported).code == 0)
    #expect(try output(of: "trace", imported) == output(of: "trace", file, "--tap", tap))
    #expect(try output(of: "import", imported) == folder.text("out/scenario.yml"))
  }

  @Test func aTraceGivesItsScenarioBack() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.dump, "screen.txt")
    hitpath("trace", file, "--tap", "30,30", "-o", folder["screen.jsonl"])
    #expect(try output(of: "import", folder["screen.jsonl"]) == output(of: "import", file, "--tap", "30,30"))
  }

  @Test func severalInputsBecomeFilesOfAFolder() throws {
    let folder = try Folder()
    let dump = try folder.write(Screens.dump, "screen.txt")
    let storyboard = try folder.write(Screens.storyboard, "Main.storyboard")
    let outcome = hitpath("import", dump, storyboard, dump, "-o", folder["out"])
    #expect(
      outcome.output.replacing("\(folder.path)/", with: "")
        == "out/screen.yml\nout/Main.yml\nout/screen-2.yml\n")
    #expect(
      folder.files == ["Main.storyboard", "out/Main.yml", "out/screen-2.yml", "out/screen.yml", "screen.txt"])
    #expect(try folder.text("out/screen.yml") == folder.text("out/screen-2.yml"))
  }

  @Test(
    "Real dumps and documents give the same trace by way of a scenario file",
    .enabled(if: Samples.arePresent, "\(Samples.absence)"),
    arguments: Samples.names(in: "hierarchy-dumps") { $0.hasPrefix("recursive-") }.map {
      "hierarchy-dumps/\($0)"
    }
      + Samples.names(in: "storyboards") { !$0.hasSuffix(".md") }.map { "storyboards/\($0)" })
  func realScreens(_ name: String) throws {
    let folder = try Folder()
    let file = Samples.path(name)
    let imported = folder["scenario.yml"]
    let outcome = hitpath("import", file, "--tap", "100,200", "-o", imported)
    guard outcome.code == 0 else {
      // Some of the samples are there to be refused.
      #expect(
        ["empty.storyboard", "macos-not-supported.storyboard"].contains { name.hasSuffix($0) }, "\(name)")
      #expect(outcome.code == 3)
      #expect(outcome.diagnostics.contains(": error: "))
      #expect(folder.files.isEmpty)
      return
    }
    let direct = try output(of: "trace", file, "--tap", "100,200")
    #expect(try output(of: "trace", imported) == direct)
    try folder.write(direct, "run.jsonl")
    #expect(try output(of: "explain", folder["run.jsonl"]) == output(of: "explain", file, "--tap", "100,200"))
  }
}
