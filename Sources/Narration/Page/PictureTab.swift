// SPDX-License-Identifier: Apache-2.0

/// The short names of pictures, for a row of tabs.
package enum PictureTab: Hashable, Sendable {
  case hitPath, responderChain, recognizers, targetSearch, hitTestFlow, delivery, gestureLanes, sequence
  case gestureStates(recognizer: String?)
  /// A picture that is not about a touch.
  case other
}
