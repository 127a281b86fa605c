// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What takes touches and lies in something that refuses them all. One cause is one finding, whatever lies in it.
  func gates() -> [Finding] {
    Self.joined(
      targets.compactMap { target in
        guard let (closed, rule) = cause(for: target) else { return nil }
        return finding(
          rule, in: target, by: closed.id == target.id ? nil : closed.id,
          number: rule == .underTransparent ? closed.alpha : nil, cure: opening(closed, rule))
      })
  }

  private func cause(for target: TraceView) -> (TraceView, FindingRule)? {
    // On a canvas a transform may be one that code sets before it shows the view.
    if !isCanvas, let flat = flattening(target), refusing(target).map({ $0.id == flat.id }) ?? true {
      return (flat, .flatTransform)
    }
    return refusing(target).flatMap { closed in rule(of: closed, for: target).map { (closed, $0) } }
  }

  private func rule(of closed: TraceView, for target: TraceView) -> FindingRule? {
    guard let code = closed.refusal?.code else { return nil }
    let isItself = closed.id == target.id
    switch code {
    case .interactionDisabled:
      // A control that is off is meant to be; a label is off by default, and a recognizer on it is not.
      return isItself ? (target.control == nil ? .interactionOff : nil) : .underDisabled
    case .hidden:
      // Nobody misses what is not there to be seen.
      return !isItself && isWritten ? .underHidden : nil
    case .alphaBelowThreshold:
      if closed.alpha > 0 { return .underTransparent }
      return isWritten || !isItself && !isCanvas ? .underHidden : nil
    case .animating: return .underAnimation
    case .zeroSize:
      return !isItself && isPlaced(closed) && !isCanvas && holdsArea(target) ? .emptyContainer : nil
    default: return nil
    }
  }

  private func holdsArea(_ view: TraceView) -> Bool {
    view.bounds.size.width > 0 && view.bounds.size.height > 0
  }

  private func opening(_ closed: TraceView, _ rule: FindingRule) -> [TraceSetting] {
    switch rule {
    case .interactionOff, .underDisabled:
      [TraceSetting(closed.id, "isUserInteractionEnabled", "true")]
    case .underTransparent: [TraceSetting(closed.id, "alpha", "1")]
    case .underHidden where !closed.isHidden:
      [TraceSetting(closed.id, "alpha", "1")]
    case .underAnimation: [TraceSetting(closed.id, "isAnimating", "false")]
    case .flatTransform:
      [TraceSetting(closed.id, "transform", "[1, 0, 0, 1, 0, 0]")]
    case .emptyContainer: growth(of: closed)
    default: []
    }
  }

  /// The changes with which a view holds its subviews where they are: a larger frame, and, where it grows to the left or
  /// upwards, their places in it.
  func growth(of view: TraceView) -> [TraceSetting] {
    guard view.transform == .identity, view.window == nil else { return [] }
    let inner = index.subviews(of: view.id).compactMap(index.view).filter { $0.refusal == nil }
    guard let box = TraceRect.enclosing(inner.flatMap(\.frame.corners)) else { return [] }
    let left = max(0, view.bounds.minX - box.minX)
    let above = max(0, view.bounds.minY - box.minY)
    let width = left + max(view.bounds.size.width, box.maxX - view.bounds.minX)
    let height = above + max(view.bounds.size.height, box.maxY - view.bounds.minY)
    let own = Self.frame(view.id, view.frame.minX - left, view.frame.minY - above, width, height)
    guard left + above > 0 else { return [own] }
    guard inner.allSatisfy({ $0.transform == .identity }) else { return [] }
    return [own]
      + inner.map {
        Self.frame(
          $0.id, $0.frame.minX + left, $0.frame.minY + above, $0.frame.size.width, $0.frame.size.height)
      }
  }

  /// The setting of a view's frame.
  static func frame(_ view: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> TraceSetting
  {
    let sides = [x, y, width, height].map { NumberText.decimal($0, digits: 3) }
    return TraceSetting(view, "frame", "[\(sides.joined(separator: ", "))]")
  }
}
