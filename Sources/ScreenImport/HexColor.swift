// SPDX-License-Identifier: Apache-2.0

/// Writes colours the way CSS does.
enum HexColor {
  /// A colour such as `#3366ff`, or `#3366ff80` if it is partly see-through; nil for one that cannot be seen.
  static func css(red: Double, green: Double, blue: Double, alpha: Double) -> String? {
    guard [red, green, blue, alpha].allSatisfy(\.isFinite), alpha > 0.002 else { return nil }
    let components = alpha < 0.998 ? [red, green, blue, alpha] : [red, green, blue]
    let digits = components.map { component in
      let hex = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return hex.count == 1 ? "0" + hex : hex
    }
    return "#" + digits.joined()
  }
}
