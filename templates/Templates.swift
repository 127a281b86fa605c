// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// The page of one scenario.
  package static var report: String { String(decoding: PackageResources.report_mustache, as: UTF8.self) }

  /// The page that leads to several others.
  package static var index: String { String(decoding: PackageResources.index_mustache, as: UTF8.self) }

  /// The look of the pages.
  package static var style: String { String(decoding: PackageResources.style_css, as: UTF8.self) }

  /// The colours of pages and pictures, and the look of pictures, file by file; stand-alone SVG files carry what
  /// they need of it.
  package static var diagrams: [(file: String, text: String)] {
    [
      ("diagram.css", String(decoding: PackageResources.diagram_css, as: UTF8.self)),
      ("diagram-flow.css", String(decoding: PackageResources.diagram_flow_css, as: UTF8.self)),
      ("diagram-gestures.css", String(decoding: PackageResources.diagram_gestures_css, as: UTF8.self)),
      ("diagram-sequence.css", String(decoding: PackageResources.diagram_sequence_css, as: UTF8.self)),
      ("diagram-space.css", String(decoding: PackageResources.diagram_space_css, as: UTF8.self)),
      ("diagram-trees.css", String(decoding: PackageResources.diagram_trees_css, as: UTF8.self)),
    ]
  }

  /// The look of pictures in one text.
  package static var diagram: String { diagrams.map(\.text).joined(separator: "\n") }
}
