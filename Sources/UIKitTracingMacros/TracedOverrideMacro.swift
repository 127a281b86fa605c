// SPDX-License-Identifier: Apache-2.0

#if Traced
  import SwiftDiagnostics
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros

  /// `@TracedOverride`: records the calls of one override.
  package enum TracedOverrideMacro {}

  extension TracedOverrideMacro: BodyMacro {
    /// Wraps the body of an override in the call that records it.
    package static func expansion(
      of node: AttributeSyntax,
      providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
      in context: some MacroExpansionContext
    ) throws -> [CodeBlockItemSyntax] {
      guard let body = declaration.body else { return [] }
      guard let function = declaration.as(FunctionDeclSyntax.self), let method = TracedMethod(function),
        let type = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.name.trimmed
      else {
        context.diagnose(Diagnostic(node: node, message: TracedMessage.notAnOverride))
        return Array(body.statements)
      }
      guard let argument = TracedMethod.recordedArgument(of: function) else {
        context.diagnose(Diagnostic(node: node, message: TracedMessage.unnamedParameter))
        return Array(body.statements)
      }
      switch method {
      case .hitTest:
        return [
          """
          return UIKitModel.Tracing.hitTest(self, \(argument), in: \(type).self) {
          \(body.statements)
          }
          """
        ]
      case .pointInside:
        return [
          """
          return UIKitModel.Tracing.pointInside(self, \(argument), in: \(type).self) {
          \(body.statements)
          }
          """
        ]
      case .touches(let phase):
        return [
          """
          UIKitModel.Tracing.touches(.\(raw: phase), self, \(argument), in: \(type).self) {
          \(body.statements)
          }
          """
        ]
      }
    }
  }
#endif
