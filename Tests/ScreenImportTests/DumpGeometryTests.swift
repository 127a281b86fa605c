// SPDX-License-Identifier: Apache-2.0

import ScenarioFile
import ScreenImport
import Testing
import Trace

@Suite("Geometry of a dump")
struct DumpGeometryTests {
  /// A view in a window, with these fields.
  private func view(_ fields: String) throws -> ScenarioView {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 1000 1000); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; \(fields); layer = <CALayer: 0x4>>
      """
    return try #require(try scenario(text).allViews.first)
  }

  @Test func withoutATransformTheFrameIsKept() throws {
    let view = try view("frame = (1e-05 -0; 12.5 1e+02); anchorPoint = (0, 1)")
    #expect(view.geometry == .frame(rect(1e-05, 0, 12.5, 100)))
    #expect(view.anchorPoint == TracePoint(x: 0, y: 1))
    #expect(view.transform == nil)
  }

  @Test func aQuarterTurnSwapsWidthAndHeight() throws {
    let view = try view("frame = (0 0; 748 1024); transform = [6.12323e-17, 1, -1, 6.12323e-17, 0, 0]")
    #expect(view.geometry == .bounds(rect(0, 0, 1024, 748), center: TracePoint(x: 374, y: 512)))
    #expect(view.transform == TraceTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(view.responder.unknown == [])
  }

  @Test func aTranslationIsNotPartOfTheCentre() throws {
    let view = try view("frame = (110 220; 40 60); transform = [1, 0, 0, 1, 100, 200]")
    #expect(view.geometry == .bounds(rect(0, 0, 40, 60), center: TracePoint(x: 30, y: 50)))
  }

  @Test func theCentreIsWhereTheAnchorIs() throws {
    let view = try view("frame = (0 0; 80 120); anchorPoint = (0, 1); transform = [2, 0, 0, 2, 0, 0]")
    #expect(view.geometry == .bounds(rect(0, 0, 40, 60), center: TracePoint(x: 0, y: 120)))
  }

  @Test func aTurnByThirtyDegreesIsSolvedForTheBounds() throws {
    // 100 by 40 points: the box is 100·cos + 40·sin by 100·sin + 40·cos.
    let view = try view("frame = (0 0; 106.603 84.641); transform = [0.866025, 0.5, -0.5, 0.866025, 0, 0]")
    guard case .bounds(let bounds, let center) = view.geometry else {
      Issue.record("no bounds")
      return
    }
    #expect(abs(bounds.size.width - 100) < 0.01)
    #expect(abs(bounds.size.height - 40) < 0.01)
    #expect(abs(center.x - 53.3) < 0.01)
  }

  @Test(arguments: [
    "frame = (5 5; 99 99); transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]",
    "frame = (5 5; 99 99); transform = [0, 0, 0, 0, 0, 0]",
    "frame = (5 5; 99 99); transform = [inf, 0, 0, 1, 0, 0]",
    "frame = (5 5; 99 99); transform3D = [1 0 0 0; 0 0.5 -0.8 0; 0 0.8 0.5 0; 0 0 0 1]",
  ])
  func theBoxIsKeptWhereTheBoundsCannotBeFound(_ fields: String) throws {
    let view = try view(fields)
    #expect(view.geometry == .frame(rect(5, 5, 99, 99)))
    #expect(view.transform == nil)
    #expect(view.responder.unknown == ["bounds"])
  }

  @Test func aTransformedScrollViewKeepsItsOffsetInTheBounds() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 1000 1000); layer = <UIWindowLayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 200 100); transform = [0, 1, -1, 0, 0, 0]; layer = <CALayer: 0x4>; contentOffset: {0, 30}; contentSize: {1, 1}>
      """
    let view = try #require(try scenario(text).view("UIScrollView"))
    #expect(view.geometry == .bounds(rect(0, 30, 100, 200), center: TracePoint(x: 100, y: 50)))
    #expect(view.contentOffset == TracePoint(x: 0, y: 30))
  }

  @Test func aNegativeSizeIsTheSameRectangleTheOtherWayRound() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; -10 10); layer = <CALayer: 0x4>>
         | <UIView: 0x5; frame = (5 5; -10 -20); transform = [1, 0, 0, 1, 0, 0]; layer = <CALayer: 0x6>>
      """
    let screen = try scenario(text)
    #expect(screen.allViews.map(\.geometry) == [.frame(rect(-10, 0, 10, 10)), .frame(rect(-5, -15, 10, 20))])
    #expect(screen.allViews.map(\.responder.unknown) == [[], []])
    let told =
      "error: the frame has a negative width or height; the same rectangle with positive ones is taken"
    #expect(try warnings(text) == ["screen.txt:2: \(told)", "screen.txt:3: \(told)"])
    #expect(try isReadAgain(screen))
  }

  @Test func whatLiesBeyondTheLimitsIsMovedToThem() throws {
    let text = """
      <UIView: 0x1; frame = (2e6 0; 3e6 480); layer = <CALayer: 0x2>>
         | <UIScrollView: 0x3; frame = (0 0; 10 10); layer = <CALayer: 0x4>; contentOffset: {0, -5e6}>
         | <UIView: 0x5; frame = (1000000 -1000000; 10 10); layer = <CALayer: 0x6>>
      """
    let screen = try scenario(text)
    #expect(screen.deviceSize == TraceSize(width: 1_000_000, height: 480))
    #expect(screen.windows.map(\.view.geometry) == [.frame(rect(1_000_000, 0, 1_000_000, 480))])
    #expect(screen.view("UIScrollView")?.contentOffset == TracePoint(x: 0, y: -1_000_000))
    #expect(screen.allViews.map(\.responder.unknown) == [["frame"], ["contentSize", "frame"], []])
    let told = "error: the view lies beyond a million points and is moved to there, or cut"
    #expect(try warnings(text).prefix(2) == ["screen.txt:1: \(told)", "screen.txt:2: \(told)"])
    #expect(try isReadAgain(screen))
  }

  @Test func aFrameWithoutNumbersIsUnknown() throws {
    let view = try view("frame = (nan nan; nan nan)")
    #expect(view.geometry == .frame(rect(0, 0, 0, 0)))
    #expect(view.responder.unknown == ["frame"])
  }

  @Test func numbersThatCannotBeUsedAreReportedAndUnknown() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (nan inf; 320 1.79769e+308); alpha = nan; layer = <CALayer: 0x4>>
      """
    let view = try #require(try scenario(text).allViews.first)
    #expect(view.geometry == .frame(rect(0, 0, 320, 0)))
    #expect(view.responder.unknown == ["frame", "alpha"])
    #expect(
      try warnings(text) == [
        "screen.txt:2: error: the numbers of 'frame' cannot be used and were left out",
        "screen.txt:2: error: the numbers of 'alpha' cannot be used and were left out",
      ])
  }
}
