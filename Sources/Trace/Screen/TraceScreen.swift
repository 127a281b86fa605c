// SPDX-License-Identifier: Apache-2.0

/// The complete screen at the moment when recording started.
///
/// Pictures and explanations use only these records, never the objects that they describe. All identifiers share one
/// namespace.
public struct TraceScreen: Hashable, Sendable {
  /// The size of the device's screen, in points.
  public var size: TraceSize

  /// The application.
  public var application: TraceResponder

  /// The application's delegate, if there is one. It is in the responder chain only if it is a responder (RC-5).
  public var delegate: TraceResponder?

  /// The window scenes. Empty where windows belong to no scene.
  public var scenes: [TraceResponder]

  /// Windows and views, each before its subviews, siblings from back to front; windows in the reverse of
  /// ``windowOrder``.
  public var views: [TraceView]

  /// The identifiers of the windows in the order in which hit testing asks them, front to back (HT-31).
  public var windowOrder: [String]

  /// View controllers, in the order in which they were found.
  public var controllers: [TraceController]

  /// Gesture recognizers, in the order of their views and of addition.
  public var gestureRecognizers: [TraceGestureRecognizer]

  /// What the source does not say about any view, by UIKit's property names.
  public var unknown: [String]

  /// A screenshot of the whole screen; nil if none was taken.
  public var screenshot: TraceScreenshot?

  /// Creates a snapshot.
  public init(
    size: TraceSize, application: TraceResponder, delegate: TraceResponder? = nil,
    scenes: [TraceResponder] = [],
    views: [TraceView], windowOrder: [String], controllers: [TraceController] = [],
    gestureRecognizers: [TraceGestureRecognizer] = [], unknown: [String] = [],
    screenshot: TraceScreenshot? = nil
  ) {
    self.size = size
    self.application = application
    self.delegate = delegate
    self.scenes = scenes
    self.views = views
    self.windowOrder = windowOrder
    self.controllers = controllers
    self.gestureRecognizers = gestureRecognizers
    self.unknown = unknown
    self.screenshot = screenshot
  }
}

extension TraceScreen: Record {
  static let record = RecordMembers(
    "screen", "The second record: the screen at the moment when recording started.",
    of: TraceScreen(
      size: TraceSize(width: 0, height: 0), application: TraceResponder(id: "", className: ""), views: [],
      windowOrder: []),
    [
      .field(\.size, "size", "The size of the device's screen."),
      .field(\.application, "application", "The application."),
      .field(\.delegate, "delegate", "The application's delegate."),
      .field(\.scenes, "scenes", "The window scenes; empty where windows belong to no scene."),
      .field(\.views, "views", "Windows and views, each before its subviews, siblings from back to front."),
      .field(
        \.windowOrder, "windowOrder",
        "The windows in the order in which hit testing asks them, front to back (HT-31).", as: .ids),
      .field(\.controllers, "controllers", "View controllers."),
      .field(
        \.gestureRecognizers, "gestureRecognizers",
        "Gesture recognizers, in the order of their views and of addition."),
      .field(\.unknown, "unknown", "What the source could not tell, by UIKit's property names."),
      .field(
        \.screenshot, "screenshot", "What the whole screen looked like; absent if no picture of it was taken."
      ),
    ])
}

/// How a page presents a trace, other than directly with its answer.
public enum TraceMode: String, Hashable, Sendable, CaseIterable {
  /// The page hides the answer until the reader has said which view they expect to get the touch.
  case question
}

extension TraceMode: FieldWord {}
