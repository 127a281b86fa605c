// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// A format of screens: one that is read, or one that is known and refused by name.
///
/// Each format that is read has a folder, which extends its type.
package struct ImportFormat: Sendable {
  /// The name. For a format that is read, it is the `source` of its scenarios.
  package let name: String

  /// The format in words, as in "this is a Maestro hierarchy" or "a storyboard is expected".
  package let title: String

  /// Whether the beginning of a text shows that it is of this format.
  var begins: @Sendable (FormatText) -> Bool = { _ in false }

  /// Whether a line of a text shows that it is of this format.
  var hasLine: (@Sendable (FormatText, Range<Int>) -> Bool)?

  /// Whether a text of this format is a screen. Otherwise it is something that users paste instead of one.
  package var isScreen = true

  let support: Support

  /// How a text of the format is handled.
  enum Support: Sendable {
    case read(Reading)
    /// The rest of the sentence that refuses it, and a hint.
    case refused(String, hint: String)
  }

  /// How a format is read.
  package struct Reading: Sendable {
    /// A name for such a file: "a storyboard", "a dump".
    package let noun: String

    /// The file name extension.
    package let fileExtension: String

    /// Whether the file name alone shows that it is of the format.
    package var isKnownByName = true

    /// Whether the user can choose a scene.
    package var hasScenes = true

    /// Reads a text with a file name, and the chosen scene.
    let read:
      @Sendable (_ text: String, _ file: String, _ scene: SceneChoice) throws(InputError) -> ImportedScreen
  }

  /// The formats, in the order in which a text is compared with them.
  package static let all = ScreenSource.Formats.formats + notRead + notScreens

  /// A format of dumps, which no file name shows.
  static func dump(
    _ name: String, _ title: String, in fileExtension: String,
    begins: @escaping @Sendable (FormatText) -> Bool = { _ in false },
    hasLine: (@Sendable (FormatText, Range<Int>) -> Bool)? = nil,
    read: @escaping @Sendable (_ text: String, _ file: String) throws(InputError) -> ImportedScreen
  ) -> ImportFormat {
    ImportFormat(
      name: name, title: title, begins: begins, hasLine: hasLine,
      support: .read(
        Reading(
          noun: "dump", fileExtension: fileExtension, isKnownByName: false, hasScenes: false,
          read: { (text, file, _) throws(InputError) in try read(text, file) })))
  }

  /// How the format is read; nil for one that is refused.
  package var reading: Reading? {
    if case .read(let reading) = support { reading } else { nil }
  }

  /// The first format that matches the beginning of a text, else the first that matches one of its lines.
  static func detect(_ text: String) -> ImportFormat? {
    guard !ScenarioReader.isScenario(text) else { return nil }
    let text = FormatText(text)
    guard !text.isTrace else { return nil }
    return all.first { $0.begins(text) }
      ?? all.first { format in
        guard let hasLine = format.hasLine else { return false }
        return text.lines.contains { hasLine(text, $0.range) }
      }
  }
}

/// A format that is read.
protocol ImportedFormat: ScreenFormat {
  static var format: ImportFormat { get }
}

extension TypeList where repeat each Element: ImportedFormat {
  fileprivate static var formats: [ImportFormat] {
    var formats: [ImportFormat] = []
    repeat formats.append((each Element).format)
    return formats
  }
}

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
      },
      hasLine: {
        $0.has(MaestroTable.heading, in: $1) && $0.isOfAndroid
          || $0.has(">", in: $1) && $0.has("{id=", in: $1) && $0.has("visibility=", in: $1)
      }),
    refused(
      "autolayoutTrace", "an _autolayoutTrace", because: "which has constraints but no frames",
      hasLine: {
        $0.has("•", in: $1) && $0.has(":0x", in: $1)
      }),
    refused(
      "accessibilityTrace", "a print-out of accessibility such as KIF's or Chisel's",
      because: "which has no frames",
      hasLine: {
        $0.has("|\tUI", in: $1)
          || $0.has("| (", in: $1) && $0.has(" 0x", in: $1) && $0.has(") ", in: $1)
            && !$0.has("frame", in: $1)
          || $0.has(", traits: ", in: $1) && !$0.has("{{", in: $1)
            && !$0.has("frame", in: $1)
      }),
    refused(
      "paltrace", "an answer of paltrace", because: "which has classes and addresses, but no frames",
      hasLine: {
        $0.has("|   ", in: $1) && $0.has(":0x", in: $1) && !$0.has("<", in: $1) && !$0.has("frame", in: $1)
      }),
    refused(
      "uiAutomation", "a tree of UIAutomation", because: "which Apple took away with Xcode 8",
      begins: { $0.isJSON && $0.headHas("\"UIAWindow\"", "\"UIAApplication\"", "UIAElement") },
      hasLine: { $0.has("UIAWindow", in: $1) || $0.has("UIAApplication", in: $1) }),
    refused(
      "flipper", "a tree of Flipper's layout inspector", because: "which HitPath does not read",
      begins: { $0.isJSON && $0.headHas("\"activeChild\"", "\"inlineAttributes\"", "\"frameworkEvents\"") }),
    refused(
      "flutter", "a dump of Flutter", because: "whose widgets are no views of UIKit's",
      instead:
        "HitPath explains touches up to the FlutterView; print the recursiveDescription of the window for that",
      hasLine: {
        ($0.has("RenderView#", in: $1) || $0.has("RenderObjectToWidgetAdapter", in: $1))
          || ($0.has("└─", in: $1) || $0.has("├─", in: $1)) && $0.has("#", in: $1)
          || ($0.has("└", in: $1) || $0.has("├", in: $1))
            && ($0.has("(state: _", in: $1) || $0.has("flutter", in: $1))
      }),
    refused(
      "react", "a tree of React components", because: "which are no views of UIKit's",
      instead:
        "print the recursiveDescription of the window; React Native's views are in it, as RCT… classes",
      hasLine: {
        $0.hasWords(at: $1, "<RCT") && $0.has("style=", in: $1)
          || $0.hasWords(at: $1, "<View") && $0.has("{", in: $1)
      }),
    refused(
      "source", "source code", because: "which says what may happen, not what is on the screen",
      isScreen: false,
      hasLine: { text, line in
        [
          "import UIKit", "import SwiftUI", "#import ", "@interface ", "@implementation ", "override func ",
          "@IBAction ", "@IBOutlet ", "var body: some View",
        ].contains { text.contains($0, in: line) }
          || text.has("{", in: line)
            && (["class ", "final class ", "struct ", "extension "] as [StaticString]).contains {
              text.hasWords(at: line, $0)
            }
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

  /// What users paste instead of a dump: a touch, an escaped text, or an error of the debugger.
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

/// A text whose format is to be detected.
struct FormatText: Sendable {
  private let text: DumpText

  /// The number of bytes in which the keys of JSON and the root of XML are searched.
  private static let headLength = 8192

  init(_ text: String) { self.text = DumpText(text) }

  var lines: [DumpText.Line] { text.lines }

  /// Whether a line contains a mark.
  func has(_ mark: StaticString, in line: Range<Int>) -> Bool { text.find(mark, in: line) != nil }

  /// The same for a mark that is not a literal.
  func contains(_ mark: String, in line: Range<Int>) -> Bool { text.string(line).contains(mark) }

  /// Whether the words of a line begin with a mark.
  func hasWords(at line: Range<Int>, _ mark: StaticString) -> Bool {
    line.first { !text.bytes[$0].isBlank }.map { text.has(mark, at: $0, before: line.upperBound) } ?? false
  }

  /// Whether a short text is one of some words, ignoring prompts.
  func isOneOf(_ words: String...) -> Bool {
    guard text.bytes.count < 1000 else { return false }
    let lines = text.lines.map { text.string($0.range).split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty && !$0.hasPrefix("(lldb)") && !$0.hasPrefix("po ") && !$0.hasPrefix("```") }
    return lines.count == 1 && words.contains(lines[0].split(separator: " = ").last.map(String.init) ?? "")
  }

  /// Whether a line of a dump describes a view.
  func describesView(_ line: Range<Int>) -> Bool {
    DumpLine(text, line).map { !$0.isLayer } ?? false
  }

  func begins(with mark: StaticString) -> Bool { text.has(mark, at: 0, before: text.bytes.count) }

  /// Whether the beginning of the text contains one of some marks.
  func headHas(_ marks: StaticString...) -> Bool { marks.contains { text.find($0, in: head) != nil } }

  /// Whether the text begins with JSON, possibly after lines with prompts.
  var isJSON: Bool {
    lines.prefix(10).contains { line in
      let start = line.range.first {
        !text.bytes[$0].isBlank && ![0xEF, 0xBB, 0xBF].contains(text.bytes[$0])
      }
      return start.map { [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(text.bytes[$0]) } ?? false
    }
  }

  /// Whether the text begins with a tag. A printed string may have a quotation mark before it; a page that only
  /// mentions a tag does not begin with one.
  var isMarkup: Bool {
    let start = head.drop {
      text.bytes[$0] <= 0x20 || text.bytes[$0].isBlank || [0xEF, 0xBB, 0xBF].contains(text.bytes[$0])
    }
    let tag = start.drop { text.bytes[$0] == UInt8(ascii: "\"") || text.bytes[$0] == .quote }
    return tag.startIndex <= start.startIndex + 1 && tag.first.map { text.bytes[$0] } == .less
  }

  /// Whether the first character is `<`.
  var beginsWithTag: Bool { first == .less }

  /// Whether the beginning of the text shows that it is a trace.
  var isTrace: Bool { first == UInt8(ascii: "{") && headHas("\"hitpath-trace\"") }

  private var head: Range<Int> { 0..<min(Self.headLength, text.bytes.count) }

  /// The first byte that is neither blank nor a byte order mark.
  private var first: UInt8? {
    text.bytes.first { !$0.isBlank && $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
  }
}
