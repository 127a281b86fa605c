// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace
import UIKitModel

/// Sets properties of live objects by UIKit's names. Reading has checked that the object has them.
@MainActor
enum PropertySetter {
  /// Sets a property of a view or a recognizer.
  static func set(_ name: String, to value: ScenarioValue, of object: AnyObject) {
    switch object {
    case let view as UIView: set(name, to: value, of: view)
    case let recognizer as UIGestureRecognizer: set(name, to: value, of: recognizer)
    default: break
    }
  }

  /// Sets several properties, ranges and counts before the values that they limit.
  static func set(_ properties: [ScenarioProperty], of object: AnyObject) {
    let limits: Set = ["minimumValue", "maximumValue", "numberOfSegments", "numberOfPages", "contentSize"]
    let ordered =
      properties.filter { limits.contains($0.name) } + properties.filter { !limits.contains($0.name) }
    for property in ordered { set(property.name, to: property.value, of: object) }
  }

  /// A value as a trace shows it.
  nonisolated static func text(_ value: ScenarioValue) -> String {
    switch value {
    case .bool(let value): String(value)
    case .number(let value): text(value)
    case .numbers(let values): values.map { text($0) }.joined(separator: ", ")
    case .text(let text): text
    case .texts(let texts): texts.joined(separator: ", ")
    }
  }

  /// A number without a needless fraction.
  nonisolated static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  // MARK: - Views

  private static func set(_ name: String, to value: ScenarioValue, of view: UIView) {
    switch name {
    case "text": setText(value.textValue, of: view)
    case "frame": view.frame = value.rect
    case "bounds": view.bounds = value.rect
    case "center": view.center = value.point
    case "transform": view.transform = value.transform
    case "anchorPoint": view.layer.anchorPoint = value.point
    case "isHidden": view.isHidden = value.isTrue
    case "alpha": view.alpha = CGFloat(value.number)
    case "isUserInteractionEnabled": view.isUserInteractionEnabled = value.isTrue
    case "isMultipleTouchEnabled": view.isMultipleTouchEnabled = value.isTrue
    case "isExclusiveTouch": view.isExclusiveTouch = value.isTrue
    case "clipsToBounds": view.clipsToBounds = value.isTrue
    case "isAnimating": view.setBlockingAnimation(value.isTrue)
    case "zPosition": view.layer.zPosition = CGFloat(value.number)
    case "cornerRadius": view.layer.cornerRadius = CGFloat(value.number)
    case "backgroundColor": view.backgroundColor = UIColor(hex: value.textValue)
    case "tag": view.tag = Int(value.number)
    default:
      switch view {
      case let window as UIWindow:
        if name == "windowLevel" { window.windowLevel = UIWindow.Level(CGFloat(value.number)) }
      case let scrollView as UIScrollView: set(name, to: value, of: scrollView)
      case let control as UIControl: set(name, to: value, of: control)
      case let cell as UITableViewCell:
        if name == "isSelected" { cell.isSelected = value.isTrue }
        if name == "isHighlighted" { cell.isHighlighted = value.isTrue }
      case let cell as UICollectionViewCell:
        if name == "isSelected" { cell.isSelected = value.isTrue }
        if name == "isHighlighted" { cell.isHighlighted = value.isTrue }
      default: break
      }
    }
  }

  private static func setText(_ text: String, of view: UIView) {
    if let field = view as? UITextField { field.text = text }
    if let label = view as? UILabel { label.text = text }
    view.declaration?.text = text
  }

  private static func set(_ name: String, to value: ScenarioValue, of scrollView: UIScrollView) {
    switch name {
    case "contentOffset": scrollView.contentOffset = value.point
    case "contentSize": scrollView.contentSize = CGSize(width: value.point.x, height: value.point.y)
    case "isScrollEnabled": scrollView.isScrollEnabled = value.isTrue
    case "delaysContentTouches": scrollView.delaysContentTouches = value.isTrue
    case "canCancelContentTouches": scrollView.canCancelContentTouches = value.isTrue
    case "allowsSelection":
      (scrollView as? UITableView)?.allowsSelection = value.isTrue
      (scrollView as? UICollectionView)?.allowsSelection = value.isTrue
    case "isEditable": (scrollView as? UITextView)?.isEditable = value.isTrue
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of control: UIControl) {
    switch name {
    case "isEnabled": control.isEnabled = value.isTrue
    case "isSelected": control.isSelected = value.isTrue
    case "isHighlighted": control.isHighlighted = value.isTrue
    default:
      switch control {
      case let slider as UISlider: set(name, to: value, of: slider)
      case let stepper as UIStepper: set(name, to: value, of: stepper)
      case let aSwitch as UISwitch: if name == "isOn" { aSwitch.isOn = value.isTrue }
      case let segments as UISegmentedControl: set(name, to: value, of: segments)
      case let pages as UIPageControl: set(name, to: value, of: pages)
      default: break
      }
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of slider: UISlider) {
    switch name {
    case "value": slider.value = Float(value.number)
    case "minimumValue": slider.minimumValue = Float(value.number)
    case "maximumValue": slider.maximumValue = Float(value.number)
    case "isContinuous": slider.isContinuous = value.isTrue
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of stepper: UIStepper) {
    switch name {
    case "value": stepper.value = value.number
    case "minimumValue": stepper.minimumValue = value.number
    case "maximumValue": stepper.maximumValue = value.number
    case "stepValue": stepper.stepValue = value.number
    case "wraps": stepper.wraps = value.isTrue
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of segments: UISegmentedControl) {
    switch name {
    case "numberOfSegments":
      segments.removeAllSegments()
      for index in 0..<max(0, Int(value.number)) {
        segments.insertSegment(withTitle: nil, at: index, animated: false)
      }
    case "selectedSegmentIndex": segments.selectedSegmentIndex = Int(value.number)
    case "isMomentary": segments.isMomentary = value.isTrue
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of pages: UIPageControl) {
    switch name {
    case "numberOfPages": pages.numberOfPages = Int(value.number)
    case "currentPage": pages.currentPage = Int(value.number)
    default: break
    }
  }

  // MARK: - Recognizers

  private static func set(_ name: String, to value: ScenarioValue, of recognizer: UIGestureRecognizer) {
    switch name {
    case "isEnabled": recognizer.isEnabled = value.isTrue
    case "cancelsTouchesInView": recognizer.cancelsTouchesInView = value.isTrue
    case "delaysTouchesBegan": recognizer.delaysTouchesBegan = value.isTrue
    case "delaysTouchesEnded": recognizer.delaysTouchesEnded = value.isTrue
    case "name": recognizer.name = value.textValue
    case "state": if let state = UIGestureRecognizer.State(name: value.textValue) { recognizer.state = state }
    default:
      switch recognizer {
      case let tap as UITapGestureRecognizer: set(name, to: value, of: tap)
      case let press as UILongPressGestureRecognizer: set(name, to: value, of: press)
      case let swipe as UISwipeGestureRecognizer: set(name, to: value, of: swipe)
      case let pan as UIPanGestureRecognizer: set(name, to: value, of: pan)
      default: break
      }
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of tap: UITapGestureRecognizer) {
    switch name {
    case "numberOfTapsRequired": tap.numberOfTapsRequired = Int(value.number)
    case "numberOfTouchesRequired": tap.numberOfTouchesRequired = Int(value.number)
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of press: UILongPressGestureRecognizer) {
    switch name {
    case "numberOfTapsRequired": press.numberOfTapsRequired = Int(value.number)
    case "numberOfTouchesRequired": press.numberOfTouchesRequired = Int(value.number)
    case "minimumPressDuration": press.minimumPressDuration = value.number
    case "allowableMovement": press.allowableMovement = CGFloat(value.number)
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of swipe: UISwipeGestureRecognizer) {
    switch name {
    case "numberOfTouchesRequired": swipe.numberOfTouchesRequired = Int(value.number)
    case "direction":
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      swipe.direction = value.words.reduce(into: []) { if let one = directions[$1] { $0.insert(one) } }
    default: break
    }
  }

  private static func set(_ name: String, to value: ScenarioValue, of pan: UIPanGestureRecognizer) {
    switch name {
    case "minimumNumberOfTouches": pan.minimumNumberOfTouches = Int(value.number)
    case "maximumNumberOfTouches": pan.maximumNumberOfTouches = Int(value.number)
    case "edges":
      let edges: [String: UIRectEdge] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "all": .all,
      ]
      (pan as? UIScreenEdgePanGestureRecognizer)?.edges = value.words.reduce(into: []) {
        if let one = edges[$1] { $0.insert(one) }
      }
    default: break
    }
  }
}

extension ScenarioValue {
  fileprivate var isTrue: Bool { self == .bool(true) }

  fileprivate var number: Double {
    if case .number(let number) = self { return number }
    return numbers.first ?? 0
  }

  fileprivate var textValue: String {
    if case .text(let text) = self { return text }
    return ""
  }

  fileprivate var words: [String] {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts
    default: []
    }
  }

  private var numbers: [Double] {
    if case .numbers(let numbers) = self { return numbers }
    return []
  }

  /// Two numbers as a point.
  var point: CGPoint {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
  }

  fileprivate var rect: CGRect {
    guard numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate var transform: CGAffineTransform {
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]), d: CGFloat(numbers[3]),
      tx: CGFloat(numbers[4]), ty: CGFloat(numbers[5]))
  }
}
