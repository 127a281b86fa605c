// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
import Trace

// The system's colours in the light appearance; the model has no dark one.
//
// From Apple's Human Interface Guidelines, Color, "Specifications" (before iOS 26). Those for labels, fills, separators
// and backgrounds are from what Xcode writes into the resources of a document that uses them.

extension UIColor {
  /// The system's red.
  public static let systemRed = rgb(0xff3b30)
  /// The system's orange.
  public static let systemOrange = rgb(0xff9500)
  /// The system's yellow.
  public static let systemYellow = rgb(0xffcc00)
  /// The system's green.
  public static let systemGreen = rgb(0x34c759)
  /// The system's mint.
  public static let systemMint = rgb(0x00c7be)
  /// The system's teal.
  public static let systemTeal = rgb(0x30b0c7)
  /// The system's cyan.
  public static let systemCyan = rgb(0x32ade6)
  /// The system's blue.
  public static let systemBlue = rgb(0x007aff)
  /// The system's indigo.
  public static let systemIndigo = rgb(0x5856d6)
  /// The system's purple.
  public static let systemPurple = rgb(0xaf52de)
  /// The system's pink.
  public static let systemPink = rgb(0xff2d55)
  /// The system's brown.
  public static let systemBrown = rgb(0xa2845e)
  /// The system's gray.
  public static let systemGray = rgb(0x8e8e93)
  /// The system's gray 2.
  public static let systemGray2 = rgb(0xaeaeb2)
  /// The system's gray 3.
  public static let systemGray3 = rgb(0xc7c7cc)
  /// The system's gray 4.
  public static let systemGray4 = rgb(0xd1d1d6)
  /// The system's gray 5.
  public static let systemGray5 = rgb(0xe5e5ea)
  /// The system's gray 6.
  public static let systemGray6 = rgb(0xf2f2f7)

  /// Text.
  public static let label = rgb(0x000000)
  /// Text of less weight.
  public static let secondaryLabel = rgb(0x3c3c43, 0.6)
  /// Text of little weight.
  public static let tertiaryLabel = rgb(0x3c3c43, 0.3)
  /// Text of the least weight.
  public static let quaternaryLabel = rgb(0x3c3c43, 0.18)
  /// The placeholder of a text field.
  public static let placeholderText = rgb(0x3c3c43, 0.3)
  /// Separators that let the content behind show through.
  public static let separator = rgb(0x3c3c43, 0.29)
  /// Opaque separators.
  public static let opaqueSeparator = rgb(0xc6c6c8)
  /// Links.
  public static let link = rgb(0x007aff)
  /// Text on a light background, in any appearance.
  public static let darkText = rgb(0x000000)
  /// Text on a dark background, in any appearance.
  public static let lightText = rgb(0xffffff, 0.6)

  /// Thin and small shapes.
  public static let systemFill = rgb(0x787880, 0.2)
  /// Shapes of middle size.
  public static let secondarySystemFill = rgb(0x787880, 0.16)
  /// Large shapes.
  public static let tertiarySystemFill = rgb(0x767680, 0.12)
  /// Large areas with content.
  public static let quaternarySystemFill = rgb(0x747480, 0.08)

  /// The background of a screen.
  public static let systemBackground = rgb(0xffffff)
  /// Content on the background.
  public static let secondarySystemBackground = rgb(0xf2f2f7)
  /// Content on top of secondary content.
  public static let tertiarySystemBackground = rgb(0xffffff)
  /// The background of a grouped list.
  public static let systemGroupedBackground = rgb(0xf2f2f7)
  /// The groups of a list.
  public static let secondarySystemGroupedBackground = rgb(0xffffff)
  /// Content inside a group.
  public static let tertiarySystemGroupedBackground = rgb(0xf2f2f7)

  private static func rgb(_ hex: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 0xff) / 255, blue: CGFloat(hex & 0xff) / 255,
      alpha: alpha)
  }

  /// The colour that documents name like `systemRedColor`, as `#rrggbb` or `#rrggbbaa`; nil for an unknown name.
  package static func systemHex(_ name: String) -> String? { named[name]?.hex }

  private static let named: [String: UIColor] = [
    "systemRedColor": systemRed, "systemOrangeColor": systemOrange, "systemYellowColor": systemYellow,
    "systemGreenColor": systemGreen, "systemMintColor": systemMint, "systemTealColor": systemTeal,
    "systemCyanColor": systemCyan, "systemBlueColor": systemBlue, "systemIndigoColor": systemIndigo,
    "systemPurpleColor": systemPurple, "systemPinkColor": systemPink, "systemBrownColor": systemBrown,
    "systemGrayColor": systemGray, "systemGray2Color": systemGray2, "systemGray3Color": systemGray3,
    "systemGray4Color": systemGray4, "systemGray5Color": systemGray5, "systemGray6Color": systemGray6,
    "labelColor": label, "secondaryLabelColor": secondaryLabel, "tertiaryLabelColor": tertiaryLabel,
    "quaternaryLabelColor": quaternaryLabel, "placeholderTextColor": placeholderText,
    "separatorColor": separator, "opaqueSeparatorColor": opaqueSeparator, "linkColor": link,
    "darkTextColor": darkText, "lightTextColor": lightText, "systemFillColor": systemFill,
    "secondarySystemFillColor": secondarySystemFill, "tertiarySystemFillColor": tertiarySystemFill,
    "quaternarySystemFillColor": quaternarySystemFill, "systemBackgroundColor": systemBackground,
    "secondarySystemBackgroundColor": secondarySystemBackground,
    "tertiarySystemBackgroundColor": tertiarySystemBackground,
    "systemGroupedBackgroundColor": systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": tertiarySystemGroupedBackground,
    // Before iOS 13.
    "groupTableViewBackgroundColor": systemGroupedBackground, "tableBackgroundColor": systemBackground,
    "blackColor": black, "whiteColor": white, "clearColor": clear, "grayColor": gray, "redColor": red,
    "greenColor": green, "blueColor": blue, "yellowColor": yellow, "orangeColor": orange,
  ]
}
