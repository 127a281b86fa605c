// SPDX-License-Identifier: Apache-2.0

extension Narrator {
  /// Words in a picture of gesture recognizers.
  package func text(_ text: GesturesText) -> String { language.text(text) }

  /// The name of a recognizer's state; a gesture of a single moment is recognized, not ended.
  package func state(_ state: String, isDiscrete: Bool) -> String {
    language.state(state, isDiscrete: isDiscrete)
  }
}
