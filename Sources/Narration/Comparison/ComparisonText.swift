// SPDX-License-Identifier: Apache-2.0

import Analysis

/// Sentences that compare two traces, which are called A and B.
enum ComparisonText: Sayable {
  // Headlines.
  case alike(renamed: Int)
  case sameEvents
  case partsWithView(at: Place, view: RichText, a: ViewAnswer, b: ViewAnswer)
  case partsOnlyOne(at: Place, view: RichText, isInA: Bool, does: ViewAnswer)
  /// What happens in each, in sentences; nil where nothing more does.
  case partsWithSentences(at: Place, a: RichText?, b: RichText?)
  case otherNumbers(at: Place, a: RichText, b: RichText)
  case otherTimes(at: Place, line: RichText, a: String, b: String)

  // Why.
  case onlyOne(object: RichText, isInA: Bool, held: Int)
  case differs(property: String, object: RichText?, a: String, b: String)
  /// A touch, counted from 1, that goes down elsewhere.
  case otherPlace(touch: Int, a: String, b: String)
  case moreOtherPlaces(count: Int)

  // Lists.
  case differsIn(parts: RichText)
  case part(TouchComparison.Aspect)
  case object(name: RichText, className: String)
  case renamedObject(a: RichText, b: RichText, className: String)
  case held(count: Int)
  case times(a: String, b: String)

  // Counts.
  case alikeEvents(count: Int)
  case moreEvents(a: Int, b: Int)
  case moreObjects(count: Int)
  case moreTouches(count: Int)

  // Names.
  case otherName(a: RichText, b: RichText)
  case otherNames(names: RichText)

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
    case returns(RichText)
    case refuses(reason: RichText?)
    case isPassedOver(reason: RichText?)
    case isNotAsked
  }
}
