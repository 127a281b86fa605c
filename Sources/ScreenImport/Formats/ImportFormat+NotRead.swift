// SPDX-License-Identifier: Apache-2.0

/// The formats that are known and refused by name.
extension ImportFormat {
  static let notRead = [
    refused(
      "controllers", "a print-out of view controllers", because: "which shows no views",
      instead:
        "put it into one text with the recursiveDescription of the same run, whose addresses tell "
        + "which view is whose",
      hasLine: {
        $0.has(">, state: ", in: $1) && $0.has(", view: ", in: $1)
      }),
    refused(
      "gestureRecognizers", "a print-out of gesture recognizers", because: "which shows no views",
      instead:
        "put it into one text with the recursiveDescription of the same run, whose addresses tell "
        + "which view has which",
      hasLine: {
        $0.has("state = ", in: $1) && $0.has("view = <", in: $1)
      }),
    refused(
      "uiAutomator", "a dump of an Android screen", because: "and HitPath knows UIKit only",
      begins: {
        ($0.isMarkup && $0.headHas("<hierarchy") && $0.headHas("rotation=", "android."))
          || ($0.isMaestroTree && $0.isOfAndroid)
      }, hasLine: { $0.has(MaestroTable.heading, in: $1) && $0.isOfAndroid }),
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
      "lookin", "a Lookin file", because: "which is an archive of private classes",
      begins: {
        $0.begins(with: "bplist00")
      }),
  ]

  /// What people paste instead of a dump: a touch, an escaped text, or an error of the debugger.
  static let notScreens = [
    refused(
      "touch", "the description of a touch", because: "which tells of one view only", isScreen: false,
      hasLine: { $0.has("<UITouch: ", in: $1) && $0.has(" phase: ", in: $1) }),
    refused(
      "event", "the description of an event", because: "which tells of touches, not of the screen",
      isScreen: false,
      hasLine: {
        ($0.has("Event: 0x", in: $1) && $0.has("<UI", in: $1))
          && ($0.has("timestamp: ", in: $1) || $0.has("touches: ", in: $1))
      }),
    refused(
      "escapedDump", "a dump with its characters escaped for HTML", because: "where < is written as &lt;",
      instead: "copy the text as it is shown, or write < for &lt;, > for &gt; and & for &amp;",
      hasLine: { $0.has("&lt;", in: $1) && $0.has("frame = (", in: $1) }),
    refused(
      "debuggerError", "an error of the debugger", because: "which has printed no screen", isScreen: false,
      hasLine: { format, line in
        format.has("error: ", in: line)
          && (format.hasWords(at: line, "error: ")
            || ["<user expression", "<EXPR>", "expression failed"].contains { format.contains($0, in: line) })
      }),
    refused(
      "nil", "an empty answer of the debugger", because: "which found no window or view", isScreen: false,
      begins: { $0.isOneOf("nil", "<nil>", "(null)", "<null>", "0x0000000000000000", "0x0", "0", "[]") }),
  ]

  private static func refused(
    _ name: String, _ title: String, because reason: String = "which HitPath does not read yet",
    instead hint: String = ImportFormat.dumpAdvice, isScreen: Bool = true,
    begins: @escaping @Sendable (FormatText) -> Bool = { _ in false },
    hasLine: (@Sendable (FormatText, Range<Int>) -> Bool)? = nil
  ) -> ImportFormat {
    ImportFormat(
      name: name, title: title, begins: begins, hasLine: hasLine, isScreen: isScreen,
      support: .refused(reason, hint: hint))
  }
}
