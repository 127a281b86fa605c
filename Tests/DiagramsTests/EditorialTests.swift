// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Graphviz
import Narration
import ScenarioFile
import TestSupport
import Testing
import Trace

/// What holds for all pictures with a claim on top: each kind, every built-in scenario, both languages.
@MainActor
@Suite struct EditorialTests {
  /// The kinds that tell the answer first.
  nonisolated static let kinds: [DiagramKind] = [
    .outline, .hitPath, .responderChain, .targetSearch, .hitTestFlow, .hierarchy, .screen, .gestureLanes,
    .sequence,
  ]

  /// The most boxes; of the whole screen more are shown.
  private static func mostBoxes(_ kind: DiagramKind) -> Int {
    [.outline, .hierarchy].contains(kind) ? 14 : 8
  }

  private struct Picture {
    var place: String
    var diagram: Diagram
    var svg: SVGTree
  }

  private static func pictures(_ kind: DiagramKind, _ language: Language) throws -> [Picture] {
    let files = try Repository.files(
      in: ["Sources/HitPathCommands/Gallery", "Tests/Fixtures/Documents"], endingIn: [".yml"])
    try #require(files.count > 10)
    return try files.flatMap { file -> [Picture] in
      let analysis = TraceAnalysis(try Scenarios.trace(file.text))
      let touches = kind.touch == .ignored ? 0..<1 : 0..<max(analysis.touches.count, 1)
      return try touches.compactMap { touch in
        let options = DiagramOptions(language: language, touch: touch)
        guard Diagrams.applicable(to: analysis, options: options).contains(kind) else { return nil }
        // Without a touch there is no answer, and the screen is drawn with all its facts.
        if kind == .screen, analysis.touches.isEmpty { return nil }
        let diagram = try Diagrams.make(kind, for: analysis, options: options)
        return Picture(
          place: "\(kind.id) of \(file.path), touch \(touch + 1), \(language.code)", diagram: diagram,
          svg: try diagram.parsed())
      }
    }
  }

  @Test(arguments: kinds, Language.all)
  func picturesAreReadAsTheyAre(kind: DiagramKind, language: Language) throws {
    let pictures = try Self.pictures(kind, language)
    #expect(!pictures.isEmpty)
    for picture in pictures { check(picture, kind, language) }
  }

  private func check(_ picture: Picture, _ kind: DiagramKind, _ language: Language) {
    let (svg, place) = (picture.svg, picture.place)
    #expect(svg.attributes["width"] == "680", "\(place)")
    #expect(svg.attributes["viewBox"]?.hasPrefix("0 0 680 ") == true, "\(place)")
    let height = Double(svg.attributes["height"] ?? "") ?? .infinity
    #expect(height <= 900, "\(place) is \(height) high")

    let texts = DrawnText.all(in: svg)
    #expect(!texts.isEmpty, "\(place)")
    for text in texts {
      #expect(text.smallest >= language.smallTextSize, "\(place): '\(text.string)' has \(text.smallest)")
      #expect(text.left >= 15 && text.right <= 665, "\(place): '\(text.string)' leaves the sheet")
      #expect(text.bottom <= height, "\(place): '\(text.string)' is below the picture")
      #expect(!text.string.contains("…"), "\(place): '\(text.string)' is cut")
      if let box = text.box {
        #expect(
          text.left >= box.minX + 4 && text.right <= box.maxX - 4 && text.top >= box.minY
            && text.bottom <= box.maxY, "\(place): '\(text.string)' leaves its box")
      }
    }
    for (number, text) in texts.enumerated() {
      for other in texts.dropFirst(number + 1) where text.overlaps(other) {
        Issue.record("\(place): '\(text.string)' lies on '\(other.string)'")
      }
    }

    let boxes = svg.all("object").filter { $0.classes.isDisjoint(with: ["touch", "action"]) }
    #expect(boxes.count <= Self.mostBoxes(kind), "\(place) has \(boxes.count) boxes")
    for (number, box) in boxes.enumerated() {
      guard let area = box.child("rect").map(PictureRect.init) else { continue }
      for other in boxes.dropFirst(number + 1) {
        guard let rect = other.child("rect").map(PictureRect.init) else { continue }
        #expect(!area.overlaps(rect), "\(place): '\(box.title ?? "")' lies on '\(other.title ?? "")'")
      }
    }
    // A mark never speaks alone: its sign stands there, and a word behind it.
    for box in boxes
    where !box.classes.isDisjoint(with: ["hit", "refused", "handled", "waiting", "cancelled", "fold"]) {
      #expect(!box.all("glyph").isEmpty, "\(place): '\(box.title ?? "")' has no sign")
      #expect(box.all.contains { $0.name == "text" }, "\(place): '\(box.title ?? "")' has no words")
    }

    #expect(picture.diagram.textEquivalent.hasPrefix(picture.diagram.title + "\n"), "\(place)")
    for name in picture.diagram.folded {
      #expect(picture.diagram.textEquivalent.contains(name), "\(place): the text lacks '\(name)'")
    }
    if let dot = picture.diagram.dot() {
      for text in svg.all("object").flatMap(\.words) where !text.contains(where: { "&<>\"'".contains($0) }) {
        #expect(dot.contains(text), "\(place): the DOT lacks '\(text)'")
      }
    }
  }
}

/// A text of a picture with its place, as wide as layouts measure it.
private struct DrawnText {
  var string: String
  var smallest: Double
  var left: Double
  var right: Double
  var top: Double
  var bottom: Double
  /// The box in which it stands, if it stands in one.
  var box: PictureRect?

  func overlaps(_ other: DrawnText) -> Bool {
    left < other.right - 1 && other.left < right - 1 && top < other.bottom - 1 && other.top < bottom - 1
  }

  static func all(in svg: SVGTree) -> [DrawnText] {
    var texts: [DrawnText] = []
    func visit(_ element: SVGTree, _ size: Double, _ anchor: String, _ box: PictureRect?) {
      let size = element.attributes["font-size"].flatMap { Double($0) } ?? size
      var anchor = element.attributes["text-anchor"] ?? anchor
      if element.classes.contains("order") { anchor = "middle" }
      var box = box
      if element.classes.contains("object") { box = element.child("rect").map(PictureRect.init) }
      if element.classes.contains("aside") { box = nil }
      if element.name == "text" { texts.append(DrawnText(element, size, anchor, box)) }
      for child in element.children { visit(child, size, anchor, box) }
    }
    visit(svg, 16, "start", nil)
    return texts
  }

  private init(_ element: SVGTree, _ size: Double, _ anchor: String, _ box: PictureRect?) {
    let pieces = element.children.isEmpty ? [element] : element.children.filter { $0.name == "tspan" }
    let sizes = pieces.map { $0.attributes["font-size"].flatMap { Double($0) } ?? size }
    let widths = zip(pieces, sizes).map { piece, size in
      Graphviz.width(
        of: piece.text, fontName: "Helvetica, Arial, sans-serif", fontSize: size,
        isBold: piece.attributes["font-weight"] == "bold")
        + (piece.attributes["dx"].flatMap { Double($0) } ?? 0)
    }
    let x = Double(element.attributes["x"] ?? "") ?? 0
    let y = Double(element.attributes["y"] ?? "") ?? 0
    let width = widths.reduce(0, +)
    string = pieces.map(\.text).joined(separator: " ")
    smallest = sizes.min() ?? size
    left = anchor == "middle" ? x - width / 2 : anchor == "end" ? x - width : x
    right = left + width
    top = y - 0.72 * (sizes.max() ?? size)
    bottom = y + 0.2 * (sizes.max() ?? size)
    self.box = box
  }
}

extension SVGTree {
  /// The texts in it, piece by piece.
  fileprivate var words: [String] {
    all.filter { $0.name == "tspan" || ($0.name == "text" && $0.children.isEmpty) }.map(\.text)
  }
}

extension [String] {
  fileprivate func isDisjoint(with other: [String]) -> Bool { !contains(where: other.contains) }
}

extension PictureRect {
  fileprivate init(_ rect: SVGTree) {
    func number(_ name: String) -> Double { Double(rect.attributes[name] ?? "") ?? 0 }
    self.init(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  fileprivate func overlaps(_ other: PictureRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
