// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  func window(_ node: SourceNode) -> ScenarioWindow? {
    guard let fields = fields(node, .window) else { return nil }
    var view = ScenarioView(className: "UIWindow", baseClass: "UIWindow", geometry: .fill)
    fill(&view, from: fields)
    var window = ScenarioWindow(view: view)
    window.windowLevel = number(fields, WindowKey.windowLevel, in: Self.anyNumber) ?? 0
    window.isKeyWindow = bool(fields, WindowKey.isKeyWindow)
    if let node = fields[WindowKey.rootViewController] {
      window.rootViewController = controller(node, isCarried: false)
    }
    return window
  }

  /// A view. The root view of a controller does not name another.
  func view(_ node: SourceNode, isRootView: Bool = false) -> ScenarioView? {
    guard deeper(at: node) else { return nil }
    defer { depth -= 1 }
    guard let fields = fields(node, .view) else { return nil }
    var view = ScenarioView(geometry: .fill)
    fill(&view, from: fields)
    if isRootView, view.viewController != nil {
      report(
        fields.keyPlace(ViewKey.viewController),
        "the root view of a view controller has that controller already",
        hint: "remove 'viewController' here")
    }
    return view
  }

  func controller(_ node: SourceNode, isCarried: Bool) -> ScenarioController? {
    guard deeper(at: node) else { return nil }
    defer { depth -= 1 }
    guard let fields = fields(node, .controller) else { return nil }
    var controller = ScenarioController()
    controller.responder = responder(fields, className: "UIViewController")
    controller.baseClass = name(fields, ControllerKey.baseClass)
    if let node = fields[ControllerKey.view] {
      if isCarried {
        report(
          fields.keyPlace(ControllerKey.view),
          "a controller under 'viewController' has the view that it stands in",
          hint: "remove 'view' here")
      } else {
        controller.view = view(node, isRootView: true)
      }
    }
    controller.viewControllers = list(fields, ControllerKey.viewControllers, of: "view controllers")
      .compactMap { self.controller($0, isCarried: false) }
    controller.selectedIndex = selectedIndex(fields, count: controller.viewControllers.count)
    if let node = fields[ControllerKey.presents] {
      controller.presents = self.controller(node, isCarried: false)
    }
    controller.isChild = bool(fields, ControllerKey.isChild) ?? true
    return controller
  }

  private func selectedIndex(_ fields: Fields, count: Int) -> Int? {
    guard let index = integer(fields, ControllerKey.selectedIndex, in: 0...1_000_000) else { return nil }
    guard index < count else {
      let controllers = count == 1 ? "1 controller" : "\(count) controllers"
      report(
        fields[ControllerKey.selectedIndex]?.place,
        "'selectedIndex' counts from 0, found \(index) with \(controllers) under 'viewControllers'")
      return nil
    }
    return index
  }

  /// Goes one level deeper, unless that is too deep.
  private func deeper(at node: SourceNode) -> Bool {
    guard depth < Self.maximumViewDepth else {
      report(node.place, "views and view controllers nested more than \(Self.maximumViewDepth) deep")
      return false
    }
    depth += 1
    return true
  }

  private func fill(_ view: inout ScenarioView, from fields: Fields) {
    view.responder = responder(fields, className: view.className)
    view.baseClass = name(fields, ViewKey.baseClass) ?? view.baseClass
    view.text = string(fields, ViewKey.text)
    view.geometry = geometry(fields)
    view.transform = transform(fields)
    view.anchorPoint = point(fields, ViewKey.anchorPoint)
    view.contentOffset = contentOffset(fields, view.geometry)
    view.isHidden = bool(fields, ViewKey.isHidden)
    view.alpha = number(fields, ViewKey.alpha, in: 0...1)
    view.isUserInteractionEnabled = bool(fields, ViewKey.isUserInteractionEnabled)
    view.isMultipleTouchEnabled = bool(fields, ViewKey.isMultipleTouchEnabled)
    view.isExclusiveTouch = bool(fields, ViewKey.isExclusiveTouch)
    view.clipsToBounds = bool(fields, ViewKey.clipsToBounds)
    view.isAnimating = bool(fields, ViewKey.isAnimating)
    view.zPosition = number(fields, ViewKey.zPosition, in: Self.anyNumber)
    view.backgroundColor = color(fields)
    view.isEnabled = bool(fields, ViewKey.isEnabled)
    view.actions = actions(fields, ViewKey.actions, .controlAction)
    view.gestureRecognizers = list(fields, ViewKey.gestureRecognizers, of: "gesture recognizers")
      .compactMap(recognizer)
    view.hitTest = fields[ViewKey.hitTest].flatMap { hitTest($0, owner: view.id) }
    view.pointInside = fields[ViewKey.pointInside].flatMap(pointInside)
    view.viewController = fields[ViewKey.viewController].flatMap { controller($0, isCarried: true) }
    let subviews = list(fields, ViewKey.subviews, of: "views")
    view.subviews.reserveCapacity(subviews.count)
    for subview in subviews {
      if let subview = self.view(subview) { view.subviews.append(subview) }
    }
  }

  private func geometry(_ fields: Fields) -> ScenarioGeometry {
    switch (fields[ViewKey.frame], fields[ViewKey.bounds], fields[ViewKey.center]) {
    case (nil, nil, nil):
      return .fill
    case (_?, nil, nil):
      return rect(fields, ViewKey.frame).map { .frame($0) } ?? .fill
    case (nil, _?, _?):
      guard let bounds = rect(fields, ViewKey.bounds), let center = point(fields, ViewKey.center) else {
        return .fill
      }
      return .bounds(bounds, center: center)
    case (nil, _?, nil):
      report(fields.keyPlace(ViewKey.bounds), "'bounds' without 'center'", hint: "or give a 'frame' instead")
    case (nil, nil, _?):
      report(fields.keyPlace(ViewKey.center), "'center' without 'bounds'", hint: "or give a 'frame' instead")
    case (_?, let bounds, _):
      let other = bounds == nil ? ViewKey.center : .bounds
      report(
        fields.keyPlace(other),
        "both 'frame' and '\(other.rawValue)', expected one way to say where the view is",
        hint: "give 'frame', or 'bounds' with 'center'")
    }
    return .fill
  }

  private func transform(_ fields: Fields) -> TraceTransform? {
    guard let node = fields[ViewKey.transform],
      let n = numbers(node, ViewKey.transform.rawValue, names: ["a", "b", "c", "d", "tx", "ty"])
    else { return nil }
    return TraceTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func contentOffset(_ fields: Fields, _ geometry: ScenarioGeometry) -> TracePoint? {
    guard let offset = point(fields, ViewKey.contentOffset) else { return nil }
    if case .bounds(let bounds, _) = geometry, bounds.origin != TracePoint(x: 0, y: 0),
      bounds.origin != offset
    {
      report(
        fields.keyPlace(ViewKey.contentOffset), "'contentOffset' and 'bounds' give different offsets",
        hint: "the origin of the bounds is the content offset; give one of them")
    }
    return offset
  }

  private func color(_ fields: Fields) -> String? {
    guard let color = string(fields, ViewKey.backgroundColor) else { return nil }
    let digits = color.dropFirst()
    guard color.first == "#", [3, 6, 8].contains(digits.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    else {
      report(
        fields[ViewKey.backgroundColor]?.place,
        "'backgroundColor' takes a colour such as '#3af', '#33aaff' or '#33aaff80', found '\(color.shown())'")
      return nil
    }
    return color
  }

  private func recognizer(_ node: SourceNode) -> ScenarioGestureRecognizer? {
    guard let fields = fields(node, .recognizer) else { return nil }
    let className = name(fields, RecognizerKey.className)
    if fields[RecognizerKey.className] == nil {
      missing(
        "the gesture recognizer has no 'class'", in: fields, hint: "such as class: UITapGestureRecognizer")
    }
    var recognizer = ScenarioGestureRecognizer(className: className ?? "UIGestureRecognizer")
    if let node = fields[RecognizerKey.id], let id = identifier(node, "id") {
      define(id, at: node.place)
      recognizer.id = id
    }
    recognizer.isEnabled = bool(fields, RecognizerKey.isEnabled)
    recognizer.cancelsTouchesInView = bool(fields, RecognizerKey.cancelsTouchesInView)
    recognizer.delaysTouchesBegan = bool(fields, RecognizerKey.delaysTouchesBegan)
    recognizer.delaysTouchesEnded = bool(fields, RecognizerKey.delaysTouchesEnded)
    recognizer.actions = actions(fields, RecognizerKey.actions, .recognizerAction)
    return recognizer
  }

  private func actions<Key: ScenarioKey>(_ fields: Fields, _ key: Key, _ kind: MappingKind) -> [TraceAction] {
    list(fields, key, of: "actions").compactMap { node in
      guard let fields = self.fields(node, kind) else { return nil }
      if fields[ActionKey.action] == nil {
        missing("the action has no 'action'", in: fields, hint: "the method's name, such as action: save")
      }
      var action = TraceAction(action: name(fields, ActionKey.action) ?? "")
      action.target = fields[ActionKey.target].flatMap { target($0) }
      if kind.has(ActionKey.event.rawValue) { action.event = controlEvent(fields) }
      return action
    }
  }

  /// The target of an action: an identifier, any other text, or nil. Here quotes make the word `nil` a text.
  private func target(_ node: SourceNode) -> String? {
    node.isNull || node.word == "nil" ? nil : name(node, "target")
  }

  private func controlEvent(_ fields: Fields) -> String? {
    guard let node = fields[ActionKey.event] else {
      missing("the action has no 'event'", in: fields, hint: "such as event: touchUpInside")
      return nil
    }
    guard let text = node.text, Self.controlEvents.contains(text) else {
      let near = node.text.flatMap { Spelling.nearest(to: $0, in: Self.controlEvents) }
      expected(
        "a control event such as touchUpInside", for: "event", found: node,
        hint: near.map { "did you mean '\($0)'?" })
      return nil
    }
    return text
  }

  /// UIKit's names of `UIControl.Event`.
  static let controlEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
    "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
  ]

  private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
}
