// SPDX-License-Identifier: Apache-2.0

import ExpandedMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

/// The expansions of the macros, and the diagnostics for misplaced ones.
@Suite struct ExpansionTests {
  /// The expansion of a source without indentation, and the messages of the macros.
  private func expand(_ source: String) -> (code: String, messages: [String]) {
    let file = Parser.parse(source: source)
    let macros: [String: any Macro.Type] = [
      "Traced": TracedMacro.self, "TracedOverride": TracedOverrideMacro.self,
    ]
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "App.swift")])
    let expanded = file.expand(macros: macros) { node in
      BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
    }
    let lines = expanded.description.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    return (
      lines.joined(separator: "\n"), context.diagnostics.map { "\($0.diagMessage.severity): \($0.message)" }
    )
  }

  @Test("A class's overrides get a call around their bodies, and nothing else changes")
  func overrides() {
    let (code, messages) = expand(
      """
      @Traced
      class TopView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          // Nothing here.
          return nil
        }
        override func point(inside location: CGPoint, with event: UIEvent?) -> Bool { true }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func layoutSubviews() {}
        override var next: UIResponder? { nil }
        func hitTest(_ point: CGPoint) -> Int { 1 }
      }
      """)
    #expect(
      code == """
        class TopView: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return UIKitModel.Tracing.hitTest(self, point, in: TopView.self) {
        // Nothing here.
        return nil
        }
        }
        override func point(inside location: CGPoint, with event: UIEvent?) -> Bool {
        return UIKitModel.Tracing.pointInside(self, location, in: TopView.self) {
        true
        }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        UIKitModel.Tracing.touches(.moved, self, touches, in: TopView.self) {
        }
        }
        override func layoutSubviews() {}
        override var next: UIResponder? { nil }
        func hitTest(_ point: CGPoint) -> Int { 1 }
        }
        """)
    #expect(messages.isEmpty)
  }

  @Test(
    "Misuse gets a sentence",
    arguments: [
      (
        "@Traced struct S { func f() {} }",
        "error: '@Traced' belongs on a class: only classes override hitTest, point(inside:) and the touches methods"
      ),
      (
        "@Traced class V: UIView { override func layoutSubviews() {} }",
        "warning: '@Traced' has nothing to do: this class overrides neither hitTest, point(inside:) nor a touches method"
      ),
      (
        "class V: UIView { @TracedOverride func f() {} }",
        "error: '@TracedOverride' belongs on a class's override of hitTest, point(inside:) or a touches method"
      ),
      (
        "class V: UIView { @TracedOverride override func hitTest(_: CGPoint, with e: UIEvent?) -> UIView? { nil } }",
        "warning: a trace cannot show this override: its first parameter needs a name instead of '_'"
      ),
    ])
  func misuse(source: String, message: String) {
    #expect(expand(source).messages == [message])
  }
}
