// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

@Suite("A script of modules")
struct ScriptBundleTests {
  private func script(_ modules: [String: String]) throws -> String {
    try ScriptBundle.script("script/page.js", of: modules).text
  }

  @Test("has each module once, behind those that it imports, in a function of its own")
  func order() throws {
    let script = try script([
      "script/page.js": """
      // The page.
      import { one, two } from './numbers.js';
      import { Shape } from './shape.js';

      new Shape(one + two);

      """,
      "script/numbers.js": "export const one = 1;\nexport const two = 2;\n",
      "script/shape.js": """
      import { two } from './numbers.js';
      export class Shape {}
      export async function draw() {
        const local = two;
      }

      """,
    ])
    #expect(
      script == """
        (() => {
        'use strict';
        const one = 1;
        const two = 2;

        class Shape {}
        async function draw() {
          const local = two;
        }

        // The page.

        new Shape(one + two);
        })();

        """)
  }

  @Test(
    "is refused for what does not fit, with the place",
    arguments: [
      (
        "import page from './page.js';",
        "1: modules are imported as in \"import { name } from './module.js';\""
      ),
      ("\nimport { a } from './none.js';", "2: there is no script/none.js"),
      ("import { b } from './other.js';", "1: script/other.js exports no 'b'"),
      (
        "import { start } from './page.js';",
        "1: script/page.js imports this module, itself or through others"
      ),
      ("import { a } from './other.js';\nlet a = 2;", "2: 'a' is declared in script/other.js too"),
      ("export default 1;", "1: only declarations are exported, as in 'export const name'"),
    ])
  func refused(_ text: String, _ problem: String) {
    let modules = ["script/page.js": text, "script/other.js": "export const a = 1;\nconst c = 2;\n"]
    let error = #expect(throws: TemplateError.self) { try script(modules) }
    #expect(error?.description == "script/page.js:" + problem)
  }

  @Test("is there for each script of a page, and imports and exports nothing")
  func embedded() throws {
    for name in [
      "report-alone", "report-variants-finder-question", "lesson", "diff", "whole", "index", "live",
    ] {
      let file = "script/\(name).js"
      let script = try TemplateSet.embedded.script(file)
      #expect(script.hasPrefix("(()=>{'use strict';"))
      #expect(!script.contains(#/(?:^|[\n;{},])(?:export|import)[ {]/#))
      #expect(!script.contains("</"))
    }
  }
}
