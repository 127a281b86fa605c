// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  func window(_ node: SourceNode) -> ScenarioWindow? {
    guard let fields = fields(node, .window) else { return nil }
    var view = ScenarioView(className: "UIWindow", baseClass: "UIWindow", geometry: .fill)
    fill(&view, from: fields, FileProperty.keysOfViews + FileProperty.keysOfWindows)
    var window = ScenarioWindow(view: view)
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
    fill(&view, from: fields, FileProperty.keysOfViews)
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

  private func fill(_ view: inout ScenarioView, from fields: Fields, _ keys: [FileProperty]) {
    view.responder = responder(fields, className: view.className)
    view.baseClass = name(fields, ViewKey.baseClass) ?? view.baseClass
    view.geometry = geometry(fields)
    view.properties = properties(
      fields, keys, of: "this view", view.className, simulated: view.simulatedClass)
    checkContentOffset(of: view, fields)
    view.actions = controlActions(fields)
    fillBehaviour(of: &view, from: fields)
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

  /// What only views of some classes have.
  private func fillBehaviour(of view: inout ScenarioView, from fields: Fields) {
    let simulated = view.simulatedClass
    for (key, className) in [
      (ViewKey.touchesShouldBegin, "UIScrollView"), (.touchesShouldCancel, "UIScrollView"),
      (.beginTracking, "UIControl"), (.continueTracking, "UIControl"),
    ] where fields[key] != nil {
      belongs(
        key.rawValue, to: [className], at: fields.keyPlace(key), "this view", view.className, simulated)
    }
    view.gestureRecognizerShouldBegin = answer(fields, ViewKey.gestureRecognizerShouldBegin)
    view.touchesShouldBegin = answer(fields, ViewKey.touchesShouldBegin)
    view.touchesShouldCancel = answer(fields, ViewKey.touchesShouldCancel)
    view.beginTracking = bool(fields, ViewKey.beginTracking)
    view.continueTracking = bool(fields, ViewKey.continueTracking)
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

  private func checkContentOffset(of view: ScenarioView, _ fields: Fields) {
    guard let offset = view.contentOffset, case .bounds(let bounds, _) = view.geometry,
      bounds.origin != TracePoint(x: 0, y: 0), bounds.origin != offset
    else { return }
    report(
      fields.values["contentOffset"]?.place, "'contentOffset' and 'bounds' give different offsets",
      hint: "the origin of the bounds is the content offset; give one of them")
  }
}
