// SPDX-License-Identifier: Apache-2.0

/// In which colours a picture stands alone.
package enum Theme: String, CaseIterable, Sendable {
  /// Dark where the reader's system is; light on paper and wherever that cannot be told.
  case automatic = "auto"
  case light
  case dark
}
