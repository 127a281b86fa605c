// SPDX-License-Identifier: Apache-2.0

/// Who acts on a touch, and what happens: the first half of what a verdict says.
///
/// Objects are given by their identifiers, times in seconds after the lift. A time that is nil means that nothing came
/// late.
package enum Act: Hashable, Sendable, Encodable {
  /// Recognizers act on the touch; `from` is the view that loses it or never gets it.
  case takes(recognizers: [String], from: String?, late: Double?)
  /// Recognizers act, and no view loses anything.
  case recognizes(recognizers: [String], sends: Sent, late: Double?)
  /// A recognizer recognizes, and nothing comes of it.
  case recognizesInVain(recognizer: String, from: String?)
  /// A recognizer recognizes; the source does not tell its actions.
  case unknownAction(recognizer: String, from: String?)

  /// A control gets the touch. `on` is the hit-test view, where it is another one; `although` is a recognizer that
  /// recognizes too.
  case control(control: String, on: String?, does: Effect, late: Double?, although: String?)
  /// A list selects or deselects a cell. `cell` is nil where the trace does not tell it; `segue` is what that performs.
  case selected(cell: String?, list: String, isOn: Bool, segue: String?, late: Double?, although: String?)
  /// Scroll views scroll.
  case scrolls(views: [String], from: String?)
  /// The touch catches content that was still moving.
  case stopsContent(view: String)
  /// A responder becomes first responder.
  case focuses(responder: String, on: String?, late: Double?)

  /// A responder handles the touch. `late` is for its first method that came only after the lift.
  case handles(responder: String, on: String?, late: Double?)
  /// A scroll view keeps the touch, and does nothing.
  case keeps(responder: String, on: String?, late: Double?)
  /// A view gets the touch, and the system takes it away.
  case loses(view: String)
  /// A view is hit, and gets nothing of the touch.
  case neverGets(view: String)
  /// Nobody handles the touch on a view that is not the one that it was meant for.
  case nobodyHandles(view: String)
  /// A view gets the touch, and nobody handles it.
  case getsUnhandled(view: String, late: Double?)
  /// A view gets the touch for a reason that is known; whether somebody handles it is not.
  case getsUndecided(view: String)
  /// A view gets the touch, and nothing is known to handle it.
  case nothingKnown(view: String)
  case nobodyGets
  /// The methods of one touch end with different responders.
  case parted(parts: [Part])

  /// What a control does with a touch.
  package enum Effect: Hashable, Sendable, Encodable {
    case sends(actions: [String], segue: String?)
    case becomes(property: String, value: String)
    case nothing
    /// It keeps the touch; what it sends is not known.
    case unknown
  }

  /// What a control or recognizer sends: actions, and a segue that it performs.
  package struct Sent: Hashable, Sendable, Encodable {
    package var actions: [String]
    package var segue: String?

    package init(actions: [String], segue: String? = nil) {
      self.actions = actions
      self.segue = segue
    }
  }

  /// The methods of a touch that ended in one way, with the responder at which they ended.
  package struct Part: Hashable, Sendable, Encodable {
    package var outcome: Outcome
    package var responder: String
    package var methods: [String]

    package enum Outcome: String, Hashable, Sendable, Encodable {
      case handles, keeps, drops
    }
  }
}

extension Act {
  /// How long after the lift it comes, in seconds; nil for at the lift or before.
  package var late: Double? {
    switch self {
    case .takes(_, _, let late), .recognizes(_, _, let late), .control(_, _, _, let late, _),
      .selected(_, _, _, _, let late, _), .focuses(_, _, let late), .handles(_, _, let late),
      .keeps(_, _, let late), .getsUnhandled(_, let late):
      late
    default: nil
    }
  }

  /// The same without a recognizer that recognizes too.
  package var withoutRivals: Act {
    switch self {
    case .control(let control, let view, let effect, let late, _):
      .control(control: control, on: view, does: effect, late: late, although: nil)
    case .selected(let cell, let list, let isOn, let segue, let late, _):
      .selected(cell: cell, list: list, isOn: isOn, segue: segue, late: late, although: nil)
    default: self
    }
  }

  /// Whether it is known that nobody handles the touch.
  package var isUnhandled: Bool {
    switch self {
    case .getsUnhandled, .nobodyHandles, .nobodyGets: true
    case .parted(let parts): parts.allSatisfy { $0.outcome == .drops }
    default: false
    }
  }

  /// Whether the touch comes to nothing: nobody gets it, or who gets it does nothing.
  package var isInVain: Bool {
    switch self {
    case .neverGets, .keeps: true
    case .control(_, _, let effect, _, _):
      switch effect {
      case .sends, .becomes: false
      case .nothing, .unknown: true
      }
    case .parted(let parts): parts.first?.outcome != .handles
    default: isUnhandled
    }
  }
}
