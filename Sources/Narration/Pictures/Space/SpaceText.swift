// SPDX-License-Identifier: Apache-2.0

/// The words of the pictures of the screen: where everything is, what lies over what, what gets a tap.
package enum SpaceText: Sayable, Hashable, Sendable {
  // The touch.
  case fingerDown
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

  // What a picture leaves out.
  case screenWithoutTouch
  case withoutNames(count: Int)
  case cutOff(count: Int)
  case deeper(count: Int)
}
