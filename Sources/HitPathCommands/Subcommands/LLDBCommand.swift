// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

struct LLDBCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "lldb",
    abstract: "Prints a Python file that gives the debugger a command for running apps",
    discussion: """
      hitpath lldb -o ~/hitpath.py, and in the debugger, or in ~/.lldbinit:

        command script import ~/hitpath.py

      Then (lldb) hitpath --tap X,Y captures the screen of the app that is stopped and explains the tap; \
      (lldb) hitpath tap waits for the next touch. docs/live-capture.md has the rest.
      """
  )

  @OptionGroup var file: FileOption

  @MainActor
  func run(on terminal: Terminal) throws {
    let tool = Bundle.main.executablePath ?? "hitpath"
    try OutputFile.write(CaptureTexts.debuggerScript(tool: tool), to: file.output, or: terminal)
  }
}
