// SPDX-License-Identifier: Apache-2.0

/// A link of a text to an event: `#t2/Card.pointInside`, or the second such event: `#t2/Card.pointInside~2`.
package struct EventLink: Hashable, Sendable {
  /// The number of the touch, from 1.
  package var touch: Int

  /// `RECEIVER.CALL`, `RECOGNIZER.STATE` or `SENDER.ACTION`, as in expectations.
  package var event: String

  /// Which of these, from 1.
  package var count: Int

  nonisolated(unsafe) private static let pattern = /t([1-9][0-9]{0,5})\/(.+?)(?:~([1-9][0-9]{0,5}))?/

  /// Reads the address of a link, with or without its `#`; nil for any other address.
  package init?(_ address: String) {
    let text = address.hasPrefix("#") ? address.dropFirst() : address[...]
    guard let match = text.wholeMatch(of: Self.pattern),
      let touch = Int(match.1), match.2.contains(".")
    else { return nil }
    self.touch = touch
    event = String(match.2)
    count = match.3.flatMap { Int($0) } ?? 1
  }
}
