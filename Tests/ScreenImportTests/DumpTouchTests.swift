// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

/// A touch or an event that the debugger printed in one text with the views.
@Suite("Touches beside a dump") struct DumpTouchTests {
  private static let views = """
    <UIWindow: 0x101; frame = (10 20; 320 480); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x106; frame = (0 0; 320 480); layer = <CALayer: 0x5>>
    """

  private static func touch(_ window: String = "0x101", at place: String = "{195, 40.5}") -> String {
    "<UITouch: 0x601> phase: Began tap count: 1 force: 0.000 window: <UIWindow: \(window); frame = (10 20; 320 480); "
      + "layer = <UIWindowLayer: 0x2>> view: <UIButton: 0x106; frame = (0 0; 320 480)> location in window: \(place) "
      + "previous location in window: {1, 2} location in view: {40, 20} previous location in view: {40, 20}"
  }

  private func places(_ text: String) throws -> [TracePoint] {
    try scenario(text).touches.compactMap { touch in
      if case .tap(let place, _, _, _) = touch.action { place } else { nil }
    }
  }

  @Test(arguments: [
    views + "\n" + touch(), touch() + "\n" + views, views + "\n(lldb) po touch\n" + touch() + "\n" + touch(),
    views + "\n<UITouchesEvent: 0x600> timestamp: 4711.5 touches: {(\n    " + touch() + "\n)}",
    views + "\n"
      + touch().replacing(" phase:", with: " type: Direct; phase:").replacing(" view:", with: "; view:"),
  ])
  func theTouchIsATapOnTheScreen(_ text: String) throws {
    #expect(try places(text) == [TracePoint(x: 205, y: 60.5)])
    #expect(try scenario(text).windows == scenario(Self.views).windows)
    #expect(try warnings(text) == [])
  }

  @Test func aTouchOfAnotherRunIsLeftOut() throws {
    let text = Self.views + "\n" + Self.touch("0x999")
    #expect(try places(text).isEmpty)
    #expect(
      try warnings(text) == [
        "screen.txt:3: error: the window of the touch is not among the views, so it is of another run or screen, and is left out"
      ])
  }

  @Test(arguments: ["{195", "{nan, 3}", "{1}"])
  func aTouchWithoutAPlaceIsLeftOut(_ place: String) throws {
    let text = Self.views + "\n<UITouch: 0x601> phase: Began location in window: \(place)"
    #expect(try places(text).isEmpty)
    #expect(
      try warnings(text) == [
        "screen.txt:3: error: the line breaks off, or is one touch too many, and is left out"
      ])
  }
}
