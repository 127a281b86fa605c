// SPDX-License-Identifier: Apache-2.0

/// What a storyboard's segue is called where an action has it as its target.
///
/// UIKit keeps an object of a private class for each segue, which gets `perform:` when the control or recognizer acts.
package enum SegueName {
  private static let shows = "segue that shows "
  private static let unwinds = "segue that unwinds to "

  package static func showing(_ controller: String) -> String { shows + controller }
  package static func unwinding(to action: String) -> String { unwinds + action }

  package static func isOne(_ name: String) -> Bool { name.hasPrefix(shows) || name.hasPrefix(unwinds) }

  /// What the segue of that name shows; nil for another name.
  package static func shown(by name: String) -> String? {
    name.hasPrefix(shows) ? String(name.dropFirst(shows.count)) : nil
  }

  /// The action to which the segue of that name unwinds; nil for another name.
  package static func unwound(by name: String) -> String? {
    name.hasPrefix(unwinds) ? String(name.dropFirst(unwinds.count)) : nil
  }
}
