// SPDX-License-Identifier: Apache-2.0

import HitPath
import TestSupport
import Testing

/// Screens of files, and answers of traces.
@MainActor
@Suite struct InputTests {
  private static let card = """
    window:
      subviews:
        - id: Card
          frame: [20, 100, 200, 100]
          subviews:
            - id: Close
              class: UIButton
              frame: [180, -20, 40, 40]
    touches:
      - tap: [225, 90]
    expect:
      hitView: Close
    """

  private static let dump = """
    <UIWindow: 0x7f1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
       | <UIButton: 0x7f2; frame = (20 100; 120 44); layer = <CALayer: 0x2>>
       | <UIView: 0x7f3; frame = (0 0; 390 844); alpha = 0.02; layer = <CALayer: 0x3>>
    """

  @Test func aScenarioFileIsAskedAndChecked() throws {
    let folder = try TemporaryFolder()
    let screen = try Screen(contentsOf: try folder.write(Self.card, "card.yml"))
    #expect(try screen.answer().hitView == "UIWindow")
    #expect(try screen.tap(205, 115).hitView == "Close")
    let expectation = try #require(try screen.check().first)
    #expect(!expectation.isMet)
    #expect(expectation.line == 12)
    #expect(expectation.subject == "hitView of touch 1")
    #expect(expectation.difference == ["- Close", "+ UIWindow"])
    let why = try #require(expectation.why)
    #expect(why.hasPrefix("Close was never asked: the touch is outside its superview Card, "))
    #expect(
      expectation.description.hasSuffix(
        "card.yml:12:3: hitView of touch 1\n  - Close\n  + UIWindow\n  why: \(why)"))
  }

  @Test func touchesComeAfterThoseOfTheFile() throws {
    let answer = try Screen(text: Self.card, named: "card.yml").tap(205, 115)
    #expect(answer.number == 2)
    #expect(answer.touches.map(\.hitView) == ["UIWindow", "Close"])
  }

  @Test func aDumpIsAskedByNameAndAddress() throws {
    let answer = try Screen(text: Self.dump).tap(30, 110)
    #expect(answer.hitView == "UIView")
    #expect(answer.because?.code == .nearlyInvisible)
    #expect(abs((answer.because?.numbers["alpha"] ?? 1) - 0.02) < 1e-6)
    #expect(try answer.whyNot("UIButton").reason?.subject == "UIView")
    #expect(try answer.whyNot("0x7f2").view == "UIButton")
    #expect(!answer.unknowns().isEmpty)
  }

  @Test func everythingWrongWithAFileIsToldWithItsPlace() throws {
    let text = """
      window:
        subviews:
          - id: Card
            frame: [20, 100, 200]
            alpa: 0.5
      """
    do {
      _ = try Screen(text: text, named: "card.yml")
      Issue.record("no error")
    } catch {
      #expect(error.problems.map(\.line) == [4, 5])
      #expect(error.problems.allSatisfy { $0.file == "card.yml" && $0.column != nil })
      #expect(error.problems[1].hint?.contains("alpha") == true)
      #expect(error.description.contains("card.yml:4:"))
    }
    #expect { try Screen(contentsOf: "/no/such/file.yml") } throws: {
      "\($0)".contains("there is no such file")
    }
  }

  @Test func aTraceGivesTheSameAnswerAgain() throws {
    let folder = try TemporaryFolder()
    let screen = try Screen(text: Self.card, named: "card.yml")
    let answer = try screen.answer()
    let file = folder["card.jsonl"]
    try answer.trace.write(to: file)
    let read = try Answer(contentsOf: file)
    #expect(read.sentence() == answer.sentence())
    #expect(read.trace == answer.trace)
    #expect(try read.page() == answer.page())
    #expect(try Answer(trace: read.trace).hitView == answer.hitView)
    #expect { try Screen(contentsOf: file) } throws: { "\($0)".contains("read it with Answer(contentsOf:)") }
    let broken = try folder.write("{\"kind\": 1}\n", "broken.jsonl")
    #expect { try Answer(contentsOf: broken) } throws: { ($0 as? ScreenError)?.problems.first?.line == 1 }
  }

  @Test func whatWasAssumedOfADumpIsAWarning() throws {
    let text = Self.dump + "\n   | and something else\n"
    #expect(try !Screen(text: text, named: "screen.txt").warnings.isEmpty)
  }
}
