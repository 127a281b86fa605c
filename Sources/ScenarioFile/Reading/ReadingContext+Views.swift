// SPDX-License-Identifier: Apache-2.0

import Trace

extension ReadingContext {
  func window(_ node: SourceNode) -> ScenarioWindow? {
    guard let fields = fields(node, .window) else { return nil }
    var window = ScenarioWindow()
    fill(&window, from: fields)
    return window
  }

  /// A view. The root view of a controller does not name another.
  func view(_ node: SourceNode, isRootView: Bool = false) -> ScenarioView? {
    viewCount += 1
    if viewCount == InputLimits.views {
      report(node.place, "the screen has more than \(InputLimits.views) views")
    }
    guard viewCount < InputLimits.views, deeper(at: node) else { return nil }
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
    if isCarried, fields[ControllerKey.view] != nil {
      report(
        fields.keyPlace(ControllerKey.view),
        "a controller under 'viewController' has the view that it stands in",
        hint: "remove 'view' here")
    }
    var controller = ScenarioController()
    fill(&controller, from: fields)
    return controller
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

  // MARK: - Keys
  //
  // Keys that are not given change nothing, so a variant can read its one key into an existing object.

  func fill(_ window: inout ScenarioWindow, from fields: Fields) {
    fill(&window.view, from: fields, FileProperty.keysOfViews + FileProperty.keysOfWindows)
    // The usual level goes without saying.
    if UIKitClass.windowLevel(of: window.view.className) == 0, window.windowLevel == 0 {
      window.windowLevel = 0
    }
    read(fields, WindowKey.isKeyWindow, into: &window.isKeyWindow, bool)
    read(fields, WindowKey.rootViewController, into: &window.rootViewController) { node, _ in
      controller(node, isCarried: false)
    }
  }

  func fill(_ controller: inout ScenarioController, from fields: Fields) {
    fill(&controller.responder, from: fields)
    read(fields, ControllerKey.baseClass, into: &controller.baseClass, name)
    read(fields, ControllerKey.view, into: &controller.view) { node, _ in view(node, isRootView: true) }
    read(fields, ControllerKey.viewControllers, into: &controller.viewControllers) { node, key in
      items(node, key, of: "view controllers").compactMap { self.controller($0, isCarried: false) }
    }
    let count = controller.viewControllers.count
    read(fields, ControllerKey.selectedIndex, into: &controller.selectedIndex) { _, _ in
      selectedIndex(fields, count: count)
    }
    read(fields, ControllerKey.presents, into: &controller.presents) { node, _ in
      self.controller(node, isCarried: false)
    }
    read(fields, ControllerKey.isChild, into: &controller.isChild, bool)
  }

  private func selectedIndex(_ fields: Fields, count: Int) -> Int? {
    guard let index = integer(fields, ControllerKey.selectedIndex) else { return nil }
    guard index < count else {
      let controllers = count == 1 ? "1 controller" : "\(count) controllers"
      report(
        fields[ControllerKey.selectedIndex]?.place,
        "'selectedIndex' counts from 0, found \(index) with \(controllers) under 'viewControllers'")
      return nil
    }
    return index
  }

  func fill(
    _ view: inout ScenarioView, from fields: Fields, _ keys: [FileProperty] = FileProperty.keysOfViews
  ) {
    fill(&view.responder, from: fields)
    read(fields, ViewKey.baseClass, into: &view.baseClass, name)
    geometry(fields, into: &view.geometry)
    let simulated = view.simulatedClass
    readProperties(
      fields, keys, into: &view.properties, of: "this view", view.className, simulated: simulated)
    checkContentOffset(of: view, fields)
    let isCell = UIKitClass.isCell(simulated)
    read(fields, ViewKey.actions, into: &view.actions, isCell ? cellActions : controlActions)
    read(fields, ViewKey.gestureRecognizers, into: &view.gestureRecognizers) { node, key in
      items(node, key, of: "gesture recognizers").compactMap(recognizer)
    }
    for (key, classes) in Self.keysOfClasses where fields[key] != nil {
      belongs(key.rawValue, to: classes, at: fields.keyPlace(key), "this view", view.className, simulated)
    }
    read(fields, ViewKey.viewForZooming, into: &view.viewForZooming) { node, key in
      reference(node, key, .view)
    }
    read(fields, ViewKey.didSelect, into: &view.didSelect, steps)
    if view.responder.gestureAnswers.shouldBegin != nil {
      report(
        fields.keyPlace(ResponderKey.gestureRecognizerDelegate),
        "a view has one gestureRecognizerShouldBegin, as a view and as a delegate",
        hint: "write 'gestureRecognizerShouldBegin' for 'shouldBegin'")
    }
    read(fields, ViewKey.gestureRecognizerShouldBegin, into: &view.gestureRecognizerShouldBegin, answer)
    read(fields, ViewKey.touchesShouldBegin, into: &view.touchesShouldBegin, answer)
    read(fields, ViewKey.touchesShouldCancel, into: &view.touchesShouldCancel, answer)
    read(fields, ViewKey.beginTracking, into: &view.beginTracking, bool)
    read(fields, ViewKey.continueTracking, into: &view.continueTracking, bool)
    let owner = view.id
    read(fields, ViewKey.hitTest, into: &view.hitTest) { node, _ in hitTest(node, owner: owner) }
    read(fields, ViewKey.pointInside, into: &view.pointInside) { node, _ in pointInside(node) }
    read(fields, ViewKey.viewController, into: &view.viewController) { node, _ in
      controller(node, isCarried: true)
    }
    read(fields, ViewKey.subviews, into: &view.subviews) { node, key in
      let items = items(node, key, of: "views")
      var views: [ScenarioView] = []
      views.reserveCapacity(items.count)
      for item in items {
        if let view = self.view(item) { views.append(view) }
      }
      return views
    }
  }

  /// The keys that only views of some classes have, besides properties.
  static let keysOfClasses: [(ViewKey, [String])] = [
    (.touchesShouldBegin, ["UIScrollView"]), (.touchesShouldCancel, ["UIScrollView"]),
    (.actions, ["UIControl", "UITableViewCell", "UICollectionViewCell"]), (.beginTracking, ["UIControl"]),
    (.continueTracking, ["UIControl"]),
    (.didSelect, ["UITableView", "UICollectionView"]), (.viewForZooming, ["UIScrollView"]),
  ]

  // MARK: - Geometry

  /// Reads where the view is: a frame, or bounds with a center.
  private func geometry(_ fields: Fields, into geometry: inout ScenarioGeometry) {
    var (frame, bounds, center): (TraceRect?, TraceRect?, TracePoint?)
    var has: Set<ViewKey> = []
    switch geometry {
    case .fill: break
    case .frame(let old): (frame, has) = (old, [.frame])
    case .bounds(let old, let middle): (bounds, center, has) = (old, middle, [.bounds, .center])
    }
    for key in [ViewKey.frame, .bounds, .center] where fields[key] != nil { has.insert(key) }
    read(fields, ViewKey.frame, into: &frame, rect)
    read(fields, ViewKey.bounds, into: &bounds, rect)
    read(fields, ViewKey.center, into: &center, point)
    switch (has.contains(.frame), has.contains(.bounds), has.contains(.center)) {
    case (false, false, false): geometry = .fill
    case (true, false, false): geometry = frame.map { .frame($0) } ?? .fill
    case (false, true, true):
      if let bounds, let center { geometry = .bounds(bounds, center: center) }
    case (false, true, false):
      report(fields.keyPlace(ViewKey.bounds), "'bounds' without 'center'", hint: "or give a 'frame' instead")
    case (false, false, true):
      report(fields.keyPlace(ViewKey.center), "'center' without 'bounds'", hint: "or give a 'frame' instead")
    case (true, let hasBounds, _):
      let other = hasBounds ? ViewKey.bounds : .center
      report(
        fields.keyPlace(other),
        "both 'frame' and '\(other.rawValue)', expected one way to say where the view is",
        hint: "give 'frame', or 'bounds' with 'center'")
    }
  }

  private func checkContentOffset(of view: ScenarioView, _ fields: Fields) {
    guard let offset = view.contentOffset, case .bounds(let bounds, _) = view.geometry,
      bounds.origin != TracePoint(x: 0, y: 0), bounds.origin != offset
    else { return }
    report(
      fields.values["contentOffset"]?.place ?? fields.place,
      "'contentOffset' and 'bounds' give different offsets",
      hint: "the origin of the bounds is the content offset; give one of them")
  }
}
