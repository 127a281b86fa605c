// SPDX-License-Identifier: Apache-2.0

/// The words that stand in pictures and nowhere else.
package enum PictureText: Sayable, Hashable, Sendable {
  // Pictures in words, for people who do not see them.
  case screen(touch: String, point: String, hitView: String?)

  // Views.
  case touchAt(point: String)
  case viewsInside(count: Int)

  // Counted views.
  case refused(count: Int, reason: GroupReason?)
  case asked(first: Int, last: Int)
  case inNoWindow(count: Int)

  /// A subject, and what is said of it.
  case told(of: String, what: String)

  // Notes below a picture.
  case walksDiffer(count: Int)
  case drawnOnScreen(count: Int, total: Int)
  case beyondThePicture(count: Int)

  // The responder chain.
  case chainEnd
  case chainEndDropped
  case chainBack(name: String)

  /// Why all views of a group refused.
  package enum GroupReason: String, Hashable, Sendable, CaseIterable {
    case hidden, alphaBelowThreshold, interactionDisabled, pointOutsideBounds, zeroSize, customPointInside
    case customHitTest, nonInvertibleTransform, animating
  }
}
