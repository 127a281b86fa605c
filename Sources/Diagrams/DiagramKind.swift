// SPDX-License-Identifier: Apache-2.0

/// The pictures of one touch.
package enum DiagramKind: String, CaseIterable, Sendable {
  /// The views as a tree, with those that were asked in order and the path to the hit-test view.
  case hitPath = "hit-path"
  /// The responders from the hit-test view up, with what each did.
  case responderChain = "responder-chain"
  /// The screen to scale, with the touch on it.
  case screen
}
