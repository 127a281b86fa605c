// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite struct SourceTextTests {
  @Test func aStyleSheetLosesWhatOnlyPeopleNeed() {
    let text = """
      /* What it is:
         a sheet. */
      .a:hover,
      .b :is(p, li) {
        --own: "a: b";
        color: var(--own);
        grid-template:
          "x y"
          "z z";
      }

      @media (min-width: 20em) {
        .a { color: red; }
      }
      """
    #expect(
      SourceText.compactStyle(text) == """
        .a:hover,.b :is(p,li){--own:"a: b";color:var(--own);grid-template:
        "x y"
        "z z"}@media (min-width: 20em){.a { color: red; }}
        """)
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
