// SPDX-License-Identifier: Apache-2.0

package import Analysis
import Trace

extension Narrator {
  /// A sentence that names something the answer rests on without knowing it, and what is taken for it.
  package func unknown(_ fact: UnknownFact) -> String {
    if fact.property == "frame" { return unknownFrame(fact.views) }
    let what = Self.texts[fact.property].map { self[$0] } ?? fact.property
    guard !fact.views.isEmpty else { return say(.unknownOfScreen, [.what: what]) }
    return say(.unknownOfViews, [.views: names(fact.views), .what: what])
  }

  /// What an answer rests on, in sentences.
  package func restsOn(_ answer: TouchAnswer) -> [String] {
    answer.unknowns.map(unknown) + [unsimulatedRecognizers(answer)].compactMap { $0 }
  }

  /// An unknown frame is taken to fill the superview where it does, and else to be the one shown.
  private func unknownFrame(_ views: [String]) -> String {
    guard !views.isEmpty else { return say(.unknownOfScreen, [.what: self[.unknownFrameShown]]) }
    let filling = views.filter { id in
      guard let view = index.view(id), let superview = view.superview.flatMap(index.view) else {
        return false
      }
      return view.frame == superview.bounds
    }
    let shown = views.filter { !filling.contains($0) }
    let sentences = [(filling, FixedText.unknownFrame), (shown, .unknownFrameShown)].filter { !$0.0.isEmpty }
    return joined(sentences.map { say(.unknownOfViews, [.views: names($0.0), .what: self[$0.1]]) })
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
    "bounds": .unknownBounds,
    "transform": .unknownTransform,
    "code": .unknownCode,
    "contentOffset": .unknownContentOffset,
    "layout": .unknownLayout,
    "window": .unknownWindow,
    "windowLevel": .unknownWindowLevel,
    "isHidden": .unknownIsHidden,
    "alpha": .unknownAlpha,
    "isUserInteractionEnabled": .unknownIsUserInteractionEnabled,
    "clipsToBounds": .unknownClipsToBounds,
    "actions": .unknownActions,
    "targets": .unknownActions,
    "delegate": .unknownDelegate,
  ]
}
