// SPDX-License-Identifier: Apache-2.0

package import Analysis
package import Trace

/// The texts in pictures of the screen: where views are, what covers what, what gets a tap.
package enum SpaceText: Sayable, Hashable, Sendable {
  // The touch.
  case otherTouches

  // The walk.
  case atStep(number: Int, total: Int)
  case beingAsked(name: String)
  case askedNow
  case notAskedYet

  // Views.
  case hiddenOrTransparent
  case drawnButDead
  case partlyCutOff
  case factSeparator
  case rotated(degrees: String)
  case scaled(factor: String)
  case stretched(width: String, height: String)
  case mirrored
  case skewed
  case scaledToNothing
  case scrolled(offset: String)
  case boundsOrigin(point: String)
  case touchArea

  // Layers.
  case layersSummary(views: Int, levels: Int)
  case atThePoint(point: String, names: String)
  case nothingAtThePoint(point: String)
  case isHit(name: String)
  case containsTheTouch
  case touchPassesBy
  case foldedLayers(count: Int)
  case noLayers
  case tooManyLayers(levels: Int, most: Int)
  case layer(level: Int, name: String)
  case askedAs(number: Int)
  case covers(names: String)

  // The tap map.
  case tapMapSummary(views: Int)
  case allReachable(count: Int)
  case notAllReachable(count: Int, total: Int, names: String)
  case noTapReaches(names: String)
  case smallTargets(names: String)
  case noView
  case tapsGo(to: String)
  case tapsGetNowhere
  case approximate(names: String)
  case reachableShare(percent: String)
  case shareOfScreen(percent: String)
  case percent(String)
  case unreachable
  case part(percent: String, name: String)
  case otherTarget
  case takenByOthers
  case takenBy(names: String)
  case noViewGetsTaps
  case smallerThan(side: String)
  case namelessRegions(count: Int)
  case moreRegions(count: Int)
  case moreTargets(count: Int)
  case unseenTargets(count: Int, names: String)
  case whatReachableMeans
  case columnTarget
  case columnReachable
  case columnBox
  case columnTakers

  // What a picture omits.
  case screenWithoutTouch
  case withoutNames(count: Int)
  case cutOff(count: Int)
  case deeper(count: Int)
}

/// The texts of the screen below a claim. Names are inserted unchanged.
package enum ScreenSheetText: Sayable, Hashable, Sendable {
  // The line below the claim.
  /// A gesture at a place; `end` is the end of a drag, `size` the size of the screen.
  case gesture(TouchAnswer.Gesture, point: String, end: String?, fingers: Int, size: String, isPart: Bool)

  // Views.
  case inside(names: [String])
  case fillsScreen
  case notAsked(inside: Int)
  case outOfSight
  /// How far beyond its bounds a view takes touches.
  case reach(distance: String)

  // Effects; `late` is in seconds after the lift, nil if not late.
  case recognizer(UIKitClass.Gesture, taps: Int, view: String)
  case takes(from: String?, isCancelled: Bool, late: String?)
  /// A recognizer recognizes and lets others act too.
  case recognizesWith([String], late: String?)
  case recognizes(late: String?)
  case gets(late: String?)
  /// A cell is selected or deselected.
  case isSelected(Bool, late: String?)
  case becomesFirstResponder(late: String?)
  case scrolls, movesSheet, stops
  case above(count: Int)
  case nobodyHandles
  case notKnown
  case more(count: Int)
}

/// The texts of the outline of views, and of the claim above it.
package enum OutlineText: Sayable, Hashable, Sendable {
  // The claim.
  /// The subviews of a view; `more` further ones are not named.
  case holds(view: String, names: [String], more: Int, unusual: Unusual?)
  /// Nested views, each the only subview of the one before.
  case nested(count: Int, unusual: Unusual?)
  case alone(view: String, unusual: Unusual?)

  /// The most unusual fact about a view on the screen.
  package enum Unusual: Hashable, Sendable {
    case takesTouchesOutside(view: String)
    case decidesItself(view: String)
    case hangsOut(view: String, distance: String, parent: String)
    case unseen(view: String)
    case closed(view: String)
  }

  // The line below it.
  case laterIsInFront
  case around(names: [String])

  // Rows.
  case role(ViewRole)
  case rootView(controller: String)
  /// The gesture of a recognizer, with its number of taps.
  case gesture(UIKitClass.Gesture, taps: Int)
  case beside(count: Int), inside(count: Int), between(count: Int)
  case hangsOut(distance: String, parent: String)
  case scrolled(offset: String)
  case noTarget(action: String)
}

/// The texts of the trees: the view hierarchy and the hit path.
package enum TreesText: Sayable, Hashable, Sendable {
  // The hierarchy.
  case nothingOnScreen

  // View controllers.
  case rootOf(window: String)
  case childOf(controller: String)
  case presentedBy(controller: String)
  case notLoaded(names: String)

  // Unusual properties of a view.
  case hidden
  case interaction(isOn: Bool)
  case clips(Bool)
  case exclusiveTouch
  case multipleTouch
  case transformed
  case property(String, value: String)
  case animating
  case disabled
  case unknown(names: String)
  case oftenUnknown(name: String, count: Int)
  case unknownOnScreen(names: String)
  case keyWindow
  case ownRecognizers(count: Int)

  // The hit path.
  case askedNow
  case notYet(count: Int)
  case afterStep(Int, count: Int)
  case inPass(Int, what: String)
  case asNumber(Int, what: String)
}
