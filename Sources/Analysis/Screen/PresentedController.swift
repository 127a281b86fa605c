// SPDX-License-Identifier: Apache-2.0

import Trace

extension ScreenIndex {
  /// The controller that is presented in front of a dimming view, and as what; nil if none is known.
  package func presented(beside dimming: String) -> (controller: String, kind: Because.Presented)? {
    guard view(dimming)?.className == UIKitClass.dimmingView else { return nil }
    return view(dimming)?.superview.flatMap(presented(in:))
  }

  /// The controller that is presented in a view of UIKit, if the hit-test view is that view or its dimming view.
  package func presented(around hitView: String) -> (controller: String, kind: Because.Presented)? {
    view(hitView)?.className == UIKitClass.transitionView
      ? presented(in: hitView) : presented(beside: hitView)
  }

  /// Whether a view of UIKit holds a sheet and no view that dims what is behind.
  package func presentsUndimmedSheet(in container: String) -> Bool {
    presented(in: container)?.kind == .sheet
      && !subviews(of: container).contains { view($0)?.className == UIKitClass.dimmingView }
  }

  private func presented(in container: String) -> (controller: String, kind: Because.Presented)? {
    let inside = screen.controllers.compactMap { controller -> (id: String, way: [TraceView])? in
      guard let view = controller.view else { return nil }
      let way = ancestry(of: view).map { $0 }
      guard let end = way.dropFirst().firstIndex(where: { $0.id == container }) else { return nil }
      return (controller.id, Array(way[..<end]))
    }
    guard let outermost = inside.min(by: { $0.way.count < $1.way.count }) else { return nil }
    let kind: Because.Presented =
      switch outermost.way.last?.className {
      // Only a sheet as wide as its container may leave the screen behind undimmed (OW-21).
      case UIKitClass.dropShadow
      where outermost.way.last?.bounds.size.width == view(container)?.bounds.size.width: .sheet
      case UIKitClass.popoverView: .popover
      default: .other
      }
    return (outermost.id, kind)
  }
}
