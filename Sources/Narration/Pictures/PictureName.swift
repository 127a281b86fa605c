// SPDX-License-Identifier: Apache-2.0

/// What the pictures are called, one case each.
package enum PictureName: CaseIterable, Sendable {
  case hierarchy, outline, hitPath, hitTestFlow, responderChain, targetSearch, recognizers, gestureStates,
    gestureLanes
  case sequence, screen, walk, layers, tapMap, classTree, delivery

  /// The words for a picture.
  struct Words {
    /// The heading.
    var title: String

    /// A short name for a row of tabs; nil if the heading is short enough.
    var tab: String?

    init(_ title: String, tab: String? = nil) {
      self.title = title
      self.tab = tab
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
    words(for: picture, about: subject).title
  }

  /// The name of a picture in a row of tabs.
  package func tab(of picture: PictureName) -> String {
    let words = words(for: picture, about: nil)
    return words.tab ?? words.title
  }
}
