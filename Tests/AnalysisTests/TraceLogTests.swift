// SPDX-License-Identifier: Apache-2.0

import Analysis
import Testing
import Trace

/// The trace as a log.
@MainActor
@Suite struct TraceLogTests {
  @Test func aTapIsLoggedCallByCall() throws {
    let answers = try tap(
      60.5, 60,
      on: """
        - {id: Card, frame: [50, 50, 100, 100], implements: [touchesBegan]}
        - {id: Ghost, isHidden: true}
        - {id: Aside, frame: [200, 0, 50, 50]}
        """)
    #expect(
      TraceLog(answers.trace).text == """
        touch1 hit-test pass 1 {60.5, 60}
          UIWindow hitTest {60.5, 60}
            UIWindow pointInside {60.5, 60} -> true
            Page hitTest {60.5, 60}
              Page pointInside {60.5, 60} -> true
              Aside hitTest {-139.5, 60}
                Aside pointInside {-139.5, 60} -> false
              Aside hitTest -> nil
              Ghost hitTest {60.5, 60}
              Ghost hitTest -> nil
              Card hitTest {10.5, 10}
                Card pointInside {10.5, 10} -> true
              Card hitTest -> Card
            Page hitTest -> Card
          UIWindow hitTest -> Card
        touch1 began {60.5, 60}
        touch1 chain: Card -> Page -> UIViewController -> UIWindow -> UIWindowScene -> UIApplication -> AppDelegate
        UIApplication sendEvent
          UIWindow sendEvent
            Card touchesBegan
              Card touchesBegan kept: handledByResponder
        touch1 ended {60.5, 60}
        UIApplication sendEvent
          UIWindow sendEvent
            Card touchesEnded
              Page touchesEnded
                UIViewController touchesEnded
                  UIWindow touchesEnded
                    UIWindowScene touchesEnded
                      UIApplication touchesEnded
                        AppDelegate touchesEnded
                          AppDelegate touchesEnded dropped: chainEnded

        """)
  }

  @Test func viewsThatArePassedOverAreLoggedWithoutACall() throws {
    let answers = try analysis(
      """
      device: {size: [320, 480]}
      configuration: {hitTestPasses: 1}
      scene: none
      application: {delegate: none}
      windows:
        - {id: Main, implements: [touchesBegan], subviews: [{id: Flat, transform: [0, 0, 0, 0, 0, 0]}]}
        - {id: Alert, isHidden: true, windowLevel: 1}
      touches: [{began: [10, 10]}]
      """)
    #expect(
      TraceLog(answers.trace).text == """
        touch1 hit-test pass 1 {10, 10}
          Alert not asked: hidden
          Main hitTest {10, 10}
            Main pointInside {10, 10} -> true
            Flat not asked: nonInvertibleTransform
          Main hitTest -> Main
        touch1 began {10, 10}
        touch1 chain: Main -> UIApplication
        UIApplication sendEvent
          Main sendEvent
            Main touchesBegan
              Main touchesBegan kept: handledByResponder

        """)
  }

  @Test func aTouchThatNobodyGetsIsLogged() throws {
    let answers = try tap(400, 10, on: "- {id: Card}")
    #expect(
      TraceLog(answers.trace).text == """
        touch1 hit-test pass 1 {400, 10}
          UIWindow hitTest {400, 10}
            UIWindow pointInside {400, 10} -> false
          UIWindow hitTest -> nil
        touch1 began {400, 10}
        touch1 touchesBegan dropped: noWindow

        """)
  }

  @Test func recognizersAndRedirectsAreLogged() throws {
    let answers = try tap(
      10, 10,
      on: """
        - {id: Chat, frame: [0, 0, 100, 100], implements: [touchesBegan, touchesEnded]}
        - {id: Banner}
        """,
      page:
        "hitTest: {redirect: Chat}\n      gestureRecognizers: [{id: swipe, class: UISwipeGestureRecognizer}]")
    let lines = TraceLog(answers.trace).text.split(separator: "\n").prefix(9)
    #expect(
      lines.joined(separator: "\n") == """
        touch1 hit-test pass 1 {10, 10}
          UIWindow hitTest {10, 10}
            UIWindow pointInside {10, 10} -> true
            Page hitTest {10, 10}
              Chat pointInside {10, 10} -> true
            Page hitTest -> Chat
          UIWindow hitTest -> Chat
        touch1 began {10, 10}
        touch1 recognizers: swipe
        """)
  }

  @Test func aTraceWithoutTouchesIsAnEmptyLog() throws {
    let answers = try analysis("window: {}")
    #expect(TraceLog(answers.trace).text == "")
    #expect(answers.touches.isEmpty)
  }
}
