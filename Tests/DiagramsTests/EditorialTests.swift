// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import Narration
import ScenarioFile
import Templates
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// What is true for all pictures with a claim: each kind, every built-in scenario, both languages.
@MainActor
@Suite struct EditorialTests {
  /// All kinds but those that are as large as the screen, or move.
  nonisolated static let kinds = DiagramKind.allCases.filter { ![.tapMap, .layers, .walk].contains($0) }

  /// The most boxes; of the whole screen more are shown.
  private static func mostBoxes(_ kind: DiagramKind) -> Int {
    [.outline, .hierarchy].contains(kind) ? 14 : 8
  }

  /// The runs of the built-in scenarios and of those of the documents, made once for all kinds and languages.
  private static let runs = Result {
    try Repository.files(
      in: ["Sources/HitPathCommands/Gallery", "Tests/Fixtures/Documents"], endingIn: [".yml"]
    ).map { (path: $0.path, analysis: TraceAnalysis(try Scenarios.trace($0.text))) }
  }

  private static func pictures(_ kind: DiagramKind, _ language: Language) throws -> [(
    place: String, diagram: Diagram
  )] {
    let runs = try runs.get()
    try #require(runs.count > 10)
    return try runs.flatMap { path, analysis -> [(place: String, diagram: Diagram)] in
      let touches = kind.touch == .ignored ? 0..<1 : 0..<max(analysis.touches.count, 1)
      return try touches.compactMap { touch in
        let options = DiagramOptions(language: language, touch: touch)
        guard Diagrams.applicable(to: analysis, options: options).contains(kind) else { return nil }
        // Without a touch there is no answer, and the names stand on the screen.
        if kind == .screen, analysis.touches.isEmpty { return nil }
        let diagram = try Diagrams.make(kind, for: analysis, options: options)
        return ("\(kind.id) of \(path), touch \(touch + 1), \(language.code)", diagram)
      }
    }
  }

  @Test(arguments: kinds, Language.all)
  func picturesAreReadAsTheyAre(kind: DiagramKind, language: Language) throws {
    let pictures = try Self.pictures(kind, language)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      try SheetRules.check(
        picture.diagram, language, mostBoxes: Self.mostBoxes(kind), place: picture.place)
    }
  }

  /// Narrow columns, by the picture that has most in it.
  @Test(arguments: DiagramKind.allCases.filter { $0.choices.contains(.width) }, Language.all)
  func narrowPicturesAreReadAsTheyAre(kind: DiagramKind, language: Language) throws {
    let text = try Repository.text("Tests/Fixtures/Documents/checkout.yml")
    let analysis = TraceAnalysis(try Scenarios.trace(text))
    for touch in kind.touch == .ignored ? 0..<1 : analysis.touches.indices {
      var options = DiagramOptions(language: language, touch: touch)
      options.width = DiagramOptions.narrowWidth
      guard Diagrams.applicable(to: analysis, options: options).contains(kind) else { continue }
      try SheetRules.check(
        try Diagrams.make(kind, for: analysis, options: options), language, width: 360,
        highest: 1200, mostBoxes: Self.mostBoxes(kind), place: "narrow \(kind.id), touch \(touch + 1)")
    }
  }

  /// Every class in the style sheets of pictures is drawn in some picture, or used by a page's script.
  @Test func everyClassOfTheLookIsDrawn() throws {
    var drawn: Set = [
      "hp", "held", "sends", "later", "highlighted", "selected", "swatch", "parts", "others",
      "outside",
    ]
    for kind in DiagramKind.allCases {
      for picture in try Self.pictures(kind, .english) {
        for element in try picture.diagram.parsed().all { drawn.formUnion(element.classes) }
      }
    }
    for screen in [Screen.demo, .geometry] {
      for options in [DiagramOptions(), DiagramOptions(step: 3), DiagramOptions(focus: "Card")] {
        guard let stage = try? screen.tapped(103.5, 330).stage(options) else { continue }
        for element in try stage.parsed().all { drawn.formUnion(element.classes) }
      }
    }
    // One of each control, and a screen that shows no more than a text.
    for text in [ScreenPaintTests.controls, ScreenPaintTests.bare] {
      for element in try Scenarios.trace(text).stage().parsed().all { drawn.formUnion(element.classes) }
    }
    // A screen with a picture of it.
    var pictured = try Scenarios.trace(ScreenPaintTests.controls)
    pictured.screen.screenshot = try TraceScreenshot(Screenshots.png(320, 480))
    var options = DiagramOptions()
    options.screenshot = .drawn
    let small = DiagramOptions(hasWords: false)
    for picture in [
      try pictured.stage(options), try pictured.diagram(.screen, options),
      try Scenarios.trace(ScreenPaintTests.controls).diagram(.screen, options),
      try Scenarios.trace(ScreenPaintTests.controls).diagram(.screen, small),
    ] {
      for element in try picture.parsed().all { drawn.formUnion(element.classes) }
    }
    // No trace here has a map.
    for part in PicturePart.allCases where part != .tapMap {
      let style = [part.forms, part.colors].compactMap { EmbeddedTemplates.files[$0] }.joined()
      let named = Set(style.matches(of: /\.([a-zA-Z]\w*)/).map { String($0.1) })
      #expect(named.subtracting(drawn) == [], "\(part)")
    }
  }
}
