// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

@testable import Diagrams

/// The sequence as Mermaid's text.
@MainActor
@Suite struct SequenceMermaidTests {
  @Test(arguments: [
    ("plain Name_2", "plain Name_2"), ("a;b", "a#59;b"), ("#1", "#35;1"), ("a: b", "a#58; b"),
    ("a\nb\u{1}", "a b"), ("\"'`", "#34;'#96;"), ("<br/>", "#60;br/#62;"), ("a&b", "a#38;b"),
    ("end", "#101;nd"), ("End of END", "#69;nd of #69;ND"), ("ending bend", "ending bend"),
    ("the_end", "the_#101;nd"),
    ("->>+x", "-#62;#62;+x"), ("%%{init}", "#37;#37;#123;init#125;"), ("a\\b", "a#92;b"),
    ("@{x}", "#64;#123;x#125;"), ("", "#183;"), ("触摸：视图", "触摸：视图"), ("🚀", "#128640;"),
    ("p1-->>p2: x", "p1--#62;#62;p2#58; x"), ("#59;", "#35;59#59;"),
  ])
  func signsOfTheSyntaxAreNumbers(text: String, escaped: String) {
    #expect(MermaidText.escaped(text) == escaped)
  }

  @Test func textOfATap() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: "a;b end", implements: [touchesBegan, touchesEnded]}]}
      touches: [{tap: [50, 50], at: 0}]
      """)
    #expect(
      try trace.diagram(.sequence).mermaid == """
        sequenceDiagram
          actor p1 as Touches
          participant p2 as UIApplication
          participant p3 as UIWindow
          participant p4 as a#59;b #101;nd
          Note over p1,p4: 0 s · hit test for touch1 at (50, 50), pass 1
          p2->>p3: hitTest (50, 50)
          p3->>p3: pointInside (50, 50) → true
          p3->>p4: hitTest (50, 50)
          p4->>p4: pointInside (50, 50) → true
          p4-->>p3: a#59;b #101;nd
          p3-->>p2: a#59;b #101;nd
          rect rgba(128, 128, 128, 0.15)
          Note over p1,p4: Pass 2#58; the same questions, the same answers
          end
          Note over p1,p4: 0 s · touch1 goes down at (50, 50)
          p1->>p2: sendEvent
          p2->>p3: sendEvent
          p3->>p4: touchesBegan
          Note over p1,p4: 0.05 s · touch1 is lifted at (50, 50)
          p1->>p2: sendEvent
          p2->>p3: sendEvent
          p3->>p4: touchesEnded

        """)
  }

  @Test func repeatedMovementsAreALoop() throws {
    let trace = try Scenarios.trace(
      """
      device: {size: [320, 480]}
      window: {subviews: [{id: Card, implements: [touchesBegan, touchesMoved, touchesEnded]}]}
      touches: [{drag: {from: [50, 50], to: [90, 50]}}]
      """)
    let lines = try #require(trace.diagram(.sequence).mermaid).split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("  loop ") })
    let end = try #require(lines[start...].firstIndex { $0 == "  end" })
    #expect(lines[start] == "  loop × 4 more, until 0.25 s#58; the same calls")
    #expect(lines[(start + 1)..<end].contains { $0.hasSuffix("touchesMoved") })
  }

  /// Every line is of one of the few forms that are written, and user text holds nothing of the syntax.
  @Test func hostileNamesStayTexts() throws {
    for step in [(100.0, 40.0), (100, 100), (100, 160), (100, 340), (100, 460)] {
      let text = try #require(Screen.hostile.tapped(step.0, step.1).diagram(.sequence).mermaid)
      var open = 0
      for line in text.split(separator: "\n").dropFirst() {
        let line = line.drop { $0 == " " }
        if line == "end" {
          open -= 1
          #expect(open >= 0)
          continue
        }
        if line.hasPrefix("rect rgba(") || line.hasPrefix("loop ") { open += 1 }
        #expect(isOfAForm(line), "\(line)")
      }
      #expect(open == 0)
    }
  }

  private func isOfAForm(_ line: Substring) -> Bool {
    let head = #/(actor|participant) p\d+ as |Note over p\d+(,p\d+)?: |p\d+(->>|-->>|--x)p\d+: |loop /#
    if line == "rect rgba(128, 128, 128, 0.15)" { return true }
    guard let match = line.prefixMatch(of: head) else { return false }
    let text = line[match.range.upperBound...]
    guard !text.isEmpty else { return false }
    // Outside of numbers there are no signs of the syntax, and no word "end".
    let plain = text.replacing(#/#\d+;/#, with: "")
    return !plain.contains(#/[;#:<>&"%{}\\`@|~^$*\[\]]/#) && !text.contains(#/\b[eE][nN][dD]\b/#)
  }
}
