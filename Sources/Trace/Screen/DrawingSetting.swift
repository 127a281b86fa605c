// SPDX-License-Identifier: Apache-2.0

/// The settings of a view that only say how it is drawn. No touch depends on them, so a comparison passes them over.
package enum DrawingSetting: String, CaseIterable, Sendable {
  case cornerRadius, borderWidth, borderColor, tintColor
  case textColor, fontSize, textAlignment, numberOfLines, placeholder, image
}

extension TraceView {
  /// How the view is drawn; nil for what the source does not tell.
  package subscript(_ setting: DrawingSetting) -> PropertyValue? { settings?[setting.rawValue] }
}
