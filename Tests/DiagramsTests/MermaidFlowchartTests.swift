// SPDX-License-Identifier: Apache-2.0

import Graphviz
import Testing
import Trace

@testable import Diagrams

/// Graphs as Mermaid's text. `Tests/Browser/test_mermaid.py` gives them to Mermaid's own parser.
@MainActor
@Suite struct MermaidFlowchartTests {
  @Test func textOfAHitPath() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window:
        subviews:
          - {id: Card, frame: [0, 0, 200, 200], subviews: [{id: Title, frame: [10, 100, 50, 20]}]}
          - {id: Bar, frame: [0, 400, 320, 80]}
      touches: [{tap: [50, 50], at: 0}]
      """)
    #expect(
      try trace.diagram(.hitPath).mermaid == """
        ---
        title: "Card is hit\\u003a the touch is beside Title, its only subview"
        ---
        flowchart TD
          n1(["◉ tap"]):::touch
          n2("1 UIWindow · window"):::path
          n3("2 Bar · view<br/>✕ touch is 350 pt above"):::refused
          n4("3 Card · view<br/>⌖ hit-test view"):::hit
          n5("4 Title · view<br/>✕ touch is 50 pt above"):::refused
          n1 --> n2
          n2 --> n3
          n2 --> n4
          n4 --> n5
          classDef touch fill:#15171c,stroke:#15171c,color:#ffffff,stroke-width:1px
          classDef path fill:#eef0f4,stroke:#343c4a,color:#343c4a,stroke-width:1.5px
          classDef refused fill:#ffffff,stroke:#7a1207,color:#7a1207,stroke-width:1px,stroke-dasharray:6 4
          classDef hit fill:#dce6fe,stroke:#0d41d4,color:#0d41d4,stroke-width:3px

        """)
  }

  /// The text has the boxes and the lines of the picture, and no others.
  @Test(arguments: DiagramKind.allCases.filter { $0.form == .graph })
  func theTextHasTheBoxesOfThePicture(kind: DiagramKind) throws {
    let trace = Screen.demo.tapped(103.5, 330, handledBy: "TopView")
    let diagram = try trace.diagram(kind)
    let text = try #require(diagram.mermaid)
    let graph = try #require(diagram.graph)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains(":::") } == graph.nodes.count)
    #expect(lines.count { $0.contains(#/^  n\d+ (-->|---|-\.-|-\.-x)/#) } == graph.edges.count)
    let svg = try diagram.parsed()
    for box in svg.all("object") {
      let mark = box.classes[1]
      #expect(text.contains(":::\(mark)") && text.contains("  classDef \(mark) "), "\(mark)")
    }
  }

  @Test func everyGraphAndTheSequenceHaveSuchText() throws {
    let trace = Screen.demo.tapped(103.5, 330, handledBy: "TopView")
    let all = DiagramKind.allCases.filter { !$0.needsTapMap }
    #expect(try all.filter { try trace.diagram($0).mermaid != nil } == all.filter { $0.form != .drawing })
  }

  @Test(arguments: [
    ("plain Name", "plain Name"), ("snake_case_", "snake#95;case#95;"), ("- item", "#45; item"),
    ("+ item", "#43; item"), ("1. first", "1#46; first"), ("12) x", "12#41; x"), ("1 UIWindow", "1 UIWindow"),
    ("1.5 pt", "1#46;5 pt"), ("a\"]:::hit", "a#34;#93;#58;#58;#58;hit"), ("`x`", "#96;x#96;"),
    ("**b**", "#42;#42;b#42;#42;"), ("end", "#101;nd"), ("", "#183;"), ("卡片", "卡片"),
  ])
  func aLabelIsTextAndNotMarkdown(text: String, label: String) {
    #expect(MermaidText.label(text) == label)
  }

  @Test(arguments: [
    ("Card is hit", "\"Card is hit\""), ("a\"b\\", "\"a\\u0022b\\u005c\""), ("---\n", "\"---\\u000a\""),
    ("🚀", "\"\\U0001f680\""), ("%%{init: x}", "\"\\u0025\\u0025\\u007binit\\u003a x\\u007d\""),
  ])
  func aTitleIsAStringOfYAML(text: String, quoted: String) {
    #expect(MermaidText.quoted(text) == quoted)
  }

  /// Every line is of one of the few forms that are written, and user text holds nothing of the syntax.
  @Test(arguments: DiagramKind.allCases.filter { $0.form == .graph })
  func hostileNamesStayTexts(kind: DiagramKind) throws {
    for place in [(100.0, 40.0), (100, 160), (100, 340), (100, 460)] {
      let text = try #require(Screen.hostile.tapped(place.0, place.1).diagram(kind).mermaid)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "---" && lines[2] == "---" && lines[3] == "flowchart TD" && lines.last == "")
      #expect(
        lines[1].wholeMatch(of: #/title: "([^"\\<>%{};#&`]|\\u[0-9a-f]{4}|\\U[0-9a-f]{8})*"/#) != nil,
        "\(lines[1])")
      let box = #/  n\d+(?:\(\["|\(")((?:[^"<>]|<br\/>)*)(?:"\]\)|"\)):::[a-z]+/#
      let link = #/  n\d+ (?:-->|---|-\.-|-\.-x)(?:\|"([^"<>]*)"\|)? n\d+/#
      for line in lines.dropFirst(4).dropLast() where !line.hasPrefix("  classDef ") {
        let words = line.wholeMatch(of: box)?.1 ?? line.wholeMatch(of: link).map { $0.1 ?? "" }
        let plain = try #require(words, "\(line)").replacing("<br/>", with: " ").replacing(
          #/#\d+;/#, with: "")
        #expect(!plain.contains(#/[;#:<>&"%{}\\`@|~^$*\[\]_]/#), "\(line)")
      }
    }
  }
}
