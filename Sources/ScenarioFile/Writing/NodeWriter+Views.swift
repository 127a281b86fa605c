// SPDX-License-Identifier: Apache-2.0

import Trace
import Yams

extension NodeWriter {
  func window(_ window: ScenarioWindow) -> Node {
    var mapping = MappingWriter(tags)
    let plain = ScenarioWindow().view
    addProperties(of: window.view, className: plain.className, baseClass: plain.baseClass, to: &mapping)
    mapping.add(WindowKey.isKeyWindow, window.isKeyWindow.map { bool($0) })
    addBehaviour(of: window.view, to: &mapping)
    mapping.add(WindowKey.rootViewController, window.rootViewController.map { controller($0) })
    addSubviews(of: window.view, to: &mapping)
    return mapping.block
  }

  func view(_ view: ScenarioView) -> Node {
    var mapping = MappingWriter(tags)
    addProperties(of: view, className: "UIView", baseClass: nil, to: &mapping)
    addBehaviour(of: view, to: &mapping)
    addSubviews(of: view, to: &mapping)
    return mapping.block
  }

  func controller(_ controller: ScenarioController) -> Node {
    var mapping = MappingWriter(tags)
    addResponder(controller.responder, className: "UIViewController", to: &mapping)
    mapping.add(ControllerKey.baseClass, controller.baseClass.map { text($0) })
    if !controller.isChild { mapping.add(ControllerKey.isChild, bool(false)) }
    addChain(controller.responder, to: &mapping)
    mapping.add(ControllerKey.selectedIndex, controller.selectedIndex.map { integer($0) })
    mapping.add(ControllerKey.view, controller.view.map { view($0) })
    if !controller.viewControllers.isEmpty {
      mapping.add(ControllerKey.viewControllers, list(controller.viewControllers.map { self.controller($0) }))
    }
    mapping.add(ControllerKey.presents, controller.presents.map { self.controller($0) })
    return mapping.block
  }

  /// What the view is, where it is, and its flags.
  private func addProperties(
    of view: ScenarioView, className: String, baseClass: String?, to mapping: inout MappingWriter
  ) {
    addResponder(view.responder, className: className, to: &mapping)
    if view.baseClass != baseClass { mapping.add(ViewKey.baseClass, view.baseClass.map { text($0) }) }
    let first = view.properties.prefix { $0.name == "text" }
    add(first, to: &mapping)
    switch view.geometry {
    case .frame(let frame):
      mapping.add(ViewKey.frame, row(frame))
    case .bounds(let bounds, let center):
      mapping.add(ViewKey.bounds, row(bounds))
      mapping.add(ViewKey.center, row(center))
    case .fill:
      break
    }
    add(view.properties.dropFirst(first.count), to: &mapping)
  }

  /// What the view does with touches.
  private func addBehaviour(of view: ScenarioView, to mapping: inout MappingWriter) {
    mapping.add(ViewKey.actions, actions(view.actions))
    if !view.gestureRecognizers.isEmpty {
      mapping.add(ViewKey.gestureRecognizers, list(view.gestureRecognizers.map { recognizer($0) }))
    }
    mapping.add(ViewKey.gestureRecognizerShouldBegin, view.gestureRecognizerShouldBegin.map { answer($0) })
    mapping.add(ViewKey.touchesShouldBegin, view.touchesShouldBegin.map { answer($0) })
    mapping.add(ViewKey.touchesShouldCancel, view.touchesShouldCancel.map { answer($0) })
    mapping.add(ViewKey.beginTracking, view.beginTracking.map { bool($0) })
    mapping.add(ViewKey.continueTracking, view.continueTracking.map { bool($0) })
    mapping.add(ViewKey.viewForZooming, view.viewForZooming.map { text($0) })
    if !view.didSelect.isEmpty { mapping.add(ViewKey.didSelect, steps(view.didSelect)) }
    mapping.add(ViewKey.hitTest, view.hitTest.map { hitTest($0) })
    mapping.add(ViewKey.pointInside, view.pointInside.map { pointInside($0) })
    addChain(view.responder, to: &mapping)
    mapping.add(ViewKey.viewController, view.viewController.map { controller($0) })
  }

  private func addSubviews(of view: ScenarioView, to mapping: inout MappingWriter) {
    if !view.subviews.isEmpty { mapping.add(ViewKey.subviews, list(view.subviews.map { self.view($0) })) }
  }

  func row(_ point: TracePoint) -> Node { row([point.x, point.y]) }

  func row(_ rect: TraceRect) -> Node {
    row([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }
}
