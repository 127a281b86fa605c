// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The numbers that UIKit does not document, or that a scenario may want otherwise.
public struct SimulationConfiguration: Hashable, Sendable {
  /// How often a touch-down traverses the windows, with equal arguments; the last result counts (HT-28).
  public var hitTestPasses = 2

  /// The longest time between a lift and the next touch-down that count as one multiple tap, in seconds (TE-9).
  public var tapInterval: TimeInterval = 0.35

  /// The farthest distance between such touches, in points (TE-9).
  public var tapMovement: CGFloat = 10

  /// Whether UIKit's private container views stand between a window and its root view (HT-34, RC-3).
  public var insertsPrivateContainerViews = false

  /// Creates the default configuration.
  public init() {}

  /// The settings by name, as a trace's header shows them.
  var numbers: [String: Double] {
    [
      "hitTestPasses": Double(hitTestPasses),
      "insertsPrivateContainerViews": insertsPrivateContainerViews ? 1 : 0,
      "tapInterval": tapInterval,
      "tapMovement": Double(tapMovement),
    ]
  }
}
