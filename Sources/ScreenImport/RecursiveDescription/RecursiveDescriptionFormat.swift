// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// The command that prints what HitPath reads.
  static let dumpCommand = "po [[UIWindow keyWindow] recursiveDescription]"

  /// What the debugger prints of a window or a view and all that is in it.
  static let recursiveDescription = ImportFormat(
    name: ScreenSource.recursiveDescription.name, title: "the output of `\(dumpCommand)`",
    hasLine: { $0.has("frame = (", in: $1) && $0.describesView($1) },
    support: .read(
      Reading(
        noun: "dump", fileExtension: "txt", isKnownByName: false, hasScenes: false,
        read: { (text, file, _) throws(InputError) in try DumpImporter.read(text, file: file) })))
}
