// SPDX-License-Identifier: Apache-2.0

/// The complete snapshot of a screen at the moment when recording started.
///
/// Whatever is drawn or explained later is drawn and explained from these records: nothing needs the objects
/// that they describe. All identifiers share one namespace.
public struct TraceScreen: Hashable, Sendable, Codable {
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

  /// Creates a snapshot from its parts.
  public init(
    size: TraceSize, application: TraceResponder, delegate: TraceResponder? = nil,
    scenes: [TraceResponder] = [],
    views: [TraceView], windowOrder: [String], controllers: [TraceController] = [],
    gestureRecognizers: [TraceGestureRecognizer] = [], unknown: [String] = []
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
  }
}

extension TraceScreen {
  static let schema = SchemaObject(
    "screen", "The second record: the screen at the moment when recording started.",
    [
      .one("size", "size", "The size of the device's screen."),
      .one("application", "responder", "The application."),
      .one("delegate", "responder", "The application's delegate.").optional,
      .list("scenes", of: "responder", "The window scenes; empty where windows belong to no scene."),
      .list(
        "views", of: "view", "Windows and views, each before its subviews, siblings from back to front."),
      .ids(
        "windowOrder", "The windows in the order in which hit testing asks them, front to back (HT-31)."),
      .list("controllers", of: "controller", "View controllers."),
      .list(
        "gestureRecognizers", of: "gestureRecognizer",
        "Gesture recognizers, in the order of their views and of addition."),
      .texts("unknown", "What the source could not tell, by UIKit's property names."),
    ])
}
