// SPDX-License-Identifier: Apache-2.0

/// One word of a fixed vocabulary in traces. Its description is the word itself.
package protocol EventWord: RawRepresentable, CaseIterable, CustomStringConvertible, Hashable, Sendable
where RawValue == String {}

extension EventWord {
  package var description: String { rawValue }
}

/// Where a touch is in its life (TE-2).
package enum TouchPhase: String, EventWord, FieldWord {
  case began, moved, stationary, ended, cancelled

  /// Whether the touch is over: the finger is lifted, or the touch was cancelled.
  package var isOver: Bool { self == .ended || self == .cancelled }

  /// Whether the finger stays down.
  package var isMove: Bool { self == .moved || self == .stationary }
}

/// The state of a gesture recognizer (GR-8). Every recognizer begins with `possible`.
package enum GestureState: String, EventWord, FieldWord {
  case possible, began, changed, ended, cancelled, failed

  static let schema = Schema.definition("state", .word(of: allCases.map(\.rawValue)))
}

/// One of the four methods by which a responder receives touches (TE-5).
package enum TouchMethod: String, EventWord, FieldWord, Encodable {
  case began = "touchesBegan"
  case moved = "touchesMoved"
  case ended = "touchesEnded"
  case cancelled = "touchesCancelled"

  static let schema = Schema.definition("method", .word(of: allCases.map(\.rawValue)))
}

/// One of the methods by which a responder receives presses, motion and remote-control events (TE-4, RC-19).
package enum EventMethod: String, EventWord, FieldWord {
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
}

/// One of the methods by which a responder receives touches or other events (TE-5, RC-19).
package enum ResponderMethod: EventWord, FieldWord {
  case touches(TouchMethod)
  case other(EventMethod)

  /// Whether it is one of some methods for touches.
  package func isAmong(_ methods: [TouchMethod]) -> Bool { ofTouches.map(methods.contains) ?? false }

  /// The method, if it is one for touches.
  package var ofTouches: TouchMethod? { if case .touches(let method) = self { method } else { nil } }

  package init?(rawValue: String) {
    if let method = TouchMethod(rawValue: rawValue) {
      self = .touches(method)
    } else if let method = EventMethod(rawValue: rawValue) {
      self = .other(method)
    } else {
      return nil
    }
  }

  package var rawValue: String {
    switch self {
    case .touches(let method): method.rawValue
    case .other(let method): method.rawValue
    }
  }

  package static let allCases =
    TouchMethod.allCases.map(Self.touches) + EventMethod.allCases.map(Self.other)

  static let schema = Schema.definition("responderMethod", .word(of: allCases.map(\.rawValue)))
}

/// One of the methods by which a control tracks a touch (UC-1).
package enum TrackingHook: String, EventWord, FieldWord {
  case beginTracking, continueTracking, endTracking, cancelTracking
}

/// A question to a recognizer, a delegate, a view or a controller while touches are delivered, named like the method without its
/// arguments.
package enum DeliveryQuestion: String, EventWord, FieldWord, Encodable {
  case shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRequireFailureOf
  case shouldBeRequiredToFailBy, shouldRecognizeSimultaneouslyWith, canPrevent, canBePreventedBy
  case touchesShouldBegin, touchesShouldCancel
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect, shouldBeginMultipleSelectionInteraction
  case itemsForBeginning, canMoveItem, targetIndexPathForMove, canPerformPrimaryAction
  /// A presented controller is asked whether only code dismisses it, and its delegate whether it may be dismissed (OW-20).
  case isModalInPresentation, presentationControllerShouldDismiss

  /// Whether it asks the delegate of a list about selecting a cell (OW-36).
  package var isAboutSelection: Bool {
    switch self {
    case .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect: true
    default: false
    }
  }
}

/// A method by which the framework tells a delegate or a view what happened, named without its arguments (SV-10).
package enum CallbackMethod: String, EventWord, FieldWord {
  case didSelectRow, didDeselectRow, didSelectItem, didDeselectItem, performPrimaryAction
  case accessoryButtonTapped, willBeginEditingRow, didEndEditingRow, commitEditingStyle, moveRow, moveItem
  case scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewDidEndDragging,
    scrollViewDidEndDecelerating
  case scrollViewDidScrollToTop, scrollViewDidZoom, scrollViewDidEndZooming
  case willDisplayMenu, dragSessionWillBegin, primaryActionFor, shouldInteractWith
  case presentationControllerDidAttemptToDismiss, presentationControllerDidDismiss

  /// Whether it tells that a row or item is selected (true) or deselected now (false); nil for another method.
  package var selects: Bool? {
    switch self {
    case .didSelectRow, .didSelectItem: true
    case .didDeselectRow, .didDeselectItem: false
    default: nil
    }
  }
}

/// Actions of UIKit's own recognizers.
package enum SystemAction {
  /// That of the pan recognizers of scroll views, maps and sheets.
  package static let pan = "handlePan:"
}

/// A method by which UIKit delivers touches and actions, and which a record of the trace stands for without naming it.
package enum DeliveryMethod: String, EventWord {
  case hitTest, pointInside, sendEvent, ignore, reset, sendAction, canPerformAction
}

/// The method by which a responder becomes or resigns first responder (RC-15, RC-16).
package enum FirstResponderMethod: String, EventWord, FieldWord {
  case become = "becomeFirstResponder"
  case resign = "resignFirstResponder"
}

/// One word of an open vocabulary: an app's code may add others. Its description is the word itself.
package protocol OpenWord: RawRepresentable, CustomStringConvertible, Hashable, Sendable
where RawValue == String {
  init(rawValue: String)
}

extension OpenWord {
  package var description: String { rawValue }
}

/// What a timer of a recognizer is for.
package enum DeliveryTimer: OpenWord {
  case nextTap, longestTap, longestSwipe, press, contentTouches, systemGesture

  /// A timer that a subclass started, by its name.
  case other(String)

  private static let named: [Self] = [
    .nextTap, .longestTap, .longestSwipe, .press, .contentTouches, .systemGesture,
  ]

  package init(rawValue: String) {
    self = Self.named.first { $0.rawValue == rawValue } ?? .other(rawValue)
  }

  package var rawValue: String {
    switch self {
    case .nextTap: "next tap"
    case .longestTap: "longest tap"
    case .longestSwipe: "longest swipe"
    case .press: "press"
    case .contentTouches: "content touches"
    case .systemGesture: "system gesture"
    case .other(let name): name
    }
  }
}

/// Input to the application that does not come from a finger.
package enum InputKind: OpenWord {
  case interruption, press, motion, remoteControl, command, menu, hover, scroll, transform, statusBar

  /// Code sets a property.
  case set

  /// Code calls a method, by its name.
  case method(String)

  private static let named: [Self] = [
    .interruption, .press, .motion, .remoteControl, .command, .menu, .hover, .scroll, .transform, .statusBar,
    .set,
  ]

  package init(rawValue: String) {
    self = Self.named.first { $0.rawValue == rawValue } ?? .method(rawValue)
  }

  package var rawValue: String {
    switch self {
    case .interruption: "interruption"
    case .press: "press"
    case .motion: "motion"
    case .remoteControl: "remoteControl"
    case .command: "command"
    case .menu: "menu"
    case .hover: "hover"
    case .scroll: "scroll"
    case .transform: "transform"
    case .statusBar: "statusBar"
    case .set: "set"
    case .method(let name): name
    }
  }
}

/// A control event, or a mask of several (UC-11).
package struct ControlEvent: OpenWord {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let touchDown = Self(rawValue: "touchDown")
  package static let touchDragInside = Self(rawValue: "touchDragInside")
  package static let touchDragOutside = Self(rawValue: "touchDragOutside")
  package static let touchUpInside = Self(rawValue: "touchUpInside")
  package static let touchUpOutside = Self(rawValue: "touchUpOutside")
  package static let touchCancel = Self(rawValue: "touchCancel")
  package static let menuActionTriggered = Self(rawValue: "menuActionTriggered")
  package static let valueChanged = Self(rawValue: "valueChanged")
  package static let primaryActionTriggered = Self(rawValue: "primaryActionTriggered")

  /// Whether a text sends it while a person edits, such as `editingDidBegin`.
  package var isOfText: Bool { rawValue.hasPrefix("editing") }
}
