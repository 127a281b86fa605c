// SPDX-License-Identifier: Apache-2.0

import Trace

/// The values of properties in a screen's record, in words.
struct RecordedValues {
  let index: ScreenIndex

  /// A property's value; nil for one that the record does not tell.
  func value(of property: String, of object: String) -> String? {
    if let view = index.view(object) { return value(of: property, of: view) }
    guard let recognizer = index.recognizer(object) else { return nil }
    return property == "state" ? GestureState.possible.rawValue : recognizer.values[property]
  }

  private func value(of property: String, of view: TraceView) -> String? {
    switch property {
    case "text": view.text
    case "frame": view.frame.words
    case "bounds": view.bounds.words
    case "center": view.center.words
    case "anchorPoint": view.anchorPoint.words
    case "transform": view.transform.words
    case "contentOffset": view.bounds.origin.words
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
      view.settings?[property]?.words
        ?? (view.control != nil || UIKitClass.inherits(.cell, view.baseClass) ? "false" : nil)
    default: view.settings?[property]?.words ?? Self.value(of: property, ofControl: view.control)
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
}
