// SPDX-License-Identifier: Apache-2.0

internal import InputFile
internal import Trace

/// Which scene of an Interface Builder document is shown, and how.
struct SceneChoice {
  /// Its identifier, class, label or title; nil for the initial one of the document.
  var name: String?

  /// The container in which code shows it; nil for that of the document.
  var container: SceneContainer?
}

/// The container in which code shows a scene, if the document does not tell.
package enum SceneContainer: String, Hashable, CaseIterable, Sendable, Encodable {
  /// A navigation controller whose root it is.
  case navigation

  /// A tab bar controller of which it is the only tab.
  case tab

  /// A sheet over an unknown screen.
  case sheet
}
