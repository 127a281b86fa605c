// SPDX-License-Identifier: Apache-2.0

internal import Trace

extension IdentifierPool {
  /// Names in a scenario, where some words mean something else.
  static var ofScenario: IdentifierPool { IdentifierPool(taken: ["nil", "self", "none"]) }
}
