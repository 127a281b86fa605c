// SPDX-License-Identifier: Apache-2.0

extension PictureText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .screen(let touch, let point, let hitView?):
      "The screen with the \(touch) at \(point); the hit-test view is \(hitView)."
    case .screen(let touch, let point, nil): "The screen with the \(touch) at \(point); no view is hit."

    case .touchAt(let point): "touch at \(point)"
    case .viewsInside(let count): English.count(count, "view") + " inside"

    case .refused(let count, nil): English.count(count, "view") + " refused"
    case .refused(let count, let reason?):
      English.count(count, "view") + " refused: \(English.words(reason).plain)"
    case .asked(let first, let last): "asked as numbers \(first) to \(last)"
    case .inNoWindow(let count): English.count(count, "view") + " in no window"
    case .told(let name, let what): "\(name): \(what)"

    case .walksDiffer(let count): "UIKit walked \(count) times, and the walks differ; this is the last one."
    case .drawnOnScreen(let count, let total):
      "\(count) of \(total) views are drawn: the hit path, then those asked, then the largest."
    case .beyondThePicture(let count):
      English.count(count, "view") + (count == 1 ? " lies" : " lie") + " beyond the picture."

    case .chainEnd: "end of the chain"
    case .chainEndDropped: "end of the chain: nobody took the event"
    case .chainBack(let name): "back to \(name)"
    }
  }
}

extension English {
  static func words(_ it: PictureText.GroupReason) -> RichText {
    switch it {
    case .hidden: "hidden"
    case .alphaBelowThreshold: "too transparent"
    case .interactionDisabled: "user interaction disabled"
    case .pointOutsideBounds: "outside their bounds"
    case .zeroSize: "their bounds are empty"
    case .customPointInside: "their `point(inside:)` says no"
    case .customHitTest: "their overrides of `hitTest` decide"
    case .nonInvertibleTransform: "their transforms have no inverse"
    case .animating: "being animated"
    }
  }
}
