// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// A declared override of `hitTest(_:with:)` (HT-17). Views are named by identifier.
package indirect enum ScenarioHitTest: Hashable, Sendable {
  /// Nil where the default implementation returns the view itself; what it finds below stays.
  case passThrough

  /// Asks the subviews wherever the point is, and then the view itself as the default implementation does.
  case subviewsFirst

  /// Asks the subviews wherever the point is, and is never the view itself.
  case subviewsOnly

  /// The default implementation's answer, if it is or lies within one of some views, else nil; or the other way round.
  case filter(ScenarioAnswer)

  /// Asks `point(inside:)` of the named view; that view if it says yes, else the default implementation.
  case redirect(to: String)

  /// The default implementation without the gates: hidden, transparent and disabled views are hit.
  case ignoresGates

  /// Always nil.
  case returnsNil

  /// Always the view itself.
  case returnsSelf

  /// Always the named view.
  case returns(String)

  /// Does something whenever an event asks, and then answers as another override, or as the default implementation.
  case doing([ScenarioStep], then: ScenarioHitTest?)
}

extension ScenarioHitTest {
  /// The overrides that a file tells by a word.
  static let words: KeyValuePairs<String, ScenarioHitTest> = [
    "passThrough": .passThrough, "subviewsFirst": .subviewsFirst, "subviewsOnly": .subviewsOnly,
    "ignoresGates": .ignoresGates,
  ]

  /// The word for it, if there is one.
  var word: String? { Self.words.first { $0.value == self }?.key }
}

extension DeclaredPointInside {
  /// The shapes that a file tells by a word.
  static let words: KeyValuePairs<String, DeclaredPointInside> = [
    "always": .always, "never": .never, "bounds": .bounds, "subviews": .subviews,
    "circle": .circle(center: nil, radius: nil),
  ]

  /// The word for it, if there is one.
  var word: String? { Self.words.first { $0.value == self }?.key }
}

/// A declared override of `next` (RC-1).
package enum ScenarioNext: Hashable, Sendable {
  /// The chain ends here.
  case none

  /// The named responder.
  case responder(String)
}
