// SPDX-License-Identifier: Apache-2.0

import Testing
import YAML

/// Expected events are those of the YAML 1.1 specification; places are counted by hand.
@Suite struct YAMLTests {
  /// The events of a text, each with its place.
  private func events(_ text: String) throws -> [String] {
    var events: [String] = []
    try YAMLReader.read(text) { event, place in
      let words =
        switch event {
        case .document: "document"
        case .scalar(let text, let isPlain, let properties):
          "\(isPlain ? text : "'\(text)'")\(properties.anchor.map { " &\($0)" } ?? "")\(properties.tag.map { " \($0)" } ?? "")"
        case .alias(let anchor): "*\(anchor)"
        case .list(let properties): "list\(properties.anchor.map { " &\($0)" } ?? "")"
        case .mapping: "mapping"
        case .end: "end"
        }
      events.append("\(place.line):\(place.column) \(words)")
      return true
    }
    return events
  }

  @Test func everyPartHasItsPlaceInScalars() throws {
    #expect(
      try events("é: [🙂, 'b', *a]\n# no part\n? &a x\n: !!str 1\n") == [
        "1:1 document", "1:1 mapping", "1:1 é", "1:4 list", "1:5 🙂", "1:8 'b'", "1:13 *a", "1:15 end",
        "3:3 x &a", "4:3 1 tag:yaml.org,2002:str", "5:1 end",
      ])
  }

  @Test func aTextMayHoldZeros() throws {
    #expect(try events("\"a\\0b\"") == ["1:1 document", "1:1 'a\0b'"])
  }

  @Test func anEmptyTextHasNoDocument() throws {
    #expect(try events("") == [])
    #expect(try events("# nothing\n") == [])
  }

  @Test func readingStopsWhenNothingMoreIsWanted() throws {
    var count = 0
    try YAMLReader.read("[a, b, c]") { _, _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }

  @Test func whatIsNotYAMLIsToldWithItsPlace() throws {
    let error = #expect(throws: YAMLError.self) { try events("a:\n  - b\n c: d\n") }
    #expect(error?.place.line == 3 && error?.place.column == 2)
    guard case .malformed(let words, let outer)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(words == "did not find expected key")
    #expect(outer?.words == "while parsing a block mapping")
    #expect(outer?.line == 1)
  }

  @Test func aForbiddenCharacterIsNamed() {
    let error = #expect(throws: YAMLError.self) { try events("a: \u{1}") }
    guard case .character(1)? = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aDocumentIsWrittenInItsLayout() {
    let row = Node([Node("1", .plain), Node("a: b", .singleQuoted)], .flow)
    let inner = Node([(Node("k", .plain), Node("", .singleQuoted))], .block)
    let node = Node(
      [(Node("row", .plain), row), (Node("list", .plain), Node([inner, Node("é\u{7}", .any)], .block))],
      .block)
    #expect(
      node.yaml == """
        row: [1, 'a: b']
        list:
        - k: ''
        - "é\\a"

        """)
  }

  @Test func longLinesStayOneLine() {
    let text = String(repeating: "word ", count: 100) + "end"
    #expect(Node(text, .any).yaml == text + "\n")
  }
}
