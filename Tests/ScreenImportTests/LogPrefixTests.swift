// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing

/// What logs write before each line is taken off before any format is read.
struct LogPrefixTests {
  private static let tree = [
    "Element subtree:",
    "  →Application, 0x1, pid: 411, label: 'Print'",
    "   ↳Window (Main), 0x2, {{0.0, 0.0}, {375.0, 667.0}}",
    "    ↳Other, 0x3, {{8.0, 208.0}, {359.0, 386.0}}",
    "     ↳Button, 0x4, {{100.0, 430.0}, {120.0, 60.0}}, label: 'Save'",
    "    ↳Button, 0x5, {{8.0, 602.0}, {359.0, 57.0}}, label: 'Cancel'",
  ]

  private static let dump = [
    "<UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>",
    "   | <UIView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x4>>",
    "   |    | <UIButton: 0x5; frame = (0 0; 375 67); layer = <CALayer: 0x6>>",
  ]

  private static let earlGrey = [
    "========== Window 1 ==========",
    "<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {375, 667}}; frame={{0, 0}, {375, 667}}; alpha=1>",
    "  |--<UIButton:0x2; AX=Y; AX.label='Save'; AX.frame={{8, 8}, {100, 44}}; frame={{8, 8}, {100, 44}}; alpha=1>",
  ]

  private static let prefixes = [
    "[Xcode] ", "[debug] [XCUITest] ", "2024-05-01 10:11:12.345+0200 ", "10:11:12.345 ",
    "2024-05-01 10:11:12.345678+0200 Shop[411:9021] ", "Shop[411:9021] ", "[10:11:12] [Shop]: ",
  ]

  @Test(
    "element trees, dumps and hierarchies are read with and without the prefixes of logs",
    arguments: [tree, dump, earlGrey], prefixes)
  func isTakenOff(_ lines: [String], _ prefix: String) throws {
    let plain = try scenario(lines.joined(separator: "\n"))
    let logged = try scenario(lines.map { prefix + $0 }.joined(separator: "\n"))
    #expect(!plain.allViews.isEmpty)
    #expect(logged.allViews.map(\.className) == plain.allViews.map(\.className))
    #expect(logged.allViews.map(\.id) == plain.allViews.map(\.id))
    #expect(logged.allViews.map(\.geometry) == plain.allViews.map(\.geometry))
  }

  @Test("arrows are depth, whichever a log writes")
  func arrowsAreDepth() throws {
    let screen = try scenario(Self.tree.joined(separator: "\n"))
    let window = try #require(screen.windows.first?.view)
    #expect(window.subviews.map(\.id) == [nil, "Cancel"])
    #expect(window.subviews.first?.subviews.map(\.id) == ["Save"])
  }

  @Test("a text of which few lines have a prefix keeps them")
  func ownBrackets() throws {
    let screen = try scenario(([Self.dump[0]] + ["[Shop] started"] + Self.dump[1...]).joined(separator: "\n"))
    #expect(screen.allViews.map(\.className) == ["UIView", "UIButton"])
  }
}
