// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The command that prints what HitPath reads.
  static let dumpCommand = "po [[UIWindow keyWindow] recursiveDescription]"

  /// What to do for a dump that can be read. `po` takes the language of the frame, and Swift does not know the method.
  static let dumpAdvice =
    "print `\(dumpCommand)` in the debugger, in a Swift frame "
    + "`expression -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`, and use its output"
}

/// What the debugger prints of a window or a view and all that is in it.
extension ScreenSource.RecursiveDescription: ImportedFormat {
  static let format = ImportFormat(
    name: name, title: "the output of `\(ImportFormat.dumpCommand)`",
    hasLine: { $0.has("frame = (", in: $1) && $0.describesView($1) },
    support: .read(
      ImportFormat.Reading(
        noun: "dump", fileExtension: "txt", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try DumpImporter.read(text, file: file) })))
}
