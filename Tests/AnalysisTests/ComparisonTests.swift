// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

@testable import Analysis

/// Where two traces part, and how their screens differ.
@MainActor
@Suite struct ComparisonTests {
  private let page = """
    - {id: Card, frame: [0, 0, 200, 200]}
    - {id: Buy, class: UIButton, frame: [20, 300, 100, 44]}
    """

  private func compare(
    _ a: String, _ b: String, at x: Double = 30, _ y: Double = 310
  ) throws -> TraceComparison {
    TraceComparison(try tap(x, y, on: a), try tap(x, y, on: b))
  }

  /// The differences of the screens, a line each.
  private func screen(_ comparison: TraceComparison) -> [String] {
    comparison.screen.flatMap { difference in
      let name = difference.names.a ?? difference.names.b ?? ""
      switch difference.onlySide {
      case .a: return ["- \(difference.kind) \(name) +\(difference.held)"]
      case .b: return ["+ \(difference.kind) \(name) +\(difference.held)"]
      case nil:
        return difference.changes.map {
          "\(name).\($0.property): \($0.values.a?.plainWords ?? "nil") \($0.values.b?.plainWords ?? "nil")"
        }
      }
    }
  }

  @Test func aTraceIsLikeItself() throws {
    let comparison = try compare(page, page)
    #expect(comparison.isAlike)
    #expect(comparison.divergence == nil)
    #expect(comparison.events.runs.map(\.kind) == [.same])
    #expect(comparison.touches.map(\.isAlike) == [true])
  }

  @Test func textsAndColoursDoNotCount() throws {
    let other = page.replacing(
      "class: UIButton",
      with:
        "class: UIButton, text: Buy, backgroundColor: '#f00', cornerRadius: 9, textColor: '#fff', fontSize: 15"
    )
    #expect(try compare(page, other).isAlike)
  }

  @Test("a gate that closes is where they part, and its property is why (HT-3)")
  func closedGate() throws {
    let comparison = try compare(page, page.replacing("id: Buy", with: "id: Buy, isHidden: true"))
    let divergence = try #require(comparison.divergence)
    #expect(divergence.kind == .events)
    #expect(divergence.touch == 0)
    #expect(divergence.steps.a?.view == "Buy")
    #expect(divergence.steps.a?.outcome == .hit)
    #expect(divergence.steps.b?.reason?.code == .hidden)
    #expect(divergence.cause == .difference(comparison.screen[0]))
    #expect(screen(comparison) == ["Buy.isHidden: false true"])
    #expect(comparison.touches[0].differences.prefix(4) == [.hitView, .walk, .verdict, .because])
  }

  @Test("it is about the first touch that comes to something else, each trace at the step where they part")
  func decisiveTouch() throws {
    let buy =
      "{id: Buy, class: UIButton, frame: [20, 300, 100, 44], actions: [{event: touchUpInside, action: buy, target: UIWindow}]}"
    func trace(_ views: String) throws -> TraceAnalysis {
      try analysis(
        "device: {size: [320, 480]}\nconfiguration: {hitTestPasses: 1}\nwindow: {subviews: [\(views)]}\ntouches: [{tap: [10, 10]}, {tap: [30, 310]}]"
      )
    }
    // The first touch asks one view more in B, and nothing comes of it in either.
    let veil = "{id: Veil, frame: [0, 200, 320, 200]}"
    let comparison = TraceComparison(try trace(buy), try trace("\(buy), \(veil)"))
    #expect(comparison.divergence?.touch == 0)
    #expect(comparison.decisiveTouch == 1)
    #expect(comparison.partingStep(ofTouch: 1, on: .a) == nil)
    // In A nothing is asked there; the next step is that Buy is.
    #expect(comparison.partingStep(ofTouch: 0, on: .a) == 2)
    #expect(comparison.partingStep(ofTouch: 0, on: .b) == 2)
    #expect(try compare(page, page).decisiveTouch == 0)
  }

  @Test("the same may happen because of something else, as the verdict says (UC-11)")
  func anotherBecause() throws {
    let other = page.replacing(
      "class: UIButton", with: "class: UIButton, actions: [{event: valueChanged, action: buy, target: Card}]")
    let touch = try compare(page, other).touches[0]
    #expect(touch.answers.a?.verdict.act == touch.answers.b?.verdict.act)
    #expect(touch.answers.a?.verdict.because == .noAction)
    #expect(touch.answers.b?.verdict.because?.fact.code == .noActionFor)
    #expect(touch.differences.contains(.because) && !touch.differences.contains(.verdict))
  }

  @Test("a view that only one screen has is where they part (HT-5)")
  func anotherView() throws {
    let overlay =
      page + "\n- {id: Overlay, frame: [0, 0, 320, 480], subviews: [{id: Hint, frame: [0, 0, 9, 9]}]}"
    let comparison = try compare(page, overlay)
    let divergence = try #require(comparison.divergence)
    #expect(divergence.steps.a == nil)
    #expect(divergence.steps.b?.view == "Overlay")
    #expect(screen(comparison) == ["+ view Overlay +1"])
    #expect(divergence.cause == .difference(comparison.screen[0]))
    let back = TraceComparison(comparison.sides.b, comparison.sides.a)
    #expect(back.divergence?.steps.a?.view == "Overlay")
    #expect(divergence.because == .onlyHas(.b, "Overlay"))
    #expect(divergence.divergingView?.name == "Overlay" && divergence.divergingView?.isMissingInOther == true)
    #expect(divergence.divergingView?.behaviors == Sides(.isNotAsked, .takes))
    #expect(screen(back) == ["- view Overlay +1"])
  }

  @Test("a superview that moved is why the point is elsewhere in a view (HT-18)")
  func movedSuperview() throws {
    let nested =
      "- {id: Bar, frame: [0, 300, 320, 60], subviews: [{id: Buy, class: UIButton, frame: [0, 0, 99, 40]}]}"
    let moved = nested.replacing("[0, 300,", with: "[0, 290,")
    let comparison = try compare(nested, moved, at: 30, 335)
    let divergence = try #require(comparison.divergence)
    #expect(divergence.steps.a?.view == "Buy")
    #expect(divergence.steps.b?.reason?.code == .pointOutsideBounds)
    guard case .difference(let cause)? = divergence.cause else { return #expect(Bool(false)) }
    #expect(cause.names.a == "Bar")
    #expect(cause.changes.map(\.property) == ["frame"])
    guard case .differs(let change, of: "Bar", .a)? = divergence.because else { return #expect(Bool(false)) }
    #expect(change.property == "frame")
    #expect(divergence.divergingView?.behaviors.a == .takes)
    #expect(divergence.divergingView?.isMissingInOther == false)
  }

  @Test func theSameStepsAtOtherPointsDifferInNumbersOnly() throws {
    let comparison = try compare(page, page.replacing("[20, 300,", with: "[10, 300,"))
    #expect(comparison.divergence?.kind == .numbers)
    #expect(comparison.divergence?.steps.a?.view == "Buy")
    #expect(comparison.touches[0].isAlike)
    #expect(screen(comparison) == ["Buy.frame: [20, 300, 100, 44] [10, 300, 100, 44]"])
  }

  @Test func anotherPlaceOfTheFingerIsWhy() throws {
    let comparison = TraceComparison(try tap(30, 310, on: page), try tap(30, 400, on: page))
    #expect(comparison.screen == [])
    #expect(
      comparison.divergence?.cause == .place(Sides(TracePoint(x: 30, y: 310), TracePoint(x: 30, y: 400))))
    #expect(comparison.touches[0].differences.contains(.movement))
  }

  @Test func theSameEventsLaterDifferInTimeOnly() throws {
    func press(_ duration: Double) throws -> TraceAnalysis {
      try analysis("window: {}\ntouches: [{longPress: [10, 10], duration: \(duration)}]")
    }
    let comparison = TraceComparison(try press(0.2), try press(0.3))
    #expect(comparison.divergence?.kind == .times)
    #expect(!comparison.isAlike)
    let position = try #require(comparison.divergence?.events.a)
    #expect(comparison.sides.a.trace.events[position].time == 0.2)
  }

  @Test("a recognizer's setting is why its gesture ends otherwise (GR-31)")
  func recognizerSetting() throws {
    let one =
      "- {id: Card, frame: [0, 0, 99, 99], gestureRecognizers: [{id: zoom, class: UITapGestureRecognizer}]}"
    let two = one.replacing("class: UITap", with: "numberOfTapsRequired: 2, class: UITap")
    let comparison = try compare(one, two, at: 9, 9)
    guard case .difference(let cause)? = comparison.divergence?.cause else { return #expect(Bool(false)) }
    #expect(cause.kind == .recognizer)
    #expect(screen(comparison) == ["zoom.numberOfTapsRequired: 1 2"])
    #expect(comparison.divergence?.touch == 0)
  }

  @Test func theOrderOfSiblingsIsTold() throws {
    let siblings = [
      "- {id: A, frame: [0, 0, 9, 9]}", "- {id: B, frame: [0, 0, 9, 9]}", "- {id: C, frame: [0, 0, 9, 9]}",
    ]
    let other = [siblings[0], siblings[2], siblings[1]]
    let comparison = try compare(siblings.joined(separator: "\n"), other.joined(separator: "\n"), at: 1, 1)
    #expect(screen(comparison) == ["Page.subviews: B, C C, B"])
    #expect(comparison.divergence?.steps.a?.view == "C")
  }

  @Test func settingsOfTheSimulationCount() throws {
    func touch(_ passes: Int) throws -> TraceAnalysis {
      try analysis("configuration: {hitTestPasses: \(passes)}\nwindow: {}\ntouches: [{tap: [10, 10]}]")
    }
    let comparison = TraceComparison(try touch(1), try touch(2))
    #expect(screen(comparison) == [".hitTestPasses: 1 2"])
    #expect(comparison.divergence?.cause == .difference(comparison.screen[0]))
  }

  @Test func aTouchThatOneTraceLacksIsAlikeToNothing() throws {
    let one = try analysis("window: {}\ntouches: [{tap: [10, 10]}]")
    let two = try analysis("window: {}\ntouches: [{tap: [10, 10]}, {tap: [10, 10]}]")
    let comparison = TraceComparison(one, two)
    #expect(comparison.touches.map(\.isAlike) == [true, false])
    #expect(comparison.touches[1].answers.a == nil)
    #expect(comparison.divergence?.events.a == nil)
    #expect(comparison.divergence?.touch == 1)
  }
}
