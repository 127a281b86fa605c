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

  /// How long the finger was down, in seconds.
  package var duration = 0.0

  /// The window that owns the touch.
  package var window: String?

  /// The hit-test view.
  package var hitView: String?

  package var verdict: Verdict

  /// The traversals, in order; UIKit makes two (HT-28).
  package var passes: [HitTestPass]

  /// The touches methods that were called with the touch, in the order in which they came.
  package var methods: [String] = []

  /// The responders from the hit view to the end, with what each did with the touch.
  package var chain: [ChainStep]

  /// Its effects beside the touches methods: recognizers, actions, and what views did not get.
  package var outcome = TouchOutcome()

  /// What the answer rests on without knowing it.
  package var unknowns: [UnknownFact]

  /// The answer of no touch at all.
  package static var none: TouchAnswer {
    TouchAnswer(
      touch: "", finger: "", samples: [], window: nil, hitView: nil, verdict: Verdict(code: .unclaimed),
      passes: [], chain: [], unknowns: [])
  }

  /// Whether the touch was cancelled instead of lifted.
  package var isCancelled: Bool { samples.last?.phase == .cancelled }

  /// Whether the finger moved further than a resting finger trembles.
  package var isDrag: Bool {
    let start = location
    let slop = 10.0
    return samples.contains {
      let x = $0.location.x - start.x
      let y = $0.location.y - start.y
      return x * x + y * y > slop * slop
    }
  }

  /// What a finger did. A tap is down and up in one place, a press takes longer, a drag moves; a touch is none of them.
  package enum Gesture: Hashable, Sendable {
    case tap, press, drag, touch
  }

  /// The seconds that a long press takes unless it is told otherwise (GR-32).
  static let pressDuration = 0.5

  /// What the finger did.
  package var gesture: Gesture {
    if isDrag { return .drag }
    guard samples.last?.phase == .ended else { return .touch }
    return duration < Self.pressDuration ? .tap : .press
  }

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

/// One complete traversal of the windows.
package struct HitTestPass: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int

  /// What the traversal found.
  package var hitView: String?

  /// The views asked, in order.
  package var steps: [WalkStep]

  /// When it was made, in seconds since recording started.
  var time = 0.0

  /// For each step the events of its call, by their numbers in the trace.
  var calls: [[Int]] = []

  /// The events of the call of a step, by its position.
  func events(of step: Int) -> [Int] { calls.indices.contains(step) ? calls[step] : [] }
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

  /// Why a method ended here; nil if none did.
  package var reason: TraceReason?

  /// The methods that the outcome is about, if it is not about all of the touch's methods; else empty.
  package var methods: [String] = []

  /// The methods that went on from here to the next responder, in the order in which they came (RC-10).
  package var passedOn: [String] = []

  /// Whether a method went on from here to the next responder.
  package var passesOn: Bool { !passedOn.isEmpty }

  /// Whether it has code of its own for a method that it passed on by calling `super`.
  package var runsOwnCode = false

  /// Whether the outcome assumes that the touches methods are not overridden; the source does not say so.
  package var isAssumed: Bool {
    (outcome == .forwarded || outcome == .dropped)
      && (responder.unknown.contains("overrides") || responder.isUnsimulated)
  }

  package enum Outcome: String, Hashable, Sendable {
    /// It handled the event and did not pass it on.
    case handled
    /// It keeps its touches, as controls and scroll views do.
    case kept
    /// It passed the event on.
    case forwarded
    /// The event ended here, since there is no next responder.
    case dropped
    /// The event did not come this far.
    case notReached
  }
}

/// Something that an answer depends on and that the source of the screen does not say.
package struct UnknownFact: Hashable, Sendable {
  /// UIKit's property name, or a word such as `overrides`.
  package var property: String

  /// The views concerned, in the order of the walk; empty for the whole screen.
  package var views: [String]

  package init(property: String, views: [String]) {
    self.property = property
    self.views = views
  }
}
