// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What takes touches and lies in something that refuses them all. One cause is one finding, whatever lies in it.
  func gates() -> [Finding] {
    var positions: [String: Int] = [:]
    var findings: [Finding] = []
    for target in targets {
      guard let closed = refusing(target), let rule = rule(of: closed, for: target) else { continue }
      if let position = positions[closed.id] {
        findings[position].others.append(target.id)
        continue
      }
      positions[closed.id] = findings.count
      var finding = Finding(rule, target.id, by: closed.id == target.id ? nil : closed.id)
      finding.number = rule == .underTransparent ? closed.alpha : nil
      finding.box = screenBox(of: target)
      finding.cure = opening(closed, rule)
      findings.append(finding)
    }
    return findings
  }

  private func rule(of closed: TraceView, for target: TraceView) -> FindingRule? {
    guard let code = closed.refusal?.code else { return nil }
    if closed.id == target.id {
      // A control that is off, or hidden, is meant to be; a label is off by default, and a recognizer on it is not.
      return code == .interactionDisabled && target.control == nil ? .interactionOff : nil
    }
    switch code {
    case .interactionDisabled: return .underDisabled
    case .hidden: return .underHidden
    case .alphaBelowThreshold: return closed.alpha > 0 ? .underTransparent : .underHidden
    case .zeroSize: return isPlaced(closed) && holdsArea(target) ? .emptyContainer : nil
    default: return nil
    }
  }

  private func holdsArea(_ view: TraceView) -> Bool {
    view.bounds.size.width > 0 && view.bounds.size.height > 0
  }

  private func opening(_ closed: TraceView, _ rule: FindingRule) -> [TraceSetting] {
    switch rule {
    case .interactionOff, .underDisabled:
      [TraceSetting(object: closed.id, property: "isUserInteractionEnabled", value: "true")]
    case .underTransparent: [TraceSetting(object: closed.id, property: "alpha", value: "1")]
    case .emptyContainer: growth(of: closed).map { [$0] } ?? []
    default: []
    }
  }

  /// A frame with which a view holds its subviews, where it only has to reach further to the right and down.
  func growth(of view: TraceView) -> TraceSetting? {
    guard view.transform == .identity, view.window == nil else { return nil }
    let inner = index.subviews(of: view.id).compactMap(index.view).filter { $0.refusal == nil }
    guard let box = TraceRect.enclosing(inner.flatMap(\.frame.corners)),
      box.minX >= view.bounds.minX, box.minY >= view.bounds.minY
    else { return nil }
    let width = max(view.bounds.size.width, box.maxX - view.bounds.minX)
    let height = max(view.bounds.size.height, box.maxY - view.bounds.minY)
    let sides = [view.frame.minX, view.frame.minY, width, height].map { NumberText.decimal($0, digits: 3) }
    return TraceSetting(object: view.id, property: "frame", value: "[\(sides.joined(separator: ", "))]")
  }
}
