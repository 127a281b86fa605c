// SPDX-License-Identifier: Apache-2.0

#if Traced
  import SwiftDiagnostics
  package import SwiftSyntax
  import SwiftSyntaxBuilder
  package import SwiftSyntaxMacros

  /// `@Traced`: marks the overrides of a class.
  package enum TracedMacro {
    private static func overrides(in members: MemberBlockItemListSyntax) -> Bool {
      members.contains { member in
        if let function = member.decl.as(FunctionDeclSyntax.self) { return TracedMethod(function) != nil }
        guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return false }
        return conditional.clauses.contains { clause in
          clause.elements?.as(MemberBlockItemListSyntax.self).map(overrides(in:)) ?? false
        }
      }
    }
  }

  extension TracedMacro: MemberMacro {
    /// Adds no members. Reports a misplaced macro, once for each type.
    package static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      if !declaration.is(ClassDeclSyntax.self) {
        context.diagnose(Diagnostic(node: node, message: TracedMessage.notAClass))
      } else if !overrides(in: declaration.memberBlock.members) {
        context.diagnose(Diagnostic(node: node, message: TracedMessage.noOverrides))
      }
      return []
    }
  }

  extension TracedMacro: MemberAttributeMacro {
    /// Adds `@TracedOverride` to each override of a class that a trace can show.
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
      guard declaration.is(ClassDeclSyntax.self), let function = member.as(FunctionDeclSyntax.self),
        TracedMethod(function) != nil, !isMarked(function)
      else { return [] }
      return ["@TracedOverride"]
    }

    private static func isMarked(_ function: FunctionDeclSyntax) -> Bool {
      function.attributes.contains { attribute in
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "TracedOverride"
      }
    }
  }

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
#endif
