// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Trace
import UIKitModel

@MainActor
@Suite("Pans from an edge of the screen")
struct ScreenEdgePanRecognizerTests {
  let screen = RecognizerScreen()
  let pan: UIScreenEdgePanGestureRecognizer

  init() { pan = screen.add(UIScreenEdgePanGestureRecognizer(), "edge") }

  @Test("There are no edges by default, and without edges it never recognizes (3.6)")
  func noEdges() {
    expectEqual(pan.edges, [])
    expectEqual(
      screen.drag((0, 50, 0), (100, 50, 0.1), (100, 50, 0.2)).decisions, ["edge failed: startedOffEdge"])
  }

  @Test("It starts within the width of the edge, and not farther in (3.6)")
  func width() {
    pan.edges = .left
    expectEqual(screen.drag((20, 50, 0), (50, 50, 0.1), (50, 50, 0.2)).actions, ["edge began", "edge ended"])
    let inside = screen.drag((21, 50, 1), (50, 50, 1.1), (50, 50, 1.2))
    expectEqual(inside.decisions, ["edge failed: startedOffEdge"])
    expectEqual(inside.times(of: "failed"), [1])
  }

  @Test(
    "Each edge is one of the screen, and the finger moves inward (3.6)",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 200), CGPoint(x: 40, y: 200)),
      (.right, CGPoint(x: 315, y: 200), CGPoint(x: 280, y: 200)),
      (.top, CGPoint(x: 150, y: 5), CGPoint(x: 150, y: 40)),
      (.bottom, CGPoint(x: 150, y: 560), CGPoint(x: 150, y: 520)),
      (.all, CGPoint(x: 315, y: 200), CGPoint(x: 280, y: 200)),
    ])
  func edges(edges: UIRectEdge, start: CGPoint, end: CGPoint) {
    pan.edges = edges
    expectEqual(
      screen.drag((start.x, start.y, 0), (end.x, end.y, 0.1), (end.x, end.y, 0.2)).actions,
      [
        "edge began", "edge ended",
      ])
  }

  @Test("A movement along the edge, or out of the screen, makes it fail (3.6)")
  func direction() {
    pan.edges = .left
    expectEqual(
      screen.drag((5, 50, 0), (15, 90, 0.1), (90, 90, 0.2)).decisions, ["edge failed: wrongDirection"])
    expectEqual(
      screen.drag((15, 50, 1), (0, 50, 1.1), (0, 50, 1.2)).decisions, ["edge failed: wrongDirection"])
  }

  @Test("The width comes from the configuration (3.6)")
  func configured() {
    pan.edges = .left
    screen.screen.application.configuration.screenEdgeWidth = 50
    expectEqual(screen.drag((50, 50, 0), (90, 50, 0.1), (90, 50, 0.2)).actions, ["edge began", "edge ended"])
  }

  @Test("The snapshot names the settings")
  func settings() {
    pan.edges = [.left, .bottom]
    expectEqual(
      screen.drag((50, 50, 0), (50, 50, 0.1)).screen.gestureRecognizers.first?.settings,
      [
        "edges": .texts(["left", "bottom"]), "minimumNumberOfTouches": .number(1),
        "maximumNumberOfTouches": .text("unlimited"),
      ])
  }
}
