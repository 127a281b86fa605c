// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// Reads the paths of the command line that something is written to or taken from.
enum CommandPath {
  /// A path that names something. An empty one is what a script gives whose variable is not set.
  static func named(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("a file or folder is to be named") }
    return text
  }
}

extension Option {
  /// A path that something is written to or taken from.
  init(_ name: NameSpecification = .long, path help: String, as valueName: String = "file")
  where Value == String? {
    self.init(name: name, help: ArgumentHelp(help, valueName: valueName), transform: CommandPath.named)
  }

  /// A count, or a position from 1.
  init(_ name: NameSpecification = .long, count help: String, as valueName: String = "n")
  where Value == Int? {
    self.init(name: name, help: ArgumentHelp(help, valueName: valueName), transform: CommandNumber.count)
  }
}
