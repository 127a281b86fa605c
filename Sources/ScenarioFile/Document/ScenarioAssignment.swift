// SPDX-License-Identifier: Apache-2.0

/// What `set` sets.
package enum ScenarioAssignment: Hashable, Sendable {
  /// A property of UIKit.
  case property(ScenarioProperty)

  /// Another key of the object, such as an override or a delegate, with its value in YAML on one line.
  case key(String, value: String)
}
