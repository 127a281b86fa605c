// SPDX-License-Identifier: Apache-2.0

import Trace

/// The values of properties in a screen's record, in words.
struct RecordedValues {
  private let index: ScreenIndex

  init(_ screen: TraceScreen) {
    index = ScreenIndex(screen)
  }

  /// A property's value; nil for one that the record does not tell.
  func value(of property: String, of object: String) -> String? {
    if let view = index.view(object) { return value(of: property, of: view) }
    if let recognizer = index.recognizer(object) { return value(of: property, of: recognizer) }
    return nil
  }

  private func value(of property: String, of view: TraceView) -> String? {
    switch property {
    case "text": view.text
    case "frame": Self.words(view.frame)
    case "bounds": Self.words(view.bounds)
    case "center": Self.words(view.center.x, view.center.y)
    case "anchorPoint": Self.words(view.anchorPoint.x, view.anchorPoint.y)
    case "transform":
      Self.words(
        view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx,
        view.transform.ty)
    case "contentOffset": Self.words(view.bounds.minX, view.bounds.minY)
    case "isHidden": "\(view.isHidden)"
    case "alpha": "\(view.alpha)"
    case "isUserInteractionEnabled": "\(view.isUserInteractionEnabled)"
    case "isMultipleTouchEnabled": "\(view.isMultipleTouchEnabled)"
    case "isExclusiveTouch": "\(view.isExclusiveTouch)"
    case "clipsToBounds": "\(view.clipsToBounds)"
    case "isAnimating": "\(view.isAnimating)"
    case "zPosition": "\(view.zPosition)"
    case "backgroundColor": view.backgroundColor
    case "windowLevel": view.window.map { "\($0.windowLevel)" }
    case "isKeyWindow": view.window.map { "\($0.isKeyWindow)" }
    case "isSelected", "isHighlighted":
      view.settings?[property]
        ?? (view.control != nil || UIKitClass.inherits(.cell, view.baseClass) ? "false" : nil)
    default: view.settings?[property] ?? Self.value(of: property, ofControl: view.control)
    }
  }

  /// What a control and a scroll view begin with unless the snapshot says otherwise.
  private static func value(of property: String, ofControl control: TraceControl?) -> String? {
    switch property {
    case "isEnabled": control.map { "\($0.isEnabled)" }
    case "isTouchInside": control.map { _ in "false" }
    case "isTracking", "isDragging", "isDecelerating": "false"
    default: nil
    }
  }

  private func value(of property: String, of recognizer: TraceGestureRecognizer) -> String? {
    switch property {
    case "state": StateHistory.initial
    case "isEnabled": "\(recognizer.isEnabled)"
    case "cancelsTouchesInView": "\(recognizer.cancelsTouchesInView)"
    case "delaysTouchesBegan": "\(recognizer.delaysTouchesBegan)"
    case "delaysTouchesEnded": "\(recognizer.delaysTouchesEnded)"
    default: recognizer.settings?[property]
    }
  }

  private static func words(_ rect: TraceRect) -> String {
    words(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private static func words(_ numbers: Double...) -> String {
    "[\(numbers.map { NumberText.decimal($0, digits: 6) }.joined(separator: ", "))]"
  }
}
