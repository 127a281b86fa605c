// SPDX-License-Identifier: Apache-2.0

import ScenarioFile

/// The scenarios that travel in the binary.
enum BuiltInScenarios {
  /// The scenario files by name, in the order in which the gallery shows them.
  static let files: [(name: String, text: String)] = [
    ("touch-demo-subview3", EmbeddedTexts.touch_demo_subview3_yml),
    ("touch-demo-subview1sub1sub1", EmbeddedTexts.touch_demo_subview1sub1sub1_yml),
    ("touch-demo-gap", EmbeddedTexts.touch_demo_gap_yml),
    ("touch-demo-widened", EmbeddedTexts.touch_demo_widened_yml),
    ("round-button", EmbeddedTexts.round_button_yml),
    ("redirect-to-chat", EmbeddedTexts.redirect_to_chat_yml),
    ("pass-through-overlay", EmbeddedTexts.pass_through_overlay_yml),
    ("slow-button", EmbeddedTexts.slow_button_yml),
    ("nested-taps", EmbeddedTexts.nested_taps_yml),
    ("dead-row", EmbeddedTexts.dead_row_yml),
    ("scroll-or-press", EmbeddedTexts.scroll_or_press_yml),
  ]
}
