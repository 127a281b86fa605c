// SPDX-License-Identifier: Apache-2.0

import Trace

extension FindingReader {
  /// What overrides of `hitTest` do to views.
  func overrides() -> [Finding] { Self.joined(hiddenSubviews()) + openedViews() }

  /// Views that are never asked since one above them answers before (HT-17).
  private func hiddenSubviews() -> [Finding] {
    targets.compactMap { target in
      guard refusing(target) == nil else { return nil }
      let closed = index.ancestry(of: target.id).dropFirst().first { view in
        Self.hitTest(of: view).map { $0.kind == "returns" && $0.target == nil } ?? false
      }
      guard let closed else { return nil }
      return finding(.hitTestHidesSubviews, in: target, by: closed.id, cure: [Self.inherited(closed)])
    }
  }

  /// Views that take touches though they are hidden, transparent or disabled (HT-17).
  private func openedViews() -> [Finding] {
    index.screen.views.compactMap { view in
      guard let override = Self.hitTest(of: view),
        ["ignoresGates", "redirect", "returns"].contains(override.kind),
        override.kind != "returns" || override.detail == "self" || override.target != nil,
        view.isUnseen || !view.isUserInteractionEnabled
      else { return nil }
      return finding(.hitTestSkipsChecks, in: view, cure: [Self.inherited(view)])
    }
  }

  private static func hitTest(of view: TraceView) -> TraceOverride? {
    view.overrides.last { $0.method == "hitTest" }
  }

  private static func inherited(_ view: TraceView) -> TraceSetting {
    TraceSetting(view.id, "hitTest", "default")
  }
}
