// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile
import ScreenImport
import Trace

/// A recording that lies beside the scenario that names it.
struct RecordingFile {
  private let recording: ScenarioRecording
  private let scenario: String

  init(_ recording: ScenarioRecording, beside scenario: String) {
    self.recording = recording
    self.scenario = scenario
  }

  /// The recording of a scenario whose objects all have names.
  func read(for scenario: Scenario) throws -> Recording {
    let path = try path()
    let data: Data
    do {
      data = try ByteStream.read(path: path, limit: InputLimits.recordingBytes)
    } catch {
      throw InputError(file: path, message: "this cannot be read: \(error.reason)")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw InputError(
        file: path, message: "the text is not UTF-8", hint: "save the file as UTF-8 and try again")
    }
    return try RecordingReader.read(
      text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, file: path, of: scenario)
  }

  private func path() throws(InputError) -> String {
    guard scenario != "-" else {
      throw InputError(
        file: "standard input", line: recording.line,
        message: "'\(recording.file)' would lie beside the scenario, which has no folder",
        hint: "check the scenario as a file")
    }
    let folder = scenario.lastIndex(of: "/").map { String(scenario[...$0]) } ?? ""
    let path = folder + recording.file
    guard FilePath.isFolder(path) == false else {
      throw InputError(
        file: scenario, line: recording.line,
        message: "there is no file '\(recording.file)' beside the scenario")
    }
    return path
  }
}

extension RecordingCheck {
  /// What came of a recording that a capture carries, with its place there.
  static func result(
    of recording: ImportedRecording, in file: String, _ scenario: Scenario, _ trace: TouchTrace
  ) throws -> ExpectationResult {
    var read: Recording
    do {
      read = try RecordingReader.read(recording.text, file: file, of: scenario)
    } catch {
      throw InputErrors(
        error.errors.map { error in
          let place = error.line.flatMap(recording.place)
          return InputError(
            file: file, line: place?.line, column: place?.column, message: error.message, hint: error.hint)
        })
    }
    read.objects = recording.objects
    var result = RecordingCheck(read, trace).result
    if let place = result.difference == nil ? nil : result.line.flatMap(recording.place) {
      (result.line, result.column) = (place.line, place.column)
    }
    result.file = file
    return result
  }
}
