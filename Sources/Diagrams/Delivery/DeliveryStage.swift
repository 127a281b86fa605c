// SPDX-License-Identifier: Apache-2.0

/// A station on the way of an event.
struct DeliveryStage {
  enum Place: Int, CaseIterable {
    case finger, system, queue, hitTest, applicationSends, windowSends, recognizers, view, actions, chain,
      outcome
  }

  /// What the touch had to do with it.
  enum State {
    case passed
    /// The way ended here without anybody.
    case failed
    /// Somebody took the touch, or acted, here.
    case acted
    /// The touch did not come here, or there was nothing to do.
    case idle
  }

  var place: Place
  var state: State
  var name: String
  var details: [String] = []
}

/// A way from one station to another.
struct DeliveryWay {
  var tail: DeliveryStage.Place
  var head: DeliveryStage.Place
  var isTaken: Bool
  var label = ""

  /// Whether it takes something away instead of bringing it.
  var isInterference = false
}
