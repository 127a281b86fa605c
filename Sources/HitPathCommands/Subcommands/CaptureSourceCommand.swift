// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

struct CaptureSourceCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "capture-source",
    abstract: "Prints a Swift file with which an app captures its own screen",
    discussion: """
      hitpath capture-source -o HitPathCapture.swift, and in a debug build or a test that runs within the app:

        try HitPathCapture.write(to: url)

      It writes the same form as the debugger's command (see hitpath help lldb), and nothing of it is in a release build.
      """
  )

  @OptionGroup var file: FileOption

  @MainActor
  func run(on terminal: Terminal) throws {
    try OutputFile.write(CaptureTexts.swiftFile, to: file.output, or: terminal)
  }
}
