// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

/// Names that are found again in sentences, by the words with which they begin.
package struct KnownNames: Sendable {
  private var namesByStart: [Substring: [RichText.Name]] = [:]

  init(_ names: some Sequence<RichText.Name>) {
    for name in names where !name.text.isEmpty {
      namesByStart[Self.start(of: name.text[...]), default: []].append(name)
    }
    // Of two names the longer one is meant.
    for start in namesByStart.keys { namesByStart[start]?.sort { $0.text.count > $1.text.count } }
  }

  /// The names of a screen's views, recognizers and other responders.
  package init(on index: ScreenIndex) {
    let screen = index.screen
    let ids =
      screen.views.map(\.id) + screen.gestureRecognizers.map(\.id) + screen.controllers.map(\.id)
      + screen.scenes.map(\.id) + [screen.application.id] + [screen.delegate?.id].compactMap { $0 }
    // One letter may as well be a word.
    self.init(ids.filter { $0.count > 1 }.map { RichText.Name($0) })
  }

  /// The name with which a text begins, if that is not only the beginning of a longer word.
  func first(in rest: Substring) -> RichText.Name? {
    namesByStart[Self.start(of: rest)]?.first { rest.hasPrefix($0.text) && Self.ends(rest, after: $0.text) }
  }

  /// The first word, or what stands in its place.
  private static func start(of text: Substring) -> Substring {
    let word = text.prefix(while: isWord)
    return word.isEmpty ? text.prefix(1) : word
  }

  private static func ends(_ rest: Substring, after name: String) -> Bool {
    guard let next = rest.dropFirst(name.count).first, let last = name.last else { return true }
    return !(isWord(last) && isWord(next))
  }

  static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
