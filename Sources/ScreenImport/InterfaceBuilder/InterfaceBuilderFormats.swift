// SPDX-License-Identifier: Apache-2.0

import InputFile
internal import ScenarioFile
internal import Trace

/// A storyboard of Interface Builder's.
extension ScreenSource.Storyboard: ImportedFormat {
  static let format = ImportFormat.interfaceBuilder(name) { $0.headHas(".Storyboard") }
}

/// A xib of Interface Builder's.
extension ScreenSource.Xib: ImportedFormat {
  static let format = ImportFormat.interfaceBuilder(name) { !$0.headHas(".Storyboard") }
}

extension ImportFormat {
  fileprivate static func interfaceBuilder(
    _ name: String, where hasType: @escaping @Sendable (FormatText) -> Bool
  ) -> ImportFormat {
    ImportFormat(
      name: name, title: "a \(name)",
      begins: { $0.beginsWithTag && $0.headHas("com.apple.InterfaceBuilder") && hasType($0) },
      support: .read(
        Reading(
          noun: name, fileExtension: name,
          read: { (text, file, scene) throws(InputError) in
            try InterfaceBuilderImporter.read(text, file: file, source: name, scene: scene)
          })))
  }
}
