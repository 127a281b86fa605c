// SPDX-License-Identifier: Apache-2.0

/// What a scenario to start from shows.
package enum ScenarioGroup: String, Hashable, Sendable, CaseIterable {
  case recognizers, controls, overrides, events
}
