// SPDX-License-Identifier: Apache-2.0

/// The texts of this folder, which travel in the binary.
package enum EmbeddedTemplates {
  /// A report as a file: what stands around a page, in whichever language.
  package static var report: String { EmbeddedTexts.report_mustache }

  /// The page of one scenario, in one language.
  package static var page: String { EmbeddedTexts.page_mustache }

  /// A picture with its heading and its words.
  package static var picture: String { EmbeddedTexts.picture_mustache }

  /// The part of a page that explains one touch.
  package static var touch: String { EmbeddedTexts.touch_mustache }

  /// A page of stage and player alone, to be shown in another page.
  package static var embed: String { EmbeddedTexts.embed_mustache }

  /// The page that leads to several others.
  package static var index: String { EmbeddedTexts.index_mustache }

  /// The page that compares two traces.
  package static var diff: String { EmbeddedTexts.diff_mustache }

  /// The page that stands for an input with mistakes.
  package static var error: String { EmbeddedTexts.error_mustache }

  /// The look of pages, file by file: of all of them, of reports, and of stage and player.
  package static var styles: [(file: String, text: String)] {
    [
      ("style.css", EmbeddedTexts.style_css),
      ("page.css", EmbeddedTexts.page_css),
      ("stage.css", EmbeddedTexts.stage_css),
    ]
  }

  /// The look of an index alone, and of a comparison alone.
  package static var ownStyles: [(file: String, text: String)] {
    [
      ("index.css", EmbeddedTexts.index_css),
      ("diff.css", EmbeddedTexts.diff_css),
    ]
  }

  /// The colours of pages and pictures, and the look of pictures, file by file; stand-alone SVG files carry what
  /// they need of it.
  package static var diagrams: [(file: String, text: String)] {
    [
      ("diagram.css", EmbeddedTexts.diagram_css),
      ("diagram-flow.css", EmbeddedTexts.diagram_flow_css),
      ("diagram-gestures.css", EmbeddedTexts.diagram_gestures_css),
      ("diagram-sequence.css", EmbeddedTexts.diagram_sequence_css),
      ("diagram-space.css", EmbeddedTexts.diagram_space_css),
      ("diagram-trees.css", EmbeddedTexts.diagram_trees_css),
    ]
  }

  /// The look of pictures in one text.
  package static var diagram: String { diagrams.map(\.text).joined(separator: "\n") }

  /// The script of reports, file by file, in the order in which it is put together.
  package static var scripts: [(file: String, text: String)] {
    [
      ("script/state.js", EmbeddedTexts.state_js),
      ("script/player.js", EmbeddedTexts.player_js),
      ("script/stage.js", EmbeddedTexts.stage_js),
      ("script/pictures.js", EmbeddedTexts.pictures_js),
      ("script/log.js", EmbeddedTexts.log_js),
      ("script/tapmap.js", EmbeddedTexts.tapmap_js),
      ("script/question.js", EmbeddedTexts.question_js),
      ("script/page.js", EmbeddedTexts.page_js),
    ]
  }

  /// The script of the index.
  package static var indexScript: String { EmbeddedTexts.index_js }

  /// What makes a served page follow its source.
  package static var liveScript: String { EmbeddedTexts.live_js }
}
