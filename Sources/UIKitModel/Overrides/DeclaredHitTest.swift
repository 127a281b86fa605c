// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A declared override of `hitTest(_:with:)` (HT-17).
@MainActor
package indirect enum DeclaredHitTest {
  /// Nil where the default implementation returns the view itself.
  case passThrough

  /// The subviews wherever the point is, and then the view itself as the default implementation does, or not at all.
  case subviews(thenItself: Bool)

  /// What the default implementation returns, if it is a view of this kind, else nil.
  case only((UIView) -> Bool)

  /// The other view if its `point(inside:)` says yes, else the default implementation.
  case redirect(UnownedView)

  /// The default implementation without the gates.
  case ignoresGates

  /// Always nil.
  case returnsNil

  /// Always the view itself.
  case returnsSelf

  /// Always the other view.
  case returns(UnownedView)

  /// Runs code, and answers as another override or as the default implementation. What asks without an event that is
  /// recorded, such as a tap map, has no effect.
  case doing(() -> Void, then: DeclaredHitTest?)

  /// A view that is not kept alive.
  @MainActor
  package final class UnownedView {
    package private(set) weak var view: UIView?

    package init(_ view: UIView) { self.view = view }
  }

  /// What the override returns for a point in the view's own bounds coordinates.
  func result(
    for view: UIView, at point: CGPoint, with event: UIEvent?, _ recorder: TraceRecorder?
  ) -> UIView? {
    switch self {
    case .passThrough:
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit === view ? nil : hit
    case .subviews(let thenItself):
      guard view.passesGates(recorder) else { return nil }
      if let hit = view.hitTestSubviews(point, with: event, recorder) { return hit }
      return thenItself && view.askPointInside(point, with: event, recorder) ? view : nil
    case .only(let isWanted):
      let hit = view.defaultHitTest(point, with: event, recorder)
      return hit.map(isWanted) == true ? hit : nil
    case .redirect(let target):
      if let target = target.view,
        target.askPointInside(view.convert(point, to: target), with: event, recorder)
      {
        return target
      }
      return view.defaultHitTest(point, with: event, recorder)
    case .ignoresGates:
      return view.hitTestIgnoringGates(point, with: event, recorder)
    case .returnsNil:
      return nil
    case .returnsSelf:
      return view
    case .returns(let target):
      return target.view
    case .doing(let code, let answer):
      if recorder != nil { code() }
      return answer?.result(for: view, at: point, with: event, recorder)
        ?? (answer == nil ? view.defaultHitTest(point, with: event, recorder) : nil)
    }
  }
}
