// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Report

/// JSON for a `script` element: nothing that HTML reads, and the same values when it is read back.
@Suite struct ScriptJSONTests {
  struct Names: Codable, Equatable {
    var b: [String]
    var a: [Double]
  }

  @Test func keysAreSortedAndNumbersAreShort() throws {
    #expect(try ScriptJSON.text(of: Names(b: ["x"], a: [1, 0.1, -2.5])) == #"{"a":[1,0.1,-2.5],"b":["x"]}"#)
  }

  @Test(arguments: [
    ("</script><script>x</script>", #""\u003c/script\u003e\u003cscript\u003ex\u003c/script\u003e""#),
    ("<!-- -->", #""\u003c!-- --\u003e""#), ("]]>", #""]]\u003e""#), ("&quot;", #""\u0026quot;""#),
    (#"say "yes" \ no"#, #""say \"yes\" \\ no""#), ("it's", #""it's""#), ("a/b", #""a/b""#),
    ("a\nb\tc", #""a\nb\tc""#), ("1\u{2028}2\u{2029}3", #""1\u20282\u20293""#), ("视图 👆🏽", #""视图 👆🏽""#),
  ])
  func markupIsWrittenAsEscapes(text: String, json: String) throws {
    #expect(try ScriptJSON.text(of: text) == json)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
  }

  @Test func aMarkOnAnAngleBracketHidesItNot() throws {
    #expect(try ScriptJSON.text(of: "<\u{338}/script>\u{200d}") == "\"\\u003c\u{338}/script\\u003e\u{200d}\"")
  }

  @Test func keysAreEscapedToo() throws {
    #expect(try ScriptJSON.text(of: ["</script>": 1]) == #"{"\u003c/script\u003e":1}"#)
  }

  @Test func marksThatTurnTextAreLeftOut() throws {
    #expect(try ScriptJSON.text(of: "a\u{202e}b\u{2066}c\u{85}d") == #""abcd""#)
  }

  @Test func everyCharacterOfASCIIComesBack() throws {
    let all = String(String.UnicodeScalarView((0..<0x80).compactMap { Unicode.Scalar($0) }))
    let json = try ScriptJSON.text(of: all)
    #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == all)
    #expect(!json.contains { "<>&\n\r".contains($0) })
  }

  @Test func aNumberThatJSONDoesNotHaveIsAnError() {
    #expect(throws: EncodingError.self) { try ScriptJSON.text(of: [Double.nan]) }
  }
}
