// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration

/// Draws one kind of picture, whose row stands beside it.
protocol Picture: PictureWords, SendableMetatype {
  init(_ subject: DiagramSubject) throws(DiagramError)

  /// Whether there is anything to show. If not, the picture says so in a sentence.
  static func applies(to subject: DiagramSubject) -> Bool

  /// Whether it has an answer of its own for the touch. If not, a page leaves it out.
  static func answers(_ subject: DiagramSubject) -> Bool

  func diagram() throws(DiagramError) -> Diagram
}

extension Picture {
  static func answers(_ subject: DiagramSubject) -> Bool { true }
}

/// A part of a picture that speaks of its subject.
protocol PictureWords {
  var subject: DiagramSubject { get }
}

extension PictureWords {
  var narrator: Narrator { subject.narrator }
  var language: Language { subject.options.language }
  var answer: TouchAnswer { subject.answer }

  /// An object as sheets call it: the name of a recognizer, or else its identifier.
  func sheetName(_ id: String) -> String {
    TextFitter.line(subject.index.recognizer(id) == nil ? id : narrator.recognizerName(id))
  }

  /// A time with its unit.
  func seconds(_ time: Double) -> String { language.text(LaneText.seconds(narrator.seconds(time))) }
}

/// A part of a picture of the screen.
protocol SceneWords: PictureWords {
  var scene: ScreenScene { get }
}

extension SceneWords {
  var subject: DiagramSubject { scene.subject }

  func say(_ text: SpaceText) -> String { language.text(text) }

  /// Lines of text: those shown, how many views more there are, and notes.
  func outline(_ lines: [String], moreViews: Int, notes: [String]) -> String {
    let rest = moreViews > 0 ? ["- " + narrator.moreViews(moreViews)] : []
    return (lines + rest + notes.map { "- " + $0 }).joined(separator: "\n") + "\n"
  }
}
