// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Graphviz
import Narration
import TestSupport
import Testing

/// What holds for every picture with a claim on top.
enum SheetRules {
  /// - Parameters:
  ///   - diagram: The picture.
  ///   - language: Its language, which has a smallest size of type.
  ///   - drawn: What is seen of it; nil for all.
  ///   - width: How wide it is.
  ///   - highest: How high it may be.
  ///   - mostBoxes: The most boxes, events not counted.
  ///   - place: What it is a picture of.
  /// - Throws: What says why the picture cannot be drawn.
  static func check(
    _ diagram: Diagram, _ language: Language, drawn: SVGTree? = nil, width: Double = 680,
    highest: Double = 900, mostBoxes: Int = 8,
    place: String
  ) throws {
    let svg = try drawn ?? diagram.parsed()
    #expect(svg.attributes["width"] == "\(Int(width))", "\(place)")
    #expect(svg.attributes["viewBox"]?.hasPrefix("0 0 \(Int(width)) ") == true, "\(place)")
    let height = Double(svg.attributes["height"] ?? "") ?? .infinity
    #expect(height <= highest, "\(place) is \(height) high")

    let texts = DrawnText.all(in: svg)
    #expect(!texts.isEmpty, "\(place)")
    for text in texts {
      #expect(text.smallest >= language.smallTextSize, "\(place): '\(text.string)' has \(text.smallest)")
      #expect(text.left >= 15 && text.right <= width - 15, "\(place): '\(text.string)' leaves the sheet")
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
    #expect(boxes.count <= mostBoxes, "\(place) has \(boxes.count) boxes")
    for (number, box) in boxes.enumerated() {
      guard let area = box.child("rect").map(PictureRect.init) else { continue }
      for other in boxes.dropFirst(number + 1) {
        guard let rect = other.child("rect").map(PictureRect.init) else { continue }
        #expect(!area.overlaps(rect), "\(place): '\(box.title ?? "")' lies on '\(other.title ?? "")'")
      }
    }
    // A mark never speaks alone: its sign stands there, and a word behind it.
    for box in boxes
    where !box.classes.isDisjoint(with: ["hit", "refused", "gets", "held", "lost", "fold"]) {
      #expect(!box.all("glyph").isEmpty, "\(place): '\(box.title ?? "")' has no sign")
      #expect(box.all.contains { $0.name == "text" }, "\(place): '\(box.title ?? "")' has no words")
    }

    #expect(diagram.textEquivalent.hasPrefix(diagram.title + "\n"), "\(place)")
    for name in diagram.folded {
      #expect(diagram.textEquivalent.contains(name), "\(place): the text lacks '\(name)'")
    }
    if let dot = diagram.dot() {
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
  var words: [String] {
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
