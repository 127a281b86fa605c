// SPDX-License-Identifier: Apache-2.0

import Analysis
import Graphviz

/// The box of a responder, whose outline shows its kind: a window has a tab, a controller plugs, a control corners.
extension ResponderSummary {
  /// A box with what the responder is and what it did.
  ///
  /// - Parameters:
  ///   - place: The box's name in the graph.
  ///   - number: Where the responder stands in its chain, from 1.
  ///   - kind: What it is.
  ///   - told: What it did, in lines.
  ///   - states: Classes for the style sheet that say the same.
  ///   - isDashed: Whether nothing came to it.
  ///   - isStrong: Whether something ended here.
  ///   - hasID: Whether it has the responder's identifier: of several boxes for one responder the first.
  /// - Returns: The box.
  func node(
    _ place: Identifier, number: Int, kind: String, told: [String], states: [String], isDashed: Bool = false,
    isStrong: Bool, hasID: Bool
  ) -> Node {
    let name = ObjectName(id: id, className: className)
    return Node(
      place, label: NodeLabel(number: "\(number)", name: name.name, details: [kind] + told).label,
      title: "\(number). \(name.full): \(told.joined(separator: ", "))",
      attributes: [.class(classes + states)] + outline(isDashed: isDashed)
        + (isStrong ? [.penWidth(2.5)] : []) + (hasID ? [.id(elementID)] : []))
  }

  private var classes: [String] {
    switch kind {
    case .view, .responder: []
    case .control: ["control"]
    case .window: ["window", "shaped", "numbered"]
    case .viewController: ["controller", "shaped", "numbered"]
    case .scene, .application, .applicationDelegate: ["system", "shaped", "numbered"]
    }
  }

  private func outline(isDashed: Bool) -> [Attribute] {
    let dashes: [Style] = isDashed ? [.dashed] : []
    switch kind {
    case .view, .responder: return [.style([.rounded, .filled] + dashes)]
    case .control: return [.style([.rounded, .filled] + dashes), .peripheries(2)]
    case .window: return [.shape(.tab), .style([.filled] + dashes)]
    case .viewController:
      return [.shape(.component), .style([.filled] + dashes), .margin(horizontal: 0.2, vertical: 0.06)]
    case .scene, .application, .applicationDelegate: return [.shape(.folder), .style([.filled] + dashes)]
    }
  }

  /// The identifier of its element, the same in every picture.
  var elementID: String {
    switch kind {
    case .view, .control, .window: ElementID.view(id)
    case .viewController: ElementID.controller(id)
    case .scene, .application, .applicationDelegate, .responder: ElementID.responder(id)
    }
  }
}
