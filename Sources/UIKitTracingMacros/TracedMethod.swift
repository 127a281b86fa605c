// SPDX-License-Identifier: Apache-2.0

#if Traced
  package import SwiftSyntax

  /// A kind of override whose calls a trace can show.
  package enum TracedMethod {
    case hitTest
    case pointInside
    case touches(String)

    /// The kind of an override; nil for a function that a trace does not show.
    package init?(_ function: FunctionDeclSyntax) {
      guard function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else {
        return nil
      }
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      switch (function.name.text, labels) {
      case ("hitTest", ["_", "with"]): self = .hitTest
      case ("point", ["inside", "with"]): self = .pointInside
      case ("touchesBegan", ["_", "with"]): self = .touches("began")
      case ("touchesMoved", ["_", "with"]): self = .touches("moved")
      case ("touchesEnded", ["_", "with"]): self = .touches("ended")
      case ("touchesCancelled", ["_", "with"]): self = .touches("cancelled")
      default: return nil
      }
    }

    /// The name inside the function of the recorded argument, the point or the touches; nil for `_`.
    package static func recordedArgument(of function: FunctionDeclSyntax) -> TokenSyntax? {
      guard let first = function.signature.parameterClause.parameters.first else { return nil }
      let name = (first.secondName ?? first.firstName).trimmed
      return name.tokenKind == .wildcard ? nil : name
    }
  }
#endif
