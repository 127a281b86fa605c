// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import Testing

@Suite struct ErrorTests {
  @Test func anErrorShowsThePlaceAndWhatWasMeant() {
    let text = """
      window:
        subviews:
          - id: Button
            isHiden: yes
            frame: [0, 0, 100]
      touches:
        - tap: [10, 10]
      expect: {hitView: Buton}
      """
    #expect(
      message(text, file: "settings.yml") == """
        settings.yml:4:7: error: a view has no key 'isHiden'
                isHiden: yes
                ^
          hint: did you mean 'isHidden'?
        settings.yml:5:14: error: 'frame' takes 4 numbers [x, y, width, height], found 3
                frame: [0, 0, 100]
                       ^
        """)
  }

  @Test func theCaretIsRightAfterWideCharacters() {
    #expect(
      message("window: {text: 按钮🎉é, alfa: 1}") == """
        a.yml:1:22: error: a window has no key 'alfa'
          window: {text: 按钮🎉é, alfa: 1}
                                  ^
          hint: did you mean 'alpha'?
        """)
  }

  @Test func aLongLineIsCutAroundThePlace() {
    let text =
      "window: {text: \(String(repeating: "a", count: 500)), alpha: 2, id: \(String(repeating: "b", count: 150))}"
    let lines = message(text).split(separator: "\n")
    #expect(lines[0] == "a.yml:1:525: error: 'alpha' takes a number from 0 to 1, found 2")
    #expect(
      lines[1]
        == "  …\(String(repeating: "a", count: 40)), alpha: 2, id: \(String(repeating: "b", count: 44))…")
    #expect(lines[2].count == lines[1].prefix { $0 != "2" }.count + 1)
  }

  @Test func manyErrorsAreCounted() {
    let text = "window:\n  subviews:\n" + String(repeating: "    - {alpha: 2}\n", count: 100)
    #expect(message(text).hasSuffix("and 80 more errors"))
    #expect(message(text).split(separator: "\n").count == 20 * 3 + 1)
  }

  @Test(arguments: Refusal.structure + Refusal.values + Refusal.references + Refusal.touches)
  func aMistakeIsToldInOneSentence(refusal: Refusal) {
    let lines = message(refusal.text).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    #expect(lines[0] == "a.yml" + refusal.complaint)
    #expect(lines.filter { $0.contains(": error: ") || $0.hasPrefix("and ") }.count == 1)
    #expect(lines.last { $0.hasPrefix("  hint: ") } == refusal.hint.map { "  hint: " + $0 })
  }

  @Test(arguments: Refusal.questions + Refusal.variants + Refusal.variantExpectations + Refusal.variedObjects)
  func aMistakeAboutVariantsIsToldInOneSentence(refusal: Refusal) {
    aMistakeIsToldInOneSentence(refusal: refusal)
  }

  @Test(
    arguments: Refusal.responders + Refusal.recognizers + Refusal.inputs + Refusal.fingers
      + Refusal.expectations + Refusal.calls + Refusal.methods)
  func aMistakeAboutEventsIsToldInOneSentence(refusal: Refusal) {
    aMistakeIsToldInOneSentence(refusal: refusal)
  }
}
