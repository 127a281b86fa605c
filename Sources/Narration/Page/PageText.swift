// SPDX-License-Identifier: Apache-2.0

package import Analysis

/// The sentences of a page that are not about one touch alone. Names are inserted as they are.
package enum PageText: Sayable, Hashable, Sendable {
  /// The page has the same picture already, at another touch.
  case sameAs(heading: String)

  /// The title of a picture of the screen as a touch found it.
  case foundByTouch(title: String, number: Int)

  // What a long page leaves out.
  /// The page shows only the first touches of all.
  case firstTouches(Int, of: Int)
  case tooLarge
  case drawnByCommand(command: String)
  case stepsLeftOut(count: Int)
  case eventsLeftOut(count: Int)
  case linesLeftOut(count: Int)

  case moreViews(count: Int)

  /// The words of the arrow from the finger to who took the touch.
  case takenBy(name: String)

  /// What a mark of views and recognizers means.
  case mark(StoryMark)

  /// Which lesson of a course a page is.
  case lesson(number: Int, count: Int)

  /// Which page of a set a page is.
  case position(number: Int, count: Int)

  /// Neighbours in an outline as one row, and the recognizers that a view of UIKit's has by itself.
  case foldedViews(count: Int), ownRecognizers(count: Int)

  /// Views of a list by their positions, and the first and last of them.
  case viewRange(from: Int, to: Int, first: String, last: String)
  case furtherTouches(count: Int)
  case traceFormat(version: Int)

  // What a variant does otherwise than the main trace.
  case variant(number: Int)
  case variantsHeading
  case hitViewDiffers(name: String?, before: String?)
  case recognizesToo(names: String)
  case recognizesNot(names: String)
  case sendsToo(names: String)
  case sendsNot(names: String)
  case otherTouchCount(count: Int, before: Int)
  case verdictDiffers
  case nothingDiffers
}
