// SPDX-License-Identifier: Apache-2.0

internal import ScenarioFile
internal import Trace

extension ImportFormat {
  /// A storyboard of Interface Builder's.
  static let storyboard = interfaceBuilder(.storyboard) { $0.headHas(".Storyboard") }

  /// A xib of Interface Builder's.
  static let xib = interfaceBuilder(.xib) { !$0.headHas(".Storyboard") }

  private static func interfaceBuilder(
    _ source: ScreenSource, where hasType: @escaping @Sendable (FormatText) -> Bool
  ) -> ImportFormat {
    ImportFormat(
      name: source.name, title: "a \(source.name)",
      begins: { $0.beginsWithTag && $0.headHas("com.apple.InterfaceBuilder") && hasType($0) },
      support: .read(
        Reading(
          noun: source.name, fileExtension: source.name,
          read: { (text, file, scene) throws(InputError) in
            try InterfaceBuilderImporter.read(text, file: file, source: source, scene: scene)
          })))
  }
}
