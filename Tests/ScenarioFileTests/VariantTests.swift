// SPDX-License-Identifier: Apache-2.0

import InputFile
import ScenarioSupport
import Testing
import Trace

@testable import ScenarioFile

@Suite struct VariantTests {
  private static let text = """
    name: sample
    configuration:
      hitTestPasses: 1
    window:
      gestureRecognizers:
      - class: UITapGestureRecognizer
      subviews:
      - class: UIButton
        frame: [10, 10, 100, 44]
    touches:
    - tap: [115, 30]
    variants:
    - {object: UITapGestureRecognizer, isEnabled: [false, true]}
    - {object: UIButton, pointInside: [{outset: 10}, never]}
    - {hitTestPasses: [2]}
    expect:
      hitView: UIWindow

    """

  private func run(_ text: String) async throws -> TouchTrace {
    var scenario = try scenario(text)
    scenario.nameEverything()
    return await MainActor.run { [scenario] in ScenarioRun(scenario).trace() }
  }

  private func hitViews(_ trace: TouchTrace) -> [String?] {
    trace.events.compactMap { event -> String?? in
      guard case .hitTestPassEnded(let record) = event.kind else { return nil }
      return .some(record.view)
    }
  }

  @Test func variantsAreWrittenAsTheyAreRead() throws {
    let read = try scenario(Self.text)
    #expect(
      read.variants == [
        ScenarioVariation(
          object: "UITapGestureRecognizer", property: "isEnabled", values: ["false", "true"]),
        ScenarioVariation(object: "UIButton", property: "pointInside", values: ["{outset: 10}", "never"]),
        ScenarioVariation(property: "hitTestPasses", values: ["2"]),
      ])
    #expect(try ScenarioWriter.yaml(read) == Self.text)
  }

  @Test func everyCombinationIsAVariantAndTheLastEntryChangesFirst() throws {
    let settings = try scenario(Self.text).variantSettings.map { $0.map(\.value) }
    #expect(
      settings == [
        ["false", "{outset: 10}", "2"], ["false", "never", "2"], ["true", "{outset: 10}", "2"],
        ["true", "never", "2"],
      ])
  }

  @Test func theSameIsDoneUnderTheSettingsOfEachVariant() async throws {
    let trace = try await run(Self.text)
    #expect(hitViews(trace) == ["UIWindow"])
    #expect(
      trace.variants.map { hitViews($0.trace) } == [
        ["UIButton", "UIButton"], ["UIWindow", "UIWindow"], ["UIButton", "UIButton"],
        ["UIWindow", "UIWindow"],
      ])
    #expect(
      trace.variants.map { $0.trace.screen.gestureRecognizers.map(\.isEnabled) } == [
        [false], [false], [true], [true],
      ])
    #expect(trace.variants.map { $0.trace.header.configuration["hitTestPasses"] } == [2, 2, 2, 2])
    #expect(trace.header.configuration["hitTestPasses"] == 1)
    #expect(
      trace.variants[1].settings == [
        TraceSetting(object: "UITapGestureRecognizer", property: "isEnabled", value: "false"),
        TraceSetting(object: "UIButton", property: "pointInside", value: "never"),
        TraceSetting(property: "hitTestPasses", value: "2"),
      ])
    #expect(trace.variants.flatMap(\.trace.variants).isEmpty)
    #expect(try TouchTrace(jsonLines: trace.jsonLines()) == trace)
  }

  @Test func aVariantIsTheScenarioWithTheValueInTheFile() async throws {
    let varied = try await run(Self.text).variants[3].trace
    let changed = Self.text.replacing(
      "frame: [10, 10, 100, 44]", with: "frame: [10, 10, 100, 44]\n    pointInside: never"
    )
    .replacing("hitTestPasses: 1", with: "hitTestPasses: 2")
    let written = try await run(changed)
    #expect(varied.events == written.events)
    #expect(varied.screen == written.screen)
  }

  @Test func tapsThatAreAddedLaterAreInEveryVariant() async throws {
    var scenario = try scenario(Self.text)
    scenario.nameEverything()
    scenario.addTaps(at: [TracePoint(x: 20, y: 20)])
    let trace = await MainActor.run { [scenario] in ScenarioRun(scenario).trace() }
    #expect(hitViews(trace) == ["UIWindow", "UIButton"])
    #expect(hitViews(trace.variants[1].trace) == ["UIWindow", "UIWindow", "UIWindow", "UIWindow"])
  }

  @Test func whatHoldsAnObjectCanBeAnyPlaceOfTheFile() async throws {
    let text = """
      application: {id: App, delegate: {id: Delegate}}
      scene: {id: Scene}
      windows:
        - {id: Back}
        - rootViewController:
            id: Tabs
            class: UITabBarController
            viewControllers:
              - {id: First, view: {subviews: [{viewController: {id: Child}, subviews: [{id: Deep}]}]}}
            presents: {id: Sheet, view: {gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: {}}]}}
      variants:
      """
    let objects = ["App", "Delegate", "Scene", "Back", "Tabs", "First", "Child", "Deep", "Sheet"]
    for object in objects {
      let trace = try await run(text + "\n  - {object: \(object), performs: [['save:']]}\n")
      #expect(trace.variants.count == 1, "\(object)")
    }
    #expect(try await run(text + "\n  - {object: tap.delegate, shouldBegin: [false]}").variants.count == 1)
  }

  @Test(arguments: ScenarioMaker.hostileTexts.filter { $0 != "" })
  func hostileValuesSurvive(value: String) throws {
    var made = Scenario(name: "a")
    made.windows = [ScenarioWindow(view: ScenarioView(id: "W", className: "UIWindow", geometry: .fill))]
    made.windows[0].view.baseClass = "UIWindow"
    let node = SourceNode(content: .scalar(value, isPlain: false), place: SourcePlace(line: 1, column: 1))
    let text = try #require(LineValue.text(node))
    made.variants = [ScenarioVariation(object: "W", property: "text", values: [text, "plain"])]
    let read = try scenario(ScenarioWriter.yaml(made))
    #expect(read.variants == made.variants)
    #expect(read.variantScenarios().map { $0.scenario.windows[0].view.text } == [value, "plain"])
  }
}
