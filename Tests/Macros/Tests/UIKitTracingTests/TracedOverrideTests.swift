// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace
import UIKitTracing

/// What `@Traced` adds to a trace, and what it leaves alone.
@MainActor
@Suite struct TracedOverrideTests {
  /// A screen with `TopView`, in it `Chat` and in front of that `Panel`.
  private func trace(_ top: UIView, _ chat: UIView, _ panel: UIView, at point: CGPoint) -> TouchTrace {
    let simulator = Simulator(UIApplication(screenSize: CGSize(width: 200, height: 200)))
    let window = simulator.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    window.makeKeyAndVisible()
    top.frame = window.bounds
    chat.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    panel.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    (top.traceIdentifier, chat.traceIdentifier, panel.traceIdentifier) = ("TopView", "Chat", "Panel")
    window.addSubview(top)
    top.addSubview(chat)
    top.addSubview(panel)
    return simulator.trace(name: "tap") { $0.tap(at: point) }
  }

  @Test("Overrides written as the first article does: with the macro, calls between overrides show up")
  func rewrittenWalk() {
    let point = CGPoint(x: 20, y: 20)
    let plain = trace(PlainWalk(), PlainWalk(), PlainWalk(), at: point)
    let traced = trace(TracedWalk(), TracedWalk(), TracedWalk(), at: point)
    #expect(
      plain.firstWalk == """
        UIWindow hitTest {20, 20}
          UIWindow pointInside {20, 20} -> true
          TopView hitTest {20, 20}
            TopView pointInside {20, 20} -> true
            Panel pointInside {-30, -30} -> false
            Chat pointInside {20, 20} -> true
          TopView hitTest -> Chat
        UIWindow hitTest -> Chat
        """)
    #expect(
      traced.firstWalk == """
        UIWindow hitTest {20, 20}
          UIWindow pointInside {20, 20} -> true
          TopView hitTest {20, 20}
            TopView pointInside {20, 20} -> true
            Panel hitTest {-30, -30}
              Panel pointInside {-30, -30} -> false
            Panel hitTest -> nil
            Chat hitTest {20, 20}
              Chat pointInside {20, 20} -> true
            Chat hitTest -> Chat
          TopView hitTest -> Chat
        UIWindow hitTest -> Chat
        """)
  }

  @Test("A rewritten walk gives the same log as UIKit's own, if nothing is hidden or disabled")
  func rewrittenWalkEqualsDefault() {
    for point in [CGPoint(x: 20, y: 20), CGPoint(x: 75, y: 75), CGPoint(x: 199, y: 1)] {
      let byHand = trace(TracedWalk(), TracedWalk(), TracedWalk(), at: point)
      let own = trace(UIView(), UIView(), UIView(), at: point)
      #expect(byHand.firstWalk == own.firstWalk)
    }
  }

  @Test("A round button with both methods rewritten: every call and both kinds of reason")
  func roundButton() {
    let corner = trace(TracedRound(), TracedRound(), TracedRound(), at: CGPoint(x: 100, y: 3))
    #expect(
      corner.firstWalk == """
        UIWindow hitTest {100, 3}
          UIWindow pointInside {100, 3} -> true
          TopView hitTest {100, 3}
            TopView pointInside {100, 3} -> true
            Panel hitTest {50, -47}
              Panel pointInside {50, -47} -> false
            Panel hitTest -> nil
            Chat hitTest {100, 3}
              Chat pointInside {100, 3} -> false
            Chat hitTest -> nil
          TopView hitTest -> TopView
        UIWindow hitTest -> TopView
        """)
    let plain = trace(PlainRound(), PlainRound(), PlainRound(), at: CGPoint(x: 100, y: 3))
    #expect(
      plain.firstWalk == """
        UIWindow hitTest {100, 3}
          UIWindow pointInside {100, 3} -> true
          TopView hitTest {100, 3}
          TopView hitTest -> TopView
        UIWindow hitTest -> TopView
        """)
  }

  @Test("Redirecting to a view whose point(inside:) is asked directly")
  func redirect() {
    func run(_ top: Redirecting, _ chat: UIView) -> TouchTrace {
      top.chatView = chat
      return trace(top, chat, UIView(), at: CGPoint(x: 75, y: 75))
    }
    let traced = run(TracedRedirecting(), TracedRound())
    #expect(
      traced.firstWalk == """
        UIWindow hitTest {75, 75}
          UIWindow pointInside {75, 75} -> true
          TopView hitTest {75, 75}
            Chat pointInside {75, 75} -> true
          TopView hitTest -> Chat
        UIWindow hitTest -> Chat
        """)
    #expect(!run(Redirecting(), PlainRound()).firstWalk.contains("Chat pointInside"))
  }

  @Test("The views that touches reach are the same with and without the macro, recorded or not")
  func resultsAreTheSame() {
    for x in stride(from: 0.0, to: 200, by: 25) {
      let point = CGPoint(x: x, y: 75)
      let results = [
        trace(PlainRound(), PlainWalk(), PlainRound(), at: point),
        trace(TracedRound(), TracedWalk(), TracedRound(), at: point),
      ].map { $0.firstWalk.split(separator: "\n").last }
      #expect(results[0] == results[1])
    }
    let view = TracedRound(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
  }

  @Test("RC-10: touches methods: a call is one call through super, and calls made by hand show up")
  func touchesMethods() {
    let traced = trace(TracedKeeping(), TracedPassing(), UIView(), at: CGPoint(x: 20, y: 20))
    #expect(
      traced.deliveries == [
        "Chat touchesBegan", "TopView touchesBegan", "Chat touchesEnded", "TopView touchesEnded",
      ])
    #expect(
      traced.methods(of: "touchesKept") == ["TopView touchesBegan", "TopView touchesEnded"])
    let plain = trace(PlainKeeping(), PlainPassing(), UIView(), at: CGPoint(x: 20, y: 20))
    #expect(plain.deliveries == ["Chat touchesBegan", "TopView touchesBegan", "Chat touchesEnded"])
  }

  @Test("A subclass of a traced class is one call; calling itself again is another")
  func subclasses() {
    let traced = trace(UIView(), TracedDerived(), UIView(), at: CGPoint(x: 20, y: 20))
    #expect(
      traced.firstWalk.contains(
        """
            Chat hitTest {20, 20}
              Chat hitTest {50, 50}
                Chat pointInside {50, 50} -> true
              Chat hitTest -> Chat
            Chat hitTest -> Chat
        """))
  }

  @Test("Bodies of any kind keep their meaning, in generic classes too")
  func oddBodies() {
    let traced = trace(UIView(), TracedOdd<Int>(), UIView(), at: CGPoint(x: 20, y: 20))
    #expect(traced.deliveries.first == "Chat touchesBegan")
    #expect(
      trace(UIView(), TracedOdd<Int>(), UIView(), at: CGPoint(x: 20, y: 2)).deliveries.first
        != "Chat touchesBegan")
    #expect(
      trace(UIView(), TracedOdd<Int>(), UIView(), at: CGPoint(x: 0, y: 2)).deliveries.first
        == "Chat touchesBegan")
  }
}
