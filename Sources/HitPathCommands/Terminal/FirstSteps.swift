// SPDX-License-Identifier: Apache-2.0

import HitPath
import InputFile
import ScenarioFile
import ScreenImport

/// The output of `hitpath` without arguments: three commands to try, with a file of the current folder if there is a
/// readable one.
struct FirstSteps {
  /// The first readable file, relative to the folder; nil if none was found.
  private let file: String?

  /// Whether the file contains touches that can be explained.
  private var hasTouches = false

  /// The limits of the search, in levels and files: the current folder may be large.
  private static let deepest = 4
  private static let most = 2_000

  /// The example of README.md, in a copy of this project.
  private static let example = "Tests/Fixtures/Documents/card.yml"

  init(in folder: String) {
    var left = Self.most
    let isHere = FilePath.isFolder("\(folder)/\(Self.example)") == false
    file = isHere ? Self.example : Self.firstFile(in: folder, &left)
    guard let file, let text = try? InputReader.text(of: "\(folder)/\(file)") else { return }
    hasTouches =
      InputReader.isTrace(text) || ((try? ScenarioReader.read(text, file: file))?.touches.isEmpty == false)
  }

  /// The first readable file, searched level by level, so that a file near the folder comes first.
  private static func firstFile(in folder: String, _ left: inout Int) -> String? {
    var folders = [""]
    for _ in 1...deepest {
      var next: [String] = []
      for inner in folders {
        let names = ScenarioFolder.names(in: "\(folder)/\(inner)").prefix(left)
        left -= names.count
        for name in names {
          switch FilePath.isFolder("\(folder)/\(inner)\(name)") {
          case true: next.append("\(inner)\(name)/")
          case false where ReportInputs.isReadable(name, "\(folder)/\(inner)\(name)"): return inner + name
          default: break
          }
        }
      }
      folders = next
    }
    return nil
  }

  var text: String {
    let steps: [(String, String)]
    if let file {
      let word = ShellWord.quoted(file)
      steps = [
        (
          "hitpath explain \(word)\(hasTouches ? "" : " --all-controls")",
          hasTouches ? "who gets the touch, and why" : "what taps on its controls become"
        ),
        ("hitpath audit \(word)", "what makes controls and gestures dead"),
        ("hitpath report \(word) --open", "a page that plays it, in the browser"),
      ]
    } else {
      let example = "round-button"
      steps = [
        ("hitpath gallery \(example) --print > \(example).yml", "a scenario to start from"),
        ("hitpath explain \(example).yml", "who gets the touch, and why"),
        ("hitpath gallery --open", "the course, in the browser"),
      ]
    }
    let width = steps.map(\.0.count).max() ?? 0
    let lines = steps.map { command, what in
      "  \(command)\(String(repeating: " ", count: width - command.count))   \(what)"
    }
    return """
      HitPath explains who gets a touch on an iOS screen, and why. Three things to try:

      \(lines.joined(separator: "\n"))

      hitpath --help lists all commands.

      """
  }
}
