// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a headline says of others than the one that acts: what lost the touch and acts all the same, what lets only some touches
/// through, and what the file leaves open.
@MainActor
@Suite struct HeadlineMoreTests {
  private let buy =
    "{id: Buy, class: UIButton, frame: [20, 100, 150, 44], actions: [{event: touchUpInside, action: buy, target: Page}]}"

  /// From a segmented control that switches while the table scrolls (TTSegmentedControl, pull request 17).
  @Test(
    "a view that loses a touch and runs code in touchesCancelled acts all the same (TE-5)",
    arguments: ["{command: switch}", "{set: {Segments: {tag: 1}}}"])
  func actsWhenCancelled(_ step: String) throws {
    func screen(_ steps: String) -> String {
      """
      window:
        subviews:
          - id: Table
            class: UIScrollView
            contentSize: [390, 2000]
            subviews:
              - {id: Segments, frame: [20, 200, 350, 40], implements: {touchesBegan: {}, touchesMoved: {}, touchesEnded: {}, touchesCancelled: {\(steps)}}}
      touches: [{longPress: [195, 220], to: [195, 80], hold: 0.3, steps: 20, duration: 0.4}]
      """
    }
    try expectHeadline(
      "and `Segments` acts all the same, by code in its `touchesCancelled`.",
      "但`Segments`照样会响应：它的`touchesCancelled`里有代码。", of: screen("do: [\(step)]"))
    #expect(try !explain(screen("")).contains("acts all the same"))
  }

  /// From a pager whose pages have pressables of React Native (react-native-pager-view, issue 554).
  @Test("a drag that a framework decides about says why the scroll view around it does not scroll (SV-6)")
  func leavesDrag() throws {
    func screen(_ pager: String) -> String {
      """
      window:
        subviews:
          - id: Pager
            class: UIScrollView
            isPagingEnabled: true
            contentSize: [1170, 844]
            \(pager)
            subviews: [{id: Pressable, class: RNGestureHandlerButton, frame: [0, 200, 390, 400]}]
      touches: [{drag: {from: [300, 400], to: [100, 400], steps: 10}}]
      """
    }
    try expectHeadline(
      "and `Pager` does not scroll: its `delaysContentTouches` is `false`, and it takes no touch from a control that has it.",
      "`Pager`不会滚动：它的`delaysContentTouches`为`false`，控件收到的触摸不会被取消。",
      of: screen("delaysContentTouches: false"))
    try expectHeadline("`Pager` takes the drag from `Pressable` and scrolls", of: screen(""))
  }

  /// From coach marks in a window of their own (Instructions, pull request 167).
  @Test(
    "a view or window that lets only touches on itself through is named where a view in it takes one (HT-17)")
  func letsOnlyItselfThrough() throws {
    func screen(_ overlay: String) -> String {
      """
      window:
        subviews:
          - id: Page
            subviews: [\(buy)]
          - {id: Overlay, \(overlay), subviews: [{id: Ornaments}]}
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline(
      "because it lies in front of `Buy`, and nobody handles it, and `Overlay` lets only touches on itself through (`hitTest`).",
      "而`Overlay`只让点在它自己身上的触摸穿透（`hitTest`）。", of: screen("hitTest: passThrough"))
    #expect(try !explain(screen("alpha: 1")).contains("lets only touches"))
  }

  /// From a circular slider that takes touches beside its handle (MSCircularSlider, issue 18).
  @Test("a view that is hit within its bounds by a `point(inside:)` of its own says so (HT-16)")
  func containsPoint() throws {
    func screen(_ shape: String) -> String {
      """
      window:
        subviews:
          - id: Page
            subviews: [{id: Dial, frame: [45, 200, 300, 300], \(shape)}]
      touches: [{tap: [195, 350]}]
      """
    }
    try expectHeadline(
      "`Dial` gets the tap, because its `point(inside:)` says yes there", "因为它的`point(inside:)`在那里返回`true`",
      of: screen("pointInside: circle"))
    for shape in ["alpha: 1", "pointInside: {outset: 10}"] {
      try expectHeadline("because it is the deepest view under the finger", of: screen(shape))
    }
  }

  /// From the options of a menu in a bar (simsaens/Menu, issue 10).
  @Test("what hangs out of a view around the one with the tap is why the tap sees nothing (HT-14)")
  func hangsOutOfBar() throws {
    func screen(_ clips: Bool) -> String {
      """
      window:
        subviews:
          - {id: Page}
          - id: Bar
            frame: [0, 47, 390, 44]
            clipsToBounds: \(clips)
            subviews:
              - id: Menu
                frame: [290, 5, 90, 34]
                gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, actions: [{action: choose, target: Menu}]}]
                subviews: [{id: Options, frame: [-110, 0, 200, 180], subviews: [{id: Second, class: UILabel, text: Second, frame: [0, 84, 200, 44]}]}]
      touches: [{tap: [280, 160]}]
      """
    }
    try expectHeadline(
      "because `Bar`, in which `Second` lies, says no: the point is 69 pt below its bounds.",
      "`Second`所在的`Bar`", of: screen(false))
    #expect(try !explain(screen(true)).contains("in which `Second` lies"))
  }

  /// From the pages of a menu whose controllers nobody keeps (SwipeMenuViewController, issue 34).
  @Test(
    "the action of a controller that no other contains or presents may reach nobody (UC-18)",
    arguments: [
      ("isChild: false", true), ("isChild: true", false),
    ])
  func looseTarget(_ child: String, _ isLoose: Bool) throws {
    let screen = """
      window:
        rootViewController:
          id: Root
          view:
            id: Pages
            subviews:
              - id: First
                viewController: {id: Page, \(child)}
                subviews: [\(buy)]
      touches: [{tap: [100, 120]}]
      """
    guard isLoose else {
      #expect(try !explain(screen).contains("the target is gone"))
      return
    }
    try expectHeadline(
      "unless the target is gone, as nothing that the file shows keeps it.",
      "除非target已经被释放，因为文件里没有什么持有它。", of: screen)
    #expect(try explain(screen).contains("call `addChild`, or store it in a property") == false)
    #expect(try explain(screen).contains("call addChild, or store it in a property"))
  }

  /// From a popover whose container lets touches through (Popovers, issue 56).
  @Test("a view in front whose overrides the file leaves open may let the touch through (HT-17)")
  func openOverrides() throws {
    func screen(_ front: String) -> String {
      """
      window:
        subviews:
          - {id: Page, subviews: [\(buy)]}
          - {id: Container, \(front), subviews: [{id: Host, class: _UIHostingView<Popover>, hostingContent: [[0, 0, 390, 844]]}]}
      touches: [{tap: [100, 120]}]
      """
    }
    try expectHeadline(
      "unless what lies in front lets it through by an override that the file leaves open.",
      "除非前面的视图有文件没写明的重写，让触摸穿透。", of: screen("unknown: [overrides]"))
    #expect(try !explain(screen("unknown: [overrides]")).contains("gets nothing of this touch"))
    #expect(try explain(screen("alpha: 1")).contains("gets nothing of this touch"))
  }

  /// From a floating panel in a sheet (FloatingPanel, issue 447; OverlayContainer, issue 55).
  @Test("a sheet may follow a list at its top although its own pan waits for a recognizer (OW-19)")
  func sheetFollowsList() throws {
    func screen(_ offset: Int) -> String {
      """
      window:
        rootViewController:
          id: Home
          presents:
            id: Sheet
            modalPresentationStyle: pageSheet
            view:
              id: Panel
              gestureRecognizers: [{id: panel, class: UIPanGestureRecognizer, actions: [{action: move, target: Sheet}], delegate: {shouldRecognizeSimultaneously: {only: {recognizer: List.panGestureRecognizer}}, shouldBeRequiredToFail: {only: {recognizer: Sheet.sheetPanGestureRecognizer}}}}]
              subviews: [{id: List, class: UIScrollView, contentSize: [390, 2000], contentOffset: [0, \(offset)], subviews: [{id: Row, frame: [0, 0, 390, 2000]}]}]
      touches: [{drag: {from: [195, 480], to: [195, 780], steps: 30}}]
      """
    }
    try expectHeadline(
      "unless the sheet follows the list, whatever its own pan waits for.", "不管sheet自己的拖动手势在等什么，它都跟着列表动。",
      of: screen(0))
    #expect(try !explain(screen(400)).contains("the sheet follows the list"))
  }

  /// From a row of messages with a drag of SwiftUI (artemis-ios, issue 259).
  @Test("what lies in a scroll view of a hosting view stays in it (OW-57), and a drag there is SwiftUI's (OW-74)")
  func inScrollViewOfHost() throws {
    func screen(_ system: Int) -> String {
      """
      system: \(system)
      window:
        subviews:
          - id: Host
            class: _UIHostingView<Chat>
            hostingContent: [[0, 100, 390, 600]]
            subviews:
              - id: Messages
                class: HostingScrollView
                baseClass: UIScrollView
                frame: [0, 100, 390, 600]
                contentSize: [390, 3000]
                subviews:
                  - {id: Message, class: SwiftUI.CGDrawingView, frame: [0, 300, 390, 150], gestureRecognizers: [{id: reply, class: UIPanGestureRecognizer, minimumDistance: 20, actions: [{action: reply, target: Message}]}]}
      touches: [{swipe: {from: [195, 480], direction: up, distance: 250}}]
      """
    }
    try expectHeadline("`reply` on `Message` takes the drag, because it recognizes before", of: screen(18))
    #expect(try !explain(screen(18)).contains("before iOS 18"))
    try expectHeadline(
      "unless SwiftUI, which decides among its gestures by itself before iOS 18, decides otherwise.",
      of: screen(17))
  }
}
