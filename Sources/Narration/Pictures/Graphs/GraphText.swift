// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The words of graphs below a claim. Names are inserted as they are.
package enum GraphText: Sayable, Hashable, Sendable {
  // The line below the claim.
  /// "Tap at (160, 90)."
  case gesture(TouchAnswer.Gesture, point: String)
  case viewsAsked(count: Int)
  case passesDiffer(count: Int)
  case rightIsInFront

  // What a view is.
  case rootView
  case role(String, inside: Int)
  case several(ViewRole, count: Int)

  /// A recognizer that a view of UIKit's has by itself.
  case ownRecognizer(UIKitClass.Gesture, of: String)
  case responder(ResponderSummary.Kind)

  // Marks.
  case hitTestView
  case ownPointInside
  case returnedBy(view: String)
  case pending
  case calledByCode

  // Why views say no.
  case refusal(Refusal)
  /// Several in a row.
  case allRefuse(Refusal, count: Int)

  // What responders do.
  case handles, keeps, passesOn, endsHere
  case neverGets(because: String?)
  case loses(because: String?)
  case sendsToNil(action: String)
  case performs(action: String)
  case performsNot(count: Int)
  case actionOn(action: String, target: String)
  /// The first line that says which responder is next.
  case next(String)
  case eachPassesOn
  case startsAtSender
  case startsAtFirstResponder(name: String)

  // Counted.
  case notReached(count: Int)
  case onTheWay(count: Int)
  case namesAndSystem(names: [String], count: Int)
  case notAsked(count: Int)
  case notAskedYet(count: Int)
  case onThePath(count: Int)
  case moreRefuse(count: Int)
  case inAndMore(name: String, inside: Int)
  case furtherBack(name: String)
  case namesAndMore(names: [String], count: Int)

  /// Why a view says no, in a few words.
  package enum Refusal: Hashable, Sendable {
    case hidden, interactionOff, animating, empty, ownPointInside, ownHitTest, noInverse
    case transparent(alpha: String)
    case outside(side: TraceReason.Side, distance: String)
    /// On an edge of its bounds, which does not belong to them.
    case onEdge(TraceReason.Side)
    /// Outside the bounds of each of several views.
    case outsideEach
    case other(String)
    /// The trace does not tell.
    case untold
  }
}

/// The sentences on top of the responder chain.
package enum ResponderChainClaim: Sayable, Hashable, Sendable {
  case keeps(responder: String, TouchAnswer.Gesture, because: TraceReason.Keeper?, isAssumed: Bool)
  case performs(responder: String, action: String)
  case nobodyPerforms(action: String, count: Int, last: String)
  case nobodyHandles(TouchAnswer.Gesture, count: Int, last: String, isAssumed: Bool)
  case taken(by: String, before: String)
  case takenAway(view: String, TouchAnswer.Gesture, by: String)
  /// The system takes the touch from the view that handles it.
  case losesAgain(view: String, TouchAnswer.Gesture, because: String?)
  case nobodyGets(view: String, because: String?)
  case nothingHit
}
