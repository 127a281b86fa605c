// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The answer for one touch: who got it, how that was found, and who could have handled it.
package struct TouchAnswer: Hashable, Sendable {
  /// The touch's identifier in the trace.
  package var touch: String

  /// The finger's name.
  package var finger: String

  /// Everything that the touch did, from touch-down on; locations are on the screen, in points.
  package var samples: [TouchSample]

  /// The window that owns the touch.
  package var window: String?

  /// The hit-test view.
  package var hitView: String?

  package var verdict: Verdict

  /// The traversals, in order; UIKit makes two (HT-28).
  package var passes: [HitTestPass]

  /// The responders from the hit view to the end, with what each did with the touch.
  package var chain: [ChainStep]

  /// The recognizers that see the touch, from the hit view outwards.
  package var recognizers: [String]

  /// What the answer rests on without knowing it.
  package var unknowns: [UnknownFact]

  /// Whether `isMultipleTouchEnabled` or `isExclusiveTouch`, which are not simulated, may decide otherwise.
  package var needsTouchFlags = false

  /// Whether the touch was cancelled instead of lifted.
  package var isCancelled: Bool { samples.last?.phase == "cancelled" }

  /// Where the finger went down.
  package var location: TracePoint { samples.first?.location ?? TracePoint(x: 0, y: 0) }

  /// The views asked in the traversal whose result counts, the last one.
  package var walk: [WalkStep] { passes.last?.steps ?? [] }

  /// Whether the traversals asked or answered differently.
  package var passesDiffer: Bool {
    guard let first = passes.first else { return false }
    return passes.dropFirst().contains { $0.steps != first.steps }
  }

  /// The views from the window to the hit view, through whose subviews the touch was found.
  package func hitPath(in index: ScreenIndex) -> [String] {
    guard let hitView else { return [] }
    return index.ancestry(of: hitView).map(\.id).reversed()
  }
}

/// Who got a touch, as data.
package struct Verdict: Hashable, Sendable {
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// A responder implements the touches method and keeps the event.
    case handled
    /// A control keeps the event.
    case keptByControl
    /// A scroll view keeps the event.
    case keptByScrollView
    /// A view was hit, and nobody on its chain took the event.
    case dropped
    /// A view was hit; the source does not tell whether somebody on its chain takes the event.
    case undecided
    /// No window claimed the touch.
    case unclaimed
  }

  package var code: Code

  /// The responder that kept the event, or the last one asked.
  package var responder: String?

  /// Why.
  package var reason: TraceReason?

  /// For ``Code/undecided``: the responders of which it is not known; empty where it is the controllers that are
  /// not known at all.
  package var candidates: [String] = []

  /// Those of the candidates whose class handles touches in ways that are not simulated.
  package var unsimulated: [String] = []

  /// Where each method of the touch ended, if they did not all end in the same way; else empty.
  package var endings: [Ending] = []

  /// Where one method of a touch ended (RC-10).
  package struct Ending: Hashable, Sendable {
    /// `touchesBegan`, `touchesMoved`, `touchesEnded` or `touchesCancelled`.
    package var method: String

    package var responder: String

    package var reason: TraceReason

    package var code: Code {
      switch reason.code {
      case .handledByResponder: .handled
      case .swallowedByControl: .keptByControl
      case .swallowedByScrollView: .keptByScrollView
      default: .dropped
      }
    }

    /// Whether the method ended where another one did, and in the same way.
    package func isAlike(_ other: Ending) -> Bool {
      responder == other.responder && reason.code == other.reason.code
    }
  }
}

/// One complete traversal of the windows.
package struct HitTestPass: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int

  /// What the traversal found.
  package var hitView: String?

  /// The views asked, in order.
  package var steps: [WalkStep]
}

/// One view that was asked, or passed over, in a traversal.
package struct WalkStep: Hashable, Sendable {
  /// The position in the traversal, from 1.
  package var order: Int

  package var view: String

  /// How many calls of `hitTest` it lies within; 0 for a window.
  package var depth: Int

  /// The point in the view's own bounds coordinates; nil for a view that was not even asked.
  package var point: TracePoint?

  /// Whether it was passed over without a call.
  package var isPassedOver: Bool { point == nil }

  /// Whether code called it, an override, and not a superview's default implementation.
  package var isDirect: Bool

  /// The gates, if the default implementation ran.
  package var gates: GateChecks?

  /// What `point(inside:)` said, if it was asked.
  package var isInside: Bool?

  /// What made `point(inside:)` answer otherwise than the bounds, or refuse.
  package var insideReason: TraceReason?

  /// The view that `hitTest` returned, or nil.
  package var result: String?

  /// Why nil, or what decided where the default implementation did not.
  package var reason: TraceReason?

  package var outcome: Outcome {
    guard let result else { return .refused }
    return result == view ? .hit : .passedUp
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It returned itself.
    case hit
    /// It returned another view.
    case passedUp
    /// It returned nil.
    case refused
  }
}

/// One responder of the chain.
package struct ChainStep: Hashable, Sendable {
  package var responder: ResponderSummary

  /// How its `next` was decided.
  package var rule: ChainLink.Rule

  /// What it did with the touch; of different things with different methods the first in this order: handled,
  /// kept, dropped, forwarded.
  package var outcome: Outcome

  /// The methods that the outcome is about, if it is not about all of the touch's methods; else empty.
  package var methods: [String] = []

  /// Whether a method went on from here to the next responder.
  package var passesOn = false

  /// Whether it has code of its own for a method that it passed on by calling `super`.
  package var runsOwnCode = false

  /// Whether the outcome rests on nobody having overridden the touches methods, which the source does not tell.
  package var isAssumed: Bool {
    (outcome == .forwarded || outcome == .dropped)
      && (responder.unknown.contains("overrides") || responder.isUnsimulated)
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It handled the event and did not pass it on.
    case handled
    /// It keeps its touches by its nature, as controls and scroll views do.
    case kept
    /// It passed the event on.
    case forwarded
    /// The event ended here, since there is no next responder.
    case dropped
    /// The event did not come this far.
    case notReached
  }
}

/// Something that the source of a screen could not tell and that an answer rests on.
package struct UnknownFact: Hashable, Sendable {
  /// UIKit's property name, or a word such as `overrides`.
  package var property: String

  /// The views concerned, in the order of the walk; empty for the whole screen.
  package var views: [String]
}
