// SPDX-License-Identifier: Apache-2.0

import Trace

extension LaneSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let start, let end, let touches, let fingers):
      English.words(gesture) + " \(point)"
        + (fingers > 1
          ? " with \(fingers) fingers" : touches > 1 ? ", one of \(touches) touches" : "")
        + (start == end ? ", at \(start) s." : ", from \(start) to \(end) s.")

    case .noNextTap: "no next tap"
    case .held(let duration): "held \(duration) s"
    case .moved: "moved"

    case .on(let views): "on " + English.list(views)
    case .andMore(let names, count: 0): names.joined(separator: ", ")
    case .andMore(let names, let count): names.joined(separator: ", ") + " and \(count) more"

    case .undecided: "undecided"
    case .waits(nil): "waits"
    case .waits(let who?): "waits for \(who)"
    case .endWaits(nil): "end waits"
    case .endWaits(let who?): "end waits for \(who)"
    case .hasTouch: "has the touch"

    case .view(let view, let around): "on \(view)" + around.map { ", in \($0)" }.joined()
    case .recognized: "recognized"
    case .begins: "began"
    case .beganAndEnded: "began, then ended"
    case .failed(count: 1): "failed"
    case .failed(let count): "\(count) failed"
    case .prevented(let winner, count: 1): "\(winner) prevents it"
    case .prevented(let winner, _): "\(winner) prevents them"
    case .forSeveralReasons: "each for its own reason"
    case .cancelled(count: 1): "cancelled"
    case .cancelled(let count): "\(count) cancelled"
    case .stillWaits: "still waits"
    case .ignoresTouch: "ignores the touch"
    case .getsTouch: "gets the touch"
    case .endIsLate(let seconds): "its end \(seconds) s late"
    case .neverGets: "never gets the touch"
    case .times(count: 2): "twice"
    case .times(let count): "\(count) times"
    }
  }
}

extension LaneClaim {
  package func said(in _: English.Type) -> String {
    switch self {
    case .taken(let who, let gesture, let view, isCancelled: false):
      "\(who) recognizes the \(English.name(gesture)), so \(view) never gets it"
    case .taken(let who, let gesture, let view, isCancelled: true):
      "\(who) recognizes the \(English.name(gesture)) and cancels \(view)"
    case .recognizes(let who, let gesture): "\(who) recognizes the \(English.name(gesture))"
    case .together(let all, let gesture):
      "\(English.all(all)) recognize the \(English.name(gesture)) together"
    case .innermostWins(let who, let kind, let others):
      "The innermost \(English.say(OutlineText.gesture(kind, taps: 1))) wins: \(who) acts, the other "
        + (others == 1 ? "one fails" : "\(English.spelled(others).lowercased()) fail")
    case .late(let view, let seconds, let waiter, let forTap):
      "\(view) acts \(seconds) s after the lift: \(waiter) "
        + (forTap ? "waits for another tap" : "is undecided until then")
    case .noneActs(let view, let gesture): "No recognizer acts: \(view) gets the \(English.name(gesture))"
    case .noneTakesPart(let view, let gesture):
      "\(view) gets the \(English.name(gesture)): no recognizer takes part"
    case .nobodyHandles(let gesture): "No recognizer acts, and nobody handles the \(English.name(gesture))"
    case .noneIsKnown(let gesture): "Nothing is known to handle the \(English.name(gesture))"
    case .neverGets(let view, let gesture): "\(view) never gets the \(English.name(gesture))"
    }
  }
}
