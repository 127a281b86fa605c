// SPDX-License-Identifier: Apache-2.0

internal import InputFile
internal import Trace

/// Which scene of an Interface Builder document is shown, and how.
struct SceneChoice {
  /// Its identifier, class, label or title; nil for the one that the document begins with.
  var name: String?

  /// What code shows it in; nil for what the document tells.
  var container: SceneContainer?
}

/// What code shows a scene in, where the document does not tell.
package enum SceneContainer: String, Hashable, CaseIterable, Sendable, Encodable {
  /// A navigation controller that begins with it.
  case navigation

  /// A tab bar controller of which it is the only tab.
  case tab

  /// A sheet over a screen that is not known.
  case sheet
}
