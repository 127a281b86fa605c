// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// Reads the text of a capture.
enum CaptureReader {
  /// The largest capture, in bytes, and the most values in one: five or so for each view.
  static let maximumBytes = 32 << 20
  static let maximumValues = 4_000_000

  /// Views lie in lists, a list in each view, and there is something round them all.
  private static let deepest = 2 * ScenarioReader.maximumDepth + 10

  /// The text of a capture that was read before, to find places in it.
  static func document(_ text: String) -> JSONDocument? {
    try? JSONDocument(text, deepest: deepest, most: maximumValues)
  }

  /// The screen of a text. To be called on a ``DeepStack``.
  static func read(
    _ text: String, file: String, mostValues: Int = maximumValues, mostViews: Int = InputLimits.views
  ) throws(InputError) -> CapturedScreen {
    if let error = InputError.tooLarge("a capture", text, limit: maximumBytes, file: file) { throw error }
    let document: JSONDocument
    do {
      document = try JSONDocument(text, deepest: deepest, most: mostValues)
    } catch {
      throw InputError(
        file: file, line: error.place.line, column: error.place.column, message: error.message)
    }
    if case .number(let version)? = document.root["version"], version > Double(CapturedScreen.version) {
      throw InputError(
        file: file,
        message: "version \(NumberText.decimal(version)) of \(CapturedScreen.format) is newer than "
          + "\(CapturedScreen.version), the newest known here",
        hint: "capture with `hitpath lldb` of this version, or take a newer hitpath")
    }
    do {
      let screen = try CapturedScreen(capture: document.root)
      try check(screen, mostViews: mostViews)
      return screen
    } catch {
      let place = document.place(of: error.path.reversed())
      throw InputError(
        file: file, line: place.line, column: place.column, message: error.message, hint: error.hint)
    }
  }

  private static func check(_ screen: CapturedScreen, mostViews: Int) throws(CaptureProblem) {
    guard screen.format == CapturedScreen.format else {
      throw CaptureProblem("expected '\(CapturedScreen.format)', found '\(screen.format)'").within("format")
    }
    guard screen.version == CapturedScreen.version else {
      throw CaptureProblem("expected \(CapturedScreen.version), found \(screen.version)").within("version")
    }
    guard !screen.windows.isEmpty else {
      throw CaptureProblem("the capture has no windows", hint: "capture when the app shows a screen")
        .within("windows")
    }
    var left = mostViews
    for (index, window) in screen.windows.enumerated() {
      do { try count(window, depth: 1, &left) } catch {
        if left < 0 { throw CaptureProblem("the screen has more than \(mostViews) views") }
        throw error.within(String(index)).within("windows")
      }
    }
  }

  private static func count(_ view: CapturedView, depth: Int, _ left: inout Int) throws(CaptureProblem) {
    left -= 1
    guard left >= 0 else { throw CaptureProblem("the screen has too many views") }
    guard depth <= ScenarioReader.maximumDepth else {
      throw CaptureProblem("views lie more than \(ScenarioReader.maximumDepth) deep in each other")
    }
    for (index, subview) in view.subviews.enumerated() {
      do { try count(subview, depth: depth + 1, &left) } catch {
        throw error.within(String(index)).within("subviews")
      }
    }
  }
}
