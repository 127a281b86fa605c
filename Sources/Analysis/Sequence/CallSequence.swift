// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The calls in the interaction that a touch is part of, in order.
package struct CallSequence: Hashable, Sendable {
  /// Who takes part, from the finger to the targets of actions.
  package var participants: [Participant] = []

  package var rows: [Row] = []

  /// The number of messages, with those that folds stand for.
  package var messageCount = 0

  /// Those that share one place; messages still name them.
  package var sharing: Set<String> = []

  /// The identifier of the participant where somebody's messages are shown.
  package func place(of id: String) -> String { sharing.contains(id) ? Self.rest : id }

  package struct Participant: Hashable, Sendable {
    package enum Kind: Int, Hashable, Sendable, Comparable {
      /// The fingers, or the system that reports them.
      case fingers
      case application, window, recognizer, view, control
      /// Controllers, scenes and other objects that are called.
      case other
      /// Participants that have no place of their own.
      case rest

      package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
    }

    package var kind: Kind

    /// The identifier; empty for the fingers and for the rest.
    package var id: String

    /// The participants that the rest stands for.
    package var members: [String] = []
  }

  package enum Row: Hashable, Sendable {
    /// A new turn of the event loop: fingers moved, or a timer fell due.
    case turn(Turn)
    case message(Message)
    /// A call returns; the message is that of the call.
    case reply(Message)
    case fold(Fold)
  }

  /// What starts a turn of the event loop.
  package struct Turn: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      /// The fingers that changed; empty for the traversal that finds a view for a new touch.
      case touches([TouchSample])
      case hitTest(touch: String, pass: Int, location: TracePoint)
      case timer(owner: String, name: String)
      case input(String, object: String?, detail: String)
    }

    package var cause: Cause
    package var time: Double
  }

  /// A call, or something else that one object does to another.
  package struct Message: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case call
      /// A touches method that the default implementation passed on to the next responder (RC-9).
      case forward
      /// A question whose answer decides something.
      case question
      /// A recognizer's change of state.
      case state(GestureState)
      case waits
      /// A recognition that makes another recognizer fail.
      case prevents
      /// A recognition that lets another recognizer go on.
      case allows
      /// A method that is held back from a view.
      case held
      case released
      case discarded
      /// A touch that a view loses or does not get.
      case taken
      /// A view that was not asked.
      case passedOver
      case action
      /// An action that reaches nobody.
      case dropped
      /// A property of a control that a person sees.
      case value
    }

    /// The number, from 1, in the sequence without folds.
    package var number: Int
    package var kind: Kind
    package var from: String
    package var to: String

    /// The method's name, or another word of the trace: the state, the property.
    package var name: String

    /// What the call is about.
    package var arguments: [String] = []
    package var point: TracePoint?

    /// What came back; nil for nothing.
    package var result: String?
    package var cause: TraceReason?

    /// How deep the call is nested.
    package var depth = 0
    package var time: Double

    /// The event's number in the trace.
    package var sequence: Int

    /// The number of the last message within the call; its own if there is none.
    package var lastNumber = 0

    /// How many calls along the responder chain the message stands for.
    package var count = 1

    /// How many messages after it the message stands for too.
    package var absorbed = 0

    /// The numbers of those that the message stands for.
    package var numbers: ClosedRange<Int> { number...(number + absorbed) }
  }

  /// What stands for several messages.
  package struct Fold: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// The second pass of a hit test, with the same answers (HT-28).
      case samePass(Int)
      /// Turns of the event loop with the same calls as the one before.
      case sameTurns(count: Int, until: Double)
      /// Sibling views that refused.
      case refusals(count: Int, reason: TraceReason.Code?)
      /// Recognizers that became ready for the next gesture.
      case resets([String])
      /// What happens among participants without a place of their own.
      case elsewhere(count: Int)
      /// What is more than a picture holds.
      case tooMany(count: Int)
    }

    package var kind: Kind
    package var numbers: ClosedRange<Int>
    /// How deep the messages are nested.
    package var depth = 0
    /// The participants between which the messages are, if it matters.
    package var participants: [String] = []
  }
}

extension CallSequence.Row {
  /// The number of the last message that the row stands for; 0 for a turn, which stands for none.
  package var lastNumber: Int {
    switch self {
    case .turn: 0
    case .message(let message): message.numbers.upperBound
    case .reply(let message): message.lastNumber
    case .fold(let fold): fold.numbers.upperBound
    }
  }

  /// The number of the message with which the row begins; nil for a turn, which begins with the row after it.
  package var number: Int? {
    switch self {
    case .turn: nil
    case .message(let message): message.number
    case .reply(let message): message.lastNumber
    case .fold(let fold): fold.numbers.lowerBound
    }
  }
}

extension TraceAnalysis {
  /// The calls of the interaction that a touch is part of.
  ///
  /// With `folds` repetitions are counted instead of listed. At most so many participants as `columns` says have a place
  /// of their own, and there are at most so many rows as `limit` says.
  package func callSequence(
    of touch: String, folds: Bool = true, columns: Int = 13, limit: Int = 400
  ) -> CallSequence {
    let interaction = interaction(of: touch)
    var builder = CallTreeBuilder(index: index)
    for event in interaction.events { builder.read(event) }
    return CallSequenceFolding(index: index, tree: builder.tree(), folds: folds, limit: limit).sequence()
      .narrowed(to: columns)
  }
}
