// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

/// What the debugger printed of one screen, in several files.
@Suite("Several files of one screen") struct JoinedDumpTests {
  private static let views = (
    name: "views.txt",
    text: """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x5; frame = (0 0; 320 480); alpha = nan; layer = <CALayer: 0x6>>
    """
  )
  private static let controllers = (
    name: "controllers.txt",
    text:
      "(lldb) po [UIViewController _printHierarchy]\r\n\r\n<Home 0x202>, state: appeared, view: <UIView 0x5>\r\n"
      + "<Side 0x203>, state: appeared, view: <UIView 0x9>"
  )
  private static let gestures = (
    name: "gestures.txt",
    text: """
    <UITapGestureRecognizer: 0x7; state = Possible; view = <UIView 0x9>>
    <UITapGestureRecognizer: 0x8; state = Possible; view = <UIView 0x5>; target= <(action=go, target=<Home 0x202>)>>
    """
  )

  private static let warnings: Set<String> = [
    "views.txt:2: error: the numbers of 'alpha' cannot be used and were left out",
    "controllers.txt:4: error: the view of Side is not among the views, and the controller is left out",
    "gestures.txt:1: error: the UITapGestureRecognizer is left out: its view is not among the views",
  ]

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func theirOrderDoesNotMatter(_ order: [Int]) throws {
    let files = [Self.views, Self.controllers, Self.gestures]
    let joined = try #require(try JoinedDump.join(order.map { files[$0] }))
    #expect(joined.name == "views.txt")
    let screen = try ScreenImporter.read(joined.text, file: joined.name)
    let view = try #require(screen.scenario.view("UIView"))
    #expect(screen.scenario.name == "views")
    #expect(view.viewController?.className == "Home")
    #expect(view.gestureRecognizers.map { $0.actions.map(\.target) } == [["Home"]])
    #expect(Set(screen.warnings.map(\.description)) == Self.warnings)
  }

  @Test func anErrorNamesItsFile() throws {
    let broken = (
      name: "views.txt",
      text: String(repeating: "|", count: 6000) + " <UIView: 0x5; frame = (0 0; 1 1)>"
    )
    let joined = try #require(try JoinedDump.join([Self.gestures, broken]))
    #expect(
      refusal(joined.text, file: joined.name)
        == "views.txt:1: error: the view is nested 6000 levels deep, and HitPath reads 5000 at most")
  }

  @Test func screensOfTheirOwnAreNotJoined() throws {
    #expect(try JoinedDump.join([Self.views, Self.views]) == nil)
    #expect(try JoinedDump.join([Self.controllers, Self.gestures]) == nil)
    #expect(try JoinedDump.join([Self.views]) == nil)
  }

  @Test(arguments: [
    (views.text, "this shows views, and so does views.txt; a screen has one file of views"),
    ("name: a\nwindow: {}", "this cannot be joined with a dump of views"),
  ])
  func whatIsNotOfTheScreenIsRefused(_ text: String, _ message: String) throws {
    let error = #expect(throws: InputError.self) {
      try JoinedDump.join([Self.views, Self.controllers, (name: "other.txt", text: text)])
    }
    #expect(error?.file == "other.txt")
    #expect(error?.message == message)
  }
}
