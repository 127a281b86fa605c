// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Sentences that compare two traces, which are called A and B. Names are inserted as they are.
enum ComparisonText {
  // Headlines.
  case alike(renamed: Int)
  case sameEvents
  case partsWithView(at: Place, view: String, a: ViewAnswer, b: ViewAnswer)
  case partsOnlyOne(at: Place, view: String, isInA: Bool, does: ViewAnswer)
  /// What happens in each, in sentences; nil where nothing more does.
  case partsWithSentences(at: Place, a: String?, b: String?)
  case otherNumbers(at: Place, a: String, b: String)
  case otherTimes(at: Place, line: String, a: String, b: String)

  // Why.
  case onlyOne(object: String, isInA: Bool, held: Int)
  case differs(property: String, object: String?, a: String, b: String)
  /// A touch, counted from 1, that goes down elsewhere.
  case otherPlace(touch: Int, a: String, b: String)
  case moreOtherPlaces(count: Int)

  // Lists.
  case differsIn(parts: String)
  case part(TouchComparison.Aspect)
  case object(name: String, className: String)
  case renamedObject(a: String, b: String, className: String)
  case held(count: Int)
  case times(a: String, b: String)

  // Counts.
  case alikeEvents(count: Int)
  case moreEvents(a: Int, b: Int)
  case moreObjects(count: Int)
  case moreTouches(count: Int)

  // Names.
  case otherName(a: String, b: String)
  case otherNames(names: String)

  /// Where two traces part.
  enum Place: Hashable {
    /// A step of the hit test of a touch, both from 1.
    case step(Int, touch: Int)
    case touch(Int)
    /// Before the first touch, or without any.
    case noTouch
  }

  /// What a view answers in a hit test.
  enum ViewAnswer: Hashable {
    case takes
    case returns(String)
    case refuses(reason: String?)
    case isPassedOver(reason: String?)
    case isNotAsked
  }
}
