// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the screen reports of one finger at one moment.
public struct TouchInput: Hashable, Sendable {
  /// The finger's name. A finger is the same from down to up.
  public var finger: String

  /// `began`, `moved`, `ended` or `cancelled`.
  public var phase: UITouch.Phase

  /// Where the finger is, on the screen, in points.
  public var location: CGPoint

  /// When, in seconds of virtual time.
  public var time: TimeInterval

  /// Creates a sample.
  public init(finger: String = "finger", phase: UITouch.Phase, location: CGPoint, time: TimeInterval) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.time = time
  }
}
