// SPDX-License-Identifier: Apache-2.0

/// What a picture is called, in every language that says everything.
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
    let titleAbout: (@Sendable (_ subject: String) -> String)?
    let tab: String

    /// Creates the words for a picture.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - titleAbout: The heading of a picture that is about one view or recognizer, from its name.
    ///   - tab: A short name for a row of tabs; nil if the heading is short enough.
    package init(
      _ title: String, about titleAbout: (@Sendable (_ subject: String) -> String)? = nil, tab: String? = nil
    ) {
      self.title = title
      self.titleAbout = titleAbout
      self.tab = tab ?? title
    }
  }
}

extension Language {
  /// The heading of a picture.
  ///
  /// - Parameters:
  ///   - picture: Which picture.
  ///   - subject: The view or the recognizer that it is about, if it is about one.
  /// - Returns: The heading.
  package func title(of picture: PictureName, about subject: String? = nil) -> String {
    let words = say(picture)
    return subject.flatMap { words.titleAbout?($0) } ?? words.title
  }

  /// The name of a picture in a row of tabs.
  package func tab(of picture: PictureName) -> String { say(picture).tab }
}
