// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FoundationTypes
import ScreenImport
import Trace

struct CaptureSourceCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "capture-source",
    abstract: "Prints a Swift file with which an app captures its own screen",
    discussion: """
      Run hitpath capture-source -o HitPathCapture.swift, and in a debug build or a test inside the app:

        try HitPathCapture.write(to: url)

      This writes the same format as the debugger's command (see hitpath help lldb). Release builds \
      contain nothing of it.
      """
  )

  @OptionGroup var file: FileOption

  @MainActor
  func run(on terminal: Terminal) throws {
    try OutputFile.write(CaptureTexts.swiftFile, to: file.output, or: terminal)
  }
}

/// The programs that capture the screen of a running app, with the list of what they read filled in.
enum CaptureTexts {
  /// The Python file that adds the command `hitpath` to LLDB, which runs the program at the given path to explain a
  /// capture.
  static func debuggerScript(tool: String) -> String {
    let methods = CaptureReading.methods.map {
      JSONValue.Member($0.className, .array($0.names.map { .string($0) }))
    }
    return fill(
      EmbeddedTexts.hitpath_py,
      [
        "__TOOL__": JSONValue.string(tool).pythonText, "__PROPERTIES__": CaptureReading.table.pythonText,
        "__METHODS__": JSONValue.object(methods).pythonText,
        "__DELEGATE_METHODS__": list(CaptureReading.delegateMethods),
        "__SIMULATED__": list(CaptureReading.simulatedClasses),
        "__PREFIX_TEXT__": EmbeddedTexts.prefix_mm_txt,
        "__EXPRESSION_TEXT__": EmbeddedTexts.expression_mm_txt,
        "__HANDLERS_TEXT__": EmbeddedTexts.handlers_mm_txt,
        "__OLDER_HANDLERS_TEXT__": EmbeddedTexts.older_handlers_mm_txt,
        "__PICTURE_TEXT__": EmbeddedTexts.picture_mm_txt, "__MOST_PICTURE__": mostPicture,
      ])
  }

  /// The Swift file that captures inside the app.
  static var swiftFile: String {
    let methods = Dictionary(
      uniqueKeysWithValues: CaptureReading.methods.map { ($0.className, list($0.names)) })
    let table = CaptureReading.table.text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    return fill(
      EmbeddedTexts.HitPathCapture_swift_txt,
      [
        "__VIEW_METHODS__": methods[UIKitClass.view] ?? "[]",
        "__CONTROLLER_METHODS__": methods[UIKitClass.controller] ?? "[]",
        "__RECOGNIZER_METHODS__": methods[UIKitClass.recognizer] ?? "[]",
        "__DELEGATE_METHODS__": list(CaptureReading.delegateMethods),
        "__SIMULATED__": list(CaptureReading.simulatedClasses), "__PROPERTIES__": table,
        "__MOST_PICTURE__": mostPicture,
      ])
  }

  private static var mostPicture: String { String(InputLimits.screenshotBytes) }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    values.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  /// A list of texts; Swift and Python have the same syntax for it.
  private static func list(_ texts: [String]) -> String {
    JSONValue.array(texts.map { .string($0) }).pythonText
  }
}

extension JSONValue {
  /// The value as Python writes it.
  fileprivate var pythonText: String {
    switch self {
    case .null: "None"
    case .bool(let flag): flag ? "True" : "False"
    case .number, .string: text
    case .array(let values): "[\(values.map(\.pythonText).joined(separator: ", "))]"
    case .object(let members):
      "{\n" + members.map { "    \(JSONValue.string($0.name).text): \($0.value.pythonText),\n" }.joined()
        + "}"
    }
  }
}

struct LLDBCommand: HitPathSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "lldb",
    abstract: "Prints a Python file that gives the debugger a command for running apps",
    discussion: """
      Run hitpath lldb -o ~/hitpath.py, and in the debugger, or in ~/.lldbinit:

        command script import ~/hitpath.py

      Then (lldb) hitpath --tap X,Y captures the screen of the stopped app and explains the tap; (lldb) \
      hitpath tap waits for the next touch. docs/live-capture.md has the details.
      """
  )

  @OptionGroup var file: FileOption

  @MainActor
  func run(on terminal: Terminal) throws {
    let tool = Program.path ?? "hitpath"
    try OutputFile.write(CaptureTexts.debuggerScript(tool: tool), to: file.output, or: terminal)
  }
}
