// SPDX-License-Identifier: Apache-2.0

/// The keys of one kind of mapping, in the order in which they are documented and written.
protocol ScenarioKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

enum DocumentKey: String, ScenarioKey {
  case name, title, summary, mode, question, source, device, configuration, application, scene
  case window, windows, touches, variants, expect
  case unknown
}

enum LanguageKey: String, ScenarioKey {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

enum DeviceKey: String, ScenarioKey {
  case size
}

/// The settings of the simulation are keys of the file.
extension ScenarioSetting: ScenarioKey {}

/// The keys of every responder.
enum ResponderKey: String, ScenarioKey {
  case id
  case className = "class"
  case next, implements, performs, canPerformAction
  case canBecomeFirstResponder, canResignFirstResponder, becomeFirstResponder, resignFirstResponder
  case isFirstResponder, unknown
}

enum ApplicationKey: String, ScenarioKey {
  case delegate
}

enum DelegateKey: String, ScenarioKey {
  case isResponder
}

/// The keys of a view besides those of every responder and its properties.
enum ViewKey: String, ScenarioKey {
  case baseClass, frame, bounds, center, actions
  case gestureRecognizers, gestureRecognizerShouldBegin, touchesShouldBegin, touchesShouldCancel
  case beginTracking, continueTracking
  case hitTest, pointInside, viewController, subviews
}

/// The keys of a window besides those of a view and its properties.
enum WindowKey: String, ScenarioKey {
  case isKeyWindow, rootViewController
}

/// The keys of a controller besides those of every responder.
enum ControllerKey: String, ScenarioKey {
  case baseClass, view, viewControllers, selectedIndex, presents, isChild
}

/// The keys of a recognizer besides its properties.
enum RecognizerKey: String, ScenarioKey {
  case id
  case className = "class"
  case baseClass, actions
  case requiresFailureOf, delegate
  case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail, ignores
}

enum GestureDelegateKey: String, ScenarioKey {
  case id, shouldReceiveEvent, shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneously
  case shouldRequireFailure, shouldBeRequiredToFail
}

enum AnswerKey: String, ScenarioKey {
  case only, unless
}

enum ConditionKey: String, ScenarioKey {
  case recognizer, view, within, rect
}

enum ActionKey: String, ScenarioKey {
  case event, action, target
}

enum RecognizerActionKey: String, ScenarioKey {
  case action, target
}

enum HitTestKey: String, ScenarioKey {
  case redirect, returns
}

enum PointInsideKey: String, ScenarioKey {
  case outset, circle, roundedRect, polygon, union
}

enum OutsetKey: String, ScenarioKey {
  case top, left, bottom, right
}

enum CircleKey: String, ScenarioKey {
  case center, radius
}

enum RoundedRectKey: String, ScenarioKey {
  case cornerRadius
}

/// The methods that a responder can implement itself.
enum MethodKey: String, ScenarioKey {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
}

enum ImplementationKey: String, ScenarioKey {
  case callsSuper
}

/// What an entry of `touches` does, and what stands beside it.
enum TouchKey: String, ScenarioKey {
  case tap, doubleTap, tripleTap, longPress, drag, swipe, pinch, rotate
  case began, moved, ended, cancelled
  case hover, interrupt, press, motion, remote, command, menu, set, call, wait
  case to, hold, steps, duration, count, interval, fingers, finger, on
  case with, at
}

enum DragKey: String, ScenarioKey {
  case from, to, steps
}

enum SwipeKey: String, ScenarioKey {
  case from, to, direction, distance, steps
}

enum PinchKey: String, ScenarioKey {
  case center, from, to, angle, steps
}

enum RotateKey: String, ScenarioKey {
  case center, radius, by, steps
}

/// What an entry of `variants` has besides the property.
enum VariantKey: String, ScenarioKey {
  case object
}

enum ExpectationKey: String, ScenarioKey {
  case touch, hitView, hitOrder, chain
  case calls, actions, states, received, firstResponder, properties, cycles
}

enum CallsKey: String, ScenarioKey {
  case of, exactly, includes, never
}

enum ExpectedActionKey: String, ScenarioKey {
  case action, at
}

enum ExpectedStatesKey: String, ScenarioKey {
  case entered, at, because
}
