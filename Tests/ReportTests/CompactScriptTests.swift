// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite struct CompactScriptTests {
  @Test func embeddedStyleSheetsHaveLostWhatOnlyPeopleNeed() throws {
    let style = TemplateSet.embedded.text("style.css")
    #expect(style.hasPrefix(":root{--s1:.75rem;--s2:.875rem;"))
    #expect(style.contains("*,*::before,*::after{box-sizing:border-box}"))
    #expect(!style.contains("/*") && !style.contains("\n  ") && !style.contains(" {"))
  }

  @Test func aScriptLosesCommentsAndSpaces() {
    let text = """
      /** What it does: "x". */
      const a = {
        b: 1, // of `all`
        c() {
          return `x`;
        },
      };
      go(/** @type {any} */ (a), 1 - -1, 1 + 2);
      const d = a
        .c();
      if (d) go();
      else throw new Error('no');
      let e = 4 / 2
      e += 1;
      """
    #expect(
      CompactScript.text(of: text)
        == "const a={b:1,c(){return `x`}};go((a),1- -1,1+2);const d=a.c();if(d)go();else throw new Error('no');"
        + "let e=4 / 2\ne+=1;")
  }

  @Test func textsOfAScriptStayAsTheyAre() {
    let text = #"""
      const a = 'it\'s // one', b = "two  /* three */";
      const c = `${ a + `${ { b }.b } , ` } // four`;
      const d = a.match(/[/ ]+ \/ "/u), e = (each) => / = /.test(each);
      """#
    #expect(
      CompactScript.text(of: text)
        == #"""
        const a='it\'s // one',b="two  /* three */";const c=`${a+`${{b}.b} , `} // four`;
        """#
        + #"const d=a.match(/[/ ]+ \/ "/u),e=each=>/ = /.test(each);"#)
  }
}
