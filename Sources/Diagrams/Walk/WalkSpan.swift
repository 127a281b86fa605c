// SPDX-License-Identifier: Apache-2.0

/// When something of a moving picture is seen, by the positions of steps.
struct WalkSpan: Hashable {
  /// The step with which it comes.
  var from: Int

  /// The step with which it goes; nil for what stays to the end, and so stands in the picture at rest.
  var until: Int?

  /// Whether it is gone before its successor comes, as texts in one place must be; else both overlap.
  var givesWay = false
}

/// The time of a moving picture, in seconds.
struct WalkClock {
  /// Before the first step, for each step, after the last one, and for what comes or goes.
  static let lead = 1.2
  static let step = 1.8
  static let rest = 5.0
  static let fade = 0.25

  /// How long the finger is on its way to the next place.
  static let travel = 0.9

  /// How many steps there are.
  let count: Int

  var duration: Double { end + Self.rest }

  /// When the last step is over.
  var end: Double { start(of: count) }

  func start(of step: Int) -> Double { Self.lead + Self.step * Double(step) }
}
