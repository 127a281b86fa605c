// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The file that a command writes; standard output if none is named.
struct FileOption: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write to this file", valueName: "file"),
    transform: CommandPath.named)
  var output: String?
}
