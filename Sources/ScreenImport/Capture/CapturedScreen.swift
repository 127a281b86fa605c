// SPDX-License-Identifier: Apache-2.0

import Trace
internal import Trace
internal import UIKitModel

/// The screen of a running app, as the debugger or code in the app wrote it down.
struct CapturedScreen: CaptureRecord {
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

  static let keys: [Key] = [
    Key("format", isRequired: true, \.format, "what the text is: `\(format)`"),
    Key("version", isRequired: true, \.version, "the version of the form: `\(version)`"),
    Key("system", \.system, "the version of the system, such as `iOS 26.0`"),
    Key("size", \.size, "the size of the device's screen, in points"),
    Key(
      "cut", \.cut, "how many views are left out because the screen has too many, or they lie too deep"),
    Key("application", \.application, "the application and its delegate"),
    Key(
      "classes", \.classes, "the classes that override what decides about touches, or that are not UIKit's"),
    Key("controllers", \.controllers, "the view controllers whose views are loaded"),
    Key("windows", isRequired: true, \.windows, "all windows from back to front"),
    Key("touch", \.touch, "the touch that the app is about to get, or the last one"),
    Key(
      "touches", \.touches,
      "what the fingers did while the app noted its calls; done to the screen in place of `touch`"),
    Key(recordingsKey, \.recordings, "what the app noted meanwhile"),
  ]
}

extension CapturedScreen {
  /// The controllers by the addresses of their views.
  var controllersByView: [CaptureAddress: CapturedController] {
    Dictionary(controllers.compactMap { one in one.view.map { ($0, one) } }) { first, _ in first }
  }
}

struct CapturedApplication: CaptureRecord {
  static let name = "application"
  static let meaning = "the application and its delegate"

  var address: CaptureAddress?
  var className = ""
  var delegate: CapturedObject?

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("delegate", \.delegate, "its delegate"),
  ]
}

/// An object that is in the capture because another one names it.
struct CapturedObject: CaptureRecord {
  static let name = "object"
  static let meaning = "an object that another one names, such as a delegate"

  var address: CaptureAddress?
  var className = ""

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
  ]
}

/// What the runtime tells of a class.
struct CapturedClass: CaptureRecord {
  static let name = "class"
  static let meaning = "what the runtime tells of a class"

  var className = ""
  var base: String?
  var overrides: [CapturedOverride] = []

  static let keys: [Key] = [
    Key("class", isRequired: true, \.className, "its name"),
    Key("base", \.base, "the nearest class above it that is UIKit's"),
    Key(
      "overrides", \.overrides, "the methods that it or a class above it has in place of UIKit's usual ones"),
  ]
}

/// A method that a class has in place of the one of UIView, UIResponder or UIGestureRecognizer.
struct CapturedOverride: CaptureRecord {
  static let name = "override"
  static let meaning = "a method in place of that of `UIView`, `UIViewController` or `UIGestureRecognizer`"

  var method = ""
  var className = ""
  var image: String?

  static let keys: [Key] = [
    Key(
      "method", isRequired: true, \.method, "its selector, such as `hitTest:withEvent:`"),
    Key("class", isRequired: true, \.className, "the class that has it"),
    Key("image", \.image, "the program or library that the class is in"),
  ]

  /// Whether it is UIKit's own.
  var isSystem: Bool {
    guard let image else { return UIKitClass.isUIKit(className) }
    return ["UIKitCore", "UIKit", "SwiftUI", "SwiftUICore", "WebKit", "MapKit"].contains(image)
  }
}

/// A view controller whose view is loaded.
struct CapturedController: CaptureRecord {
  static let name = "controller"
  static let meaning = "a view controller whose view is loaded"

  var address: CaptureAddress?
  var className = ""
  var view: CaptureAddress?
  var parent: CaptureAddress?
  var next: CaptureAddress?

  static let keys: [Key] = [
    Key("address", \.address, "where it was in memory"),
    Key("class", isRequired: true, \.className, "its class"),
    Key("view", \.view, "the address of its view"),
    Key("parent", \.parent, "the address of the controller that it is a child of"),
    Key("next", \.next, "the address of its next responder"),
  ]
}

/// A touch as UIKit hands it to the application.
struct CapturedTouch: CaptureRecord {
  static let name = "touch"
  static let meaning = "a touch: hit testing is over when the application gets it"

  static let phases = TouchPhase.allCases.map(\.rawValue)

  var phase = ""
  var location = TracePoint.zero
  var view: CaptureAddress?
  var window: CaptureAddress?
  var tapCount: Int?

  static let keys: [Key] = [
    Key("phase", of: phases, \.phase, "its phase"),
    Key("location", isRequired: true, \.location, "where it is on the screen, in points"),
    Key("view", \.view, "the address of its view, which hit testing found; none if it has no view"),
    Key("window", \.window, "the address of its window"),
    Key("tapCount", \.tapCount, "how many taps it belongs to"),
  ]
}
