// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Inputs that are wrong.
@MainActor
@Suite struct BadInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var message: String

    var testDescription: String { name }
  }

  nonisolated static let inputs = [
    Input(
      name: "empty.yml", text: "",
      message: """
        empty.yml: error: the file is empty, expected a scenario
          hint: a scenario has at least a 'window'
        """),
    Input(
      name: "prose.txt", text: "hello world\n",
      message: """
        prose.txt: error: this is not a screen that HitPath knows; it begins with 'hello world'
          hint: a storyboard, a xib, the output of `po [[UIWindow keyWindow] recursiveDescription]`, a capture of a \
        running app, an EarlGrey hierarchy, an XCUITest element tree, an Appium page source, a WebDriverAgent JSON \
        source, an idb accessibility dump, a Maestro hierarchy, a Sentry view hierarchy or a Detox view hierarchy is \
        expected, or a scenario
        """),
    Input(
      name: "letter.txt", text: "# Help\nMy button is dead, and I tried: everything\n",
      message: """
        letter.txt: error: this is not a screen that HitPath knows; it begins with '# Help'
          hint: a storyboard, a xib, the output of `po [[UIWindow keyWindow] recursiveDescription]`, a capture of a \
        running app, an EarlGrey hierarchy, an XCUITest element tree, an Appium page source, a WebDriverAgent JSON \
        source, an idb accessibility dump, a Maestro hierarchy, a Sentry view hierarchy or a Detox view hierarchy is \
        expected, or a scenario
        """),
    Input(
      name: "key.yml", text: "window: {subview: []}\n",
      message: """
        key.yml:1:10: error: a window has no key 'subview'
          window: {subview: []}
                   ^
          hint: did you mean 'subviews'?
        """),
    Input(
      name: "tab.yml", text: "window:\n\tid: a\n",
      message: """
        tab.yml:2:1: error: a tab where YAML takes only spaces
          \tid: a
          ^
          hint: indent with spaces
        """),
    Input(
      name: "reference.yml", text: "window: {}\ntouches: [{tap: [1, 1]}]\nexpect: {hitView: Foo}\n",
      message: """
        reference.yml:3:19: error: 'hitView' names 'Foo', which does not exist
          expect: {hitView: Foo}
                            ^
        """),
    Input(
      name: "cut.storyboard",
      text: """
        <?xml version="1.0"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene>
        """,
      message: """
        cut.storyboard:3:16: error: the document is not well-formed XML: it ends before all of its elements do
        """),
    Input(
      name: "none.storyboard",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
        """,
      message: "none.storyboard: error: the storyboard has no scenes"),
    Input(
      name: "prose.storyboard", text: "hello",
      message: """
        prose.storyboard: error: this is not a screen that HitPath knows; it begins with 'hello'
          hint: a storyboard, a xib, the output of `po [[UIWindow keyWindow] recursiveDescription]`, a capture of a \
        running app, an EarlGrey hierarchy, an XCUITest element tree, an Appium page source, a WebDriverAgent JSON \
        source, an idb accessibility dump, a Maestro hierarchy, a Sentry view hierarchy or a Detox view hierarchy is \
        expected, or a scenario
        """),
    Input(
      name: "appium.xml", text: "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>",
      message: """
        appium.xml: error: the screen is empty: nothing in it has a size
          hint: wait until the app shows something, and print it again
        """),
    Input(
      name: "newer.jsonl",
      text: """
        {"kind":"header","format":"hitpath-trace","version":9,"name":"x","title":{},"summary":{},"source":"code",\
        "configuration":{}}
        """,
      message: "newer.jsonl:1:53: error: version 9 of the format is newer than 4, the newest known here"),
    Input(
      name: "cut.jsonl",
      text: """
        {"kind":"header","format":"hitpath-trace","version":1,"name":"x","title":{},"summary":{},"source":"code",\
        "configuration":{}}
        """,
      message: "cut.jsonl:1: error: the text holds no screen record"),
    Input(
      name: "broken.jsonl", text: "{\"kind\":\"header\",\"format\":\"hitpath-trace\",\"vers",
      message: "broken.jsonl:1:48: error: not a JSON record"),
  ]

  @Test(arguments: inputs)
  func theFaultIsToldInOneMessage(_ input: Input) throws {
    let folder = try Folder()
    let file = try folder.write(input.text, input.name)
    let outcome = hitpath("explain", file, "--tap", "1,1")
    #expect(outcome.code == 3)
    #expect(outcome.output == "")
    #expect(outcome.diagnostics(in: folder) == input.message + "\n")
  }

  @Test(arguments: inputs)
  func noCommandLeavesAFile(_ input: Input) throws {
    let folder = try Folder()
    let good = try folder.write(Screens.card, "good.yml")
    let bad = try folder.write(input.text, input.name)
    let before = folder.files
    for arguments in [
      ["report", bad, "-o", folder["out"]], ["report", good, bad, "-o", folder["out"]],
      ["report", bad, good, "-o", folder["out"]], ["render", bad, "-o", folder["out/a.svg"]],
      ["trace", bad, "-o", folder["out/a.jsonl"]], ["import", bad, "-o", folder["out/a.yml"]],
      ["import", good, bad, "-o", folder["out"]], ["check", bad],
    ] {
      let outcome = hitpath(arguments)
      #expect(outcome.code == 3, "\(arguments)")
      #expect(outcome.output == "", "\(arguments)")
      #expect(outcome.diagnostics(in: folder) == input.message + "\n", "\(arguments)")
    }
    #expect(folder.files == before)
    #expect(!FileManager.default.fileExists(atPath: folder["out"]))
  }

  @Test func anExistingFileStaysAsItWas() throws {
    let folder = try Folder()
    let bad = try folder.write("window: [", "bad.yml")
    let page = try folder.write("old page", "out/bad.html")
    let picture = try folder.write("old picture", "a.svg")
    #expect(hitpath("report", bad, "-o", folder["out"]).code == 3)
    for command in ["render", "trace", "import"] {
      #expect(hitpath(command, bad, "-o", picture).code == 3)
    }
    #expect(try folder.text("out/bad.html") == "old page")
    #expect(try folder.text("a.svg") == "old picture")
    #expect(folder.files == ["a.svg", "bad.yml", "out/bad.html"])
    _ = page
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    let folder = try Folder()
    #expect(
      hitpath("explain", folder["missing.yml"]).diagnostics(in: folder)
        == "missing.yml: error: there is no such file\n")
    #expect(
      hitpath("explain", folder.path).diagnostics == "\(folder.path): error: this is a folder, not a file\n")
    try Data([0xFF, 0xFE, 0x77, 0]).write(to: URL(fileURLWithPath: folder["utf16.yml"]))
    let outcome = hitpath("check", folder["utf16.yml"])
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder) == """
        utf16.yml: error: the file is UTF-16, expected UTF-8
          hint: save the file as UTF-8

        """)
  }

  @Test func aScreenWithoutTouchesHasNothingToExplain() throws {
    let folder = try Folder()
    let file = try folder.write("window: {}\n", "still.yml")
    #expect(
      hitpath("explain", file).diagnostics(in: folder) == """
        still.yml: error: there is no touch to explain
          hint: add one with --tap X,Y or --view NAME, or try every control with --all-controls; `hitpath trace --format log` tells of presses, scrolls and other inputs

        """)
    let picture = hitpath("render", file, "-o", folder["a.svg"])
    #expect(picture.code == 3)
    #expect(
      picture.diagnostics(in: folder) == """
        still.yml: error: there is no touch to draw
          hint: add one with --tap X,Y; `hitpath trace --format log` tells of presses, scrolls and other inputs

        """)
    #expect(hitpath("report", file, "-o", folder["out"]).code == 0)
    #expect(folder.files == ["out/still.html", "still.yml"])
  }

  @Test(arguments: [("good.yml", "a scenario"), ("good.jsonl", "a trace"), ("screen.txt", "a dump")])
  func whatHasNoScenesCannotChooseOne(_ name: String, _ format: String) throws {
    let folder = try Folder()
    let good = try folder.write(Screens.card, "good.yml")
    try folder.write(Screens.dump, "screen.txt")
    hitpath("trace", good, "-o", folder["good.jsonl"])
    let outcome = hitpath("explain", folder[name], "--scene", "Menu")
    #expect(outcome.code == 3)
    #expect(
      outcome.diagnostics(in: folder)
        == "\(name): error: \(format) has no scenes, so 'Menu' cannot be chosen\n")
  }

  @Test func aSceneThatIsNotThereIsRefused() throws {
    let folder = try Folder()
    let file = try folder.write(Screens.storyboard, "Main.storyboard")
    #expect(hitpath("explain", file, "--scene", "MenuController", "--tap", "1,1").code == 0)
    let outcome = hitpath("explain", file, "--scene", "MenuControler", "--tap", "1,1")
    #expect(outcome.code == 3)
    #expect(outcome.diagnostics.contains("MenuControler"))
    #expect(outcome.diagnostics.contains("MenuController"))
  }
}
