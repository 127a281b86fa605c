// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Narration

/// Makes pictures of answers.
package enum Diagrams {
  /// Makes one picture. Nothing is laid out before it is asked for an SVG.
  ///
  /// - Throws: ``DiagramError`` if the trace has no such touch.
  package static func make(
    _ kind: DiagramKind, for analysis: TraceAnalysis, options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) -> Diagram {
    guard analysis.touches.indices.contains(options.touch) else {
      throw .noSuchTouch(options.touch, count: analysis.touches.count)
    }
    let subject = DiagramSubject(
      analysis: analysis, answer: analysis.touches[options.touch],
      narrator: Narrator(options.language, analysis.index), options: options)
    return switch kind {
    case .hitPath: HitPathDiagram(subject).diagram()
    case .responderChain: ResponderChainDiagram(subject).diagram()
    case .screen: ScreenDiagram(subject).diagram()
    }
  }
}

/// What every kind of picture is made from.
struct DiagramSubject: Sendable {
  let analysis: TraceAnalysis
  let answer: TouchAnswer
  let narrator: Narrator
  let options: DiagramOptions

  var index: ScreenIndex { analysis.index }

  func text(_ text: PictureText) -> String { options.language.text(text) }
}
