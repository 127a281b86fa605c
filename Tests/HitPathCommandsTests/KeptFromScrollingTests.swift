// SPDX-License-Identifier: Apache-2.0

import Testing

/// What an answer says of a drag in a scroll view that does not scroll.
@MainActor
struct KeptFromScrollingTests {
  private func screen(
    _ touch: String, _ scroll: String = "bounces: true", control: String = "class: UIButton"
  ) -> String {
    """
    window:
      subviews:
        - id: Page
          class: UIScrollView
          contentSize: [390, 3000]
          \(scroll)
          subviews:
            - id: Save
              \(control)
              frame: [20, 100, 350, 200]
              actions: [{event: touchUpInside, action: save, target: App}]
    touches:
      - \(touch)
    """
  }

  private static let rest = "longPress: [100, 250], to: [100, 220], hold: 0.4"

  @Test("after a rest the scroll view asks touchesShouldCancel, which says no of a control (SV-6)")
  func control() throws {
    let answer = try explain(screen("{\(Self.rest)}"))
    #expect(
      answer.hasPrefix(
        "`Save` gets the drag and sends `save`, because the finger rests 0.15 s before `Page` could scroll, and "
          + "its `touchesShouldCancel` said no.\n"))
    #expect(answer.contains("the scroll of Page: failed: touchesShouldCancel of Page said no."))
    #expect(try !explain(screen("{\(Self.rest)}", "touchesShouldCancel: true")).contains("said no"))
  }

  @Test("without canCancelContentTouches nothing is taken from the content (SV-5)")
  func contentKeeps() throws {
    let answer = try explain(screen("{\(Self.rest)}", "canCancelContentTouches: false"))
    #expect(answer.contains("the scroll of Page: failed: canCancelContentTouches of Page is off."))
    #expect(answer.contains("could scroll, and its `canCancelContentTouches` is off."))
  }

  @Test("a drag against the edge of the content scrolls nothing (SV-8)")
  func edge() throws {
    let answer = try explain(screen("{drag: {from: [100, 500], to: [100, 600]}}", "bounces: false"))
    #expect(
      answer.hasPrefix(
        "`Page` keeps the drag and does nothing, because the content of `Page` goes no further that way.\n"))
  }

  @Test("a control of the app's own class that follows the finger is not said to do nothing (UC-2)")
  func ownControl() throws {
    let own = "class: Knob\n          baseClass: UIControl"
    let drag = "{drag: {from: [100, 150], to: [200, 150]}}"
    #expect(
      try explain(screen(drag, "delaysContentTouches: false", control: own)).hasPrefix(
        "`Save` gets the drag and sends `save`"))
    let beyond = "{drag: {from: [100, 150], to: [100, 700]}}"
    #expect(
      try explain(screen(beyond, "isScrollEnabled: false", control: own)).hasPrefix(
        "`Save` gets the drag and keeps it (which action it sends is unknown), because what its class does with touches is "
          + "not simulated.\n"))
    #expect(
      try explain(screen(beyond, "isScrollEnabled: false")).hasPrefix(
        "`Save` gets the drag and does nothing, because it has no action for"))
  }
}
