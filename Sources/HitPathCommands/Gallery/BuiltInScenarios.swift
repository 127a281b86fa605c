// SPDX-License-Identifier: Apache-2.0

import ScenarioFile

/// The scenarios that travel in the binary.
enum BuiltInScenarios {
  /// The scenario files by name, in the order in which the gallery shows them.
  static let files: [(name: String, text: String)] = [
    ("touch-demo-subview3", text(PackageResources.touch_demo_subview3_yml)),
    ("touch-demo-subview1sub1sub1", text(PackageResources.touch_demo_subview1sub1sub1_yml)),
    ("touch-demo-gap", text(PackageResources.touch_demo_gap_yml)),
    ("touch-demo-widened", text(PackageResources.touch_demo_widened_yml)),
    ("round-button", text(PackageResources.round_button_yml)),
    ("redirect-to-chat", text(PackageResources.redirect_to_chat_yml)),
    ("pass-through-overlay", text(PackageResources.pass_through_overlay_yml)),
    ("slow-button", text(PackageResources.slow_button_yml)),
    ("nested-taps", text(PackageResources.nested_taps_yml)),
    ("dead-row", text(PackageResources.dead_row_yml)),
    ("scroll-or-press", text(PackageResources.scroll_or_press_yml)),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
