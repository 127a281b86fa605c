// SPDX-License-Identifier: Apache-2.0

/// What a graph is rendered to. All formats are text in UTF-8.
///
/// Formats that need fonts (PNG, PDF) are not among them: text is measured without fonts here.
public struct Format: RawRepresentable, Sendable, Hashable {
  /// Graphviz's name of the format.
  public let rawValue: String

  /// Makes a format of Graphviz's name for it; one that is not in ``all`` fails when it is used.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// SVG as Graphviz writes it.
  public static let svg: Format = Format(rawValue: "svg")
  /// JSON with places and sizes (`json0`).
  public static let json: Format = Format(rawValue: "json0")
  /// Places and sizes in inches, one node or edge a line; without clusters.
  public static let plain: Format = Format(rawValue: "plain")
  /// DOT text with places and sizes, as the library writes it.
  public static let dot: Format = Format(rawValue: "dot")
  /// DOT text with drawing operations.
  public static let xdot: Format = Format(rawValue: "xdot")
  /// DOT text as the library writes it, without places.
  public static let canonical: Format = Format(rawValue: "canon")

  /// The formats that are offered.
  public static let all: [Format] = [.svg, .json, .plain, .dot, .xdot, .canonical]
}
