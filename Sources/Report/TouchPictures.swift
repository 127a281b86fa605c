// SPDX-License-Identifier: Apache-2.0

/// The pictures of one touch, as SVG elements that are put into a page as they are; empty where there is none.
///
/// Identifiers in them are unique in the page, and texts in them are escaped already.
package struct TouchPictures: Hashable, Sendable {
  package var overlay: String
  package var hitPath: String
  package var responderChain: String

  package init(overlay: String = "", hitPath: String = "", responderChain: String = "") {
    self.overlay = overlay
    self.hitPath = hitPath
    self.responderChain = responderChain
  }
}
