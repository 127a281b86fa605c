// SPDX-License-Identifier: Apache-2.0

/// The name of a storyboard segue that is the target of an action.
///
/// For each segue UIKit keeps an object of a private class, which receives `perform:` when the control or recognizer
/// fires.
package enum SegueName {
  private static let shows = "segue that shows "
  private static let unwinds = "segue that unwinds to "

  package static func showing(_ controller: String) -> String { shows + controller }
  package static func unwinding(to action: String) -> String { unwinds + action }

  package static func isOne(_ name: String) -> Bool { name.hasPrefix(shows) || name.hasPrefix(unwinds) }

  /// What the segue with a name shows; nil for another name.
  package static func shown(by name: String) -> String? {
    name.hasPrefix(shows) ? String(name.dropFirst(shows.count)) : nil
  }

  /// The action that the segue with a name unwinds to; nil for another name.
  package static func unwound(by name: String) -> String? {
    name.hasPrefix(unwinds) ? String(name.dropFirst(unwinds.count)) : nil
  }
}
