// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Foundation
import Testing
import Trace

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension TouchTrace {
  /// A picture of the trace's first touch.
  func diagram(_ kind: DiagramKind, _ options: DiagramOptions = DiagramOptions()) throws -> Diagram {
    try Diagrams.make(kind, for: TraceAnalysis(self), options: options)
  }
}

extension Diagram {
  /// The picture as a strict parser reads it.
  func parsed() throws -> SVGTree { try SVGTree.parse(inlineSVG()) }
}

/// An SVG read by a strict parser.
final class SVGTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [SVGTree] = []
  private(set) var text: String = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  static func parse(_ text: String) throws -> SVGTree {
    let parser = XMLParser(data: Data(text.utf8))
    let builder = Builder()
    parser.delegate = builder
    let succeeded = parser.parse()
    try #require(succeeded, "not well-formed in line \(parser.lineNumber)")
    return try #require(builder.root.children.first)
  }

  /// This element and everything in it, in document order.
  var all: [SVGTree] { [self] + children.flatMap(\.all) }

  /// The elements with all of the classes.
  func all(_ classes: String...) -> [SVGTree] {
    all.filter { element in classes.allSatisfy(element.classes.contains) }
  }

  var classes: [String] {
    (attributes["class"] ?? "").split(separator: " ").map(String.init)
  }

  func child(_ name: String) -> SVGTree? { children.first { $0.name == name } }

  var title: String? { child("title")?.text }

  /// What is drawn as text, line by line; no-break spaces as spaces.
  var lines: [String] {
    all.filter { $0.name == "text" }.map { $0.text.replacingOccurrences(of: "\u{A0}", with: " ") }
  }

  /// The node with a name in its first lines.
  func node(_ name: String) throws -> SVGTree {
    try #require(all("node").first { $0.lines.prefix(2).contains(name) }, "no node \(name)")
  }

  /// The corners of a path of straight lines.
  var outline: [PicturePoint] {
    var points: [PicturePoint] = []
    var (start, place) = (PicturePoint(x: 0, y: 0), PicturePoint(x: 0, y: 0))
    let parts = (attributes["d"] ?? "").matches(of: /([Mmhvlz])([-0-9. ]*)/)
    for part in parts {
      var numbers = part.2.matches(of: /-?[0-9]*\.?[0-9]+/).compactMap { Double($0.0) }
      switch part.1 {
      case "z": place = start
      case "h": numbers = numbers.flatMap { [$0, 0] }
      case "v": numbers = numbers.flatMap { [0, $0] }
      default: break
      }
      for index in stride(from: 0, to: numbers.count, by: 2) {
        place = PicturePoint(x: place.x + numbers[index], y: place.y + numbers[index + 1])
        points.append(place)
        if part.1.lowercased() == "m" { start = place }
      }
    }
    return points
  }

  private final class Builder: NSObject, XMLParserDelegate {
    let root: SVGTree = SVGTree(name: "", attributes: [:])
    private lazy var open: [SVGTree] = [root]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = SVGTree(name: name, attributes: attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }
  }
}
