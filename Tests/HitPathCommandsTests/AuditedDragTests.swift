// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What an audit finds of drags and of windows is what comes of a touch there.
@MainActor
@Suite struct AuditedDragTests {
  private func run(_ text: String, _ arguments: String...) throws -> String {
    let folder = try Folder()
    return hitpath([arguments[0], try folder.write(text, "screen.yml")] + arguments.dropFirst()).output
  }

  /// A page with a pan, and a control of the app's own or a plain view on it that follows the finger.
  private func page(_ view: String, _ more: String = "") -> String {
    """
    device: {size: [320, 480]}
    window:
      rootViewController:
        view:
          id: Sheet
          performs: [turn, pull]
          gestureRecognizers: [{id: Pull, class: UIPanGestureRecognizer, actions: [{action: pull, target: Sheet}]\(more)}]
          subviews: [{id: Knob, frame: [20, 100, 200, 60], \(view)}]
    touches: [{drag: {from: [40, 130], to: [200, 130]}}]
    """
  }

  private nonisolated static let control =
    "class: UIControl, actions: [{event: valueChanged, action: turn, target: Sheet}]"
  private nonisolated static let plain =
    "implements: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]"

  @Test(
    "a pan takes the drag that the audit says it takes, and leaves it after the cure",
    arguments: [control, plain])
  func taken(_ view: String) throws {
    let found = try run(page(view), "audit")
    #expect(found.contains("A drag of Knob is taken by Pull, which recognizes it and cancels the touch."))
    #expect(found.contains("Change: Pull.delegate: {shouldReceiveTouch: {unless: {within: Knob}}}"))
    #expect(try run(page(view), "explain").hasPrefix("`Pull` on `Sheet` takes the drag from `Knob`"))
    let cured = page(view, ", delegate: {shouldReceiveTouch: {unless: {within: Knob}}}")
    #expect(try !run(cured, "explain").contains("takes the drag"))
    #expect(try !run(cured, "audit").contains("pan-takes-drag"))
  }

  /// From a slider in a table on a page of a pager (PagingKit, issue 58).
  @Test(
    "the cure of a touch that is held back names all that hold it back, and the answer confirms it (SV-3)",
    arguments: [
      (control: "class: UISlider", event: "valueChanged", rule: "slider-in-scroll-view"),
      (control: "class: UIButton", event: "touchDown", rule: "late-touch-down"),
    ])
  func heldTwice(_ of: (control: String, event: String, rule: String)) throws {
    func screen(pager: Bool, table: Bool) -> String {
      """
      window:
        subviews:
          - id: Pager
            class: UIScrollView
            contentSize: [1170, 844]
            delaysContentTouches: \(pager)
            subviews:
              - id: Table
                class: UITableView
                frame: [0, 0, 390, 844]
                contentSize: [390, 1200]
                delaysContentTouches: \(table)
                subviews: [{id: Knob, \(of.control), frame: [20, 100, 350, 31], actions: [{event: \(of.event), action: turn, target: Table}]}]
      touches: [{drag: {from: [195, 115], to: [75, 115], steps: 12}, duration: 0.2}]
      """
    }
    let found = try run(screen(pager: true, table: true), "audit")
    #expect(found.contains(of.rule))
    #expect(found.contains("hange: Table.delaysContentTouches: false"))
    #expect(found.contains("hange: Pager.delaysContentTouches: false"))
    #expect(found.contains("the finding is gone"))
    for (pager, table) in [(true, true), (false, true), (true, false)] {
      #expect(try run(screen(pager: pager, table: table), "explain").hasPrefix("`Pager` takes the drag"))
      #expect(try run(screen(pager: pager, table: table), "audit").contains(of.rule))
    }
    #expect(try run(screen(pager: false, table: false), "explain").hasPrefix("`Knob` gets the drag"))
    #expect(try !run(screen(pager: false, table: false), "audit").contains(of.rule))
  }

  @Test("a list that reaches beyond its window is found, and none within it (HT-28)")
  func narrowWindow() throws {
    func screen(_ width: Int) -> String {
      """
      device: {size: [1024, 768]}
      window:
        id: Window
        frame: [0, 0, \(width), 768]
        subviews: [{id: List, class: UITableView, frame: [0, 0, 1024, 768]}]
      """
    }
    let found = try run(screen(768), "audit")
    #expect(found.contains("75 % of List can be touched: the rest lies outside the bounds of Window."))
    #expect(found.contains("Change: Window.frame: [0, 0, 1024, 768]"))
    #expect(found.contains("the finding is gone"))
    #expect(try run(screen(1024), "audit").hasPrefix("Nothing found."))
  }
}
