// SPDX-License-Identifier: Apache-2.0

package import Narration

/// What a picture shows, in which language, and where it stops showing everything.
package struct DiagramOptions: Hashable, Sendable {
  package var language: Language

  /// The touch, by its position in the trace.
  package var touch: Int

  /// The step after which the picture stops, from 1: of the last hit test, on which pictures of the screen count what
  /// came after it, or of a sequence's calls. Nil for all.
  package var step: Int?

  /// How wide an answer is, in pixels: as in an article, or for a narrow column.
  package var width = DiagramOptions.articleWidth

  package static let articleWidth = 680.0
  package static let narrowWidth = 360.0

  /// The view, or the recognizer, that the picture is about; nil for the one that the touch makes interesting.
  package var view: String?

  /// The view to which the picture is narrowed, with everything in it; nil for the whole screen.
  package var focus: String?

  /// How many levels of views below the windows, or below ``focus``, are shown; nil for all.
  package var depth: Int?

  /// Put in front of every `id`, so that several pictures can share one page.
  package var idPrefix: String

  /// Whether what repeats or does not matter is counted instead of shown, in the kinds that have room for all.
  package var folds: Bool

  /// Whether the picture of the screen has names and notes; a thumbnail has none.
  package var hasWords: Bool

  /// Whether the picture of the screen shows where the touch is, but not its outcome.
  package var isQuestion = false

  /// The most nodes of a tree or chain; more are folded by rule, whatever ``folds`` says.
  package var maximumVisibleNodes: Int

  /// The most views that are drawn on the screen.
  package var maximumDrawnViews: Int

  package init(
    language: Language = .english, touch: Int = 0, step: Int? = nil, view: String? = nil,
    focus: String? = nil, depth: Int? = nil, idPrefix: String = "",
    folds: Bool = true, hasWords: Bool = true,
    maximumVisibleNodes: Int = 300, maximumDrawnViews: Int = 400
  ) {
    self.language = language
    self.touch = touch
    self.step = step
    self.view = view
    self.focus = focus
    self.depth = depth
    self.idPrefix = idPrefix
    self.folds = folds
    self.hasWords = hasWords
    self.maximumVisibleNodes = maximumVisibleNodes
    self.maximumDrawnViews = maximumDrawnViews
  }
}
