// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An event of buttons (TE-4).
@MainActor
open class UIPressesEvent: UIEvent {
  /// The presses in the order of going down.
  final let presses: [UIPress]

  init(_ presses: [UIPress], timestamp: TimeInterval) {
    self.presses = presses
    super.init(type: .presses, timestamp: timestamp)
  }

  /// Every press of the event.
  public final var allPresses: Set<UIPress> { Set(presses) }
}
