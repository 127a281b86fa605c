// SPDX-License-Identifier: Apache-2.0

/// Where a page stands among the pages of a set.
package struct PagePlace: Hashable, Sendable {
  /// A page to go to.
  package struct Link: Hashable, Sendable {
    /// The file, relative to this page.
    package var file: String
    package var title: String

    package init(file: String, title: String) {
      self.file = file
      self.title = title
    }
  }

  /// The index; nil for a page that stands alone.
  package var index: Link?
  package var previous: Link?
  package var next: Link?

  package init(index: Link? = nil, previous: Link? = nil, next: Link? = nil) {
    self.index = index
    self.previous = previous
    self.next = next
  }
}
