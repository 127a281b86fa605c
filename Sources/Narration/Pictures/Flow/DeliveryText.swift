// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of an event's whole way.
package enum DeliveryText: Sayable, Hashable, Sendable {

  // The stages.
  case finger, system, queue, hitTest, applicationSends, windowSends, recognizers, view, chain, actions,
    outcome

  // What each of them did.
  case gestureAt(gesture: String, point: String)
  case notSimulated
  case takesEvents(count: Int)
  case walks(count: Int, asked: Int, areAlike: Bool)
  case finds(view: String, window: String?)
  case findsNobody
  case sent(count: Int)
  case sentTo(window: String, count: Int)
  case collected(count: Int)
  case collectsNone
  case after(String, seconds: String)
  case more(count: Int)
  case calls(view: String, methods: [String])
  case noCalls(view: String)
  case reached(count: Int, total: Int)
  case noActions, noActionsKnown

  // The same below a claim.
  case hitTestAlone
  case asked(count: Int, passes: Int)
  case handsToBoth, handsToRecognizers, handsToView
  case recognizerCount(Int)
  case moreRecognizers(count: Int)
  case outcomeOf(String, outcome: String)
  case nobodyTakes(count: Int)
  case andMore(String, count: Int)
  case takesTouch
  case holds(isEnd: Bool, seconds: String?)

  // Ways beside the main one.
  case cancels, sends
}
