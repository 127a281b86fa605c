// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Report

/// Texts from a screen have no meaning as Markdown.
@Suite struct MarkdownEscapingTests {
  @Test(arguments: [
    ("Buy (220, 193.5)", "Buy (220, 193.5)"),
    ("[x](javascript:alert(1))", #"\[x\](javascript:alert(1))"#),
    ("![x](y)", #"!\[x\](y)"#),
    ("<script>alert(1)</script>", #"\<script\>alert(1)\</script\>"#),
    ("a&lt;b", #"a\&lt;b"#),
    ("*a* _b_ ~~c~~", #"\*a\* \_b\_ \~\~c\~\~"#),
    ("`code` ``symbol``", #"\`code\` \`\`symbol\`\`"#),
    ("a | b", #"a \| b"#),
    ("# heading", "\\# heading"),
    ("> quote", #"\> quote"#),
    ("- item", #"\- item"#),
    ("+ item", #"\+ item"#),
    ("1. item", #"1\. item"#),
    ("12) item", #"12\) item"#),
    ("3.5 pt", #"3\.5 pt"#),
    ("---", #"\---"#),
    ("===", #"\==="#),
    ("@Metadata", #"\@Metadata"#),
    ("$x$", #"\$x\$"#),
    (#"\"#, #"\\"#),
    ("https://a.b and www.a.b", #"https\://a.b and www\.a.b"#),
    ("<javascript:alert(1)>", #"\<javascript:alert(1)\>"#),
    ("  a\n\n# b\r\n\tc\u{2028}d  ", "a \\# b c d"),
    ("a\u{1}\u{202E}b", "ab"),
    ("    code", "code"),
    ("", ""),
  ])
  func textsAreEscaped(text: String, markdown: String) {
    #expect(MarkdownEscaping.escaped(text) == markdown)
  }

  @Test func anAttributeIsOneLineOfHTML() {
    #expect(
      MarkdownEscaping.attribute("\"><img onerror='x'>\n\n[a](b) *c*")
        == "&quot;&gt;&lt;img onerror=&#39;x&#39;&gt; [a](b) *c*")
  }
}
