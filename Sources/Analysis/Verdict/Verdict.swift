// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What becomes of a touch: who acts, what happens, and because of what.
///
/// What a person would notice comes first; if nothing, who got the touch. Sentences, pictures, tables and JSON tell
/// ``act`` and ``because``, which are found of the screen as the touch found it.
package struct Verdict: Hashable, Sendable {
  /// Who acts, and what happens.
  package var act = Act.nobodyGets

  /// The fact because of which it is so; nil where there is nothing to add.
  package var because: Because?

  /// Views that may have recognizers of which the source tells nothing, and which would take the touch.
  package var unless: [String] = []

  /// Why the touch came to its hit-test view; nil if no view was hit.
  package var whyHit: Because?

  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// A recognizer recognized its gesture.
    case recognized
    /// A control sent an action.
    case controlActed
    /// A row or an item was selected or deselected.
    case selected
    /// A scroll view scrolls with the touch.
    case scrolled
    /// A responder became first responder.
    case focused
    /// A view was hit and does not get the touch.
    case withheld
    /// A responder implements the touches method and keeps the event.
    case handled
    /// A control keeps the event.
    case keptByControl
    /// A scroll view keeps the event.
    case keptByScrollView
    /// A view was hit, and no responder on its chain took the event.
    case dropped
    /// A view was hit; the source does not say whether a responder on its chain takes the event.
    case undecided
    /// No window claimed the touch.
    case unclaimed
  }

  /// What sort of verdict it is, in a word.
  package var code: Code

  /// The responder that kept the event, or the last one asked; the control, list or scroll view that acted.
  package var responder: String?

  /// For ``Code/recognized`` and ``Code/scrolled``: the recognizer.
  package var recognizer: String?

  /// Recognizers that act on the touch beside ``recognizer``, in the order of the recognizers.
  package var companions: [String] = []

  /// For ``Code/selected``: the cell.
  package var subject: String?

  /// Why.
  package var reason: TraceReason?

  /// For ``Code/undecided``: the responders and recognizers of which it is not known; empty where it is the
  /// controllers that are not known at all.
  package var candidates: [String] = []

  /// Those of the candidates whose class handles touches in ways that are not simulated.
  package var unsimulated: [String] = []

  /// The recognizers that act, or recognize in vain; the first is the one that decides.
  package var recognizers: [String] { recognizer.map { [$0] + companions } ?? [] }

  /// Where each method of the touch ended, if they did not all end in the same way; else empty.
  package var endings: [Ending] = []

  /// Where one method of a touch ended (RC-10).
  package struct Ending: Hashable, Sendable {
    /// `touchesBegan`, `touchesMoved`, `touchesEnded` or `touchesCancelled`.
    package var method: String

    package var responder: String

    package var reason: TraceReason

    package var code: Code {
      switch reason.keeper {
      case .ownMethod: .handled
      case .control: .keptByControl
      case .scrollView: .keptByScrollView
      case nil: .dropped
      }
    }

    /// Whether the method ended where another one did, and in the same way.
    package func isAlike(_ other: Ending) -> Bool {
      responder == other.responder && reason.code == other.reason.code
    }
  }
}

extension Verdict {
  /// What sort of thing acts on a touch, or keeps it.
  package enum Taker: String, Hashable, Sendable, CaseIterable, Codable {
    case recognizer, control, scrollView, responder, nobody, undecided
  }

  /// What sort of thing acts on the touch, or keeps it.
  package var taker: Taker {
    switch code {
    case .recognized: .recognizer
    case .controlActed, .keptByControl: .control
    case .selected, .scrolled, .keptByScrollView: .scrollView
    case .focused, .handled: .responder
    case .withheld, .dropped, .unclaimed: .nobody
    case .undecided: .undecided
    }
  }
}

extension TraceReason {
  /// What keeps a touches method from going on along the responder chain.
  package enum Keeper: Hashable, Sendable {
    /// The responder's own implementation, which does not call `super`.
    case ownMethod
    case control, scrollView
  }

  /// What kept a touches method that ended for this reason; nil if nobody kept it.
  package var keeper: Keeper? {
    switch code {
    case .handledByResponder: .ownMethod
    case .swallowedByControl, .touchOfAnotherView, .controlDisabled: .control
    case .swallowedByScrollView: .scrollView
    default: nil
    }
  }
}

extension TouchAnswer {
  /// The view, responder or recognizer that acts on the touch, or keeps it; nil for nobody.
  package var winner: String? {
    switch verdict.code {
    case .recognized, .scrolled: verdict.recognizer ?? verdict.responder
    case .selected: verdict.subject ?? verdict.responder
    case .controlActed, .focused, .handled, .keptByControl, .keptByScrollView: verdict.responder
    case .withheld, .dropped, .undecided, .unclaimed: nil
    }
  }

  /// The views that lose the touch or never get it, in that order.
  package var losers: [String] {
    var losers: [String] = []
    for change in outcome.deliveryChanges {
      switch change.kind {
      case .withheld, .discarded, .taken, .detached:
        if !losers.contains(change.view) { losers.append(change.view) }
      case .held, .released: continue
      }
    }
    return losers
  }
}
