// SPDX-License-Identifier: Apache-2.0

/// The way in which nodes are placed.
public enum Engine: String, Sendable, CaseIterable {
  /// In ranks: for trees and other directed graphs.
  case dot
  /// By springs; slow above some hundred nodes.
  case neato
  /// By forces; very slow above some hundred nodes. With clusters, older versions place them differently from
  /// one call to the next.
  case fdp
  /// By forces, for large graphs. Some installations come without the library that it needs.
  case sfdp
  /// On rings around a centre.
  case twopi
  /// On circles.
  case circo
  /// Packed, cluster by cluster.
  case osage
  /// As a map of rectangles whose areas are given.
  case patchwork
}

/// What a graph is written as. All formats are text in UTF-8.
///
/// Formats that need fonts (PNG, PDF) are not among them: text is measured without fonts here.
public enum Format: String, Sendable, CaseIterable {
  /// SVG.
  case svg
  /// JSON with places and sizes.
  case json = "json0"
  /// Places and sizes in inches, one node or edge a line; without clusters.
  case plain
  /// DOT text with places and sizes, as the library writes it.
  case dot
  /// DOT text with drawing operations.
  case xdot
  /// DOT text as the library writes it, without places.
  case canonical = "canon"
}
