// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the `@Traced` macro puts around the bodies of overrides, so that a trace shows calls that one override makes
/// straight to another.
///
/// The framework's own calls are in a trace without it. Each function does nothing but run the body unless something
/// is being recorded, and then notes the call once, however many overrides `super` leads through.
@MainActor
public enum Tracing {
  /// Runs the body of an override of `hitTest(_:with:)`.
  ///
  /// - Parameters:
  ///   - view: The receiver.
  ///   - point: The point in the receiver's bounds coordinates, in points.
  ///   - type: The class that the override is written in.
  ///   - body: The override's own body.
  /// - Returns: What the body returns.
  public static func hitTest(
    _ view: UIView, _ point: CGPoint, in type: UIView.Type, _ body: () -> UIView?
  ) -> UIView? {
    guard let recorder = TraceRecorder.current else { return body() }
    return recorder.hitTest(view, at: point, in: type, body)
  }

  /// Runs the body of an override of `point(inside:with:)`.
  ///
  /// - Parameters:
  ///   - view: The receiver.
  ///   - point: The point in the receiver's bounds coordinates, in points.
  ///   - type: The class that the override is written in.
  ///   - body: The override's own body.
  /// - Returns: What the body returns.
  public static func pointInside(
    _ view: UIView, _ point: CGPoint, in type: UIView.Type, _ body: () -> Bool
  ) -> Bool {
    guard let recorder = TraceRecorder.current else { return body() }
    return recorder.pointInside(view, at: point, in: type, body)
  }

  /// Runs the body of an override of one of the touches methods (TE-5).
  ///
  /// - Parameters:
  ///   - method: Which of the four.
  ///   - responder: The receiver.
  ///   - touches: The touches that the method was called with.
  ///   - type: The class that the override is written in.
  ///   - body: The override's own body.
  public static func touches(
    _ method: TouchesMethod, _ responder: UIResponder, _ touches: Set<UITouch>, in type: UIResponder.Type,
    _ body: () -> Void
  ) {
    guard let recorder = TraceRecorder.current else { return body() }
    recorder.event(EventCall(method, touches, nil), on: responder, in: type, body)
  }
}
