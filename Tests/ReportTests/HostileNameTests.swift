// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Report
import Testing
import Trace

@Suite("Names from a screen cannot become markup")
struct HostileNameTests {
  static let names = [
    "<script>alert(1)</script>", "\" onmouseover=\"alert(1)", "' onmouseover='alert(1)", "{{mustache}}",
    "{{{style}}}", "{{/rows}}", "</style><img src=x onerror=alert(1)>", "a & b &amp; c",
    "\u{600}<script>alert(1)</script>", "x\"\u{301} onmouseover=alert(1) y=\"\u{301}", "<\u{200d}b>",
    "&\u{301}lt;",
    "{view} {reason}", "\u{202e}txet", "tab\tnewline\nnull\0", "", "日本語", "é👩‍👩‍👧",
  ]

  private func page(_ name: String) throws -> PageText {
    var screen = SampleScreen.four
    screen.title = ["en": name]
    screen.summary = ["en": name]
    screen.unknown = [name]
    screen.recognizers = [TraceGestureRecognizer(id: name, className: name, view: name)]
    for position in screen.views.indices where screen.views[position].id == "SubView3" {
      screen.views[position].className = name
      screen.views[position].text = name
    }
    screen.add(name + "3", name, in: "SubView3", [0, 0, 137, 160]) { $0.text = name }
    return PageText(try ReportPage.html(for: TraceAnalysis(screen.trace)))
  }

  @Test func pages() throws {
    let plain = TagReader(try page("plain"))
    for name in Self.names {
      let hostile = TagReader(try page(name))
      if !name.isEmpty { #expect(hostile.tagsOutsidePictures == plain.tagsOutsidePictures, "\(name)") }
      #expect(Set(hostile.tags).isSubset(of: plain.tags), "\(name)")
      #expect(hostile.handlers.isEmpty, "\(name)")
    }
  }

  @Test("a name in braces is shown as it is")
  func braces() throws {
    #expect(try page("{{mustache}}").contains("<code>{{mustache}}3</code>"))
    #expect(try page("{view}").contains("{view}3 gets the tap"))
  }

  @Test("an index escapes as well, and links by encoded names", arguments: names)
  func index(of name: String) throws {
    let plain = IndexEntry(file: "a.html", title: "a", summary: "a", verdicts: ["a"])
    let entry = IndexEntry(file: name + ".html", title: name, summary: name, verdicts: [name])
    let page = TagReader(PageText(try ReportIndex.html([entry])))
    #expect(try page.tags == TagReader(PageText(ReportIndex.html([plain]))).tags)
    #expect(page.handlers.isEmpty)
  }

  @Test("a link never leaves the folder's scheme")
  func links() throws {
    let page = PageText(
      try ReportIndex.html([IndexEntry(file: "javascript:alert(1)", title: "x", verdicts: [])]))
    #expect(page.contains("<a href=\"./javascript%3Aalert%281%29\">x</a>"))
  }
}

/// The tags and event handlers of a page, read the way a browser does.
struct TagReader {
  var tags: [String] = []
  var handlers: [String] = []

  /// Pictures break long names into several texts, and words of a name that look like code are set as code.
  var tagsOutsidePictures: [String] {
    var isInside = false
    return tags.filter { tag in
      if tag == "svg" { isInside = true }
      if tag == "/svg" { isInside = false }
      return !isInside && tag != "code" && tag != "/code"
    }
  }

  init(_ page: PageText) {
    let bytes = Array(page.html.utf8)
    func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
    var position = 0
    while position < bytes.count {
      defer { position += 1 }
      guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count,
        isLetter(bytes[position + 1]) || bytes[position + 1] == UInt8(ascii: "/")
      else { continue }
      var tag: [UInt8] = []
      var attributes: [UInt8] = []
      var quote: UInt8?
      position += 1
      while position < bytes.count, quote != nil || bytes[position] != UInt8(ascii: ">") {
        let byte = bytes[position]
        if let open = quote {
          if byte == open { quote = nil }
        } else {
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
          attributes.append(byte)
        }
        if attributes.count == tag.count + 1,
          isLetter(byte) || byte == UInt8(ascii: "/") || byte < 0x3a && byte > 0x2f
        {
          tag.append(byte)
        }
        position += 1
      }
      tags.append(String(decoding: tag, as: UTF8.self))
      let text = String(decoding: attributes, as: UTF8.self)
      if text.contains("onmouseover") || text.contains("onerror") { handlers.append(text) }
    }
  }
}
