// SPDX-License-Identifier: Apache-2.0

internal import Trace
internal import UIKitModel

/// The screen of a running app, as the debugger or code in the app wrote it down.
struct CapturedScreen: CaptureRecord, CaptureValue {
  static let name = "capture"
  static let meaning = "the whole text"

  /// What says that a text is one.
  static let format = "hitpath-capture"

  /// The newest version that is known here.
  static let version = 1

  var format = ""
  var version = 0
  var system: String?
  var size: TraceSize?
  var cut: Int?
  var application: CapturedApplication?
  var classes: [CapturedClass] = []
  var controllers: [CapturedController] = []
  var windows: [CapturedView] = []
  var touch: CapturedTouch?
  var touches: [CapturedSample] = []
  var recordings: [CapturedRecording] = []

  static let recordingsKey = "recordings"

  static let keys = [
    CaptureKey("format", isRequired: true, \CapturedScreen.format, "what the text is: `\(format)`"),
    CaptureKey("version", isRequired: true, \.version, "the version of the form: `\(version)`"),
    CaptureKey("system", \.system, "the version of the system, such as `iOS 26.0`"),
    CaptureKey("size", \.size, "the size of the device's screen, in points"),
    CaptureKey(
      "cut", \.cut, "how many views are left out because the screen has too many, or they lie too deep"),
    CaptureKey("application", \.application, "the application and its delegate"),
    CaptureKey(
      "classes", \.classes, "the classes that override what decides about touches, or that are not UIKit's"),
    CaptureKey("controllers", \.controllers, "the view controllers whose views are loaded"),
    CaptureKey("windows", isRequired: true, \.windows, "all windows from back to front"),
    CaptureKey("touch", \.touch, "the touch that the app is about to get, or the last one"),
    CaptureKey(
      "touches", \.touches,
      "what the fingers did while the app noted its calls; done to the screen in place of `touch`"),
    CaptureKey(recordingsKey, \.recordings, "what the app noted meanwhile"),
  ]
}

struct CapturedApplication: CaptureRecord, CaptureValue {
  static let name = "application"
  static let meaning = "the application and its delegate"

  var address: CaptureAddress?
  var className = ""
  var delegate: CapturedObject?

  static let keys = [
    CaptureKey("address", \CapturedApplication.address, "where it was in memory"),
    CaptureKey("class", isRequired: true, \.className, "its class"),
    CaptureKey("delegate", \.delegate, "its delegate"),
  ]
}

/// An object that is told of because another one names it.
struct CapturedObject: CaptureRecord, CaptureValue {
  static let name = "object"
  static let meaning = "an object that another one names, such as a delegate"

  var address: CaptureAddress?
  var className = ""

  static let keys = [
    CaptureKey("address", \CapturedObject.address, "where it was in memory"),
    CaptureKey("class", isRequired: true, \.className, "its class"),
  ]
}

/// What the runtime tells of a class.
struct CapturedClass: CaptureRecord, CaptureValue {
  static let name = "class"
  static let meaning = "what the runtime tells of a class"

  var className = ""
  var base: String?
  var overrides: [CapturedOverride] = []

  static let keys = [
    CaptureKey("class", isRequired: true, \CapturedClass.className, "its name"),
    CaptureKey("base", \.base, "the nearest class above it that is UIKit's"),
    CaptureKey(
      "overrides", \.overrides, "the methods that it or a class above it has in place of UIKit's usual ones"),
  ]
}

/// A method that a class has in place of the one of UIView, UIResponder or UIGestureRecognizer.
struct CapturedOverride: CaptureRecord, CaptureValue {
  static let name = "override"
  static let meaning = "a method in place of that of `UIView`, `UIViewController` or `UIGestureRecognizer`"

  var method = ""
  var className = ""
  var image: String?

  static let keys = [
    CaptureKey(
      "method", isRequired: true, \CapturedOverride.method, "its selector, such as `hitTest:withEvent:`"),
    CaptureKey("class", isRequired: true, \.className, "the class that has it"),
    CaptureKey("image", \.image, "the program or library that the class is in"),
  ]

  /// Whether it is UIKit's own.
  var isSystem: Bool {
    guard let image else { return UIKitClass.isUIKit(className) }
    return ["UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "WebKit", "MapKit"].contains(image)
  }
}

/// A view controller whose view is loaded.
struct CapturedController: CaptureRecord, CaptureValue {
  static let name = "controller"
  static let meaning = "a view controller whose view is loaded"

  var address: CaptureAddress?
  var className = ""
  var view: CaptureAddress?
  var parent: CaptureAddress?
  var next: CaptureAddress?

  static let keys = [
    CaptureKey("address", \CapturedController.address, "where it was in memory"),
    CaptureKey("class", isRequired: true, \.className, "its class"),
    CaptureKey("view", \.view, "the address of its view"),
    CaptureKey("parent", \.parent, "the address of the controller that it is a child of"),
    CaptureKey("next", \.next, "the address of its next responder"),
  ]
}

/// A touch as UIKit hands it to the application.
struct CapturedTouch: CaptureRecord, CaptureValue {
  static let name = "touch"
  static let meaning = "a touch: hit testing is over when the application gets it"

  static let phases = ["began", "moved", "stationary", "ended", "cancelled"]

  var phase = ""
  var location = TracePoint.zero
  var view: CaptureAddress?
  var window: CaptureAddress?
  var tapCount: Int?

  static let keys = [
    CaptureKey<CapturedTouch>("phase", isRequired: true, type: .word(phases), "its phase") {
      value, touch throws(CaptureProblem) in
      touch.phase = try String(capture: value)
      guard phases.contains(touch.phase) else {
        throw CaptureProblem("expected \(phases.joinedByOr), found \(value.found)")
      }
    },
    CaptureKey("location", isRequired: true, \.location, "where it is on the screen, in points"),
    CaptureKey("view", \.view, "the address of its view, which hit testing found; none if it has no view"),
    CaptureKey("window", \.window, "the address of its window"),
    CaptureKey("tapCount", \.tapCount, "how many taps it belongs to"),
  ]
}
