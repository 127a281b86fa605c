// SPDX-License-Identifier: Apache-2.0

import Narration
import Testing
import Trace

@testable import Analysis

@Suite("A cure says what to set, and what then happens to the touch")
struct CureTextTests {
  private func cure(_ settings: [TraceSetting], _ run: Cure.Run) -> Cure {
    let answer = Samples.answer(.selected, hit: "SubView3", by: "TopView") {
      $0.verdict.subject = "SubView3"
      $0.outcome.actions = [
        ActionCall(kind: .callback, name: "didSelectRow", target: "TopView", subject: "SubView3")
      ]
    }
    return Cure(settings: settings, run: run, answer: answer)
  }

  private let setting = TraceSetting(object: "dismiss", property: "cancelsTouchesInView", value: "false")

  @Test("in a sentence that names the setting as code has it")
  func sentence() {
    expect(
      Told(
        "Set `dismiss.cancelsTouchesInView = false`: then `SubView3` is selected.",
        "把`dismiss.cancelsTouchesInView`设为`false`，`SubView3`就会被选中。")
    ) { $0.sentence(cure([setting], .touch(1))).quoted }
  }

  @Test("the cure of a finding says what came of running it")
  func finding() {
    func told(_ narrator: Narrator, _ proof: CureProof, isSame: Bool = false) -> String {
      narrator.sentence(FindingCure(settings: [setting], proof: proof, changesNothing: isSame)).quoted
    }
    expect(
      Told(
        "Set `dismiss.cancelsTouchesInView = false`: then the finding is gone, and the tap shown comes to the same.",
        "把`dismiss.cancelsTouchesInView`设为`false`，问题消失，这次点击的结果不变。")
    ) { told($0, .proven, isSame: true) }
    expect(
      Told(
        "Set `dismiss.cancelsTouchesInView = false`: the finding stays, since something else is in the way too.",
        "把`dismiss.cancelsTouchesInView`设为`false`，问题仍在，还有其他原因。")
    ) { told($0, .stays) }
    expect(
      Told(
        "Set `dismiss.cancelsTouchesInView = false`: this was not run.",
        "把`dismiss.cancelsTouchesInView`设为`false`，未按此修改运行过。")
    ) { told($0, .untried) }
  }

  @Test("with the place of its run")
  func place() {
    expect(Told("See touch 2", "见触摸2")) { $0.place(.touch(1)) }
    expect(Told("See variant 1", "见变体1")) { $0.place(.variant(0)) }
  }
}
