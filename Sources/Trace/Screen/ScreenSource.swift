// SPDX-License-Identifier: Apache-2.0

/// What a screen was read from: the `source` of a scenario and of a trace's header.
package struct ScreenSource: Hashable, Sendable {
  package let name: String

  /// Whether another tool wrote it; such sources leave out the application's delegate.
  package var isImported = true

  /// Whether it says which actions controls and recognizers send.
  package var tellsActions = true

  package static let scenario = ScreenSource(name: "scenario", isImported: false)
  package static let storyboard = ScreenSource(name: "storyboard")
  package static let xib = ScreenSource(name: "xib")
  package static let recursiveDescription = ScreenSource(name: "recursiveDescription", tellsActions: false)
  package static let capture = ScreenSource(name: "capture")

  /// Swift code, whose screens are in no file.
  package static let code = ScreenSource(name: "code", isImported: false)

  /// What a scenario file may name.
  package static let ofFiles = [scenario, storyboard, xib, recursiveDescription, capture]

  /// The source of a name; nil for an unknown one.
  package static func named(_ name: String) -> ScreenSource? {
    (ofFiles + [code]).first { $0.name == name }
  }
}
