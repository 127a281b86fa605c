// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// The screen taken apart: one small picture for each level of the hierarchy, all of the screen's size, to be laid
/// one above the other.
///
/// They hold outlines and names only. A view says who it is with `data-n`, its identifier, percent-encoded.
package enum ScreenPlanes {
  /// Of a deeper screen nobody can tell the planes apart, so that it has none.
  private static let mostPlanes = 8

  private static let fitter = TextFitter(size: 10)

  /// The planes as `svg` elements, the windows' first; levels without a drawn view are left out. None for a screen with
  /// more of them than can be told apart.
  ///
  /// - Throws: ``DiagramError`` if the trace has no such touch.
  package static func svgs(
    for analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions(), outcome: ScreenOutcome? = nil
  ) throws(DiagramError) -> [String] {
    let scene = try ScreenScene(Diagrams.subject(of: .screen, analysis, options), outcome: outcome)
    let frame = scene.scale.frame
    let near = Outline(frame.insetBy(-0.1 * max(frame.width, frame.height)))
    let shown = scene.shapes.indices.filter { position in
      let shape = scene.shapes[position]
      return shape.isInScope && (!shape.isInvisible || !shape.orders.isEmpty)
        && shape.drawn?.part(in: near) != nil
    }
    guard Set(shown.map { scene.shapes[$0].depth }).count <= mostPlanes else { return [] }
    let deepest = shown.map { scene.shapes[$0].depth }.max() ?? 0
    var levels = [[SVGNode]](repeating: [], count: deepest + 1)
    for position in scene.shapes.foremost(shown, limit: max(options.maximumDrawnViews, 1)) {
      let shape = scene.shapes[position]
      guard let outline = shape.drawn?.part(in: near) else { continue }
      levels[shape.depth].append(view(shape, outline))
    }
    return levels.filter { !$0.isEmpty }.enumerated().map { level, views in
      SVGWriter.text(
        of: .element(.svg, [.classes(["hp", "plane", "p\(level)"]), .viewBox(frame)], views), isInPage: true)
    }
  }

  /// A view with its name in the upper left corner, as much of it as there is room for.
  private static func view(_ shape: ScreenShape, _ outline: Outline) -> SVGNode {
    let box = outline.box
    let name = ObjectName(id: shape.view.id, className: shape.view.className).name
    let label = box.height < 13 ? nil : fitter.cut(name, to: box.width - 8)
    return .group(
      [.classes(["view", shape.mark.rawValue]), .about(shape.view.id)],
      [.polygon(outline.points)]
        + (label.map { [.label($0, at: PicturePoint(x: box.minX + 4, y: box.minY + 11))] } ?? []))
  }
}

/// Bytes as a percent sign and two hexadecimal digits.
package enum PercentEncoding {
  /// An identifier of the trace as it stands in lists within attributes of a page: without `%`, `|`, spaces and
  /// controls.
  package static func encoded(_ text: String) -> String {
    encoded(text) { $0 > 0x20 && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "|") && $0 != 0x7f }
  }

  /// A relative link to a file, whatever its name.
  package static func link(to file: String) -> String {
    "./" + encoded(file) { $0.isNameByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
  }

  private static func encoded(_ text: String, isPlain: (UInt8) -> Bool) -> String {
    guard !text.utf8.allSatisfy(isPlain) else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a byte is an ASCII letter or digit, a hyphen or an underscore.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
