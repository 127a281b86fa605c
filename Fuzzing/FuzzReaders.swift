// SPDX-License-Identifier: Apache-2.0

import Foundation
import InputFile
import ScenarioFile
import ScreenImport
import Trace

/// What libFuzzer calls with each input: the reader that `HITPATH_READER` names has to read it or to refuse it.
/// `make fuzz` builds and runs it; nothing else does.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let text = try? InputText.read(bytes, file: "input") else { return 0 }
  switch reader {
  case "scenario": _ = try? ScenarioReader.read(text, file: "a.yml")
  case "dump": _ = try? ScreenImporter.read(text, file: "a.txt")
  case "document": _ = try? ScreenImporter.read(text, file: "a.storyboard")
  case "capture": _ = try? ScreenImporter.read(text, file: "a.json")
  case "trace": _ = try? TouchTrace(jsonLines: text)
  default: fatalError("HITPATH_READER is scenario, dump, document, capture or trace")
  }
  return 0
}

private let reader = ProcessInfo.processInfo.environment["HITPATH_READER"] ?? ""
