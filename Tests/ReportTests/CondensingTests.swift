// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite("Style sheets and scripts are made smaller")
struct CondensingTests {
  @Test("a style sheet loses comments, indentation and needless spaces")
  func style() {
    let text = """
      /* SPDX-License-Identifier: Apache-2.0 */
      .stage > .screen,
      .touch .badge:not(.now) {
        color: light-dark(#111, #eee); /* a comment */
        margin: 0 calc(1px + 0.5rem) 10.5px;
      }
      @media (max-width: 40rem) {
        a { content: "/* no { comment } */  "; }
      }
      """
    #expect(
      Condensing.style(text)
        == ".stage>.screen,.touch .badge:not(.now){color:light-dark(#111,#eee);margin:0 calc(1px + .5rem) 10.5px}"
        + "@media (max-width:40rem){a{content:\"/* no { comment } */  \"}}")
  }

  @Test("a selector keeps the space before a colon")
  func descendant() {
    #expect(Condensing.style("a :hover { b: c; }") == "a :hover{b:c}")
  }

  @Test("a script loses comments, indentation, needless spaces and ends of lines")
  func script() {
    let text = """
      // SPDX-License-Identifier: Apache-2.0
      function go(step) {
        const link = 'https://example.org';  // where to
        /* nothing */
        if (step > 1 && link !== '  // no comment') {

          return `${step} of  ${count} // steps`;
        }
        return text.replace(/\\/\\//g, ' // ');
      }
      """
    #expect(
      Condensing.script(text)
        == "function go(step){const link='https://example.org';if(step>1&&link!=='  // no comment'){"
        + "return `${step} of  ${count} // steps`;}return text.replace(/\\/\\//g,' // ');}")
  }

  @Test("words keep the spaces between them")
  func words() {
    #expect(Condensing.script("for (const a of b) { delete a.c; }") == "for(const a of b){delete a.c;}")
  }
}
