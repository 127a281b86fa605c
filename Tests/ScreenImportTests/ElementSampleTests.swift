// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing
import Trace
import XML

/// The samples of accessibility elements, compared with counts made in another way.
@Suite("Real element trees", .enabled(if: Samples.arePresent, "\(Samples.absence)"))
struct ElementSampleTests {
  private static let dumps = "hierarchy-dumps"

  private func read(_ name: String) throws -> (screen: Scenario, text: String) {
    let text = try Samples.text(Self.dumps, name)
    return (try scenario(text, file: name), text)
  }

  /// The views, windows that are in the text included.
  private func count(_ screen: Scenario) -> Int {
    screen.allViews.count + screen.windows.count { !$0.view.responder.unknown.contains("window") }
  }

  /// The frames of all views on the screen, those of windows first in each.
  private func screenFrames(_ screen: Scenario) -> [TraceRect] {
    var frames: [TraceRect] = []
    for window in screen.windows {
      var open = [(view: window.view, origin: TracePoint(x: 0, y: 0))]
      while let (view, origin) = open.popLast() {
        guard case .frame(let frame) = view.geometry else { continue }
        let place = TracePoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
        if !view.responder.unknown.contains("window") {
          frames.append(rect(place.x, place.y, frame.size.width, frame.size.height))
        }
        open += view.subviews.reversed().map { ($0, place) }
      }
    }
    return frames
  }

  private func areSame(_ frames: [TraceRect], _ others: [[Double]]) -> Bool {
    frames.count == others.count
      && zip(frames, others).allSatisfy { frame, numbers in
        let found = [frame.minX, frame.minY, frame.size.width, frame.size.height]
        return zip(found, numbers).allSatisfy { abs($0 - $1) < 0.01 }
      }
  }

  /// The same where bars are in front of what is listed with them, and so elsewhere in the order.
  private func areSameBesideBars(_ frames: [TraceRect], _ others: [[Double]]) -> Bool {
    func ordered(_ rects: [TraceRect]) -> [TraceRect] {
      rects.sorted {
        ($0.minY, $0.minX, $0.size.width, $0.size.height) < ($1.minY, $1.minX, $1.size.width, $1.size.height)
      }
    }
    guard others.allSatisfy({ $0.count == 4 }) else { return false }
    let rounded = { (number: Double) in (number * 100).rounded() / 100 }
    let sorted = [frames, others.map { rect($0[0], $0[1], $0[2], $0[3]) }].map { rects in
      ordered(
        rects.map {
          rect(rounded($0.minX), rounded($0.minY), rounded($0.size.width), rounded($0.size.height))
        })
    }
    return sorted[0] == sorted[1]
  }

  private func numbers(_ text: Substring) -> [Double] {
    text.split { !"-0123456789.".contains($0) }.compactMap { Double($0) }
  }

  @Test(arguments: Samples.names(in: dumps) { $0.hasPrefix("xcui-") })
  func everyElementOfATreeIsWhereItIsPrinted(_ name: String) throws {
    let (screen, text) = try read(name)
    let tree = text.firstRange(of: "Element subtree:").map { text[$0.upperBound...] } ?? text[...]
    let lines = (tree.firstRange(of: "Path to element:").map { tree[..<$0.lowerBound] } ?? tree)
      .split(whereSeparator: \.isNewline)
    let frames = lines.compactMap { line in
      line.firstRange(of: "{{").map { numbers(line[$0.lowerBound...].prefix { $0 != "'" }) }
    }.map { Array($0.prefix(4)) }
    #expect(areSameBesideBars(screenFrames(screen), frames))
    #expect(screen.windows.count { $0.isKeyWindow == true } == 1)
  }

  @Test(arguments: Samples.names(in: dumps) { $0.hasPrefix("appium-") })
  func everyElementOfAPageSourceIsWhereItIsPrinted(_ name: String) throws {
    let (screen, text) = try read(name)
    var frames: [[Double]] = []
    var disabled = 0
    try XMLReader.read(Array(text.utf8)) { event, _ in
      if case .start(let name, let list) = event, name.hasPrefix("XCUI"), !name.hasSuffix("Application") {
        let values = Dictionary(uniqueKeysWithValues: list)
        frames.append(["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init) })
        if values["enabled"] == "false" { disabled += 1 }
      }
      return true
    }
    #expect(areSameBesideBars(screenFrames(screen), frames))
    let told = screen.allViews.count {
      $0.isEnabled == false || $0.responder.unknown.contains("isUserInteractionEnabled")
    }
    #expect(told == disabled)
  }

  @Test func theSwitchesOfTheKeyboardPageAreThere() throws {
    let (screen, _) = try read("appium-keyboard-screen.xml")
    #expect(screen.allViews.count { $0.className == "UISwitch" } == 14)
    #expect(screen.windows.count == 2)
  }

  @Test func theInvisibleWindowOfTheDemoIsHidden() throws {
    #expect(try read("appium-wdio-demo-app.xml").screen.windows.map(\.view.isHidden) == [nil, true])
  }

  @Test func everyNodeOfMaestroButTheNamelessRootIsAView() throws {
    let (screen, text) = try read("maestro-testing-rn.json")
    let bounds = text.split(separator: "\n").filter { $0.contains("\"bounds\" : ") }.map(numbers)
    #expect(bounds.count == 57)
    let frames = bounds.dropFirst().map { [$0[0], $0[1], $0[2] - $0[0], $0[3] - $0[1]] }
    #expect(areSame(screenFrames(screen), frames))
  }

  @Test(arguments: [
    ("idb-contacts-search-nested.json", 3), ("idb-calendar-whats-new-flat.json", 2),
    ("idb-describe-point-safari.json", 1),
  ])
  func everyElementOfIDBIsWhereItIsPrinted(_ name: String, _ views: Int) throws {
    let (screen, text) = try read(name)
    #expect(count(screen) == views)
    let frames = text.components(separatedBy: "\"AXFrame\"").dropFirst().map {
      Array(numbers($0.prefix(120)).prefix(4))
    }
    #expect(areSame(screenFrames(screen), frames.count > 1 ? Array(frames.dropFirst()) : frames))
    #expect(screen.unknown.contains("hierarchy") == name.contains("flat"))
  }

  @Test(arguments: [("earlgrey-sign-in-truncated.txt", 6), ("earlgrey2-toolbar-truncated.txt", 6)])
  func everyViewOfEarlGreyIsReadUpToTheCut(_ name: String, _ views: Int) throws {
    let (screen, text) = try read(name)
    #expect(count(screen) == views)
    let whole = text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "; frame={{").map { Array(numbers(line[$0.upperBound...].prefix(60)).prefix(4)) }
    }
    let views = screen.windows[0].view.withSubviews
    #expect(
      views.compactMap { view -> [Double]? in
        guard case .frame(let frame) = view.geometry else { return nil }
        return [frame.minX, frame.minY, frame.size.width, frame.size.height]
      } == whole)
    #expect(views.count { $0.isHidden == true } == text.components(separatedBy: "; hidden;").count - 1)
    let warnings = try warnings(text, file: name)
    #expect(warnings == ["\(name):6: error: the line breaks off; the view is kept without what is missing"])
  }

  @Test func aHierarchyWhoseNumbersWereTakenOutIsRefused() throws {
    #expect(
      try refusal(Samples.text(Self.dumps, "detox-web-view-redacted.xml"), file: "d.xml") == """
        d.xml:3: error: no view has a frame: 'width' is '<number>' and no number
          hint: use the hierarchy as Detox writes it, with its numbers
        """)
  }
}
