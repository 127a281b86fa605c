// SPDX-License-Identifier: Apache-2.0

/// The properties that a window has in addition to those of a view.
public struct TraceWindow: Hashable, Sendable {
  /// The level of the window in which the system shows the status bar, up to iOS 12 (OW-31).
  package static let levelOfStatusBar = 1000.0

  /// UIKit's `windowLevel`; a higher level is in front (HT-31).
  public var windowLevel: Double

  /// Whether it is the key window; touches do not depend on it (HT-32).
  public var isKeyWindow: Bool

  /// The identifier of its scene; nil for none (RC-4).
  public var scene: String?

  /// The identifier of its first responder; nil for none (RC-17).
  public var firstResponder: String?

  /// Creates the record of a window's own properties.
  public init(
    windowLevel: Double, isKeyWindow: Bool, scene: String? = nil, firstResponder: String? = nil
  ) {
    self.firstResponder = firstResponder
    self.windowLevel = windowLevel
    self.isKeyWindow = isKeyWindow
    self.scene = scene
  }
}

extension TraceWindow: Record {
  static let record = RecordMembers(
    "window", "What a window has beyond a view.",
    of: TraceWindow(windowLevel: 0, isKeyWindow: false),
    [
      .field(\.windowLevel, "windowLevel", "UIKit's `windowLevel`; higher is in front (HT-31)."),
      .field(
        \.isKeyWindow, "isKeyWindow", "Whether it is the key window, which touches do not care about (HT-32)."
      ),
      .field(\.scene, "scene", "Its scene (RC-4).", as: .id),
      .field(
        \.firstResponder, "firstResponder", "Its first responder (RC-17); absent for none.", as: .id),
    ])
}
