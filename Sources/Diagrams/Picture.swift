// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

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
  var index: ScreenIndex { subject.index }

  /// The words of a text in the picture's language.
  func say(_ text: PictureText) -> String { language.say(text) }
  func say(_ text: ChainText) -> String { language.say(text).plain }
  func say(_ text: ComparisonPictureText) -> String { language.say(text) }
  func say(_ text: DeliveryText) -> String { language.say(text) }
  func say(_ text: GraphText) -> String { language.say(text) }
  func say(_ text: HitTestAnswerText) -> String { language.say(text) }
  func say(_ text: LaneText) -> String { language.say(text) }
  func say(_ text: LaneSheetText) -> String { language.say(text) }
  func say(_ text: OutlineText) -> String { language.say(text) }
  func say(_ text: ScreenSheetText) -> String { language.say(text) }
  func say(_ text: SearchText) -> String { language.say(text) }
  func say(_ text: SequenceText) -> String { language.say(text) }
  func say(_ text: SequenceSheetText) -> String { language.say(text) }
  func say(_ text: TreesText) -> String { language.say(text) }

  /// An object as sheets call it: the name of a recognizer, or else its identifier.
  func sheetName(_ id: String) -> String {
    TextFitter.line(subject.index.recognizer(id) == nil ? id : narrator.recognizerName(id))
  }

  /// What a recognizer is and where; nothing for one of UIKit's own views.
  func role(of recognizer: TraceGestureRecognizer) -> String {
    guard !recognizer.isSystem else { return "" }
    return language.say(
      ScreenSheetText.recognizer(
        recognizer.gesture, taps: recognizer.tapCount, view: TextFitter.line(recognizer.view)))
  }

  /// A time with its unit.
  func seconds(_ time: Double) -> String { language.say(LaneText.seconds(narrator.seconds(time))) }
}

extension TraceGestureRecognizer {
  /// The kind of gesture, by the nearest class of UIKit.
  var gesture: UIKitClass.Gesture { UIKitClass.nearest(to: className, base: baseClass)?.gesture ?? .other }

  /// How many taps it takes.
  var tapCount: Int { settings?["numberOfTapsRequired"].flatMap { Int($0) } ?? 1 }
}

/// A part of a picture of the screen.
protocol SceneWords: PictureWords {
  var scene: ScreenScene { get }
}

extension SceneWords {
  var subject: DiagramSubject { scene.subject }

  func say(_ text: SpaceText) -> String { language.say(text) }

  /// A name and the facts on it, for a line of text.
  func line(on name: String, _ facts: [String]) -> String {
    guard !facts.isEmpty else { return name }
    return subject.text(.told(of: name, what: facts.joined(separator: say(.factSeparator))))
  }

  /// Lines of text: those shown, how many views more there are, and notes.
  func outline(_ lines: [String], moreViews: Int, notes: [String]) -> String {
    let rest = moreViews > 0 ? ["- " + narrator.moreViews(moreViews)] : []
    return (lines + rest + notes.map { "- " + $0 }).joined(separator: "\n") + "\n"
  }
}
