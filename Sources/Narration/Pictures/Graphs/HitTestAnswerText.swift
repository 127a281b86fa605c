// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// The words of one view's hit test below a claim. Names are inserted as they are.
package enum HitTestAnswerText: Sayable, Hashable, Sendable {
  // The claim.
  case saysNo(view: String, GraphText.Refusal)
  case turnedIntoNil(view: String)
  case answersAlone(view: String)
  case answersInstead(view: String, result: String?)
  case takesIt(view: String)
  case passesUp(view: String, result: String)
  case isNotAsked(view: String, because: String?)

  // The line below it.
  case gesture(TouchAnswer.Gesture, point: String, view: String, ownPoint: String?)

  // Boxes.
  case askedBy(String, point: String)
  case askedAsWindow(point: String)
  case askedByCode(point: String)
  case notAsked
  case override, asksSuper, asksNobody, goesPastTests
  case testsPassed(count: Int)
  case passed(Test)
  case question(Test)
  /// Which way the touch is outside, by the number that decides.
  case beyond(isX: Bool, value: String, low: String, high: String)
  case subviewsSayNo
  case noSubviews, asksNoSubviews
  case subviewSaysNo(GraphText.Refusal)
  case returnsView(String)
  case returnsNil, returnsItself
  case superReturns(String)
  case overrideReturns(String?)
  case isOutWithAll(view: String)
  case moreSayNo(count: Int)
  case notReached(count: Int)
  case asksSubviews

  // Lines between boxes.
  case yes, no, yesToAll, yesAll, byOverride

  /// A test of the default implementation.
  package enum Test: Hashable, Sendable {
    case interaction, animation, hidden, inside
    case alpha(String?)
  }
}
