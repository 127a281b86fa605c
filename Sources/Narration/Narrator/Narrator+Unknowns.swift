// SPDX-License-Identifier: Apache-2.0

package import Analysis

extension Narrator {
  /// A sentence that names something the answer rests on without knowing it, and what is taken for it.
  package func unknown(_ fact: UnknownFact) -> String {
    let what = Self.texts[fact.property].map { self[$0] } ?? fact.property
    guard !fact.views.isEmpty else { return say(.unknownOfScreen, [.what: what]) }
    return say(.unknownOfViews, [.views: names(fact.views), .what: what])
  }

  private static let texts: [String: FixedText] = [
    "viewController": .unknownViewController,
    "isMultipleTouchEnabled": .unknownIsMultipleTouchEnabled,
    "isExclusiveTouch": .unknownIsExclusiveTouch,
    "bounds.origin": .unknownBoundsOrigin,
    "zPosition": .unknownZPosition,
    "gestureRecognizers": .unknownGestureRecognizers,
    "isEnabled": .unknownIsEnabled,
    "overrides": .unknownOverrides,
    "animations": .unknownAnimations,
    "frame": .unknownFrame,
    "bounds": .unknownBounds,
    "contentOffset": .unknownContentOffset,
    "layout": .unknownLayout,
    "window": .unknownWindow,
    "windowLevel": .unknownWindowLevel,
    "isHidden": .unknownIsHidden,
    "alpha": .unknownAlpha,
    "isUserInteractionEnabled": .unknownIsUserInteractionEnabled,
    "clipsToBounds": .unknownClipsToBounds,
  ]
}
