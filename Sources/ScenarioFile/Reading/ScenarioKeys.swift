// SPDX-License-Identifier: Apache-2.0

/// The keys of one kind of mapping, in the order in which they are documented and written.
protocol ScenarioKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

enum DocumentKey: String, ScenarioKey {
  case name, title, summary, source, device, configuration, application, scene, window, windows, touches,
    expect
  case unknown
}

enum LanguageKey: String, ScenarioKey {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

enum DeviceKey: String, ScenarioKey {
  case size
}

enum ConfigurationKey: String, ScenarioKey {
  case hitTestPasses, tapInterval, tapMovement, insertsPrivateContainerViews
}

/// The keys of every responder.
enum ResponderKey: String, ScenarioKey {
  case id
  case className = "class"
  case next, implements, unknown
}

enum ApplicationKey: String, ScenarioKey {
  case delegate
}

enum DelegateKey: String, ScenarioKey {
  case isResponder
}

/// The keys of a view besides those of every responder.
enum ViewKey: String, ScenarioKey {
  case baseClass, text, frame, bounds, center, transform, anchorPoint, contentOffset
  case isHidden, alpha, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch
  case clipsToBounds, isAnimating, zPosition, backgroundColor, isEnabled, actions
  case gestureRecognizers, hitTest, pointInside, viewController, subviews
}

/// The keys of a window besides those of a view.
enum WindowKey: String, ScenarioKey {
  case windowLevel, isKeyWindow, rootViewController
}

/// The keys of a controller besides those of every responder.
enum ControllerKey: String, ScenarioKey {
  case baseClass, view, viewControllers, selectedIndex, presents, isChild
}

enum RecognizerKey: String, ScenarioKey {
  case id
  case className = "class"
  case isEnabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, actions
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

enum TouchesMethodKey: String, ScenarioKey {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
}

enum ImplementationKey: String, ScenarioKey {
  case callsSuper
}

enum TouchKey: String, ScenarioKey {
  case tap, drag, began, moved, ended, cancelled, duration, finger, at
}

enum DragKey: String, ScenarioKey {
  case from, to, steps
}

enum ExpectationKey: String, ScenarioKey {
  case touch, hitView, hitOrder, chain
}
