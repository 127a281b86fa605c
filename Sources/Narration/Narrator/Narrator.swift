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
  package subscript(_ text: FixedText) -> String { language.text(text) }

  func say(_ phrase: Phrase, _ values: [Phrase.Slot: String] = [:]) -> String {
    language.say(phrase, values)
  }

  /// A view or another responder as a sentence names it: its identifier, and what a person reads on it.
  package func name(_ id: String) -> String {
    guard let text = index.view(id)?.text, !text.isEmpty else { return id }
    let limit = 40
    let shown = text.count > limit ? text.prefix(limit - 1) + "…" : text[...]
    return say(.quotedName, [.name: id, .text: String(shown)])
  }

  /// Names in a row, of long lists only the first.
  package func names(_ ids: [String], limit: Int = 5) -> String {
    let shown = ids.prefix(limit).map(name).joined(separator: say(.listSeparator))
    let rest = ids.count - min(ids.count, limit)
    return rest == 0 ? shown : say(.andMore, [.names: shown, .count: String(rest)])
  }

  /// A point, as `(220, 193.5)`.
  package func point(_ point: TracePoint) -> String {
    say(.point, [.x: number(point.x), .y: number(point.y)])
  }

  /// A size, as `320 × 568 pt`.
  package func size(_ size: TraceSize) -> String {
    say(.size, [.width: number(size.width), .height: number(size.height)])
  }

  /// What sort of responder something is, in a word or two.
  package func kind(_ kind: ResponderSummary.Kind) -> String {
    switch kind {
    case .view: self[.kindView]
    case .control: self[.kindControl]
    case .window: self[.kindWindow]
    case .viewController: self[.kindViewController]
    case .scene: self[.kindScene]
    case .application: self[.kindApplication]
    case .applicationDelegate: self[.kindApplicationDelegate]
    case .responder: self[.kindResponder]
    }
  }

  /// Where a screen was read from, in a word or two; unknown sources as they are.
  package func source(_ source: String) -> String {
    switch source {
    case "scenario": self[.sourceScenario]
    case "storyboard": self[.sourceStoryboard]
    case "xib": self[.sourceXib]
    case "recursiveDescription": self[.sourceRecursiveDescription]
    case "code": self[.sourceCode]
    default: source
    }
  }
}
