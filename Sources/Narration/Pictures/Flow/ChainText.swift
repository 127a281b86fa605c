// SPDX-License-Identifier: Apache-2.0

/// The words in the picture of the responder chain, beside those of other pictures.
package enum ChainText: Hashable, Sendable {
  case isFirstResponder
  case becomesFirstResponder
  case passesOn(methods: [String])
  case climb(methods: [String])
}
