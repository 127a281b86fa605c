// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The name of a picture, in every language.
package struct PictureName: Sayable, Sendable {
  let english: Words
  let simplifiedChinese: Words

  package init(english: Words, simplifiedChinese: Words) {
    self.english = english
    self.simplifiedChinese = simplifiedChinese
  }

  /// The words of one language.
  package struct Words: Sendable {
    let title: String
    let tab: String

    /// Creates the words for a picture: its heading, and a short name for a row of tabs if the heading is long.
    package init(_ title: String, tab: String? = nil) {
      self.title = title
      self.tab = tab ?? title
    }
  }
}

extension Language {
  /// The heading of a picture.
  package func title(of picture: PictureName) -> String { say(picture).title }

  /// The name of a picture in a row of tabs.
  package func tab(of picture: PictureName) -> String { say(picture).tab }
}

/// The texts that occur only in pictures.
package enum PictureText: Sayable, Hashable, Sendable {
  // Descriptions of pictures for people who do not see them.
  case screen(touch: String, point: String, hitView: String?)

  // Views.
  case touchAt(point: String)
  case viewsInside(count: Int)

  // Groups of views.
  case refused(count: Int, reason: GroupReason?)
  case asked(first: Int, last: Int)
  case inNoWindow(count: Int)

  /// A subject and a statement about it.
  case statement(about: String, what: String)

  // Notes below a picture.
  case walksDiffer(count: Int)
  case drawnOnScreen(count: Int, total: Int)
  case beyondThePicture(count: Int)

  // The responder chain.
  case chainEnd
  case chainEndDropped
  case chainBack(name: String)

  /// Why all views in a group refused.
  package enum GroupReason: String, Hashable, Sendable, CaseIterable {
    case hidden, alphaBelowThreshold, interactionDisabled, pointOutsideBounds, zeroSize, customPointInside
    case customHitTest, nonInvertibleTransform, animating
  }
}

extension Narrator {
  /// The description of the screen's picture, for people who do not see it.
  package func overlayLabel(_ answer: TouchAnswer) -> String {
    language.say(
      PictureText.screen(
        touch: gesture(answer), point: point(answer.location), hitView: answer.hitView.map(name)))
  }

  /// A fixed or counted text of pages.
  package func say(_ text: PageText) -> String { language.say(text) }

  /// A text in a picture of gesture recognizers.
  package func text(_ text: GesturesText) -> String { language.say(text) }

  /// The name of a recognizer's state; a discrete gesture is "recognized", not "ended".
  package func state(_ state: GestureState, isDiscrete: Bool) -> String {
    language.state(state, isDiscrete: isDiscrete)
  }
}
