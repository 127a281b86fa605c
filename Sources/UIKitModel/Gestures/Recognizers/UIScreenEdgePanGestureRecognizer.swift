// SPDX-License-Identifier: Apache-2.0

import Foundation
import Trace

/// Recognizes that a finger is dragged from an edge of the screen inward (GR-45).
///
/// The finger goes down within ``SimulationConfiguration/screenEdgeWidth`` of one of the ``edges``, and moves more away
/// from the edge than along it until the pan begins. Without edges it never recognizes. It takes one finger: further
/// ones are ignored, and their views get them.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges to start from; none by default.
  open var edges: UIRectEdge = []

  /// The edges that the first finger started from.
  private var started: UIRectEdge = []

  /// Fingers went down: the first is the gesture's, and the views of others get them undisturbed (GR-36).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let further = activeTouches.dropFirst().filter { touches.contains($0) }
    for touch in further { ignore(touch, for: event) }
    let first = touches.subtracting(further)
    if !first.isEmpty { super.touchesBegan(first, with: event) }
  }

  override func refusal(of touch: UITouch) -> TraceReason? {
    guard started.isEmpty else { return nil }
    let edges = near(touch.screenLocation).intersection(self.edges)
    guard !edges.isEmpty else { return TraceReason(.startedOffEdge) }
    started = edges
    return nil
  }

  private func near(_ point: CGPoint) -> UIRectEdge {
    guard let size = application?.screenSize else { return [] }
    let width = configuration.screenEdgeWidth
    var edges: UIRectEdge = []
    if !point.x.exceeds(width) { edges.insert(.left) }
    if !(size.width - point.x).exceeds(width) { edges.insert(.right) }
    if !point.y.exceeds(width) { edges.insert(.top) }
    if !(size.height - point.y).exceeds(width) { edges.insert(.bottom) }
    return edges
  }

  override func start(after movement: CGPoint) -> Start {
    var inward: [CGFloat] = []
    if started.contains(.left) { inward.append(movement.x - abs(movement.y)) }
    if started.contains(.right) { inward.append(-movement.x - abs(movement.y)) }
    if started.contains(.top) { inward.append(movement.y - abs(movement.x)) }
    if started.contains(.bottom) { inward.append(-movement.y - abs(movement.x)) }
    return inward.contains { $0 > 0 } ? .begins : .fails(TraceReason(.wrongDirection))
  }

  override class func make() -> UIGestureRecognizer { UIScreenEdgePanGestureRecognizer() }

  nonisolated override class var properties: [UIKitProperty] {
    [
      UIKitProperty(
        "edges", \UIScreenEdgePanGestureRecognizer.edges, "the edge of the screen, or several", usual: [],
        record: .always)
    ]
  }

  /// Forgets the edge (GR-10).
  open override func reset() {
    super.reset()
    started = []
  }
}
