// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The keys of every responder.
enum ResponderKey: String, ScenarioKey {
  case id
  case className = "class"
  case next, implements, performs, canPerformAction
  case canBecomeFirstResponder, canResignFirstResponder, becomeFirstResponder, resignFirstResponder
  case isFirstResponder, unknown

  var row: KeyRow {
    switch self {
    case .id: KeyRow(.id, "The identifier; made from the class if not given.")
    case .className: KeyRow(.name, "The class; UIKit's own if not given.")
    case .next: KeyRow(.definition("next"))
    case .implements: KeyRow(.definition("implements"))
    case .performs: KeyRow(.definition("performs"))
    case .canPerformAction: KeyRow(.definition("canPerformAction"))
    case .canBecomeFirstResponder: KeyRow(.bool, "What canBecomeFirstResponder answers.")
    case .canResignFirstResponder: KeyRow(.bool, "What canResignFirstResponder answers.")
    case .becomeFirstResponder: KeyRow(.bool, "What an override of becomeFirstResponder() answers.")
    case .resignFirstResponder: KeyRow(.bool, "What an override of resignFirstResponder() answers.")
    case .isFirstResponder: KeyRow(.bool, "Whether it is first responder when the scenario begins.")
    case .unknown: KeyRow(.definition("unknown"))
    }
  }

  /// What a delegate that is no responder has too.
  var isOfAnyDelegate: Bool { self == .id || self == .className || self == .unknown }
}

enum ApplicationKey: String, ScenarioKey {
  case delegate

  var row: KeyRow {
    KeyRow(.either([.word(["none"]), .definition("delegate")]), "The delegate, or none.")
  }
}

enum DelegateKey: String, ScenarioKey {
  case isResponder

  var row: KeyRow {
    KeyRow(
      .bool, "Whether the delegate is a UIResponder, and so at the end of the chain; true if not given.")
  }
}

/// The keys of a view besides those of every responder and its properties.
enum ViewKey: String, ScenarioKey {
  case baseClass, frame, bounds, center, actions
  case gestureRecognizers, gestureRecognizerShouldBegin, touchesShouldBegin, touchesShouldCancel
  case beginTracking, continueTracking
  case hitTest, pointInside, viewController, subviews

  var row: KeyRow {
    switch self {
    case .baseClass:
      KeyRow(.name, "The nearest class of UIKit itself, for a class of your own: UIButton, UIScrollView.")
    case .frame: KeyRow(.rect, "The frame in the superview's bounds coordinates.")
    case .bounds: KeyRow(.rect, "The bounds in the view's own coordinates; goes with center.")
    case .center:
      KeyRow(
        .point,
        "The position of the anchor point in the superview's bounds coordinates; goes with bounds.")
    case .actions: KeyRow(.list(.definition("controlAction")), "Controls: target-action pairs.")
    case .gestureRecognizers:
      KeyRow(.list(.definition("gestureRecognizer")), "The gesture recognizers in the order of addition.")
    case .gestureRecognizerShouldBegin:
      KeyRow(.answer, "What gestureRecognizerShouldBegin of the view answers.")
    case .touchesShouldBegin: KeyRow(.answer, "Scroll views: what touchesShouldBegin answers.")
    case .touchesShouldCancel: KeyRow(.answer, "Scroll views: what touchesShouldCancel answers.")
    case .beginTracking: KeyRow(.bool, "Controls: what beginTracking answers.")
    case .continueTracking: KeyRow(.bool, "Controls: what continueTracking answers.")
    case .hitTest: KeyRow(.definition("hitTest"))
    case .pointInside: KeyRow(.definition("pointInside"))
    case .viewController:
      KeyRow(.definition("carriedController"), "The controller whose root view this is.")
    case .subviews: KeyRow(.list(.definition("view")), "The subviews from back to front.")
    }
  }
}

/// The keys of a window besides those of a view and its properties.
enum WindowKey: String, ScenarioKey {
  case isKeyWindow, rootViewController

  var row: KeyRow {
    switch self {
    case .isKeyWindow: KeyRow(.bool, "Whether it is made the key window.")
    case .rootViewController: KeyRow(.definition("controller"), "The root view controller.")
    }
  }
}

/// The keys of a controller besides those of every responder.
enum ControllerKey: String, ScenarioKey {
  case baseClass, view, viewControllers, selectedIndex, presents, isChild

  var row: KeyRow {
    switch self {
    case .baseClass:
      KeyRow(.name, "The nearest class of UIKit itself, such as UINavigationController.")
    case .view: KeyRow(.definition("view"), "The root view.")
    case .viewControllers:
      KeyRow(
        .list(.definition("controller")), "Navigation and tab bar controllers: the controllers contained.")
    case .selectedIndex:
      KeyRow(.integer(0...1_000_000), "Tab bar controllers: which of viewControllers shows.")
    case .presents: KeyRow(.definition("controller"), "The controller presented by this one.")
    case .isChild:
      KeyRow(.bool, "Whether the controller was added with addChild; true if not given.")
    }
  }
}

enum HitTestKey: String, ScenarioKey {
  case redirect, returns

  var row: KeyRow {
    switch self {
    case .redirect:
      KeyRow(.id, "A view whose point(inside:) is asked first; if it says yes, it is the answer.")
    case .returns:
      KeyRow(.either([.nilWord, .word(["self"]), .id]), "What is always returned: nil, self or a view.")
    }
  }
}

enum PointInsideKey: String, ScenarioKey {
  case outset, circle, roundedRect, polygon, union

  var row: KeyRow {
    switch self {
    case .outset: KeyRow(.definition("outset"))
    case .circle: KeyRow(.definition("circle"))
    case .roundedRect: KeyRow(.definition("roundedRect"))
    case .polygon: KeyRow(.list(.point, atLeast: 3), "The corners of a polygon, by the even-odd rule.")
    case .union:
      KeyRow(.list(.definition("pointInside"), atLeast: 1), "Shapes; inside any of them is inside.")
    }
  }
}

enum OutsetKey: String, ScenarioKey {
  case top, left, bottom, right

  var row: KeyRow {
    switch self {
    case .top, .bottom, .left, .right:
      KeyRow(.number, "Points added at the \(rawValue); 0 if not given.")
    }
  }
}

enum CircleKey: String, ScenarioKey {
  case center, radius

  var row: KeyRow {
    switch self {
    case .center: KeyRow(.point, "The middle; that of the bounds if not given.")
    case .radius: KeyRow(.length, "The radius; half of the shorter side if not given.")
    }
  }
}

enum RoundedRectKey: String, ScenarioKey {
  case cornerRadius

  var row: KeyRow { .needed(.length, "The radius of the corners.") }
}

/// The methods that a responder can implement itself.
enum MethodKey: String, ScenarioKey {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived

  var row: KeyRow { KeyRow(.definition("implementation")) }
}

enum ImplementationKey: String, ScenarioKey {
  case callsSuper

  var row: KeyRow {
    KeyRow(.bool, "Whether it calls super, so that the event climbs on; false if not given.")
  }
}
