// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Dumps wrapped at a width")
struct DumpWrappingTests {
  private static let plain = """
    <UIWindow: 0x7f8b01; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x60a1>; layer = <UIWindowLayer: 0x60b1>>
       | <Shop.CardView: 0x7f8b02; baseClass = UIView; frame = (16 64; 288 120.5); alpha = 0.25; hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x60b2>>
       |    | <UILabel: 0x7f8b03; frame = (12.5 12; 200 20); text = 'Three pears; ripe'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x60b3>>
       | <UIScrollView: 0x7f8b04; frame = (0 200; 320 280); clipsToBounds = YES; layer = <CALayer: 0x60b4>; contentOffset: {0, 35.5}; contentSize: {320, 900}>
    """

  private static var lines: [Substring] { plain.split(separator: "\n") }

  /// Cuts lines at a width wherever that is, as terminals do.
  private static func hard(_ width: Int) -> String {
    lines.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { start in
        String(line.dropFirst(start).prefix(width))
      }
    }.joined(separator: "\n")
  }

  /// Breaks lines at blanks, as editors and mail programs do, and drops the blank.
  private static func soft(_ width: Int) -> String {
    lines.map { line in
      let margin = line.prefix { $0 == " " || $0 == "|" }
      var rows: [String] = [String(margin)]
      for word in line.dropFirst(margin.count).split(separator: " ") {
        let last = rows[rows.count - 1]
        let isEmpty = last.allSatisfy { $0 == " " || $0 == "|" }
        if !isEmpty, last.count + 1 + word.count > width {
          rows.append(String(word))
        } else {
          rows[rows.count - 1] = isEmpty ? last + word : last + " " + word
        }
      }
      return rows.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: Array(44...130))
  func linesThatATerminalWrappedAreJoinedOrRefused(_ width: Int) throws {
    try check(Self.hard(width))
  }

  @Test(arguments: Array(40...130))
  func linesThatAnEditorWrappedAreJoinedOrRefused(_ width: Int) throws {
    try check(Self.soft(width))
  }

  private func check(_ text: String) throws {
    do {
      let result = try ScreenImporter.read(text, file: "screen.txt")
      #expect(try result.scenario == scenario(Self.plain))
      #expect(result.warnings == [])
    } catch let error as InputError {
      #expect(error.message == "the lines are wrapped at a width here, and cannot be put together again")
    }
  }

  @Test(arguments: [60, 72, 80, 100, 120]) func usualWidthsAreJoined(_ width: Int) throws {
    #expect(try scenario(Self.hard(width)) == scenario(Self.plain))
    #expect(try scenario(Self.soft(width)) == scenario(Self.plain))
  }

  /// Views that are so deep that the bars alone have no room in a line.
  private static let deep = (0..<16).map { depth in
    let margin = depth == 0 ? "" : "   " + Array(repeating: "|", count: depth).joined(separator: "    ") + " "
    return margin
      + "<UIView: 0x\(depth + 1); frame = (\(depth) 0; 100 \(100 - depth)); layer = <CALayer: 0x\(depth + 100)>>"
  }

  @Test(arguments: Array(24...100), [false, true])
  func barsThatWereWrappedAreJoinedOrRefused(_ width: Int, dropsBlanksAtTheEnd: Bool) throws {
    let rows = Self.deep.flatMap { line in
      stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
    }
    let text = rows.map { row in
      dropsBlanksAtTheEnd ? String(row.reversed().drop { $0 == " " }.reversed()) : row
    }.joined(separator: "\n")
    do {
      #expect(try scenario(text) == scenario(Self.deep.joined(separator: "\n")))
    } catch let error as InputError {
      #expect(error.message == "the lines are wrapped at a width here, and cannot be put together again")
    }
  }

  @Test func barsThatSomeonePutBetweenLinesMeanNothing() throws {
    let spaced = Self.deep.prefix(4).joined(separator: "\n   |\n")
    #expect(try scenario(spaced) == scenario(Self.deep.prefix(4).joined(separator: "\n")))
  }

  @Test func aPartThatFitsNowhereIsRefusedAsWrapped() {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 10
      YES; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
      """
    #expect(
      refusal(text) == """
        screen.txt:2: error: the lines are wrapped at a width here, and cannot be put together again
          hint: copy the dump from a window without line wrapping, or from a file
        """)
  }

  @Test func aLastLineThatBreaksOffBeforeOtherTextIsNotTakenForWrapped() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 10 10); hid
      That is all I have.
      """
    #expect(try scenario(text).allViews.count == 1)
  }
}

@Suite("Swift's names in dumps")
struct SwiftNameTests {
  private func view(_ className: String) throws -> ScenarioView {
    try #require(
      scenario("<\(className): 0x1050080a0; baseClass = UIView; frame = (0 0; 9 9); layer = <CALayer: 0x4>>")
        .allViews.first)
  }

  @Test(arguments: [
    ("_TtC4Shop8CartView", "Shop.CartView"), ("_TtCC4Shop4Cart4View", "Shop.Cart.View"),
    ("$s4Shop8CartViewC", "Shop.CartView"),
    (
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
      "SwiftUI._UIHostingView<SwiftUI.ModifiedContent<SwiftUI.AnyView, SwiftUI.RootModifier>>"
    ),
  ])
  func mangledOnesAreSaidAsPeopleWriteThemAndKeptAsTheyWere(_ mangled: String, _ name: String) throws {
    let view = try view(mangled)
    #expect(view.id == name)
    #expect(view.className == mangled)
    #expect(view.baseClass == "UIView")
  }

  @Test(arguments: ["UIView", "_TtX", "_Tt", "$s", "_TtC999999999999A", "Shop.CartView"])
  func othersStayAsTheyAre(_ name: String) throws {
    #expect(try view(name).id == nil)
    #expect(try view(name).className == name)
  }

  @Test(arguments: [
    "Shop.Box<(Int) -> String>", "Shop.Box<(a: Int, b: Bool) -> Swift.Array<String>>",
    "Shop.Pair<() -> (), (Int) -> Bool>",
  ])
  func arrowsAndLabelsInGenericsEndNoName(_ name: String) throws {
    #expect(try view(name).className == name)
    #expect(try view(name).geometry == .frame(rect(0, 0, 9, 9)))
  }
}
