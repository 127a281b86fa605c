// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The numbers that UIKit does not document, or that a scenario may want otherwise. A trace's header records them all.
///
/// Distances are in points, times in seconds, angles in radians.
public struct SimulationConfiguration: Hashable, Sendable {
  /// How often a touch-down traverses the windows, with equal arguments; the last result counts (HT-28).
  public var hitTestPasses = 2

  /// The longest time between a lift and the next touch-down that count as one multiple tap (TE-9), and the longest
  /// that a tap recognizer waits for the next tap (GR-15).
  public var tapInterval: TimeInterval = 0.35

  /// The farthest distance between such touches (TE-9), and the farthest that a finger may move in a tap (GR-31).
  public var tapMovement: CGFloat = 10

  /// The longest touch that is a tap (GR-31).
  public var tapMaximumDuration: TimeInterval = 0.75

  /// The time after which a long press begins, for recognizers that do not say otherwise (GR-32).
  public var longPressMinimumDuration: TimeInterval = 0.5

  /// How far a finger may move before a long press begins, for recognizers that do not say otherwise (GR-32).
  public var longPressAllowableMovement: CGFloat = 10

  /// How far the fingers move before a pan begins (GR-33).
  public var panHysteresis: CGFloat = 10

  /// Whether a pan ends when fewer fingers are left than it needs, as was measured, or when all are lifted, as one page of
  /// Apple's says (GR-33).
  public var panEndsBelowMinimum = true

  /// The longest time that a swipe takes (GR-34).
  public var swipeMaximumDuration: TimeInterval = 0.5

  /// How far a swipe goes in its direction, at least (GR-34).
  public var swipeMinimumMovement: CGFloat = 50

  /// How far a swipe strays to the side, at most (GR-34).
  public var swipeMaximumSidewaysMovement: CGFloat = 50

  /// How much the distance of two fingers changes before a pinch begins (GR-35).
  public var pinchHysteresis: CGFloat = 8

  /// How far two fingers turn before a rotation begins (GR-35).
  public var rotationHysteresis: CGFloat = 0.1

  /// How far from the edge of the screen a screen-edge pan may start (GR-45).
  public var screenEdgeWidth: CGFloat = 20

  /// How long a scroll view withholds a touch from its content (SV-2).
  public var contentTouchDelay: TimeInterval = 0.15

  /// How far outside its bounds a control still counts a tracked touch as inside (UC-8).
  public var controlOutsideSlop: CGFloat = 70

  /// How long a finger stays on a stepper before it repeats its step (UC-13).
  public var stepperRepeatDelay: TimeInterval = 0.5

  /// The time from one of a held stepper's first ten repetitions to the next; later ones take half of it (UC-13).
  public var stepperRepeatInterval: TimeInterval = 0.1

  /// How fast the content of a scroll view moves at a lift, at least, in points a second, for it to move on (SV-11).
  public var decelerationMinimumSpeed: CGFloat = 1000

  /// How far below a navigation bar a touch still hits the bar, as old reports have it: 15 there (HT-38).
  public var navigationBarReach: CGFloat = 0

  /// Whether a recognizer's action is sent before the view's `touchesCancelled` (GR-28).
  public var sendsActionBeforeCancelling = true

  /// Whether a view that leaves its window under a finger gets `touchesCancelled`, as Apple's page says, or just hears no
  /// more, as some report of plain views (TE-13).
  public var cancelsTouchesOfRemovedViews = true

  /// Whether UIKit's private container views stand between a window and its root view (HT-34, RC-3).
  public var insertsPrivateContainerViews = false

  /// Whether a presented view that leaves a part of its window free stands in a container of UIKit's, which takes the
  /// touches beside it (HT-39).
  public var insertsPresentationContainers = true

  /// Whether the main gesture of a system control beats a recognizer above it, as since iOS 6 (GR-38, GR-43).
  public var controlsVetoRecognizers = true

  /// Whether controls send `primaryActionTriggered`, as since iOS 9 (UC-11).
  public var sendsPrimaryActionTriggered = true

  /// Whether recognizers and their delegates are asked about events before touches, as since iOS 13.4 (GR-5).
  public var asksAboutEvents = true

  /// Whether a recognizer that requires its own failure waits for ever, as since iOS 10 (GR-16).
  public var waitsForItself = true

  /// Whether a scroll view follows the fingers that move, as since iOS 6, or stays while one rests (SV-12).
  public var scrollsWithMovingFingers = true

  /// Whether a text view that does not scroll keeps its touches, as since iOS 11 (SV-9).
  public var textViewsKeepTouches = true

  /// The version of iOS whose defaults these are; nil for the newest.
  public let system: Double?

  /// Creates the default configuration of a version of iOS, such as 13.4; nil stands for the newest.
  public init(system: Double? = nil) {
    self.system = system
    guard let system else { return }
    for setting in SimulationSetting.all { setting.setDefault(in: &self, of: system) }
  }
}
