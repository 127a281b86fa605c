// SPDX-License-Identifier: Apache-2.0

import UIKitModel

/// The keys of every responder.
enum ResponderKey: String, ScenarioKey {
  case id
  case className = "class"
  case next, implements, performs, canPerformAction
  case gestureRecognizerDelegate
  case canBecomeFirstResponder, canResignFirstResponder, becomeFirstResponder, resignFirstResponder
  case isFirstResponder, unknown

  var row: KeyRow {
    switch self {
    case .id: KeyRow(.id, "The identifier.", absent: "made from the class")
    case .className: KeyRow(.name, "The class.", absent: "UIKit's own, `AppDelegate` for a delegate")
    case .next: KeyRow(.definition("next"), absent: "UIKit's implementation")
    case .implements: KeyRow(.definition("implements"), absent: "none")
    case .performs:
      KeyRow(
        .definition("performs"),
        absent: "it performs what is sent to it by target, and nothing that is looked up")
    case .canPerformAction: KeyRow(.definition("canPerformAction"), absent: "as `performs` says")
    case .gestureRecognizerDelegate:
      KeyRow(
        .definition("gestureAnswers"), "What it answers as the delegate of recognizers.",
        absent: "it has none of a delegate's methods")
    case .canBecomeFirstResponder:
      KeyRow(.bool, "What `canBecomeFirstResponder` answers.", absent: "the default of the class")
    case .canResignFirstResponder:
      KeyRow(.bool, "What `canResignFirstResponder` answers.", absent: "the default of the class")
    case .becomeFirstResponder:
      KeyRow(.bool, "What an override of `becomeFirstResponder()` answers.", absent: "UIKit's implementation")
    case .resignFirstResponder:
      KeyRow(.bool, "What an override of `resignFirstResponder()` answers.", absent: "UIKit's implementation")
    case .isFirstResponder:
      KeyRow(.bool, "Whether it is first responder when the scenario begins.", absent: "`false`")
    case .unknown: KeyRow(.definition("unknown"))
    }
  }

  /// What a delegate that is no responder has too.
  var isOfAnyDelegate: Bool { self == .id || self == .className || self == .unknown }
}

enum ApplicationKey: String, ScenarioKey {
  case delegate

  var row: KeyRow {
    KeyRow(
      .either([.word(["none"]), .definition("delegate")]), "The delegate, or none.",
      absent: "an `AppDelegate`")
  }
}

enum DelegateKey: String, ScenarioKey {
  case isResponder

  var row: KeyRow {
    KeyRow(
      .bool, "Whether the delegate is a `UIResponder`, and so at the end of the chain.", absent: "`true`")
  }
}

/// The keys of a view besides those of every responder and its properties.
enum ViewKey: String, ScenarioKey {
  case baseClass, frame, bounds, center, actions
  case gestureRecognizers, gestureRecognizerShouldBegin, touchesShouldBegin, touchesShouldCancel
  case beginTracking, continueTracking, viewForZooming, didSelect
  case hitTest, pointInside, viewController, subviews

  var row: KeyRow {
    switch self {
    case .baseClass:
      KeyRow(
        .name, "The nearest class of UIKit itself, for a class of your own: `UIButton`, `UIScrollView`.",
        absent: "the class, if it is UIKit's, else `UIView`")
    case .frame:
      KeyRow(
        .rect, "The frame in the superview's bounds coordinates.", absent: "the view fills its superview")
    case .bounds:
      KeyRow(.rect, "The bounds in the view's own coordinates; goes with `center`, instead of `frame`.")
    case .center:
      KeyRow(
        .point,
        "The position of the anchor point in the superview's bounds coordinates; goes with `bounds`.")
    case .actions:
      KeyRow(
        .list(.definition("controlAction")),
        "Controls: target-action pairs. Cells: what is sent when a touch selects them.",
        absent: "none")
    case .gestureRecognizers:
      KeyRow(
        .list(.definition("gestureRecognizer")), "The gesture recognizers in the order of addition.",
        absent: "none")
    case .gestureRecognizerShouldBegin:
      KeyRow(
        .answer, "What `gestureRecognizerShouldBegin` of the view answers about its own recognizers.",
        absent: "UIKit's implementation")
    case .touchesShouldBegin:
      KeyRow(.answer, "Scroll views: what `touchesShouldBegin` answers.", absent: "UIKit's implementation")
    case .touchesShouldCancel:
      KeyRow(.answer, "Scroll views: what `touchesShouldCancel` answers.", absent: "UIKit's implementation")
    case .beginTracking:
      KeyRow(.bool, "Controls: what `beginTracking` answers.", absent: "UIKit's implementation")
    case .continueTracking:
      KeyRow(.bool, "Controls: what `continueTracking` answers.", absent: "UIKit's implementation")
    case .viewForZooming:
      KeyRow(
        .id, "Scroll views: the view that the delegate names in `viewForZooming(in:)` (SV-15).",
        absent: "none")
    case .didSelect:
      KeyRow(
        .list(.definition("step")),
        "Tables and collections: what the delegate's method does that hears of a selected row or item.",
        absent: "nothing that counts")
    case .hitTest: KeyRow(.definition("hitTest"), absent: "UIKit's implementation")
    case .pointInside: KeyRow(.definition("pointInside"), absent: "UIKit's implementation")
    case .viewController:
      KeyRow(.definition("carriedController"), "The controller whose root view this is.", absent: "none")
    case .subviews: KeyRow(.list(.definition("view")), "The subviews from back to front.", absent: "none")
    }
  }
}

/// The keys of a window besides those of a view and its properties.
enum WindowKey: String, ScenarioKey {
  case isKeyWindow, rootViewController

  var row: KeyRow {
    switch self {
    case .isKeyWindow:
      KeyRow(.bool, "Whether it is made the key window.", absent: "the last visible window is")
    case .rootViewController: KeyRow(.definition("controller"), "The root view controller.", absent: "none")
    }
  }
}

/// The keys of a controller besides those of every responder.
enum ControllerKey: String, ScenarioKey {
  case baseClass, view, viewControllers, selectedIndex, presents, isChild

  var row: KeyRow {
    switch self {
    case .baseClass:
      KeyRow(
        .name, "The nearest class of UIKit itself, such as `UINavigationController`.",
        absent: "the class, if it is UIKit's, else `UIViewController`")
    case .view: KeyRow(.definition("view"), "The root view.", absent: "a view that fills its place")
    case .viewControllers:
      KeyRow(
        .list(.definition("controller")),
        "Navigation and tab bar controllers: the controllers contained, bottom to top or left to right.",
        absent: "none")
    case .selectedIndex:
      KeyRow(
        .integer(0...1_000_000), "Tab bar controllers: which of `viewControllers` shows, from 0.", absent: "0"
      )
    case .presents: KeyRow(.definition("controller"), "The controller presented by this one.", absent: "none")
    case .isChild:
      KeyRow(
        .bool, "Under `viewController`: whether the controller was added with `addChild`.", absent: "`true`")
    }
  }
}

enum HitTestKey: String, ScenarioKey {
  case redirect, returns, only, unless, answers
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .redirect:
      KeyRow(.id, "A view whose point(inside:) is asked first; if it says yes, it is the answer.")
    case .returns:
      KeyRow(.either([.nilWord, .word(["self"]), .id]), "What is always returned: nil, self or a view.")
    case .only: KeyRow(.definition("hitCondition"), "What UIKit would answer if this holds, else nil.")
    case .unless: KeyRow(.definition("hitCondition"), "Nil if this holds, else what UIKit would answer.")
    case .answers:
      KeyRow(.word(ReadingContext.hitTestWords), "One of the words for an override; goes with `do`.")
    case .steps:
      KeyRow(
        .list(.definition("step")), "What the method does before it answers.", absent: "nothing that counts")
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
      KeyRow(.number, "Points added at the \(rawValue).", absent: "0")
    }
  }
}

enum CircleKey: String, ScenarioKey {
  case center, radius

  var row: KeyRow {
    switch self {
    case .center: KeyRow(.point, "The middle.", absent: "that of the bounds")
    case .radius: KeyRow(.length, "The radius.", absent: "half of the shorter side")
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
  case steps = "do"

  var row: KeyRow {
    switch self {
    case .callsSuper: KeyRow(.bool, "Whether it calls super, so that the event climbs on.", absent: "false")
    case .steps:
      KeyRow(.list(.definition("step")), "What it does, after super.", absent: "nothing that counts")
    }
  }
}
