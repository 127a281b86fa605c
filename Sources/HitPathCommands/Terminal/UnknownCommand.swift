// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import HitPath
import InputFile
import Trace

/// A first word that is not a command, and what was probably meant.
struct UnknownCommand: CustomStringConvertible {
  private let word: String

  /// Examines arguments; nil if they begin with a command or option.
  init?(_ arguments: [String]) {
    let asksForHelp = arguments.first == "help"
    guard let word = asksForHelp ? arguments.dropFirst().first : arguments.first, !word.hasPrefix("-"),
      !Self.names.contains(word)
    else { return nil }
    self.word = word
  }

  private static let names =
    HitPathCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

  var description: String {
    let advice = "\n  See 'hitpath --help' for all commands."
    if let near = Spelling.nearest(to: word, in: Self.names) {
      return "Error: There is no command '\(word)'; did you mean '\(near)'?\(advice)"
    }
    if FilePath.isFolder(word) == false {
      return
        "Error: '\(word)' is a file, and a command comes first: hitpath explain \(ShellWord.quoted(word))\(advice)"
    }
    return "Error: There is no command '\(word)'.\(advice)"
  }
}

/// A word of a command line.
enum ShellWord {
  /// The word for a shell, on one line and with quotes only if it needs them.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.hasPrefix("-")
      && word.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || "._-/+,:@%".unicodeScalars.contains($0)
      }
    let text = LineText.safe(word)
    // With its folder, a file whose name begins with a hyphen is not mistaken for an option.
    let path = text.hasPrefix("-") && text != "-" ? "./\(text)" : text
    return isPlain || word == "-" ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}
