// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of searches for a target.
package enum SearchText: Sayable, Hashable, Sendable {
  // What is sent.
  case sends(sender: String, action: String, event: String?)
  case command(action: String)
  case inMenu(action: String)
  case times(String, count: Int)

  // Who is asked.
  case performs(actions: [String])
  case performsNot(actions: [String])
  case asked(count: Int)

  // Where it ends.

  /// A search in a sentence.
  case told(what: String, start: String?, reason: String, asked: Int, end: String)
  case endAt(taker: String)
  case endAtWouldBe(taker: String)
  case endNowhere(reason: String)
}
