// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Trace

/// A colour in sRGB. The model only hands it to pictures.
public struct UIColor: Hashable, Sendable {
  /// The components, from 0 to 1.
  public var red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  /// Creates a colour from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey from components from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for another text.
  package init?(hex: String) {
    guard let color = HexColor(hex) else { return nil }
    let parts = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque; a component that is no number makes it clear.
  var hex: String {
    HexColor(red: red, green: green, blue: blue, alpha: alpha)?.text ?? "#00000000"
  }

  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
}
