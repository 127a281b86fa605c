// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScenarioFile
import ScreenImport
import Testing
import Trace

/// The table, the simulation and the importers agree about each class's place in the hierarchy.
@MainActor
@Suite("There is one tree of UIKit's classes")
struct OneClassTreeTests {
  private static let views = UIKitClass.all.filter { $0.isKind(of: UIKitClass.view) && $0.name != "UIWindow" }

  private static func trace(_ yaml: String) throws -> TouchTrace {
    var scenario = try ScenarioReader.read(yaml, file: "classes.yml")
    scenario.nameEverything()
    return ScenarioRun(scenario).trace()
  }

  /// Every class of a screen is simulated by itself or a superclass in the table.
  private func check(_ trace: TouchTrace, has classes: [UIKitClass], _ source: String) throws {
    let records =
      trace.screen.views.map { ($0.className, Optional($0.baseClass)) }
      + trace.screen.controllers.map { ($0.className, Optional($0.baseClass)) }
      + trace.screen.gestureRecognizers.map { ($0.className, $0.baseClass) }
    let bases = Dictionary(records) { first, _ in first }
    for known in classes {
      let base = try #require(bases[known.name], "\(source) has no \(known.name)")
      let lineage = known.lineage.map(\.name)
      let kind = lineage.first {
        [UIKitClass.view, UIKitClass.controller, UIKitClass.recognizer].contains($0)
      }
      let simulated = UIKitClass.simulated(known.name, of: kind ?? "") ?? kind
      #expect(base ?? known.name == simulated, "\(source): \(known.name)")
    }
  }

  @Test("views of scenarios")
  func scenarios() throws {
    let views = Self.views.map { "    - {class: \($0.name), frame: [0, 0, 50, 50]}" }
    let trace = try Self.trace("window:\n  subviews:\n" + views.joined(separator: "\n"))
    try check(trace, has: Self.views, "scenario")
  }

  @Test("controllers of scenarios")
  func controllers() throws {
    for known in UIKitClass.all where known.isKind(of: UIKitClass.controller) {
      let trace = try Self.trace("window: {rootViewController: {class: \(known.name), view: {}}}")
      try check(trace, has: [known], "scenario")
    }
  }

  @Test("recognizers of scenarios")
  func recognizers() throws {
    let usable = UIKitClass.all.filter {
      $0.isKind(of: UIKitClass.recognizer) && !$0.traits.contains(.private)
    }
    let list = usable.map { "{class: \($0.name)}" }.joined(separator: ", ")
    let trace = try Self.trace("window: {subviews: [{gestureRecognizers: [\(list)]}]}")
    try check(trace, has: usable, "scenario")
  }

  @Test("views of dumps")
  func dumps() throws {
    let views = Self.views.enumerated().map { position, known in
      "   | <\(known.name): 0x7f\(String(10_000 + position)); frame = (0 0; 50 50); layer = <CALayer: 0x60>>"
    }
    let dump = "<UIWindow: 0x7f00001; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x60>>\n"
    let text = dump + views.joined(separator: "\n") + "\n"
    var scenario = try ScreenImporter.read(text, file: "screen.txt").scenario
    scenario.nameEverything()
    try check(ScenarioRun(scenario).trace(), has: Self.views, "dump")
  }

  @Test("elements of Interface Builder")
  func documents() throws {
    let known = Self.views.filter { !$0.elements.isEmpty }
    let elements = known.flatMap(\.elements).enumerated().map { position, element in
      """
      <\(element) id="v\(position)"><rect key="frame" x="0" y="0" width="50" height="50"/></\(element)>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="top"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(elements.joined(separator: "\n"))</subviews></view></objects></document>
      """
    var scenario = try ScreenImporter.read(text, file: "screen.xib").scenario
    scenario.nameEverything()
    try check(ScenarioRun(scenario).trace(), has: known, "xib")
  }
}
