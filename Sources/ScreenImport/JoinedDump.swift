// SPDX-License-Identifier: Apache-2.0

package import InputFile
import ScenarioFile
internal import Trace

/// One text of several files that tell of one screen: a dump of its views, and what the debugger printed beside it at
/// the same stop.
///
/// Before each file stands a line that no dump has, with the file's name, so that messages name the file and its own line.
package struct JoinedDump {
  private static let mark = "```\u{1D}"

  /// The files, and the number of the line before the first of each.
  private var files: [(name: String, line: Int)] = []

  /// The formats that tell more of a screen that a dump shows.
  private static let parts: Set<String> = ["controllers", "gestureRecognizers", "touch", "event"]

  /// Joins files if one of them is no screen of its own, but belongs to the dump that is among them.
  ///
  /// - Returns: The name of the dump and the text of all; nil for files that are screens of their own.
  /// - Throws: `InputError` for a second dump of views, and for what cannot be joined.
  package static func join(_ files: [(name: String, text: String)]) throws(InputError) -> (
    name: String, text: String
  )? {
    let formats = files.map { ScreenImporter.detect($0.text)?.name }
    let view = ScreenSource.RecursiveDescription.name
    guard files.count > 1, formats.contains(where: { $0.map(parts.contains) ?? false }),
      let dump = formats.firstIndex(of: view)
    else { return nil }
    for (index, file) in files.enumerated() where index != dump {
      guard let format = formats[index], parts.contains(format) else {
        throw InputError(
          file: file.name,
          message: formats[index] == view
            ? "this shows views as \(SafeText.line(files[dump].name)) does, and one screen has one file of views"
            : "this cannot be joined with a dump of views",
          hint:
            "what is joined is what `po [UIViewController _printHierarchy]`, `po view.gestureRecognizers` and "
            + "`po touch` print beside the views")
      }
    }
    let text = files.map { "\(mark)\(SafeText.line($0.name))\n\($0.text)" }.joined(separator: "\n")
    return (files[dump].name, text)
  }

  /// The places of a text, nil for one that was not joined.
  init?(_ text: String) {
    guard text.hasPrefix(Self.mark) else { return nil }
    var number = 1
    var start = text.utf8.startIndex
    var index = start
    let bytes = text.utf8
    while true {
      let isEnd = index == bytes.endIndex
      guard isEnd || bytes[index] == .lineFeed || bytes[index] == .carriageReturn else {
        index = bytes.index(after: index)
        continue
      }
      let line = text[start..<index]
      if line.hasPrefix(Self.mark) {
        files.append((String(line.dropFirst(Self.mark.count)), number))
      }
      guard !isEnd else { return }
      let isReturn = bytes[index] == .carriageReturn
      index = bytes.index(after: index)
      if isReturn, index < bytes.endIndex, bytes[index] == .lineFeed { index = bytes.index(after: index) }
      start = index
      number += 1
    }
  }

  /// A message with the file that its line is of, and the number of the line there.
  func placed(_ error: InputError) -> InputError {
    guard let line = error.line, let file = files.last(where: { $0.line < line }) else { return error }
    var placed = error
    placed.file = file.name
    placed.line = line - file.line
    return placed
  }
}
