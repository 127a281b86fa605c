// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of searches for a target.
package enum SearchText: Hashable, Sendable {
  case noSearch

  // What is sent.
  case withoutTarget(count: Int)
  case sends(sender: String, action: String, event: String?)
  case command(action: String)
  case inMenu(action: String)
  case times(String, count: Int)

  // Who is asked.
  case performs(actions: [String])
  case performsNot(actions: [String])
  case isCalled(actions: [String])
  case wouldBeCalled(actions: [String])
  case isSender
  case asked(count: Int)

  // Where it ends.
  case nobody(action: String, reason: String)
  case nobodyWould(action: String)

  /// A search in a sentence.
  case told(what: String, start: String?, reason: String, asked: Int, end: String)
  case endAt(taker: String)
  case endAtWouldBe(taker: String)
  case endNowhere(reason: String)
  case moreSearches(count: Int)

  /// What the look of controls means.
  case doubleFrames
}
