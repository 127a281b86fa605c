// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// The page of one scenario.
  package static var report: String { String(decoding: PackageResources.report_mustache, as: UTF8.self) }

  /// The page that leads to several others.
  package static var index: String { String(decoding: PackageResources.index_mustache, as: UTF8.self) }

  /// The look of the pages.
  package static var style: String { String(decoding: PackageResources.style_css, as: UTF8.self) }

  /// The colours of pages and pictures, and the look of pictures; stand-alone SVG files carry it too.
  package static var diagram: String { String(decoding: PackageResources.diagram_css, as: UTF8.self) }
}
