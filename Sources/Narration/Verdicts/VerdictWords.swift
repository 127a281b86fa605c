// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

/// What the two halves of a verdict are told with: names and numbers of the screen, the gesture in a word, such as
/// "tap", and whom "it" means.
struct VerdictWords {
  let narrator: Narrator
  let touch: String

  /// The objects that the first half names, so that the second half calls them "it".
  private let it: Set<String>

  init(_ narrator: Narrator, _ answer: TouchAnswer, _ act: Act) {
    self.narrator = narrator
    touch = narrator.gesture(answer)
    it = act.named
  }

  func object(_ id: String) -> RichText { narrator.object(id) }
  func objects(_ ids: some Sequence<String>) -> [RichText] { ids.map(narrator.object) }

  /// A recognizer with the view that it is on.
  func who(_ recognizer: String) -> RichText { narrator.who(recognizer) }

  /// The roles of recognizers, from which sentences name them.
  func roles(_ recognizers: [String]) -> [RecognizerRole] { recognizers.map(narrator.role) }

  /// What a sentence calls an object; nil if it calls it "it".
  func other(_ id: String) -> RichText? { it.contains(id) ? nil : narrator.object(id) }

  func number(_ value: Double) -> String { narrator.number(value) }

  /// Seconds after the lift.
  func lateness(_ seconds: Double) -> String { narrator.number(seconds) }

  func alpha(_ value: Double) -> String { NumberText.decimal(value, digits: 3) }

  /// A value of a control as it was recorded.
  func value(_ text: String) -> String { Double(text).map(narrator.number) ?? text }

  /// Where a point outside of bounds is: "32 pt above its bounds"; nil if the reason does not say.
  func place(_ reason: TraceReason) -> RichText? { narrator.whereIs(reason) }

  func clause(_ reason: TraceReason, of object: String) -> RichText { narrator.reason(reason, of: object) }

  /// Why a view says no: where the point is, or what the view answers.
  func refusal(_ reason: TraceReason, of view: String) -> RichText {
    narrator.whereIs(reason).map(narrator.pointIs) ?? narrator.ownReason(reason, of: view)
  }

  /// Names of code in a row, of many only the first two.
  func codes(_ names: [String]) -> [RichText] { names.prefix(2).map { RichText(code: $0) } }
}

extension Act {
  /// The objects of which the act is told.
  fileprivate var named: Set<String> {
    switch self {
    case .takes(let recognizers, _, _), .recognizes(let recognizers, _, _): Set(recognizers)
    case .recognizesInVain(let recognizer, _), .unknownAction(let recognizer, _): [recognizer]
    case .control(let object, _, _, _, let rival): Set([object, rival].compactMap { $0 })
    case .selected(let cell, let list, _, _, _, let rival): Set([cell, list, rival].compactMap { $0 })
    case .scrolls(let views, _): Set(views)
    case .handles(let object, _, _), .focuses(let object, _, _), .keeps(let object, _, _): [object]
    case .stopsContent(let view), .loses(let view), .neverGets(let view), .nobodyHandles(let view),
      .getsUnhandled(let view, _), .getsUndecided(let view), .nothingKnown(let view):
      [view]
    case .nobodyGets: []
    case .parted(let parts): Set(parts.map(\.responder))
    }
  }
}
