// SPDX-License-Identifier: Apache-2.0

import Analysis
import Diagrams
import Narration

/// The pictures of one touch, as SVG elements that are put into a page as they are; empty where there is none.
///
/// Identifiers in them are unique in the page, and texts in them are escaped already.
struct TouchPictures: Hashable, Sendable {
  var overlay: String
  var hitPath: String
  var responderChain: String

  init(of touch: Int, in analysis: TraceAnalysis, language: Language) throws {
    func picture(_ kind: DiagramKind) throws -> String {
      let options = DiagramOptions(
        language: language, touch: touch, idPrefix: "t\(touch + 1)-\(kind.rawValue)-")
      return try Diagrams.make(kind, for: analysis, options: options).inlineSVG()
    }
    overlay = try picture(.screen)
    hitPath = try picture(.hitPath)
    responderChain = try picture(.responderChain)
  }
}
