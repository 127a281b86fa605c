// SPDX-License-Identifier: Apache-2.0

import Trace

/// The properties that `set` can set, by UIKit's names.
enum PropertyKey: String, ScenarioKey {
  case text, frame, bounds, center, transform, anchorPoint, contentOffset
  case isHidden, alpha, isUserInteractionEnabled, isMultipleTouchEnabled, isExclusiveTouch
  case clipsToBounds, isAnimating, zPosition, backgroundColor, windowLevel
  case tag, cornerRadius
  case isEnabled, isSelected, isHighlighted
  case value, minimumValue, maximumValue, isContinuous, stepValue, wraps
  case isOn
  case numberOfSegments, selectedSegmentIndex, isMomentary
  case numberOfPages, currentPage
  case contentSize, isScrollEnabled, delaysContentTouches, canCancelContentTouches
  case allowsSelection, isEditable
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, state
  case name
  case numberOfTapsRequired, numberOfTouchesRequired
  case minimumPressDuration, allowableMovement
  case minimumNumberOfTouches, maximumNumberOfTouches
  case direction, edges
}

/// The properties that can only be expected.
enum ReadOnlyPropertyKey: String, ScenarioKey {
  case isFirstResponder, isKeyWindow, isTracking, isTouchInside, isDragging, isDecelerating, numberOfTouches
}

/// What a property takes, and which classes have it.
struct PropertyRule {
  /// The classes that have it, each with all that descend from it.
  var classes: [String]

  var type: PropertyType

  init(_ classes: [String], _ type: PropertyType) {
    self.classes = classes
    self.type = type
  }

  /// Whether a simulated class of a view, or UIKit's class of a recognizer, has the property.
  func applies(to className: String) -> Bool {
    classes.contains { UIKitClass.isKind(className, of: $0) }
  }

  /// The rule of a property by name; nil for an unknown name.
  static func named(_ name: String) -> PropertyRule? { all[name] }

  private static let view = ["UIView"]
  private static let valued = ["UISlider", "UIStepper"]
  private static let selectable = ["UIControl", "UITableViewCell", "UICollectionViewCell"]
  private static let scroll = ["UIScrollView"]
  private static let gesture = ["UIGestureRecognizer"]
  private static let length = 0...ScenarioReader.maximumLength
  private static let count = 0...1_000

  private static let all: [String: PropertyRule] = [
    "text": PropertyRule(view, .text),
    "frame": PropertyRule(view, .rect),
    "bounds": PropertyRule(view, .rect),
    "center": PropertyRule(view, .point),
    "transform": PropertyRule(view, .transform),
    "anchorPoint": PropertyRule(view, .point),
    "contentOffset": PropertyRule(scroll, .point),
    "isHidden": PropertyRule(view, .bool),
    "alpha": PropertyRule(view, .number(0...1)),
    "isUserInteractionEnabled": PropertyRule(view, .bool),
    "isMultipleTouchEnabled": PropertyRule(view, .bool),
    "isExclusiveTouch": PropertyRule(view, .bool),
    "clipsToBounds": PropertyRule(view, .bool),
    "isAnimating": PropertyRule(view, .bool),
    "zPosition": PropertyRule(view, .number(ReadingContext.anyNumber)),
    "backgroundColor": PropertyRule(view, .color),
    "windowLevel": PropertyRule(["UIWindow"], .number(ReadingContext.anyNumber)),
    "tag": PropertyRule(view, .integer(-1_000_000_000...1_000_000_000)),
    "cornerRadius": PropertyRule(view, .number(length)),
    "isEnabled": PropertyRule(["UIControl", "UIGestureRecognizer"], .bool),
    "isSelected": PropertyRule(selectable, .bool),
    "isHighlighted": PropertyRule(selectable, .bool),
    "value": PropertyRule(valued, .number(ReadingContext.lengths)),
    "minimumValue": PropertyRule(valued, .number(ReadingContext.lengths)),
    "maximumValue": PropertyRule(valued, .number(ReadingContext.lengths)),
    "isContinuous": PropertyRule(["UISlider"], .bool),
    "stepValue": PropertyRule(["UIStepper"], .number(length)),
    "wraps": PropertyRule(["UIStepper"], .bool),
    "isOn": PropertyRule(["UISwitch"], .bool),
    "numberOfSegments": PropertyRule(["UISegmentedControl"], .integer(count)),
    "selectedSegmentIndex": PropertyRule(["UISegmentedControl"], .integer(-1...1_000)),
    "isMomentary": PropertyRule(["UISegmentedControl"], .bool),
    "numberOfPages": PropertyRule(["UIPageControl"], .integer(count)),
    "currentPage": PropertyRule(["UIPageControl"], .integer(count)),
    "contentSize": PropertyRule(scroll, .size),
    "isScrollEnabled": PropertyRule(scroll, .bool),
    "delaysContentTouches": PropertyRule(scroll, .bool),
    "canCancelContentTouches": PropertyRule(scroll, .bool),
    "allowsSelection": PropertyRule(["UITableView", "UICollectionView"], .bool),
    "isEditable": PropertyRule(["UITextView"], .bool),
    "cancelsTouchesInView": PropertyRule(gesture, .bool),
    "delaysTouchesBegan": PropertyRule(gesture, .bool),
    "delaysTouchesEnded": PropertyRule(gesture, .bool),
    "state": PropertyRule(gesture, .word(ReadingContext.states)),
    "name": PropertyRule(gesture, .text),
    "numberOfTapsRequired": PropertyRule(
      ["UITapGestureRecognizer", "UILongPressGestureRecognizer"], .integer(count)),
    "numberOfTouchesRequired": PropertyRule(
      ["UITapGestureRecognizer", "UISwipeGestureRecognizer", "UILongPressGestureRecognizer"],
      .integer(1...1_000)),
    "minimumPressDuration": PropertyRule(["UILongPressGestureRecognizer"], .number(ReadingContext.times)),
    "allowableMovement": PropertyRule(["UILongPressGestureRecognizer"], .number(length)),
    "minimumNumberOfTouches": PropertyRule(["UIPanGestureRecognizer"], .integer(1...1_000)),
    "maximumNumberOfTouches": PropertyRule(["UIPanGestureRecognizer"], .integer(1...1_000)),
    "direction": PropertyRule(["UISwipeGestureRecognizer"], .words(directions, all: nil)),
    "edges": PropertyRule(
      ["UIScreenEdgePanGestureRecognizer"], .words(["top", "left", "bottom", "right"], all: "all")),
    "isFirstResponder": PropertyRule(view, .bool),
    "isKeyWindow": PropertyRule(["UIWindow"], .bool),
    "isTracking": PropertyRule(["UIControl", "UIScrollView"], .bool),
    "isTouchInside": PropertyRule(["UIControl"], .bool),
    "isDragging": PropertyRule(scroll, .bool),
    "isDecelerating": PropertyRule(scroll, .bool),
    "numberOfTouches": PropertyRule(gesture, .integer(count)),
  ]

  /// The directions of a swipe.
  static let directions = ["left", "right", "up", "down"]
}

/// The kind of value that a property takes.
enum PropertyType {
  case bool
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case point, size, rect, transform
  case color, text
  case word([String])

  /// One of the words or a list of them; `all` is one that stands alone.
  case words([String], all: String?)
}
