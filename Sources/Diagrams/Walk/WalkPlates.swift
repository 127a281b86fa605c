// SPDX-License-Identifier: Apache-2.0

/// The name and the number of one view as they look at the steps of a walk, made from what they are in the end.
struct WalkPlates {
  private static let marks = ["✓ ", "× ", "… "]

  let nodes: [SVGNode]

  /// The view; nil for what names none.
  var view: String? { nodes.first?.namedView }

  /// Nodes in groups, each of one view.
  static func groups(_ nodes: [SVGNode]) -> [WalkPlates] {
    var groups: [WalkPlates] = []
    for node in nodes {
      if let last = groups.last, let view = last.view, view == node.namedView {
        groups[groups.count - 1] = WalkPlates(nodes: last.nodes + [node])
      } else {
        groups.append(WalkPlates(nodes: [node]))
      }
    }
    return groups
  }

  /// Before the view is asked: its name alone.
  var before: [SVGNode] {
    nodes.filter { $0.plateKind != .order }.map { restyled($0, .unasked, isLast: false, isWhole: true) }
  }

  /// From some step on: name and number in the colours of a look, in the end with the mark.
  func nodes(_ look: WalkScript.Look, isLast: Bool) -> [SVGNode] {
    nodes.filter { $0.plateKind != nil }.map { restyled($0, look, isLast: isLast, isWhole: false) }
  }

  private var hasNumber: Bool { nodes.contains { $0.plateKind == .order } }

  /// A plate in other colours. Only the whole one keeps its title and the view's identifier.
  private func restyled(
    _ node: SVGNode, _ look: WalkScript.Look, isLast: Bool, isWhole: Bool
  ) -> SVGNode {
    guard let kind = node.plateKind, case .element(let name, let attributes, let children) = node else {
      return node
    }
    let kept = children.compactMap { child -> SVGNode? in
      guard case .element(let name, let attributes, let texts) = child else { return child }
      if name == .title { return isWhole ? child : nil }
      guard name == .text, !isLast else { return child }
      return .element(name, attributes, texts.map { withoutMark($0, kind) })
    }
    let others = isWhole ? attributes.filter { !$0.isClasses } : []
    return .element(name, others + [.classes([kind.rawValue, look.rawValue])], kept)
  }

  /// The text without the mark of how the walk ends.
  private func withoutMark(_ node: SVGNode, _ kind: SVGNode.PlateKind) -> SVGNode {
    guard case .text(let text) = node else { return node }
    if kind == .order { return .text(String(text.prefix { $0 != " " })) }
    guard !hasNumber, let mark = Self.marks.first(where: text.hasPrefix) else { return node }
    return .text(String(text.dropFirst(mark.count)))
  }
}

extension SVGNode {
  /// What stands on a plate. The names are those of the style classes.
  fileprivate enum PlateKind: String {
    case label, order
  }

  fileprivate var attributes: [SVGAttribute] {
    if case .element(_, let attributes, _) = self { attributes } else { [] }
  }

  /// The kind of plate; nil if the node is no plate.
  fileprivate var plateKind: PlateKind? {
    for case .classes(let names) in attributes { return names.first.flatMap(PlateKind.init) }
    return nil
  }

  fileprivate var namedView: String? {
    for case .about(let view) in attributes { return view }
    return nil
  }
}

extension SVGAttribute {
  fileprivate var isClasses: Bool { if case .classes = self { true } else { false } }
}
