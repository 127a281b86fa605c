// SPDX-License-Identifier: Apache-2.0

import Foundation
import Graphviz
import Testing

/// Places read from `json0`.
struct JSONPlaces: Equatable {
  struct Place: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// Nodes by name; no clusters.
  private(set) var places: [String: Place] = [:]
  /// Curves by tail, head and number.
  private(set) var curves: [String] = []
  /// Outlines of the graph and its clusters.
  private(set) var boxes: [String: String] = [:]

  init(_ rendering: Rendering) throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(rendering.text.utf8))
    boxes[""] = document.bb
    var names: [Int: String] = [:]
    for object in document.objects ?? [] {
      names[object.number] = object.name
      if let box = object.bb { boxes[object.name] = box }
      guard let numbers = object.pos?.split(separator: ",").compactMap({ Double($0) }), numbers.count == 2
      else {
        continue
      }
      let width = object.width.flatMap { Double($0) } ?? 0
      let height = object.height.flatMap { Double($0) } ?? 0
      places[object.name] = Place(x: numbers[0], y: numbers[1], width: width, height: height)
    }
    curves = (document.edges ?? []).map { edge in
      "\(names[edge.tail] ?? "?") \(names[edge.head] ?? "?") \(edge.pos ?? "-") \(edge.lp ?? "-")"
    }
  }

  private struct Document: Decodable {
    struct Object: Decodable {
      var number: Int
      var name: String
      var pos: String?
      var bb: String?
      var width: String?
      var height: String?

      enum CodingKeys: String, CodingKey {
        case number = "_gvid"
        case name, pos, bb, width, height
      }
    }
    struct Curve: Decodable {
      var tail: Int
      var head: Int
      var pos: String?
      var lp: String?
    }
    var bb: String?
    var objects: [Object]?
    var edges: [Curve]?
  }
}
