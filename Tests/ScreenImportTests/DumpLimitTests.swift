// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Large and hostile dumps")
struct DumpLimitTests {
  private func line(_ depth: Int, _ className: String = "UIView") -> String {
    String(repeating: "|", count: depth) + "<\(className): 0x1; frame = (0 0; 10 10); layer = <CALayer: 0x2>>"
  }

  @Test func manyViewsAreRead() throws {
    let text = (0..<20_000).map { line($0 == 0 ? 0 : 1 + $0 % 7) }.joined(separator: "\n")
    #expect(try scenario(text).allViews.count == 20_000)
  }

  @Test func moreViewsThanAScreenMayHaveAreRefused() {
    let text = (0...100).map { line($0 == 0 ? 0 : 1) }.joined(separator: "\n")
    InputLimits.$views.withValue(100) {
      #expect(refusal(text) == "screen.txt:101: error: the screen has more than 100 views")
    }
  }

  @Test func viewsMayBeNestedFiveThousandDeepAndNoDeeper() throws {
    let deep = (0...5000).map { line($0) }
    #expect(try scenario(deep.joined(separator: "\n")).allViews.count == 5001)
    let deeper = (deep + [line(5001)]).joined(separator: "\n")
    #expect(
      refusal(deeper)
        == "screen.txt:5002: error: the view is nested 5001 levels deep, and HitPath reads 5000 at most")
  }

  @Test func whatIsNestedDeeperThanAScenarioIsReadButNotWritten() throws {
    let deep = try scenario((0..<250).map { line($0) }.joined(separator: "\n"))
    #expect(ScenarioWriter.canWrite(deep))
    #expect(try isReadAgain(deep))
    let deeper = try scenario((0...250).map { line($0) }.joined(separator: "\n"))
    #expect(!ScenarioWriter.canWrite(deeper))
    let error = #expect(throws: InputError.self) { try ScenarioWriter.yaml(deeper, file: "deep.txt") }
    #expect(
      error?.description == """
        deep.txt: error: views and view controllers are nested 251 deep, and a scenario file holds 250 levels at most
          hint: 'explain' and 'report' take the screen as it is
        """)
  }

  @Test(arguments: [
    ("a:b.txt", "a-b"), (".txt", "screen"), ("...x.txt", "x"), ("-", "screen"),
    (String(repeating: "n", count: 300), String(repeating: "n", count: 100)),
  ])
  func theNameIsOneThatAScenarioMayHave(_ file: String, _ name: String) throws {
    let screen = try scenario(line(0), file: file)
    #expect(screen.name == name)
    #expect(try isReadAgain(screen))
  }

  @Test func namesAreCutAndControlCharactersDropped() throws {
    let name = String(repeating: "A", count: 500)
    let screen = try scenario(line(0, name) + "\n" + line(1, "Bad\u{1B}[31m\u{202E}Name"))
    #expect(screen.allViews.map(\.className) == [String(repeating: "A", count: 200), "Bad[31mName"])
  }

  @Test func warningsAreCounted() throws {
    let text =
      line(0) + "\n"
      + (0..<80).map { _ in "|    <UIView: 0x1; frame = (0 0; 1 1); al" }.joined(separator: "\n")
    let all = try warnings(text)
    #expect(all.count == 51)
    #expect(all.last == "screen.txt: error: 31 more warnings are not shown")
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "<", "|", "<UIView: 0x1; frame = (", "text = '", "\\n|", "; ",
      "<UIView; frame = (0 0; 1 1); text = 'a\n",
    ])
  func repeatedFragmentsDoNotHoldItUp(_ fragment: String) {
    _ = refusal(String(repeating: fragment, count: 20_000))
  }
}
