// SPDX-License-Identifier: Apache-2.0

/// A structured trace: the initial screen, and everything that event delivery then did, in order.
///
/// It is the only interface between the simulated UIKit and everything that explains it. A trace that is written with
/// ``jsonLines()`` and read with ``init(jsonLines:)`` gives the same answers and the same bytes.
public struct TouchTrace: Hashable, Sendable {
  /// What was traced, and with which settings.
  public var header: TraceHeader

  /// The screen when recording started.
  public var screen: TraceScreen

  /// What happened, in order of growing sequence numbers.
  public var events: [TraceEvent]

  /// Which view a tap hits where: for the initial screen, then for each touch-down before which that changed. Empty if
  /// not requested.
  public var tapMaps: [TraceTapMap]

  /// The tap map of the initial screen; nil if not requested.
  public var tapMap: TraceTapMap? { tapMaps.first }

  /// The same touches with other settings, in the order of the scenario; may be empty.
  public var variants: [TraceVariant]

  /// What taps on the regions of the tap maps do; empty if not requested. Not written to the file.
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
