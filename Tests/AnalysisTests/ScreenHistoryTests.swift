// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import TestSupport
import Testing
import Trace

@testable import ScenarioFile
@testable import UIKitModel

/// The screen at each event, from the trace alone.
@MainActor
@Suite struct ScreenHistoryTests {
  private func analysis(_ yaml: String) throws -> TraceAnalysis {
    var scenario = try ScenarioReader.read(yaml, file: "screen.yml")
    scenario.nameEverything()
    return TraceAnalysis(ScenarioRun(scenario).trace(withTapMap: true))
  }

  /// The screen without values that separate events record, and with rounded numbers.
  private func comparable(_ screen: TraceScreen) -> TraceScreen {
    let reported = Set(UIKitProperties.all.filter(\.reportsChanges).map(\.name))
    let told = { (settings: [String: PropertyValue]?) -> [String: PropertyValue]? in
      let others = settings?.filter { !reported.contains($0.key) } ?? [:]
      return others.isEmpty ? nil : others
    }
    var screen = screen
    var windows: [[TraceView]] = []
    for view in screen.views {
      if view.superview == nil { windows.append([]) }
      windows[windows.count - 1].append(view)
    }
    screen.views = windows.sorted { $0[0].id < $1[0].id }.flatMap { $0 }.map { view in
      var view = view
      view.settings = told(view.settings)
      view.windowTransform = view.windowTransform.map { transform in
        let rounded = { (number: Double) in (number * 1e6).rounded() / 1e6 + 0 }
        return TraceTransform(
          a: rounded(transform.a), b: rounded(transform.b), c: rounded(transform.c), d: rounded(transform.d),
          tx: rounded(transform.tx), ty: rounded(transform.ty))
      }
      return view
    }
    screen.gestureRecognizers = screen.gestureRecognizers.map { recognizer in
      var recognizer = recognizer
      recognizer.settings = told(recognizer.settings)
      return recognizer
    }
    return screen
  }

  /// The records that differ, in words.
  private func differences(_ told: TraceScreen, _ model: TraceScreen) -> [String] {
    let views = zip(told.views, model.views).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let recognizers = zip(told.gestureRecognizers, model.gestureRecognizers).filter { $0 != $1 }
      .map { "\($0)\n\($1)" }
    let controllers = zip(told.controllers, model.controllers).filter { $0 != $1 }.map { "\($0)\n\($1)" }
    let counts =
      told.views.count == model.views.count ? [] : ["\(told.views.count) or \(model.views.count) views"]
    return counts + views + recognizers + controllers
  }

  /// The screen that the trace gives at the end must equal the model's final screen.
  @Test func atTheEndItIsTheScreenOfTheModel() throws {
    var changed = 0
    for file in try ConformanceScenario.all() {
      var scenario = try ScenarioReader.read(file.text, file: file.path)
      scenario.nameEverything()
      let builder = ScenarioBuilder(scenario)
      let simulator = builder.build()
      let header = TraceHeader(name: "end", title: [:], summary: [:], source: scenario.source)
      let recorder = TraceRecorder(simulator.application, header: header, unknown: scenario.unknown)
      recorder.record {
        ScenarioPlayer(simulator: simulator, objects: builder.objects).play(scenario.touches)
      }
      let trace = recorder.trace
      var end = TraceRecorder(simulator.application, header: header, unknown: scenario.unknown).trace.screen
      var told = ScreenHistory(trace).end.screen
      // Only a hit test tells in which order windows are asked, and records come in that order.
      told.windowOrder = end.windowOrder
      // No event tells that a controller is gone.
      told.controllers.removeAll { controller in !end.controllers.contains { $0.id == controller.id } }
      // Nothing depends on their order.
      told.controllers.sort { $0.id < $1.id }
      end.controllers.sort { $0.id < $1.id }
      let (first, second) = (comparable(told), comparable(end))
      if first != second {
        Issue.record("\(file.path): \(differences(first, second).joined(separator: "\n"))")
      }
      if trace.screen != told { changed += 1 }
    }
    #expect(changed > 60)
  }

  @Test func aLaterTouchFindsTheScreenThatAnEarlierOneLeft() throws {
    let trace = try analysis(
      """
      window:
        id: Window
        frame: [0, 0, 320, 480]
        subviews:
          - {id: Scroller, class: UIScrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000],
             subviews: [{id: Buy, class: UIButton, frame: [100, 300, 100, 50]}]}
      touches:
        - {drag: {from: [160, 400], to: [160, 200]}, at: 0, duration: 0.3}
        - {tap: [150, 150], at: 2}
      """)
    let offset = { (index: ScreenIndex) in index.view("Scroller")?.bounds.minY }
    let (first, second) = (trace.touches[0], trace.touches[1])
    #expect(offset(trace.index(of: first)) == 0)
    let scrolled = try #require(offset(trace.index(of: second)))
    #expect(scrolled > 100)
    let buy = try #require(trace.index(of: second).view("Buy")?.windowTransform)
    #expect(buy.ty == 300 - scrolled)

    // The tap map belongs to the touch too.
    let map = { (touch: TouchAnswer) in
      trace.tapMap(of: touch)?.regions.first { $0.view == "Buy" }?.pieces.flatMap { $0 }.map(\.y).min()
    }
    #expect(map(first) == 300)
    #expect(map(second) == 300 - scrolled)
    #expect(trace.tapMapTouches == [0, 1])
  }

  @Test func whatIsRemovedAddedAndSetIsSeenByTheNextTouch() throws {
    let trace = try analysis(
      """
      window:
        id: Window
        frame: [0, 0, 320, 480]
        subviews:
          - {id: Cover, frame: [0, 0, 320, 480]}
          - {id: Under, frame: [0, 0, 100, 100]}
      touches:
        - {tap: [50, 50], at: 0}
        - {at: 1, set: {Under: {frame: [200, 0, 100, 100], isUserInteractionEnabled: false}}}
        - {at: 1.5, call: removeFromSuperview, on: Cover}
        - {tap: [50, 50], at: 2}
      """)
    let last = trace.index(of: trace.touches.last)
    #expect(last.view("Cover") == nil)
    #expect(last.view("Under")?.frame == TraceRect(x: 200, y: 0, width: 100, height: 100))
    #expect(last.view("Under")?.isUserInteractionEnabled == false)
    #expect(trace.index.view("Cover") != nil)
    #expect(trace.touches.last?.hitView == "Window")
  }

  @Test func aTraceThatIsReadTellsTheSame() throws {
    let scroll = try ConformanceScenario.all().first {
      $0.text.contains("UIScrollView") && $0.text.contains("drag")
    }
    let file = try #require(scroll)
    var scenario = try ScenarioReader.read(file.text, file: file.path)
    scenario.nameEverything()
    let trace = ScenarioRun(scenario).trace()
    let read = try TouchTrace(jsonLines: try trace.jsonLines())
    #expect(ScreenHistory(read).end.screen == ScreenHistory(trace).end.screen)
  }
}

extension ScreenHistory {
  /// The screen after all events.
  fileprivate var end: ScreenIndex { screens(after: [.max]).states[0] }
}
