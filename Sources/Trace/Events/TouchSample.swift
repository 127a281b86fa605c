// SPDX-License-Identifier: Apache-2.0

/// The state of one touch at one moment.
public struct TouchSample: Hashable, Sendable {
  /// The touch's identifier: `touch1`, `touch2`, in the order of touch-down.
  public var touch: String

  /// The finger's name, the same for every touch of that finger.
  public var finger: String

  /// `began`, `moved`, `stationary`, `ended` or `cancelled` (TE-2).
  public var phase: String

  /// The location on the screen, in points.
  public var location: TracePoint

  /// The window that owns the touch, if any claimed it.
  public var window: String?

  /// The hit-test view, for the touch's whole life (TE-1).
  public var view: String?

  /// UIKit's `tapCount` (TE-9).
  public var tapCount: Int

  /// Creates a sample.
  public init(
    touch: String, finger: String, phase: String, location: TracePoint, window: String? = nil,
    view: String? = nil,
    tapCount: Int = 1
  ) {
    self.touch = touch
    self.finger = finger
    self.phase = phase
    self.location = location
    self.window = window
    self.view = view
    self.tapCount = tapCount
  }
}

extension TouchSample {
  /// Whether the touch is over: the finger is lifted, or the touch was cancelled.
  package var isOver: Bool { phase == "ended" || phase == "cancelled" }

  /// Whether the finger stays down.
  package var isMove: Bool { phase == "moved" || phase == "stationary" }
}

extension EventType {
  static let touchUpdated = row(
    "touchUpdated",
    "A finger was put down, moved, rested or lifted; for a new touch this comes after hit testing.",
    Field.touch(),
    Field.text("finger", "The finger's name, the same for every touch of that finger."),
    Field.word(
      "phase", of: ["began", "moved", "stationary", "ended", "cancelled"],
      "Where the touch is in its life (TE-2)."),
    Field<TracePoint>("location", "The location on the screen."),
    Field.id("window", "The window that owns the touch, if any claimed it.").optional,
    Field<Int>("tapCount", "UIKit's `tapCount` (TE-9)."),
    Field.id("view", "The hit-test view, for the touch's whole life (TE-1).").optional
  ) {
    .touchUpdated(
      TouchSample(touch: $0, finger: $1, phase: $2, location: $3, window: $4, view: $6, tapCount: $5))
  }
}

extension TouchSample {
  /// Shows a visitor the type of the event and its values, in the order of the type's fields.
  func visit(_ visitor: inout some EventVisitor) throws {
    try visitor.visit(EventType.touchUpdated, touch, finger, phase, location, window, tapCount, view)
  }
}
