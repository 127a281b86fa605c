// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of one view's hit test.
package enum FlowText: Sayable, Hashable, Sendable {

  // Who asks.
  case asked(number: Int, by: String)
  case askedAsWindow(number: Int)
  case askedByCode(number: Int)
  case pointHere(String)
  case isAsked
  case passedOver

  // The decisions.
  case interactionGate, animationGate, hiddenGate, alphaGate, insideGate, subviewGate
  case yes, no

  // What came of them.
  case isTrue, isFalse
  case noAnimation
  case alpha(String)
  case pointInside(point: String)
  case pointNotInside(place: String)
  case assumed(String)
  case returned(view: String, result: String)
  case allReturnedNil

  // Subviews.
  case asksSubviews
  case asksNoSubviews
  case hasNoSubviews
  case askedSubviews(count: Int, total: Int?)
  case moreSubviews(count: Int)

  // Overrides.
  case hitTestOverride(what: String)
  case overriddenHitTest
  case answersAlone
  case answersOtherwise
  case agreesWithSuper
  case goesPastGates
  case instead

  // Ends.
  case returnsNil, returnsItself
  case returnsView(String)
  case subtreeIsOut
  case isHitView

  /// The checks that UIKit did not reach, in lines of text.
  case notComeTo(names: String)
}
