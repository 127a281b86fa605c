// SPDX-License-Identifier: Apache-2.0

package import Trace

/// One thing that happened because of a touch. The player of a page shows one after the other.
package struct TouchStep: Hashable, Sendable {
  /// The position among the touch's steps, from 1; steps that are left out are counted.
  package var number: Int

  package var phase: Phase

  /// The virtual time, in seconds since recording started.
  package var time: Double

  package var kind: Kind

  /// The view, recognizer or responder that the step is about.
  package var subject: String

  /// The touch in the bounds coordinates of the subject, in points; nil for a subject that has none.
  package var point: TracePoint?

  /// The calls of `hitTest` that are open, the outermost first.
  package var stack: [String] = []

  /// What the step changed.
  package var changes: [Change] = []

  /// The step's events by their numbers in the trace, the main one first.
  package var events: [Int]

  /// A part of a touch's life, to which a reader jumps.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Views are asked for the touch.
    case hitTest
    /// What sees the touch is collected, and the finger is down.
    case began
    case moved
    case ended
    case cancelled
    /// Timers that fall due, and what they cause.
    case later
  }

  /// What something was before a step and is after it.
  package struct Change: Hashable, Sendable {
    /// The object; empty for the touch itself.
    package var object: String

    /// UIKit's property name, such as `state`, `isHighlighted` or `view`, or a word such as `hitTest`.
    package var property: String

    /// Nil where there was nothing.
    package var before: String?
    package var after: String?

    package init(_ object: String, _ property: String, before: String?, after: String?) {
      self.object = object
      self.property = property
      self.before = before
      self.after = after
    }
  }

  /// What happened.
  package enum Kind: Hashable, Sendable {
    /// A view was asked and answered at once, or was passed over, in the traversal whose result counts.
    case asked(WalkStep)
    /// Several views were asked one after the other, and refused for one reason.
    case refusals([WalkStep])
    /// A view was asked, and asks others before it answers.
    case entered(WalkStep)
    /// A view answered after others, and it did not just pass up what one of them returned.
    case returned(WalkStep)
    /// The traversal is over. `path` has the views that passed the found view up.
    case found(view: String?, path: [String])
    /// All else, by its event; several of a kind in a row are one step.
    case events([TraceEvent.Kind])
    /// The touch moved on, or rested, so many times more, and each time the same happened as before.
    case repeated(count: Int, last: TouchSample)
  }
}

package struct TouchSteps: Hashable, Sendable {
  /// The steps that are shown, in order.
  package var steps: [TouchStep] = []

  /// How many steps there are, including those that are left out.
  package var count = 0

  /// For each view that did not get the touch: the number of the step at which it was out of the question.
  package var exclusions: [String: Int] = [:]
}

extension TouchStep {
  /// A step of one event, to be put into a sentence.
  package init(of event: TraceEvent) {
    self.init(
      number: 1, phase: .began, time: event.time, kind: .events([event.kind]),
      subject: event.kind.subject ?? event.kind.touch ?? event.kind.touches?.first ?? "", events: [event.sequence])
  }
}
