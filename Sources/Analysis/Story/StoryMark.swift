// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What a view, a recognizer or a responder is for a touch as of a step, in the order in which legends list it.
///
/// The names are those of the style classes, of the words in JSON, and of the keys of legends.
package enum StoryMark: String, Hashable, Sendable, CaseIterable, Encodable {
  /// It is not asked, or not yet.
  case unasked
  /// A view is being asked, or contains the point; a recognizer gets the touch and is undecided.
  case asked
  /// A view passed up the one that was found, or lies around it; a responder passes the touch on.
  case path
  /// A view says no; a recognizer does not see the touch, or failed.
  case refused
  /// It is the hit-test view.
  case hit
  /// A view's method is held back; a recognizer waits for others.
  case held
  /// A view gets the touch, a recognizer takes it.
  case gets
  /// It sends an action.
  case sends
  /// A view loses the touch, or never gets it; a recognizer is cancelled.
  case lost
}

extension WalkStep.Outcome {
  /// What the answer makes of the view.
  package var mark: StoryMark {
    switch self {
    case .hit: .hit
    case .passedUp: .path
    case .refused: .refused
    }
  }
}

extension ChainStep.Outcome {
  /// What the responder is for the touch.
  package var mark: StoryMark {
    switch self {
    case .handled, .kept: .gets
    case .forwarded: .path
    case .dropped: .lost
    case .notReached: .unasked
    }
  }
}

extension TouchAnswer {
  /// What the objects of the verdict are in the end: who gets the touch, who loses it, and who let it through.
  package func marks(in index: ScreenIndex) -> (_ object: String) -> StoryMark? {
    let winner = winner
    let owner = winner.flatMap(index.owner(ofRecognizer:))
    let losers = Set(losers)
    let passed = Set(lettingThrough(in: index).map(\.view))
    let hitView = hitView
    return { object in
      if object == winner || object == owner { return .gets }
      if losers.contains(object) { return .lost }
      if winner == nil, object == hitView { return .hit }
      return passed.contains(object) ? .refused : nil
    }
  }
}

/// A mark that a view or a recognizer was given, and why.
package struct GivenMark: Hashable, Sendable {
  package var mark: StoryMark

  package var cause: Cause

  /// The number of the story's step that gave it.
  package var step: Int

  /// The actions that the object has sent so far, in order; equal ones are one.
  package var sent: [Sent] = []

  /// An action that an object sent.
  package struct Sent: Hashable, Sendable {
    package var action: String
    package var target: String
  }

  /// Why the mark was given.
  package enum Cause: Hashable, Sendable {
    // asked
    /// A view contains the point.
    case contains
    /// A recognizer will get the touch.
    case willGetTouch
    /// A recognizer got a method, and is undecided.
    case undecided(method: TouchMethod)

    // path and hit
    case onPath
    case isHit

    // refused
    /// A view returned nil.
    case saysNo(TraceReason?)
    /// A recognizer does not see the touch.
    case passedOver(TraceReason)
    /// A recognizer takes the touch out of its gesture.
    case ignoresTouch
    case fails(TraceReason)

    // held
    /// A method of a view is held back; the reason's subject does it.
    case heldBack(method: TouchMethod, TraceReason)
    /// A recognizer waits for others to fail.
    case waits(for: [String])

    // gets and sends
    /// What was held back comes now.
    case getsLate(method: TouchMethod)
    /// A responder implements the method, or a control or a scroll view keeps it.
    case keeps(method: TouchMethod, TraceReason)
    case recognizes(TraceReason)
    /// A list selects or deselects the cell, by the name of the callback.
    case selected(callback: String)
    case becomesFirstResponder
    case sends

    // lost
    /// A view gets nothing of the touch, or never gets a method; the reason's subject took it.
    case neverGets(TraceReason?)
    /// A view had the touch and lost it; the reason's subject took it. Of a recognizer: why it is cancelled.
    case cancelled(TraceReason?)
  }

  /// Whether a recognizer fails.
  package var fails: Bool { if case .fails = cause { true } else { false } }
}
