// SPDX-License-Identifier: Apache-2.0

extension SpaceText {
  package func said(in _: English.Type) -> String {
    switch self {
    case .fingerDown: "finger down"
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
      (views == 1 ? "1 view" : "\(views) views") + " in " + (levels == 1 ? "1 layer" : "\(levels) layers")
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
        ? "The one target can be reached everywhere." : "All \(count) targets can be reached everywhere."
    case .notAllReachable(let count, let total, let names):
      total == 1
        ? "Not everywhere can be reached: \(names)."
        : "\(count) of \(total) targets cannot be reached everywhere: \(names)."
    case .smallTargets(let names): "Less than 44 by 44 points can be reached of: \(names)."
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
      "Reachable: where the hit-test view is the target, or something in it that is no control."
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
