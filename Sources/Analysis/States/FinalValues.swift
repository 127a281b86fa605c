// SPDX-License-Identifier: Apache-2.0

package import Trace

/// What stands at the end of a trace: first responders and the values of properties.
///
/// A value is the one of the last event that changed it, else the one of the snapshot.
package struct FinalValues: Sendable {
  private let index: ScreenIndex
  private let states: StateHistory
  private var changed: [String: [String: String]] = [:]
  private var firstResponders: [String: String] = [:]
  private var keyWindow: String?
  private var named: Set<String> = []

  private let reports: Reports

  /// Whether the model records when a property of objects of one of UIKit's classes changes.
  package typealias Reports = @Sendable (_ property: String, _ className: String) -> Bool

  /// Takes the values of a trace. What code sets counts as the value, unless the model records the changes.
  package init(_ trace: TouchTrace, reports: @escaping Reports = { _, _ in false }) {
    self.reports = reports
    index = ScreenIndex(trace.screen)
    states = StateHistory(trace)
    for view in trace.screen.views {
      guard let window = view.window else { continue }
      if window.isKeyWindow { keyWindow = view.id }
      firstResponders[view.id] = window.firstResponder
    }
    for event in trace.events { read(event.kind) }
  }

  private mutating func read(_ kind: TraceEvent.Kind) {
    if case .propertyChanged(let object, let property, let value) = kind {
      changed[object, default: [:]][property] = value
      if property == "isKeyWindow" {
        if value == "true" { keyWindow = object } else if keyWindow == object { keyWindow = nil }
      }
    }
    if case .inputReceived("set", let object?, let detail) = kind { readAssignment(detail, of: object) }
    if case .firstResponderChanged(let window, _, let to) = kind { firstResponders[window] = to }
    named.formUnion(kind.ids(in: ["responder", "recognizer", "asked", "sender", "target"]))
  }

  /// Reads what code set, `isHidden = true`.
  private mutating func readAssignment(_ detail: String, of object: String) {
    guard let equals = detail.firstRange(of: " = ") else { return }
    let property = String(detail[..<equals.lowerBound])
    let recognizer = index.recognizer(object)
    let className = index.view(object)?.baseClass ?? recognizer?.baseClass ?? recognizer?.className
    guard let className, !reports(property, className) else { return }
    changed[object, default: [:]][property] = String(detail[equals.upperBound...])
  }

  /// Whether an object of this name is in the trace.
  package func knows(_ object: String) -> Bool {
    index.view(object) != nil || index.recognizer(object) != nil || index.controller(object) != nil
      || index.screen.application.id == object || index.screen.delegate?.id == object
      || index.screen.scenes.contains { $0.id == object }
      || index.screen.gestureRecognizers.contains { $0.delegate == object } || named.contains(object)
      || changed[object] != nil || firstResponders.values.contains(object)
  }

  /// The first responder of the key window; nil for none (RC-17).
  package var firstResponder: String? { keyWindow.flatMap { firstResponders[$0] } }

  /// A property's value in words; nil if it is not in the trace.
  package func value(of property: String, of object: String) -> String? {
    switch property {
    case "isKeyWindow": return index.view(object)?.window.map { _ in "\(keyWindow == object)" }
    case "isFirstResponder": return "\(firstResponders.values.contains(object))"
    default: break
    }
    if let value = changed[object]?[property] { return value }
    if let others = Self.deciding[property], let changed = changed[object],
      others.contains(where: { changed[$0] != nil })
    {
      return nil
    }
    if let view = index.view(object) { return value(of: property, of: view) }
    if let recognizer = index.recognizer(object) { return value(of: property, of: recognizer) }
    return nil
  }

  /// For each property those that change it too; after a change of one the snapshot's value is out of date.
  private static let deciding = [
    "frame": ["bounds", "center", "transform", "anchorPoint"], "bounds": ["frame", "contentOffset"],
    "center": ["frame"], "contentOffset": ["bounds"],
  ]

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
    case "state": states.finalState(of: recognizer.id)
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
