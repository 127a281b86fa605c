// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

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
    case .statement(let name, let what): "\(name): \(what)"

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

extension SpaceText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .otherTouches: "Numbers in circles are the other touches, in their order."

    case .atStep(let number, let total): "Step \(number) of \(total)."
    case .beingAsked(let name): "\(name) is being asked, and asks its subviews."
    case .askedNow: "being asked"
    case .notAskedYet: "not asked yet"

    case .hiddenOrTransparent: "hidden or transparent"
    case .drawnButDead: "visible beyond a superview, but gets no touches"
    case .partlyCutOff: "cut by clipsToBounds"
    case .factSeparator: ", "
    case .rotated(let degrees): "rotated \(degrees)°"
    case .scaled(let factor): "scaled \(factor)×"
    case .stretched(let width, let height): "\(width)× as wide, \(height)× as high"
    case .mirrored: "mirrored"
    case .skewed: "skewed"
    case .scaledToNothing: "transformed to no area"
    case .scrolled(let offset): "scrolled \(offset)"
    case .boundsOrigin(let point): "bounds origin \(point)"
    case .touchArea: "accepted by point(inside:)"

    case .layersSummary(let views, let levels):
      English.count(views, "view") + " in " + English.count(levels, "layer")
        + ", each above what it covers."
    case .atThePoint(let point, let names): "At \(point) lie, from front to back: \(names)."
    case .nothingAtThePoint(let point): "Nothing lies at \(point)."
    case .isHit(let name): "\(name) is the hit-test view."
    case .containsTheTouch: "contains the touch"
    case .touchPassesBy: "does not contain the touch"
    case .foldedLayers(let count):
      views(count, "is", "are") + " left out: not at the touch and never asked."
    case .noLayers: "There are no views on this screen."
    case .tooManyLayers(let levels, let most):
      "The views lie in \(levels) layers, and a picture shows \(most) at most: narrow it with --focus, or read -T text "
        + "or -T json, which have all."
    case .layer(let level, let name): "layer \(level), \(name)"
    case .askedAs(let number): "asked as number \(number)"
    case .covers(let names): "covers \(names)"

    case .tapMapSummary(let views):
      "Taps on this screen go to " + (views == 1 ? "1 view." : "\(views) views.")
    case .allReachable(let count):
      count == 1
        ? "The one target can be reached everywhere."
        : "\(count == 2 ? "Both" : "All \(count)") targets can be reached everywhere."
    case .notAllReachable(let count, let total, let names):
      total == 1
        ? "Cannot be reached everywhere: \(names)."
        : "\(count) of \(total) targets cannot be reached everywhere: \(names)."
    case .noTapReaches(let names): "No tap reaches \(names)."
    case .smallTargets(let names): "Reachable area under 44 by 44 points: \(names)."
    case .noView: "no view"
    case .tapsGo(let view): "Taps here go to \(view)."
    case .tapsGetNowhere: "No view gets taps here."
    case .approximate(let names):
      "Found by asking at a grid of points, since overrides decide: \(names)."
    case .reachableShare(let percent): "\(percent) reachable"
    case .shareOfScreen(let percent): "\(percent) of the screen"
    case .percent(let number): "\(number) %"
    case .unreachable: "unreachable"
    case .part(let percent, let name): "\(name) (\(percent))"
    case .otherTarget: "view with a recognizer or touches methods"
    case .takenByOthers: "its own area, but another view gets the taps"
    case .takenBy(let names): "taken by \(names)"
    case .noViewGetsTaps: "no view gets taps"
    case .smallerThan(let side): "reachable area under \(side) × \(side) pt"
    case .namelessRegions(let count):
      count == 1 ? "1 region is not labelled." : "\(count) regions are not labelled."
    case .moreRegions(let count): "and " + English.count(count, "more region")
    case .moreTargets(let count): "and " + English.count(count, "more target")
    case .unseenTargets(let count, let names):
      (count == 1 ? "1 target is" : "\(count) targets are") + " hidden, cut off or off the screen: \(names)."
    case .whatReachableMeans:
      "Reachable: where the hit-test view is the target, or a view in it that is no control."
    case .columnTarget: "Target"
    case .columnReachable: "Reachable"
    case .columnBox: "Reachable box"
    case .columnTakers: "Taken by"

    case .screenWithoutTouch: "The views where they are on the screen, without a touch."
    case .withoutNames(let count): views(count, "is", "are") + " not labelled."
    case .cutOff(let count): views(count, "is", "are") + " cut off entirely by clipsToBounds."
    case .deeper(let count): views(count, "lies", "lie") + " deeper than the picture goes."
    }
  }

  private func views(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 view \(one)" : "\(count) views \(many)"
  }
}

extension ScreenSheetText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .gesture(let gesture, let point, let end, let fingers, let size, let isPart):
      way(gesture, point, end) + (fingers > 1 ? " with \(English.count(fingers - 1, "more finger"))" : "")
        + " on a screen of \(size)" + (isPart ? ", of which a part is drawn." : ".")

    case .inside(let names): "in \(English.list(names))"
    case .fillsScreen: "all of the screen"
    case .notAsked(inside: 0): "not asked"
    case .notAsked(let inside): "not asked, nor the \(inside) in it"
    case .outOfSight: "outside of what is drawn"
    case .reach(let distance): "+\(distance) pt"

    case .recognizer(let kind, let taps, let view):
      "\(English.say(OutlineText.gesture(kind, taps: taps))) on \(view)"
    case .takes(nil, _, let late): "takes the touch\(after(late))"
    case .takes(let view?, isCancelled: false, let late):
      "takes the touch\(after(late)), \(view) never gets it"
    case .takes(let view?, isCancelled: true, let late): "takes the touch\(after(late)), \(view) is cancelled"
    case .recognizes(let late): "recognizes it\(after(late))"
    case .recognizesWith(let others, let late):
      "recognizes it\(after(late)), together with \(English.all(others))"
    case .gets(let late): "gets the touch\(after(late))"
    case .isSelected(let isOn, let late): "is \(isOn ? "selected" : "deselected")\(after(late))"
    case .becomesFirstResponder(let late): "becomes first responder\(after(late))"
    case .scrolls: "takes the touch and scrolls"
    case .movesSheet: "takes the touch and moves the sheet"
    case .stops: "stops"
    case .above(let count): "and \(count) above it"
    case .nobodyHandles: "pass the touch on, nobody handles it"
    case .notKnown: "whether it is handled is not known"
    case .more(let count): "+\(count) more"
    }
  }

  private func after(_ late: String?) -> String { late.map { " \($0) s after the lift" } ?? "" }

  private func way(_ gesture: TouchAnswer.Gesture, _ point: String, _ end: String?) -> String {
    switch (gesture, end) {
    case (.drag, let end?): "Drag from \(point) to \(end)"
    case (.tap, _): "Tap at \(point)"
    case (.press, _): "Press at \(point)"
    case (.drag, _), (.touch, _): "Touch at \(point)"
    }
  }
}

extension OutlineText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .holds(let view, let names, let more, let unusual):
      "\(view) holds \(English.row(names + (more > 0 ? [English.count(more, "more view")] : [])))"
        + and(unusual)
    case .nested(let count, let unusual): "\(count) views lie in each other" + and(unusual)
    case .alone(let view, nil): "\(view) is the only view"
    case .alone(let view, let unusual?): "\(view) is the only view" + and(unusual)

    case .laterIsInFront: "Later rows lie in front."
    case .around(let names): "Around them: \(English.list(names))."

    case .role(let role): English.word(role)
    case .rootView(let controller): "root view of \(controller)"
    case .gesture(.tap, taps: 2): "double tap"
    case .gesture(.tap, taps: 3): "triple tap"
    case .gesture(let kind, taps: _): English.gesture(kind) ?? "recognizer"
    case .beside(let count): "+\(count) beside it"
    case .inside(let count): "+\(count) in it"
    case .between(let count): "+\(count) between"
    case .hangsOut(let distance, let parent): "hangs \(distance) pt out of \(parent)"
    case .scrolled(let offset): "scrolled to \(offset)"
    case .noTarget(let action): "\(action), no target"
    }
  }

  private func and(_ unusual: OutlineText.Unusual?) -> String {
    switch unusual {
    case nil: ""
    case .takesTouchesOutside(let view): ", and \(view) takes touches outside itself"
    case .decidesItself(let view): ", and \(view) chooses itself what is hit in it (its `hitTest`)"
    case .hangsOut(let view, let distance, let parent): ", and \(view) hangs \(distance) pt out of \(parent)"
    case .unseen(let view): ", and nobody sees \(view)"
    case .closed(let view): ", and \(view) takes no touches"
    }
  }
}

extension English {
  static func word(_ role: ViewRole) -> String {
    switch role {
    case .view: "view"
    case .window: "window"
    case .control: "control"
    case .button: "button"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segments: "segmented control"
    case .textField: "text field"
    case .datePicker: "date picker"
    case .pageControl: "page control"
    case .label: "label"
    case .image: "image view"
    case .stack: "stack view"
    case .scrollView: "scroll view"
    case .table: "table"
    case .collection: "collection view"
    case .textView: "text view"
    case .cell: "cell"
    case .item: "item"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .toolbar: "toolbar"
    case .picker: "picker"
    case .searchBar: "search bar"
    case .progress: "progress view"
    case .activity: "activity indicator"
    }
  }
}

extension TreesText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .nothingOnScreen: "There are no views."

    case .rootOf(let window): "root view controller of \(window)"
    case .childOf(let controller): "child of \(controller)"
    case .presentedBy(let controller): "presented by \(controller)"
    case .notLoaded(let names): "children not on the screen: \(names)"

    case .hidden: "hidden"
    case .interaction(let isOn): isOn ? "interaction on" : "interaction off"
    case .clips(let clips): clips ? "clips" : "does not clip"
    case .exclusiveTouch: "exclusive touch"
    case .multipleTouch: "multiple touch"
    case .transformed: "transform"
    case .property(let name, let value): "\(name) \(value)"
    case .animating: "being animated"
    case .disabled: "disabled"
    case .unknown(let names): "unknown: \(names)"
    case .oftenUnknown(let name, let count): "Unknown of \(count) views: \(name)."
    case .unknownOnScreen(let names): "Not known from this source: \(names)."
    case .keyWindow: "key window"
    case .ownRecognizers(let count):
      count == 1 ? "brings a recognizer of its own" : "brings \(count) recognizers of its own"

    case .askedNow: "asked in this step"
    case .notYet(let count): (count == 0 ? "no views" : English.count(count, "view")) + ", not asked yet"
    case .afterStep(let step, let count):
      "After step \(step) of \(count): what comes later, and the answers that come later, are not shown."
    case .inPass(let pass, let what): "walk \(pass): \(what)"
    case .asNumber(let number, let what): "no. \(number), \(what)"
    }
  }
}
