// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The commands that a document shows.
struct DocumentCommands {
  struct Command {
    /// The line as written, from `hitpath` on.
    var line: String

    /// The output shown below it; nil for a command without.
    var shown: String?

    /// The scenario in the document that a file name can stand for: the last one above the command.
    var scenario: String?
  }

  private(set) var commands: [Command] = []

  /// Reads a document: in `sh` blocks each line that starts with `hitpath `, in `console` blocks each line that
  /// starts with `$ hitpath `, with the lines below it up to the next `$ `.
  init(_ text: String) {
    var language: Substring?
    var block: [Substring] = []
    var scenario: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        block.append(line)
        continue
      }
      guard let ended = language else {
        language = line.dropFirst(3)
        block = []
        continue
      }
      language = nil
      switch ended {
      case "sh":
        commands += block.filter { $0.hasPrefix("hitpath ") }
          .map { Command(line: String($0), scenario: scenario) }
      case "console":
        readConsole(block, scenario)
      case "yaml" where block.contains { $0.hasPrefix("window") }:
        scenario = block.joined(separator: "\n") + "\n"
      default:
        break
      }
    }
  }

  private mutating func readConsole(_ block: [Substring], _ scenario: String?) {
    for line in block {
      if line.hasPrefix("$ hitpath ") {
        commands.append(Command(line: String(line.dropFirst(2)), shown: "", scenario: scenario))
      } else if let last = commands.indices.last, commands[last].shown != nil {
        commands[last].shown? += "\(line)\n"
      }
    }
  }
}

extension DocumentCommands.Command {
  /// The words behind `hitpath`, up to a comment, a pipe or a redirection.
  var arguments: [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line.dropFirst("hitpath ".count) {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if "#|>".contains(character), word.isEmpty {
        return words
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The files that the command reads or writes.
  var files: [String] {
    arguments.filter { word in
      [".txt", ".md", ".yml", ".storyboard", ".xib", ".json", ".jsonl"].contains { word.hasSuffix($0) }
    }
  }
}
