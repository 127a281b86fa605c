// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The file that a command writes; standard output if none is named.
struct FileOption: ParsableArguments {
  @Option(.shortAndLong, path: "Write to this file")
  var output: String?
}
