// SPDX-License-Identifier: Apache-2.0

/// The words about variants, the same touches under other settings. Names are inserted as they are.
package enum VariantText: Hashable, Sendable {
  case heading
  case outcome(settings: String, sentence: String)
}
