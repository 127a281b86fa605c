// SPDX-License-Identifier: Apache-2.0

/// The words of the trees: the hierarchy and the hit path.
package enum TreesText: Sayable, Hashable, Sendable {
  // The hierarchy.
  case nothingOnScreen

  // View controllers.
  case rootOf(window: String)
  case childOf(controller: String)
  case presentedBy(controller: String)
  case notLoaded(names: String)

  // What a view is beside the usual.
  case hidden
  case interaction(isOn: Bool)
  case clips(Bool)
  case exclusiveTouch
  case multipleTouch
  case transformed
  case property(String, value: String)
  case animating
  case disabled
  case unknown(names: String)
  case unknownOnScreen(names: String)
  case keyWindow
  case firstResponder
  case ownRecognizers(count: Int)

  // The hit path.
  case askedNow
  case notAskedYet
  case notYet(count: Int)
  case answerPending
  case afterStep(Int, count: Int)
  case inPass(Int, what: String)
  case notAskedInPass
  case asNumber(Int, what: String)
}
