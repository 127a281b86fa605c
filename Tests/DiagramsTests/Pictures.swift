// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing
import Trace

@testable import Diagrams

extension TouchTrace {
  /// A picture of the trace's first touch.
  func diagram(_ kind: DiagramKind, _ options: DiagramOptions = DiagramOptions()) throws -> Diagram {
    try Diagrams.make(kind, for: TraceAnalysis(self), options: options)
  }
}

extension TouchTrace {
  /// The screen as a page shows it, with names and numbers on it.
  func stage(_ options: DiagramOptions = DiagramOptions()) throws -> Diagram {
    var diagram = try ScreenDiagram(Diagrams.subject(of: .screen, TraceAnalysis(self), options))
    diagram.isPlayed = true
    return diagram.stage(diagram.paint)
  }
}

extension Diagram {
  /// The picture as a strict parser reads it.
  func parsed() throws -> SVGTree { try SVGTree.parse(inlineSVG()) }
}

typealias SVGTree = XMLTree

extension XMLTree {
  /// The elements with all of the classes.
  func all(_ classes: String...) -> [SVGTree] {
    all.filter { element in classes.allSatisfy(element.classes.contains) }
  }

  var classes: [String] {
    (attributes["class"] ?? "").split(separator: " ").map(String.init)
  }

  var title: String? { child("title")?.text }

  /// The box with a name in its title.
  func box(_ name: String) throws -> SVGTree {
    try #require(
      all("object").first { $0.title?.contains(name) == true || $0.lines.prefix(3).contains(name) },
      "no box of \(name)")
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
}
