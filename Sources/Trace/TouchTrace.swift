// SPDX-License-Identifier: Apache-2.0

/// A structured trace: the screen as it stood, and everything that event delivery then did, in order.
///
/// It is the one contract between the simulated UIKit and whatever explains it. Written with ``jsonLines()`` and
/// read back with ``init(jsonLines:)`` it gives the same answers and the same bytes.
public struct TouchTrace: Hashable, Sendable {
  /// What was traced and with which settings.
  public var header: TraceHeader

  /// The screen when recording started.
  public var screen: TraceScreen

  /// What happened, in order; sequence numbers grow.
  public var events: [TraceEvent]

  /// What gets a tap where: on the screen as it stood when recording started, then as of each touch-down before which
  /// that changed. Empty if nobody asked for it.
  public var tapMaps: [TraceTapMap]

  /// The tap map of the screen as it stood when recording started; nil if nobody asked for it.
  public var tapMap: TraceTapMap? { tapMaps.first }

  /// The same touches under other settings, in the order of the scenario; may be empty.
  public var variants: [TraceVariant]

  /// What taps on the regions of the tap maps do; empty if nobody asked for it. They are not written.
  package var taps: [TraceTap] = []

  /// The view that somebody asks about; nil if nobody does. It is not written.
  package var meant: String?

  /// Creates a trace from its parts.
  public init(
    header: TraceHeader, screen: TraceScreen, events: [TraceEvent], tapMaps: [TraceTapMap] = [],
    variants: [TraceVariant] = []
  ) {
    self.header = header
    self.screen = screen
    self.events = events
    self.tapMaps = tapMaps
    self.variants = variants
  }
}
