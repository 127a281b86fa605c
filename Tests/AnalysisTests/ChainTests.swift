// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The responders and what each did.
@MainActor
@Suite struct ChainTests {
  @Test("RC-2 to RC-5: every responder with how its next came about and what it did")
  func everyResponderIsTold() throws {
    let answers = try tap(
      10, 10,
      on: "- {id: Card, implements: {touchesBegan: {callsSuper: true}}}",
      page: "implements: [touchesBegan, touchesEnded]")
    #expect(
      answers.chain() == """
        Card forwarded, next: superview
        Page handled, next: viewController
        UIViewController notReached, next: superviewOfView
        UIWindow notReached, next: windowScene
        UIWindowScene notReached, next: application
        UIApplication notReached, next: applicationDelegate
        AppDelegate notReached, next: end
        """)
    #expect(
      answers.touch.chain.map(\.responder.kind) == [
        .view, .view, .viewController, .window, .scene, .application, .applicationDelegate,
      ])
  }

  @Test func aDroppedTouchEndsAtTheLastResponder() throws {
    let answers = try analysis(
      """
      application: {delegate: none}
      scene: none
      window: {}
      touches: [{tap: [10, 10]}]
      """)
    #expect(
      answers.chain() == """
        UIWindow forwarded, next: application
        UIApplication dropped, next: end
        """)
  }

  @Test func aControlAndAScrollViewKeepTheTouch() throws {
    let control = try tap(10, 10, on: "- {id: Save, class: UIButton}")
    #expect(control.chain().hasPrefix("Save kept, next: superview\nPage notReached"))
    #expect(control.touch.chain[0].responder.kind == .control)
    let list = try tap(10, 10, on: "- {id: List, class: UIScrollView, subviews: [{id: Row}]}")
    #expect(
      list.chain().hasPrefix("Row forwarded, next: superview\nList kept, next: superview\nPage notReached"))
  }

  @Test func anOverrideOfNextIsTold() throws {
    let answers = try tap(10, 10, on: "- {id: Card, next: AppDelegate}")
    #expect(
      answers.chain() == """
        Card forwarded, next: override
        AppDelegate dropped, next: end
        """)
  }

  @Test func presentedAndChildControllersAreTold() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      window:
        rootViewController:
          id: Home
          presents:
            id: Sheet
            view:
              id: SheetView
              subviews:
                - {id: Panel, frame: [0, 0, 320, 100], viewController: {id: PanelController}}
      touches: [{tap: [10, 10]}]
      """)
    #expect(
      answers.chain().hasPrefix(
        """
        Panel forwarded, next: viewController
        PanelController forwarded, next: superviewOfView
        SheetView forwarded, next: viewController
        Sheet forwarded, next: presentingViewController
        Home forwarded, next: superviewOfView
        """))
  }
}
