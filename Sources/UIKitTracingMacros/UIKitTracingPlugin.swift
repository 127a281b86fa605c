// SPDX-License-Identifier: Apache-2.0

#if Traced
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The macros that the compiler loads from this target.
  @main
  struct UIKitTracingPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [TracedMacro.self, TracedOverrideMacro.self]
  }
#else
  /// A program that does nothing, for builds of all targets without the trait.
  @main
  enum NoMacros {
    static func main() {}
  }
#endif
