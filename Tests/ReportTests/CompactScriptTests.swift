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
        == "let a={b:1,c(){return `x`}};go((a),1- -1,1+2);let d=a.c();if(d)go();else throw new Error('no');"
        + "let e=4 /2\ne+=1;")
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
        let a='it\'s // one',b="two  /* three */",c=`${a+`${{b}.b} , `} // four`,
        """#
        + #"d=a.match(/[/ ]+ \/ "/u),e=f=>/ = /.test(f);"#)
  }

  @Test func namesThatNothingHasAsAPropertyAreShortened() {
    let text = """
      const placeOf = (each) => ({ placeOf: each, ...other, other });
      const markup = 'markup', pattern = /markup[{(]/;
      class Walk {
        sentence(markup) { return wrapped`${markup} ${{ wide }}`; }
      }
      function wrapped(text) { return text.wide ? sentence(text) : markup; }
      function sentence(words) { for (const each of words) markup; }
      const other = pattern ? new Walk() : other;
      const wide = wrapped;
      """
    let names = ["placeOf", "markup", "pattern", "Walk", "wrapped", "sentence", "other", "wide"]
    #expect(
      CompactScript.text(of: text, shortening: names.map { $0[...] })
        == "let placeOf=b=>({placeOf:b,...other,other}),a='markup',f=/markup[{(]/;"
        + "class e{sentence(a){return d`${a} ${{wide}}`}}function d(c){return c.wide?sentence(c):a}"
        + "function sentence(g){for(let b of g)a}let other=f?new e():other,wide=d;")
  }

  @Test func localNamesAreShortened() {
    let text = """
      function go(first, { size, place: where }) {
        const [left, ...others] = first;
        for (const each of others) { if (where(each)) return; }
        const add = (sum, by = left) => sum + by + size + location + whole[others];
        return { add, left: add };
      }
      """
    #expect(
      CompactScript.text(of: text)
        == "function go(d,{size,place:where}){let[left,...a]=d;for(let c of a){if(where(c))return}"
        + "let add=(e,b=left)=>e+b+size+location+whole[a];return{add,left:add}}")
  }

  @Test func declarationsInARowAreOne() {
    let text = """
      const a = 1;
      let { b } = a;
      [b] = [a];
      const c = () => { let d = b; const [e] = d; return e; };
      const f = c;
      if (f) { const g = f; go(g); let h = g; }
      const i = 2;
      !i;
      const j = 3;
      for (let k = 0; k < 2; k += 1) go(k);
      let l = 4;
      """
    #expect(
      CompactScript.text(of: text)
        == "let a=1,{b}=a;[b]=[a];let c=()=>{let d=b,[e]=d;return e},f=c;if(f){let g=f;go(g);let h=g}let i=2;!i;"
        + "let j=3;for(let k=0;k<2;k+=1)go(k);let l=4;")
  }
}
