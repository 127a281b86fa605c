// SPDX-License-Identifier: Apache-2.0

package import Trace

extension TouchAnswer {
  /// Below this alpha a view can hardly be seen.
  private static let faintAlpha = 0.1

  /// The hit-test view or the nearest one above it that can hardly be seen and takes touches all the same (HT-8).
  package func faintView(in index: ScreenIndex) -> TraceView? {
    guard let hitView else { return nil }
    return index.ancestry(of: hitView).first {
      $0.window == nil && !$0.isUnseen && $0.alpha < Self.faintAlpha && $0.refusal == nil
    }
  }

  /// The views from the hit-test view up that have recognizers of the app's which the source does not tell, where that
  /// may change the verdict.
  package func viewsWithUnknownRecognizers(in index: ScreenIndex) -> [String] {
    guard let hitView, ![.unclaimed, .withheld].contains(verdict.code) else { return [] }
    return index.ancestry(of: hitView).filter { view in
      view.unknown.contains(UnknownProperty.gestureRecognizers.rawValue) && !view.bringsRecognizers
    }.map(\.id)
  }
}

extension TraceView {
  /// Whether UIKit gives each view of the class recognizers of its own, which a source mentions as it does the app's.
  fileprivate var bringsRecognizers: Bool {
    if UIKitClass.named(className)?.traits.contains(.private) == true { return true }
    return [
      "UIWindow", "UIScrollView", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIDatePicker",
    ]
    .contains { UIKitClass.isKind(baseClass, of: $0) }
  }
}
