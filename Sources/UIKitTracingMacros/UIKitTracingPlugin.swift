// SPDX-License-Identifier: Apache-2.0

import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that the compiler loads from this target.
@main
struct UIKitTracingPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [TracedMacro.self, TracedOverrideMacro.self]
}
