// SPDX-License-Identifier: Apache-2.0

import Trace

/// A gesture recognizer of a scenario. Nil properties keep UIKit's defaults.
@dynamicMemberLookup
package struct ScenarioGestureRecognizer: Hashable, Sendable {
  package var id: String?
  package var className: String

  /// The nearest class of UIKit itself, for a class that HitPath does not know.
  package var baseClass: String?

  /// What the file says of UIKit's properties.
  package var properties = PropertyList()

  package var actions: [ScenarioTargetAction] = []

  /// The recognizers that must fail first (GR-14).
  package var requiresFailureOf: [String] = []

  package var delegate: ScenarioDelegateChoice?

  /// What overrides of a subclass answer (GR-14, GR-21); nil for the class's own.
  package var canPrevent: ScenarioAnswer?
  package var canBePrevented: ScenarioAnswer?
  package var shouldRequireFailure: ScenarioAnswer?
  package var shouldBeRequiredToFail: ScenarioAnswer?

  /// The touches that the subclass hands to `ignore(_:for:)` when they begin (GR-36); nil for none.
  package var ignores: ScenarioAnswer?

  package init(id: String? = nil, className: String) {
    self.id = id
    self.className = className
  }
}
