// SPDX-License-Identifier: Apache-2.0

import InputFile
import Trace
import Yams

extension NodeWriter {
  func window(_ window: ScenarioWindow) -> Node {
    var mapping = MappingWriter(self)
    let plain = ScenarioWindow().view
    addProperties(of: window.view, className: plain.className, baseClass: plain.baseClass, to: &mapping)
    mapping.add(window, WindowKey.state)
    addBehaviour(of: window.view, to: &mapping)
    mapping.add(window, WindowKey.controllers)
    mapping.add(window.view, ViewKey.contents)
    return mapping.block
  }

  func view(_ view: ScenarioView) -> Node {
    var mapping = MappingWriter(self)
    addProperties(of: view, className: "UIView", baseClass: nil, to: &mapping)
    addBehaviour(of: view, to: &mapping)
    mapping.add(view, ViewKey.contents)
    return mapping.block
  }

  func controller(_ controller: ScenarioController) -> Node {
    var mapping = MappingWriter(self)
    addResponder(controller.responder, className: "UIViewController", to: &mapping)
    mapping.add(controller, ControllerKey.head)
    mapping.add(controller.responder, ResponderKey.chain)
    mapping.add(controller, ControllerKey.contents)
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
    mapping.add(view, ViewKey.geometry)
    add(view.properties.dropFirst(first.count), to: &mapping)
  }

  /// What the view does with touches, and in the chain.
  private func addBehaviour(of view: ScenarioView, to mapping: inout MappingWriter) {
    mapping.add(view, ViewKey.behaviour)
    mapping.add(view.responder, ResponderKey.chain)
    mapping.add(view, ViewKey.controllers)
  }

  func row(_ point: TracePoint) -> Node { row([point.x, point.y]) }

  func row(_ rect: TraceRect) -> Node {
    row([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }
}
