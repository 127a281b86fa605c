// SPDX-License-Identifier: Apache-2.0

package import Trace

/// Where two traces part first.
package struct Divergence: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Something else happens.
    case events
    /// The same happens, with other points, distances or durations.
    case numbers
    /// The same happens at other times.
    case times
  }

  package var kind: Kind

  /// The events that are not the same, by position in each trace's events; nil where a trace is over.
  package var events: Sides<Int?>

  /// The touch during which they part, by position; nil before the first.
  package var touch: Int?

  /// What became of the view that was asked then, in each trace; nil where it was not asked, and where they do not
  /// part in a hit test.
  package var steps: Sides<WalkStep?> = Sides(nil, nil)

  /// Why, as far as the screens show it.
  package var cause: Cause?

  /// What makes two traces part.
  package enum Cause: Hashable, Sendable {
    /// An object that only one screen has, or properties that differ.
    case difference(ScreenDifference)
    /// The touch is at another place, in points of the screen.
    case place(Sides<TracePoint>)
  }
}
