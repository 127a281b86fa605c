// SPDX-License-Identifier: Apache-2.0

import Trace

extension ScreenIndex {
  /// The controller that is presented in front of a dimming view, and as what; nil if none is known.
  package func presented(beside dimming: String) -> (controller: String, kind: Because.Presented)? {
    guard view(dimming)?.className == UIKitClass.dimmingView, let container = view(dimming)?.superview
    else { return nil }
    let inside = screen.controllers.compactMap { controller -> (id: String, way: [TraceView])? in
      guard let view = controller.view else { return nil }
      let way = ancestry(of: view).map { $0 }
      guard let end = way.dropFirst().firstIndex(where: { $0.id == container }) else { return nil }
      return (controller.id, Array(way[..<end]))
    }
    guard let outermost = inside.min(by: { $0.way.count < $1.way.count }) else { return nil }
    let kind: Because.Presented =
      switch outermost.way.last?.className {
      case UIKitClass.dropShadow: .sheet
      case "_UIPopoverView": .popover
      default: .other
      }
    return (outermost.id, kind)
  }
}
