// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// A report as a file: what stands around a page, in whichever language.
  package static var report: String { text(PackageResources.report_mustache) }

  /// The page of one scenario, in one language.
  package static var page: String { text(PackageResources.page_mustache) }

  /// A picture with its heading and its words.
  package static var picture: String { text(PackageResources.picture_mustache) }

  /// The part of a page that explains one touch.
  package static var touch: String { text(PackageResources.touch_mustache) }

  /// A page of stage and player alone, to be shown in another page.
  package static var embed: String { text(PackageResources.embed_mustache) }

  /// The page that leads to several others.
  package static var index: String { text(PackageResources.index_mustache) }

  /// The page that compares two traces.
  package static var diff: String { text(PackageResources.diff_mustache) }

  /// The page that stands for an input with mistakes.
  package static var error: String { text(PackageResources.error_mustache) }

  /// The look of pages, file by file: of all of them, of reports, and of stage and player.
  package static var styles: [(file: String, text: String)] {
    [
      ("style.css", text(PackageResources.style_css)),
      ("page.css", text(PackageResources.page_css)),
      ("stage.css", text(PackageResources.stage_css)),
    ]
  }

  /// The look of an index alone, and of a comparison alone.
  package static var ownStyles: [(file: String, text: String)] {
    [
      ("index.css", text(PackageResources.index_css)),
      ("diff.css", text(PackageResources.diff_css)),
    ]
  }

  /// The colours of pages and pictures, and the look of pictures, file by file; stand-alone SVG files carry what
  /// they need of it.
  package static var diagrams: [(file: String, text: String)] {
    [
      ("diagram.css", text(PackageResources.diagram_css)),
      ("diagram-flow.css", text(PackageResources.diagram_flow_css)),
      ("diagram-gestures.css", text(PackageResources.diagram_gestures_css)),
      ("diagram-sequence.css", text(PackageResources.diagram_sequence_css)),
      ("diagram-space.css", text(PackageResources.diagram_space_css)),
      ("diagram-trees.css", text(PackageResources.diagram_trees_css)),
    ]
  }

  /// The look of pictures in one text.
  package static var diagram: String { diagrams.map(\.text).joined(separator: "\n") }

  /// The script of reports, file by file, in the order in which it is put together.
  package static var scripts: [(file: String, text: String)] {
    [
      ("script/state.js", text(PackageResources.state_js)),
      ("script/player.js", text(PackageResources.player_js)),
      ("script/stage.js", text(PackageResources.stage_js)),
      ("script/pictures.js", text(PackageResources.pictures_js)),
      ("script/log.js", text(PackageResources.log_js)),
      ("script/tapmap.js", text(PackageResources.tapmap_js)),
      ("script/question.js", text(PackageResources.question_js)),
      ("script/language.js", text(PackageResources.language_js)),
    ]
  }

  /// The script of the index.
  package static var indexScript: String { text(PackageResources.index_js) }

  /// What makes a served page follow its source.
  package static var liveScript: String { text(PackageResources.live_js) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
