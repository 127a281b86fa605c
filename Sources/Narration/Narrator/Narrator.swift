// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// Tells answers as sentences of one language.
///
/// Names from the screen are put into sentences as they are; whoever writes a sentence into HTML, SVG or DOT
/// escapes all of it there.
package struct Narrator: Sendable {
  package let language: Language
  package let index: ScreenIndex

  package init(_ language: Language, _ index: ScreenIndex) {
    self.language = language
    self.index = index
  }

  /// A fixed label.
  package subscript(_ text: FixedText) -> String { language.say(text) }

  /// A view, recognizer or another responder as a sentence names it.
  ///
  /// A recognizer of UIKit's own is called by what it does for its view, and a view that only has a class name says
  /// what a person reads on it, too.
  package func name(_ id: String) -> String { object(id).plain }

  /// Names in a row, of long lists only the first.
  package func names(_ ids: [String], limit: Int = 5) -> String { objects(ids, limit: limit).plain }

  /// The same, the names apart.
  func objects(_ ids: [String], limit: Int = 5) -> RichText {
    let shown = language.list(ids.prefix(limit).map(object))
    let rest = ids.count - min(ids.count, limit)
    return rest == 0 ? shown : language.say(NameText.andMore(names: shown, count: rest))
  }

  /// A point, as `(220, 193.5)`.
  package func point(_ point: TracePoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// A size, as `320 × 568 pt`.
  package func size(_ size: TraceSize) -> String { "\(number(size.width)) × \(number(size.height)) pt" }

  /// What sort of responder something is, in a word or two.
  package func kind(_ kind: ResponderSummary.Kind) -> String { language.say(NameText.kind(kind)).plain }

  /// Where a screen was read from, in a word or two; unknown sources as they are.
  package func source(_ source: String) -> String {
    NameText.Source(rawValue: source).map { language.say(NameText.source($0)).plain } ?? source
  }
}
