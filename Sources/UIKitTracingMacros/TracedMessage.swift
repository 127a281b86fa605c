// SPDX-License-Identifier: Apache-2.0

import SwiftDiagnostics

/// The diagnostics for misplaced macros.
enum TracedMessage: String, DiagnosticMessage {
  case notAClass
  case noOverrides
  case notAnOverride
  case unnamedParameter

  var severity: DiagnosticSeverity {
    switch self {
    case .notAClass, .notAnOverride: .error
    case .noOverrides, .unnamedParameter: .warning
    }
  }

  var message: String {
    switch self {
    case .notAClass:
      "'@Traced' belongs on a class: only classes override hitTest, point(inside:) and the touches methods"
    case .noOverrides:
      "'@Traced' has nothing to do: this class overrides neither hitTest, point(inside:) nor a touches method"
    case .notAnOverride:
      "'@TracedOverride' belongs on a class's override of hitTest, point(inside:) or a touches method"
    case .unnamedParameter:
      "a trace cannot show this override: its first parameter needs a name instead of '_'"
    }
  }

  var diagnosticID: MessageID { MessageID(domain: "UIKitTracing", id: rawValue) }
}
