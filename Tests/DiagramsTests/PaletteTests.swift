// SPDX-License-Identifier: Apache-2.0

import Diagrams
import Foundation
import Testing

/// The colours of marks, as the style sheet has them: they can be read, and told from each other by readers who see
/// colours in other ways.
@Suite struct PaletteTests {
  static let marks = ["path", "hit", "gets", "refused", "lost", "held"]

  /// How colours reach the eye: of most people, and of those without one kind of cone (Machado, Oliveira and
  /// Fernandes 2009, severity 1; linear RGB).
  static let sights: [(name: String, rows: [[Double]])] = [
    ("all cones", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    (
      "deuteranopia",
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    (
      "tritanopia",
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
  ]

  @Test(arguments: [false, true])
  func textOfAMarkIsReadableOnItsOwnAreaAndOnThePage(isDark: Bool) throws {
    let colors = try SeenPalette(isDark: isDark)
    for mark in Self.marks {
      for ground in ["bg", mark + "-fill"] {
        let contrast = try colors.contrast(mark, ground)
        #expect(contrast >= 4.5, "\(mark) on \(ground): \(contrast)")
      }
    }
    for text in ["fg", "muted", "accent"] {
      for ground in ["bg", "fill"] {
        let contrast = try colors.contrast(text, ground)
        #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
      }
    }
    #expect(try colors.contrast("edge", "bg") >= 3)
  }

  /// As the design of pages has it: a screenshot is not recoloured, it gets a veil of 45 % in the dark.
  @Test func theVeilIsTheGroundInTheDark() throws {
    let colors = Dictionary(uniqueKeysWithValues: Palette.colors.map { ($0.name, $0) })
    let (veil, ground) = (try #require(colors["veil"]), try #require(colors["bg"]))
    #expect(veil.light == ground.light + "00")
    #expect(veil.dark == ground.dark + String(Int((0.45 * 255).rounded()), radix: 16))
  }

  /// Under a distance of about 18 (CIE 1976), two lines of a picture look alike; in the dark they need more.
  @Test(arguments: [false, true])
  func marksDifferForEverySight(isDark: Bool) throws {
    let colors = try SeenPalette(isDark: isDark)
    for sight in Self.sights {
      for (position, first) in Self.marks.enumerated() {
        for second in Self.marks.dropFirst(position + 1) {
          let distance = try colors.distance(first, second, seenWith: sight.rows)
          #expect(distance.rounded() >= (isDark ? 24 : 18), "\(first), \(second), \(sight.name): \(distance)")
        }
      }
    }
  }
}

/// The colours of one scheme, by name.
private struct SeenPalette {
  private let colors: [String: [Double]]

  init(isDark: Bool) throws {
    colors = Dictionary(
      uniqueKeysWithValues: Palette.colors.compactMap { name, light, dark in
        Int((isDark ? dark : light).dropFirst(), radix: 16).map { number in
          (name, [16, 8, 0].map { Self.linear(Double(number >> $0 & 255) / 255) })
        }
      })
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private func color(_ name: String) throws -> [Double] { try #require(colors[name], "no colour \(name)") }

  private static func luminance(_ color: [Double]) -> Double {
    0.2126729 * color[0] + 0.7151522 * color[1] + 0.0721750 * color[2]
  }

  /// As WCAG 2 has it.
  func contrast(_ first: String, _ second: String) throws -> Double {
    let values = try [first, second].map { try Self.luminance(color($0)) + 0.05 }
    return values[0] > values[1] ? values[0] / values[1] : values[1] / values[0]
  }

  func distance(_ first: String, _ second: String, seenWith rows: [[Double]]) throws -> Double {
    let points = try [first, second].map { name in
      let color = try color(name)
      return Self.lab(rows.map { row in min(max(zip(row, color).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1) })
    }
    return zip(points[0], points[1]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// L*, a* and b* of a linear colour, for daylight (D65).
  private static func lab(_ color: [Double]) -> [Double] {
    func root(_ value: Double) -> Double { value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116 }
    let x = root((0.4124564 * color[0] + 0.3575761 * color[1] + 0.1804375 * color[2]) / 0.95047)
    let y = root(luminance(color))
    let z = root((0.0193339 * color[0] + 0.1191920 * color[1] + 0.9503041 * color[2]) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
