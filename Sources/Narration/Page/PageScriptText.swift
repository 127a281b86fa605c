// SPDX-License-Identifier: Apache-2.0

/// The words that the script of a page shows or announces itself, by the names under which it finds them.
///
/// A name with a dot is one of a group. In braces stand the places that the script fills.
package enum PageScriptText: String, Sayable, CaseIterable, Sendable {
  // The player.
  case player, first, previous, play, pause, next, last, speed, step, stepOf, stepSays, start, outcome,
    outcomeAfter, outcomeSays

  // Tools.
  case copied, copyText, themeSystem, themeLight, themeDark, keys

  // Pictures.
  case pictures, zoomIn, zoomOut, zoomFit

  // The log.
  case filterKind, filterView, filterText, all, events
  case kindHitTest = "kinds.hitTest"
  case kindTouch = "kinds.touch"
  case kindView = "kinds.view"
  case kindGesture = "kinds.gesture"
  case kindControl = "kinds.control"
  case kindResponder = "kinds.responder"

  // The screen.
  case pointIn, tapAt, tapGets, tapNobody

  // A question.
  case choose, right, wrong, guessed, again
}
