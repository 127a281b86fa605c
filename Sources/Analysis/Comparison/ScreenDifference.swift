// SPDX-License-Identifier: Apache-2.0

package import Trace

/// An object that only one of two screens has, or that differs in what event delivery reads.
package struct ScreenDifference: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The settings of the simulation.
    case configuration
    /// The screen's size and the order of its windows.
    case screen
    case view
    case recognizer
    case controller
    /// The application, its delegate or a scene.
    case responder
  }

  package var kind: Kind

  /// The object's name in each trace; nil where it is not there. Empty for settings and the screen.
  package var names: Sides<String?>

  /// The object's class in each trace; nil where it is not there, and for settings and the screen.
  package var classNames: Sides<String?> = Sides(nil, nil)

  /// How many views there are in a view that only one trace has; they are not listed.
  package var held = 0

  /// The properties that differ; empty for an object that only one trace has.
  package var changes: [Change] = []

  /// A property by UIKit's name, with its value in each trace; nil for none.
  package struct Change: Hashable, Sendable {
    package var property: String
    package var values: Sides<Value?>
  }

  package enum Value: Hashable, Sendable {
    /// Names, numbers and other words of code, the same in every language.
    case words(String)

    /// Declared overrides, for which every language has words of its own.
    case overrides([TraceOverride])

    /// The value in the words of the trace.
    package var plainWords: String {
      switch self {
      case .words(let words): words
      case .overrides(let overrides):
        overrides.map { [$0.method, $0.kind, $0.detail].filter { !$0.isEmpty }.joined(separator: " ") }
          .joined(separator: ", ")
      }
    }
  }

  /// The only trace that has the object; nil if both have it.
  package var onlySide: Side? {
    switch (names.a, names.b) {
    case (_?, nil): .a
    case (nil, _?): .b
    default: nil
    }
  }
}
