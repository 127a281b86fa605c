// SPDX-License-Identifier: Apache-2.0

import InputFile
package import Trace

/// A condition about the subject of a question. Everything that is given must hold.
package struct ScenarioCondition: Hashable, Sendable {
  /// The recognizer that is asked about is one of these. Useful for a delegate of several recognizers.
  package var gestureRecognizers: ScenarioSelection?

  /// The other recognizer is one of these. If there is no other, the recognizer that is asked about is.
  package var recognizers: ScenarioSelection?

  /// The view of that recognizer is one of these.
  @Rare package var recognizerViews: ScenarioSelection?

  /// The hit-test view of the touch, or of the recognizer's first touch, is one of these.
  package var views: ScenarioSelection?

  /// That view is one of these or lies below one.
  package var within: ScenarioSelection?

  /// The touch is in this rectangle of the recognizer's view, or of the view that is asked, in points of its bounds.
  package var rect: TraceRect?

  /// The fingers have moved in one of these directions; empty for any.
  @Rare package var moves: [ScenarioMovement]?

  /// Limits for the translation of the recognizer, a pan, in its view's bounds coordinates.
  @Rare package var translation: [ValueLimit]?

  /// Limits for the velocity of the recognizer, a pan, in its view's bounds coordinates.
  @Rare package var velocity: [ValueLimit]?

  /// Scroll views whose content is at one of these edges.
  @Rare package var edges: [ScenarioEdges]?

  /// Values of properties by object.
  @Rare package var properties: [ScenarioProperties]?

  /// Navigation controllers with more than one controller.
  @Rare package var canPop: [String]?

  /// Conditions of which at least one holds.
  @Rare package var any: [ScenarioCondition]?

  /// A condition that must not hold; the list has only one element.
  @Rare package var not: [ScenarioCondition]?

  package init() {}
}

/// The direction in which fingers have moved. The axis with the longer distance counts.
package enum ScenarioMovement: String, CaseIterable, Hashable, Sendable {
  case horizontally, vertically, left, right, up, down
}

/// The edges of a scroll view's content, one of which is visible.
package struct ScenarioEdges: Hashable, Sendable {
  package var scrollView: String
  package var edges: [Edge]

  package enum Edge: String, CaseIterable, Hashable, Sendable { case top, left, bottom, right }
}

/// Some objects by identifier, or all objects of some classes.
package enum ScenarioSelection: Hashable, Sendable {
  case objects([String])

  /// By the names of the classes, including subclasses.
  case classes([String])

  /// By the names of the classes, without subclasses.
  case exactClasses([String])

  var identifiers: [String]? {
    if case .objects(let identifiers) = self { identifiers } else { nil }
  }

  var classNames: [String]? {
    if case .classes(let names) = self { names } else { nil }
  }

  var exactClassNames: [String]? {
    if case .exactClasses(let names) = self { names } else { nil }
  }
}

extension ScenarioSelection: ExpressibleByArrayLiteral {
  package init(arrayLiteral identifiers: String...) { self = .objects(identifiers) }
}
