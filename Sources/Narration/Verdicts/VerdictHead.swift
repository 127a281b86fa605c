// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// The first half of a verdict: who gets the touch, and what comes of it.
///
/// `touch` is the gesture in a word, such as "tap". `late` is how long after the lift it comes, in seconds.
enum VerdictHead {
  /// Recognizers act on the touch; `from` is the view that loses it or never gets it.
  case takes(who: [RecognizerRole], touch: String, from: RichText?, late: String?)
  /// Recognizers act, and no view loses anything.
  case recognizes(who: [RecognizerRole], touch: String, sends: Sent, late: String?)
  /// A recognizer recognizes, and nothing comes of it.
  case recognizesInVain(who: RichText, touch: String, from: RichText?)
  case unknownAction(who: RichText, touch: String, from: RichText?)

  /// A control gets the touch; `on` is the view that was hit, where it is another one. A recognizer may recognize too.
  case control(RichText, touch: String, on: RichText?, does: Effect, late: String?, although: RichText?)
  /// `cell` is nil where the trace does not tell it; `segue` is what selecting it performs.
  case selected(
    cell: RichText?, list: RichText, isOn: Bool, segue: RichText?, touch: String, although: RichText?)
  case scrolls([RichText], touch: String, from: RichText?)
  /// The touch catches content that was still moving.
  case stopsContent(RichText, touch: String)
  case focuses(RichText, touch: String, on: RichText?)

  case handles(RichText, touch: String, on: RichText?, late: String?)
  case keeps(RichText, touch: String, on: RichText?)
  /// A view gets the touch, and then loses it to nobody.
  case loses(RichText, touch: String)
  case neverGets(RichText, touch: String)
  case nobodyHandles(touch: String, on: RichText)
  /// A view gets the touch for the reason that follows; that nobody handles it comes last.
  case getsUnhandled(RichText, touch: String)
  /// The same, where it is only not known whether somebody handles it.
  case getsUndecided(RichText, touch: String)
  case nothingKnown(RichText, touch: String)
  case nobodyGets(touch: String)
  /// The methods of one touch end with different responders.
  case parted([Part])

  /// What a control does with a touch.
  enum Effect {
    case sends(Sent)
    case becomes(property: String, value: String)
    case nothing
    /// It keeps the touch; what it sends is not known.
    case unknown
  }

  /// What a control or recognizer sends: actions, and a segue that it performs.
  struct Sent {
    var actions: [RichText]
    var segue: RichText?
  }

  /// What became of some of a touch's methods.
  enum Part {
    case handles(RichText, methods: [RichText])
    case keeps(RichText, methods: [RichText])
    case drops(at: RichText, methods: [RichText])
  }
}

extension VerdictHead {
  /// The same without a recognizer that recognizes too.
  var withoutRivals: VerdictHead {
    switch self {
    case .control(let control, let touch, let view, let effect, let late, _):
      .control(control, touch: touch, on: view, does: effect, late: late, although: nil)
    case .selected(let cell, let list, let isOn, let segue, let touch, _):
      .selected(cell: cell, list: list, isOn: isOn, segue: segue, touch: touch, although: nil)
    default: self
    }
  }
}
