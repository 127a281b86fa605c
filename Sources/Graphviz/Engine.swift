// SPDX-License-Identifier: Apache-2.0

/// The way in which nodes are placed.
public enum Engine: String, Sendable, CaseIterable {
  /// In ranks: for trees and other directed graphs.
  case dot
  /// By springs; slow above some hundred nodes.
  case neato
  /// By forces; very slow above some hundred nodes. Older versions place clusters differently from one call to the
  /// next.
  case fdp
  /// By forces, for large graphs. Some installations lack the library that it needs.
  case sfdp
  /// On rings around a centre.
  case twopi
  /// On circles.
  case circo
  /// Packed, cluster by cluster.
  case osage
  /// As a map of rectangles with given areas.
  case patchwork
}

/// The output format of a graph. All formats are text in UTF-8.
///
/// Formats that need fonts (PNG, PDF) are missing, because text is measured without fonts here.
public enum Format: String, Sendable, CaseIterable {
  /// SVG.
  case svg
  /// JSON with positions and sizes.
  case json = "json0"
  /// Positions and sizes in inches, one node or edge per line; without clusters.
  case plain
  /// DOT text with positions and sizes, as the library writes it.
  case dot
  /// DOT text with drawing operations.
  case xdot
  /// DOT text as the library writes it, without positions.
  case canonical = "canon"
}

/// The installed Graphviz.
public enum GraphvizVersion {
  /// The version of the library that lays graphs out, such as `2.43.0`; empty if the library does not start.
  public static var installed: String { Library.version }
}
