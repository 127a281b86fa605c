// SPDX-License-Identifier: Apache-2.0

import Trace

/// One of the four methods by which a responder hears of touches (TE-5).
public enum TouchesMethod: Sendable, CaseIterable {
  /// `touchesBegan(_:with:)`
  case began
  /// `touchesMoved(_:with:)`
  case moved
  /// `touchesEnded(_:with:)`
  case ended
  /// `touchesCancelled(_:with:)`
  case cancelled

  /// Calls the method on a recognizer, overridden or not.
  @MainActor
  func call(on recognizer: UIGestureRecognizer, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch self {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    }
  }

  /// The method as a trace has it.
  var traced: TouchMethod {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  /// The phase that the method tells of.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
