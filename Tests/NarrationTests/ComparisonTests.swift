// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis
@testable import Narration

@Suite("What is said about two traces")
struct ComparisonTests {
  /// A touch on a page in which these views are asked, front to back.
  private func story(_ walk: (inout Story) -> Void = { _ in }, hit: String = "Page") -> Story {
    var story = Story()
    story.add(
      .hitTestPassBegan(
        .init(
          touch: "touch1", pass: 1, location: TracePoint(x: 10, y: 10), windows: ["UIWindow"]))
    ) { $0.asked("UIWindow", returning: hit) { $0.asked("Page", returning: hit, walk) } }
    story.add(.hitTestPassEnded(.init(touch: "touch1", pass: 1, view: hit)))
    story.down(on: hit)
    story.lift(on: hit)
    return story
  }

  private func expect(
    _ told: Told, sourceLocation: SourceLocation = #_sourceLocation, _ a: Story, _ b: Story,
    _ change: (inout TraceScreen) -> Void = { _ in },
    _ tell: (ComparisonNarrator) -> String = { $0.headline.plain }
  ) {
    var other = b.analysis.trace
    change(&other.screen)
    let comparison = TraceComparison(a.analysis, TraceAnalysis(other))
    #expect(
      tell(ComparisonNarrator(.english, comparison)) == told.english, sourceLocation: sourceLocation)
    #expect(
      tell(ComparisonNarrator(.simplifiedChinese, comparison)) == told.chinese,
      sourceLocation: sourceLocation)
  }

  @Test("that they are alike")
  func alike() {
    expect(Told("They are alike: same views, same events.", "两者相同：视图相同，事件也相同。"), story(), story())
    expect(
      Told("The same happens in both, though their screens differ.", "屏幕有差异，但事件过程相同。"), story(), story(),
      { $0.views[3].isExclusiveTouch = true })
  }

  @Test("where a view refuses in one only, and why (HT-3)")
  func refusal() {
    let refused = story { $0.asked("Card", refusing: TraceReason(.hidden)) }
    let taken = story({ $0.asked("Card", returning: "Card") }, hit: "Card")
    expect(
      Told(
        "They part at step 3 of touch 1: Card refuses in A (hidden) and takes the touch in B.",
        "两者从触摸1的第3步开始不同：Card在A中返回nil（已隐藏），在B中接收触摸。"), refused, taken)
    expect(
      Told("isHidden of Card is false in A and true in B.", "Card的isHidden在A中是false，在B中是true。"),
      refused,
      taken, { $0.views[2].isHidden = true }
    ) { $0.reasons.map(\.plain).joined() }
  }

  @Test("where only one has a view (HT-5)")
  func missingView() {
    let with = story({ $0.asked("Card", returning: "Card") }, hit: "Card")
    expect(
      Told(
        "They part at step 3 of touch 1: Card, which only A has, takes the touch.",
        "两者从触摸1的第3步开始不同：只有A有Card，它接收触摸。"), with, story(), { $0.views.remove(at: 2) })
    expect(
      Told("Only A has Card.", "只有A有Card。"), with, story(), { $0.views.remove(at: 2) }
    ) { $0.reasons.map(\.plain).joined() }
    expect(
      Told(
        "They part at step 3 of touch 1: Card takes the touch in A and is not asked in B.",
        "两者从触摸1的第3步开始不同：Card在A中接收触摸，在B中未被询问。"), with, story())
  }

  @Test("where they part beyond the hit test, in a sentence of each")
  func later() {
    var taps = story()
    taps.action("save", "Save")
    expect(
      Told(
        "They part in touch 1. A: Save sends save to Editor. B: Nothing more happens.",
        "两者从触摸1开始不同。A：Save向Editor发送save。B：没有后续事件。"), taps, story())
    var other = story()
    other.action("open", "Save")
    expect(
      Told(
        "They part in touch 1. A: Save sends save to Editor. B: Save sends open to Editor.",
        "两者从触摸1开始不同。A：Save向Editor发送save。B：Save向Editor发送open。"),
      taps, other)
  }

  @Test("where only numbers differ")
  func numbers() {
    func pulled(_ distance: Double) -> Story {
      story { $0.asked("Card", refusing: TraceReason(.pointOutsideBounds, numbers: [.above: distance])) }
    }
    expect(
      Told(
        "The same happens in both, with other numbers, first at step 3 of touch 1: “Card hitTest -> nil: 5 pt above "
          + "its bounds” in A, “Card hitTest -> nil: 7 pt above its bounds” in B.",
        "两者事件过程相同，但数值不同，最早在触摸1的第3步：A中是“Card hitTest -> nil：在bounds上方5点处”，B中是“Card "
          + "hitTest -> nil：在bounds上方7点处”。"), pulled(5), pulled(7))
  }

  @Test("in what the answers for a touch differ")
  func parts() {
    let taken = story({ $0.asked("Card", returning: "Card") }, hit: "Card")
    expect(
      Told(
        "Differs in: the hit-test view, who was asked, the outcome, why", "不同之处：命中视图、遍历过程、结果、原因"),
      story(), taken, { _ in }
    ) { $0.parts($0.comparison.touches[0]) ?? "" }
  }

  @Test("what an object of a list is, and what it holds")
  func objects() {
    expect(
      Told("Table; with 1 view in it", "Table; 其中含1个视图"), story(), story(),
      { $0.views.removeSubrange(7...8) }
    ) { narrator in
      let table = narrator.comparison.screen[0]
      return "\(narrator.object(table)); \(narrator.say(.held(count: table.held)))"
    }
  }

  @Test("in every language all labels", arguments: ComparisonLabel.allCases)
  func labels(_ label: ComparisonLabel) {
    #expect(!English.say(label).isEmpty)
    #expect(English.say(label).unicodeScalars.allSatisfy { $0.value < 0x3000 })
    #expect(SimplifiedChinese.say(label).unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) })
  }
}

extension Story {
  /// A view is asked and returns a view.
  fileprivate mutating func asked(
    _ view: String, returning result: String, _ inside: (inout Story) -> Void = { _ in }
  ) {
    add(.hitTestEntered(.init(view: view, point: TracePoint(x: 10, y: 10), isDirect: false))) {
      inside(&$0)
      $0.add(.hitTestReturned(.init(view: view, result: result, reason: nil)))
    }
  }

  /// A view is asked and refuses.
  fileprivate mutating func asked(_ view: String, refusing reason: TraceReason) {
    add(.hitTestEntered(.init(view: view, point: TracePoint(x: 10, y: 10), isDirect: false))) {
      $0.add(.hitTestReturned(.init(view: view, result: nil, reason: reason)))
    }
  }
}
