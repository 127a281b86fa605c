// SPDX-License-Identifier: Apache-2.0

import Testing
import XML

/// What is in a document, a line each, and the error that ended it.
private func events(_ text: String, stoppingAt limit: Int = .max) -> [String] {
  var lines: [String] = []
  do {
    try XMLReader.read(Array(text.utf8)) { event, place in
      let words =
        switch event {
        case .start(let name, let attributes):
          "<\(name)\(attributes.map { " \($0.name)=\($0.value)" }.joined())>"
        case .end(let name): "</\(name)>"
        case .text(let text): "text \(text.replacing("\n", with: "¶"))"
        case .comment(let text): "comment \(text)"
        case .documentType: "document type"
        }
      lines.append("\(place.line):\(place.column) \(words)")
      return lines.count < limit
    }
  } catch {
    lines.append("\(error.place?.line ?? 0):\(error.place?.column ?? 0) error: \(error)")
  }
  return lines
}

@Suite("XML as a stream")
struct XMLReaderTests {
  @Test func everythingComesInItsOrderWithItsPlace() {
    #expect(
      events(
        "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b='1' c=\"&lt;&#65;é\">é&amp;<!-- x --><![CDATA[<]]>\n</a>"
      )
        == [
          "2:24 <a b=1 c=<Aé>", "2:26 text é", "2:31 text &", "2:41 comment  x ", "2:54 text <", "3:1 text ¶",
          "3:5 </a>",
        ])
  }

  @Test func namesKeepTheirPrefixes() {
    #expect(
      events("<s:a xmlns=\"u\" xmlns:s=\"v\" s:b=\"1\"/>").map { $0.drop { $0 != " " } } == [
        " <s:a xmlns=u xmlns:s=v s:b=1>", " </s:a>",
      ])
  }

  @Test func readingStopsWhereTheReaderSaysSo() {
    #expect(events("<a><b/></a><", stoppingAt: 2).map { $0.drop { $0 != " " } } == [" <a>", " <b>"])
  }

  @Test func processingInstructionsAreSkipped() {
    #expect(events("<a><?foo?><?foo bar?></a>").map { $0.drop { $0 != " " } } == [" <a>", " </a>"])
  }

  @Test func entitiesOfADocumentTypeAreNotExpanded() {
    let bomb = """
      <!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;"><!ENTITY f SYSTEM "file:///etc/hostname">]>
      <a b="&y;">&y;&f;</a>
      """
    #expect(events(bomb).joined().contains("xxx") == false)
    #expect(events(bomb).first == "1:13 document type")
  }

  @Test(arguments: [
    ("", "1:1 error: the document is not well-formed XML: it is empty, or does not begin with a tag"),
    ("<a", "1:3 error: the document is not well-formed XML: a tag is not closed with '>'"),
    ("<a>\n<b></a>", "2:8 error: the document is not well-formed XML: an end tag does not fit its start tag"),
    (
      "<a>\u{1}</a>",
      "1:4 error: the document is not well-formed XML: it contains a character that XML does not allow"
    ),
    (
      "<a>\u{0}</a>",
      "1:4 error: the document is not well-formed XML: it contains a character that XML does not allow"
    ),
    (
      "<a>&nope;</a>",
      "1:10 error: the document is not well-formed XML: it uses an entity that is not declared"
    ),
    ("<a b=\"<\"/>", "1:7 error: the document is not well-formed XML: an attribute's value contains '<'"),
    ("<a/><b/>", "1:5 error: the document is not well-formed XML: something follows its outermost element"),
  ])
  func whatIsMalformedIsToldWithItsPlace(_ text: String, _ error: String) {
    #expect(events(text).last == error)
  }

  @Test func attributesAreCountedOutsideOfQuotesAndComments() {
    func element(_ count: Int) -> String {
      "<a" + (0..<count).map { " b\($0)='=>\"='" }.joined() + "/>"
    }
    #expect(
      events(
        "<r><!-- <a \(element(200)) -->\(element(100))<![CDATA[\(element(200))]]><?p \(element(200))?></r>"
      ).count == 6)
    #expect(
      events("<r>\n \(element(101))</r>").last == "2:1099 error: an element has more than 100 attributes")
  }

  @Test(.timeLimit(.minutes(10)), arguments: [" b=\"\"", " b", "\n", " b=\"<", "&#65;", "é", "\"", "'="])
  func timeGrowsWithTheLength(_ part: String) {
    let many = String(repeating: part, count: 300_000)
    for text in [
      "<a\(many)/>", "<a>\(many)</a>", "<a b='\(many)'/>", "<!--\(many)--><a/>", "<?p \(many)?><a/>", many,
    ] {
      _ = events(text)
    }
  }
}
