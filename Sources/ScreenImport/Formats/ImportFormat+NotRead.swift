// SPDX-License-Identifier: Apache-2.0

/// The formats that are known and refused by name.
extension ImportFormat {
  static let notRead = [
    refused(
      "controllers", "a print-out of view controllers",
      hasLine: {
        $0.has(">, state: ", in: $1) && $0.has(", view: ", in: $1)
      }),
    refused(
      "earlGrey", "an EarlGrey hierarchy", hasLine: { $0.has("frame={{", in: $1) && $0.has("<", in: $1) }),
    refused(
      "xcuiTest", "an XCUITest element tree",
      hasLine: {
        $0.has("Element subtree:", in: $1) || ($0.has(", 0x", in: $1) && $0.has(", {{", in: $1))
      }),
    refused(
      "gestureRecognizers", "a print-out of gesture recognizers",
      hasLine: {
        $0.has("state = ", in: $1) && $0.has("view = <", in: $1)
      }),
    refused(
      "appium", "an Appium page source",
      begins: {
        $0.isMarkup && $0.headHas("<AppiumAUT", "<XCUIElementType")
      }),
    refused("detox", "a Detox view hierarchy", begins: { $0.isMarkup && $0.headHas("<ViewHierarchy") }),
    refused(
      "uiAutomator", "a dump of an Android screen", because: "and HitPath knows UIKit only",
      begins: {
        $0.isMarkup && $0.headHas("<hierarchy") && $0.headHas("rotation=", "android.")
      }),
    refused("sentry", "a Sentry view hierarchy", begins: { $0.isJSON && $0.headHas("\"rendering_system\"") }),
    refused(
      "maestro", "a Maestro hierarchy",
      begins: {
        $0.isJSON && $0.headHas("\"attributes\"") && $0.headHas("\"bounds\"")
      }, hasLine: { $0.has("element_num,depth,attributes,parent_num", in: $1) }),
    refused(
      "autolayoutTrace", "an _autolayoutTrace", because: "which has constraints but no frames",
      hasLine: {
        $0.has("•", in: $1) && $0.has(":0x", in: $1)
      }),
    refused(
      "appKit", "a dump of AppKit views", because: "which are macOS views, not UIKit's",
      hasLine: {
        $0.has("h=-", in: $1) && $0.has("v=-", in: $1) && $0.has("[", in: $1)
      }),
    refused(
      "idb", "an idb accessibility dump",
      begins: {
        $0.isJSON
          && ($0.headHas("\"AXFrame\"", "\"AXLabel\"")
            || ($0.headHas("\"elements\"") && $0.headHas("\"screen\"")))
      }, hasLine: { $0.has("\"AXFrame\"", in: $1) }),
    refused(
      "webDriverAgent", "a WebDriverAgent JSON source",
      begins: {
        $0.isJSON && $0.headHas("\"rect\"")
          && $0.headHas("\"isEnabled\"", "\"rawIdentifier\"", "\"rawIndentifier\"")
      }),
    refused(
      "lookin", "a Lookin file", because: "which is an archive of private classes",
      begins: {
        $0.begins(with: "bplist00")
      }),
  ]

  private static func refused(
    _ name: String, _ title: String, because reason: String = "which HitPath does not read yet",
    begins: @escaping @Sendable (FormatText) -> Bool = { _ in false },
    hasLine: (@Sendable (FormatText, Range<Int>) -> Bool)? = nil
  ) -> ImportFormat {
    ImportFormat(name: name, title: title, begins: begins, hasLine: hasLine, support: .refused(reason))
  }
}
