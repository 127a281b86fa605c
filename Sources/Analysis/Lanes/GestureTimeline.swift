// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What fingers, recognizers and views did in one interaction, on one time axis.
package struct GestureTimeline: Hashable, Sendable {
  /// The times at which anything happened, ascending.
  package var instants: [Instant] = []

  /// Fingers, then recognizers from the hit view outwards, then views, then what was called.
  package var lanes: [Lane] = []

  /// What led from one lane to another, in order.
  package var arrows: [Arrow] = []

  /// The touches that the lanes show, in the order of touch-down.
  package var touches: [String] = []

  /// A time at which something happened.
  package struct Instant: Hashable, Sendable {
    package var time: Double

    /// How many things happened one after the other at this time.
    package var steps: Int = 1

    /// Whether fingers moved, and nothing was decided.
    package var isQuiet: Bool = true
  }

  /// A place on the axis.
  package struct Moment: Hashable, Sendable, Comparable {
    /// The position of its instant.
    package var instant: Int

    /// The place in the order of what happened at that time, from 0.
    package var step: Int

    package static func < (one: Moment, other: Moment) -> Bool {
      (one.instant, one.step) < (other.instant, other.step)
    }
  }

  /// What one object did.
  package struct Lane: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A finger, with its touches.
      case finger(touches: [String])
      case recognizer
      case view
      /// Everything that was called because of the touches: actions and callbacks of the framework.
      case calls
    }

    package var kind: Kind

    /// The object's identifier; empty for calls.
    package var id: String

    package var spans: [Span] = []
    package var marks: [Mark] = []
  }

  /// Something that lasted.
  package struct Span: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A touch was down, or a view had it.
      case touch(String)
      /// A recognizer was in a state.
      case state(GestureState)
      /// A recognizer would have left possible, and waited for others (GR-14).
      case waiting(for: [String])
      /// A method of a view waited (GR-24, GR-25, SV-1).
      case held(method: TouchMethod, touches: [String])
      /// A control tracked a touch (UC-1).
      case tracking
      case highlighted
    }

    package var kind: Kind
    package var start: Moment

    /// Nil if it had not ended at the end of the trace.
    package var end: Moment?

    /// Why it began.
    package var cause: TraceReason?

    /// How often a recognizer was in the state, one after the other.
    package var count = 1
  }

  /// Something that happened.
  package struct Mark: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// A phase of a touch (TE-2).
      case phase(TouchSample)
      /// A touches method of a view was called.
      case method(TouchMethod)
      /// A touches method will not be called (GR-24).
      case discarded(method: TouchMethod)
      /// A touch will not be given to the view at all (TE-7, TE-8, SV-4).
      case withheld(touch: String)
      /// The view left the window (TE-13).
      case detached
      /// A recognizer let a touch go (GR-36).
      case ignored(touch: String)
      /// A control's tracking hook was called (UC-1).
      case hook(TrackingHook, answer: Bool?)
      /// A control sent control events (UC-11).
      case events([ControlEvent])
      case action(ActionRecord)
      case dropped(action: String, sender: String?)
      case callback(receiver: String, method: String, subject: String?)
      case firstResponder(String?)
    }

    package var kind: Kind
    package var moment: Moment
    package var cause: TraceReason?

    /// The number of its event in the trace.
    package var sequence: Int

    /// The touches of a method; empty where they do not matter.
    package var touches: [String] = []
  }

  /// What led from one lane to another.
  package struct Arrow: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// A failure let another recognizer go on, or released what a view waited for.
      case releases
      /// A recognition made another recognizer fail (GR-14, GR-18).
      case fails
      /// A recognition took a touch from a view (GR-23, GR-24, SV-6).
      case cancels
      /// An action was sent.
      case sends
    }

    package var kind: Kind
    package var from: End
    package var to: End

    /// The touches that a view loses.
    package var touches: [String] = []

    /// A place in a lane.
    package struct End: Hashable, Sendable {
      /// The lane's position.
      package var lane: Int
      package var moment: Moment
    }
  }
}

extension TraceAnalysis {
  /// What happened in the interaction that a touch is part of.
  package func gestureTimeline(of touch: String) -> GestureTimeline {
    let interaction = interaction(of: touch)
    var builder = GestureTimelineBuilder(interaction, self)
    for event in interaction.events { builder.read(event) }
    return builder.timeline()
  }
}
