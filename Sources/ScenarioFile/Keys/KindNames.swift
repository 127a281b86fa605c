// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a scenario can declare and do, by name, so that examples can be counted.
package enum KindNames {
  /// The methods and properties that an app overrides or implements, in the order of the documentation.
  package static let overrides =
    [ViewKey.hitTest, .pointInside].map(\.rawValue) + [ResponderKey.next.rawValue]
    + MethodKey.allCases.map(\.rawValue)
    + ResponderKey.allCases.filter { !besides.contains($0) }.map(\.rawValue)
    + ViewKey.allCases.filter { !ofPlaces.contains($0) }.map(\.rawValue)

  /// What is done to the screen and the application.
  package static let events = TouchKey.kinds.map(\.rawValue)

  /// Keys that declare no code of an app; `next` stands with the search for the view.
  private static let besides: Set<ResponderKey> = [
    .id, .className, .implements, .isFirstResponder, .unknown, .next,
  ]

  private static let ofPlaces: Set<ViewKey> = [
    .baseClass, .frame, .bounds, .center, .actions, .gestureRecognizers, .viewController, .subviews,
    .hitTest, .pointInside,
  ]
}
