// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite struct SourceTextTests {
  @Test func embeddedStyleSheetsHaveLostWhatOnlyPeopleNeed() throws {
    let style = TemplateSet.embedded.text("style.css")
    #expect(style.hasPrefix(":root{--s1:0.75rem;--s2:0.875rem;"))
    #expect(style.contains("*,*::before,*::after{box-sizing:border-box}"))
    #expect(!style.contains("/*") && !style.contains("\n  ") && !style.contains(" {"))
  }

  @Test func aScriptKeepsItsLinesWhereTheyEndSomething() {
    let text = """
      // What it does.
      const a = {
        b: 1,
        c() {
          return `x`;
        },
      };
      go(); // to b, c;
      const d = a
        .c();
      """
    #expect(
      SourceText.compactScript(text)
        == "const a = {b: 1,c() {return `x`;},};go(); // to b, c;\nconst d = a\n.c();")
  }
}
