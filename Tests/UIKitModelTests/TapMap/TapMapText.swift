// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TapMapSupport
import TestSupport
import Trace
import UIKitModel

extension Screen {
  /// The map of the screen as it stands.
  var tapMap: TraceTapMap {
    simulator.trace(name: "map", withTapMap: true) { _ in }.tapMap ?? TraceTapMap(regions: [])
  }
}

extension TraceTapMap {
  /// The map, a line for each region: upright rectangles by origin and size, other pieces by their corners. Pieces are
  /// joined, however hit testing came to them.
  var text: String {
    regions.map { region in
      let sampled =
        region.sampledFor.isEmpty ? "" : " sampled for \(region.sampledFor.joined(separator: ", "))"
      let pieces = PieceMerger.joined(region.pieces).map(Self.text).joined(separator: " ")
      return "\(region.view ?? "nobody"): \(pieces)\(sampled)"
    }.joined(separator: "\n")
  }

  private static func text(_ piece: [TracePoint]) -> String {
    if let box = TraceRect.enclosing(piece), piece == box.corners {
      return "[\(number(box.minX)) \(number(box.minY)) \(number(box.size.width)) \(number(box.size.height))]"
    }
    return "(" + piece.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: ", ") + ")"
  }

  private static func number(_ number: Double) -> String {
    let rounded = (number * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// The regions of which a piece holds a point. Left and upper borders belong to a piece.
  func regions(at point: TracePoint) -> [TraceTapRegion] {
    regions.flatMap { region in
      region.pieces.filter { Self.contains($0, point) }.map { _ in region }
    }
  }

  private static func contains(_ piece: [TracePoint], _ point: TracePoint) -> Bool {
    zip(piece, piece.dropFirst() + piece.prefix(1)).allSatisfy { start, end in
      let (x, y) = (end.x - start.x, end.y - start.y)
      let side = x * (point.y - start.y) - y * (point.x - start.x)
      return side > 0 || side == 0 && (y < 0 || y == 0 && x > 0)
    }
  }

  var area: Double { regions.reduce(0) { $0 + $1.area } }

  func region(of view: String?) -> TraceTapRegion? { regions.first { $0.view == view } }
}

extension TraceTapRegion {
  var area: Double { pieces.reduce(0) { $0 + Self.area($1) } }

  private static func area(_ piece: [TracePoint]) -> Double {
    var twice = 0.0
    for (start, end) in zip(piece, piece.dropFirst() + piece.prefix(1)) {
      twice += start.x * end.y - end.x * start.y
    }
    return twice / 2
  }
}

extension TraceTapMap {
  /// The way to a point as the map tells it, a line for each question.
  func walk(_ x: Double, _ y: Double) -> String? {
    TapWalks(self).walk(at: TracePoint(x: x, y: y)).map { walk in
      walk.map(\.text).joined(separator: "\n")
    }
  }
}

extension TapQuestion {
  /// The view, how deep it lies, what it answered and why.
  var text: String {
    let answer =
      switch self.answer {
      case .itself: "itself"
      case .other(let view): view
      case .refused: "nil"
      case .passedOver: "passed over"
      }
    return String(repeating: "  ", count: depth) + "\(view): \(answer)"
      + (reason.map { ", \($0.code)" } ?? "") + (isSampled ? ", sampled" : "")
  }
}

extension WalkStep {
  /// The same of a real tap. The reason is the default implementation's, an override's, or that of `point(inside:)`.
  var text: String {
    let answer = isPassedOver ? "passed over" : result.map { $0 == view ? "itself" : $0 } ?? "nil"
    return String(repeating: "  ", count: depth) + "\(view): \(answer)"
      + ((reason ?? insideReason).map { ", \($0.code)" } ?? "")
  }
}
