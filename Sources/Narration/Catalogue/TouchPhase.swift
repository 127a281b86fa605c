// SPDX-License-Identifier: Apache-2.0

/// The phases of a touch, as a trace has them.
package enum TouchPhase: String, Hashable, Sendable {
  case began, moved, stationary, ended, cancelled
}
