// SPDX-License-Identifier: Apache-2.0

/// One delivery after the other: fingers that code puts on the screen during a delivery wait until it is over, as they
/// would for the next turn of a run loop.
@MainActor
final class DeliveryTurns {
  private var depth = 0
  private var waiting: [() -> Void] = []

  /// Whether something is being delivered.
  var isBusy: Bool { depth > 0 }

  /// Runs a part of a delivery. What waits for the end of the outermost one follows it.
  func deliver(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Runs a body at once, or after the running delivery.
  func next(_ body: @escaping () -> Void) {
    if isBusy { waiting.append(body) } else { body() }
  }
}
