// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz

/// How the kind of a responder shows in its box: a window has a tab, a controller plugs, a control corners.
struct ResponderLook {
  let responder: ResponderSummary

  /// Classes for the style sheet.
  var classes: [String] {
    switch responder.kind {
    case .view, .responder: []
    case .control: ["control"]
    case .window: ["window", "shaped", "numbered"]
    case .viewController: ["controller", "shaped", "numbered"]
    case .scene, .application, .applicationDelegate: ["system", "shaped", "numbered"]
    }
  }

  /// The outline, solid or in dashes.
  func outline(isDashed: Bool) -> [Attribute] {
    let dashes: [Style] = isDashed ? [.dashed] : []
    switch responder.kind {
    case .view, .responder: return [.style([.rounded, .filled] + dashes)]
    case .control: return [.style([.rounded, .filled] + dashes), .peripheries(2)]
    case .window: return [.shape(.tab), .style([.filled] + dashes)]
    case .viewController:
      return [.shape(.component), .style([.filled] + dashes), .margin(horizontal: 0.2, vertical: 0.06)]
    case .scene, .application, .applicationDelegate: return [.shape(.folder), .style([.filled] + dashes)]
    }
  }

  /// The same in every picture.
  var elementID: String {
    switch responder.kind {
    case .view, .control, .window: ElementID.view(responder.id)
    case .viewController: ElementID.controller(responder.id)
    case .scene, .application, .applicationDelegate, .responder: ElementID.responder(responder.id)
    }
  }
}
