// SPDX-License-Identifier: Apache-2.0

/// A link of a text to another page, `lesson-03-parent-first`, or to an event there:
/// `lesson-03-parent-first#t1/Card.pointInside`.
package struct PageLink: Hashable, Sendable {
  /// The page's name, which is that of its folder.
  package var page: String

  /// The event on the page; nil for the page itself.
  package var event: EventLink?

  /// Reads the address of a link; nil for any other address.
  package init?(_ address: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty, !name.contains(where: { "/:".contains($0) }) else {
      return nil
    }
    page = String(name)
    guard parts.count == 2 else { return }
    guard let event = EventLink(String(parts[1])) else { return nil }
    self.event = event
  }
}
