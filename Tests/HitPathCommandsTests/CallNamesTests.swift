// SPDX-License-Identifier: Apache-2.0

import Analysis
import Foundation
import InputFile
import Testing
import Trace

@testable import ScenarioFile

/// The calls that can be expected are the ones that occur.
@MainActor
@Suite struct CallNamesTests {
  private nonisolated static let scenarios: [(name: String, text: String)] = {
    let files = (try? Repository.files(in: ["Sources/HitPathCommands/Gallery"], endingIn: [".yml"])) ?? []
    let conformance = (try? ConformanceScenario.all()) ?? []
    return files.map { ($0.path, $0.text) } + conformance.map { ($0.path, $0.text) }
  }()

  private static func named(_ file: String, _ text: String) throws -> Scenario {
    var scenario = try ScenarioReader.read(text, file: file)
    scenario.nameEverything()
    return scenario
  }

  @Test("Every call that comes in any scenario can be expected, and every name of a call comes in some")
  func everyCallCanBeExpected() throws {
    #expect(Self.scenarios.count > 490)
    var came: Set<String> = []
    for (file, text) in Self.scenarios {
      let scenario = try Self.named(file, text)
      let check = CallCheck(index: ObjectIndex(scenario))
      let calls = CallList(ScenarioRun(scenario).trace()).calls
      for call in calls { came.insert("\(call.kind) \(call.name)") }
      for line in Set(calls.flatMap { [$0.fullText, $0.text] }).sorted() {
        let use = CallUse(
          text: line, place: SourcePlace(line: 1, column: 1), key: "includes",
          touchDowns: scenario.touches.map(\.touchDownCount).reduce(0, +))
        let fault = check.fault(of: use)
        // Ignore what UIKit's own recognizers and controls in a view send, which a scenario has no names for.
        let isOwn = [
          "oneFingerTap:", "delayed:", "dimmingViewWasTapped:", "handlePan:", "linkTapped:", "loupeGesture:",
          "detailButton", "moveRow", "editControlTapped", "dismissSwipedRow:", "handleMultipleSelection:",
          "handleInteractiveMovement:", "Nav.shouldRecognizeSimultaneouslyWith", "Host.content",
          "_MKMapPanGestureRecognizer", "_PDFDocumentTapGestureRecognizer", "WKSyntheticTapGestureRecognizer",
          "UISwipeActionStandardButton",
        ].contains(where: line.contains)
        #expect(fault == nil || isOwn, "\(file): \(line)")
      }
    }
    let unseen = Set(CallNames.all.flatMap { row in row.names.map { "\(row.kind) \($0)" } }).subtracting(came)
    // Sets of control events occur only if code sends them, and changes of presses only with overrides.
    let masks = ["allEditingEvents", "allEvents", "allTouchEvents", "applicationReserved", "systemReserved"]
    let others = ["events pressesChanged"]
    #expect(unseen == Set(masks.map { "controlEvents \($0)" } + others))
  }

  @Test(
    "A name with a slip is refused for every kind of call, and the right one is told",
    arguments: CallNames.all)
  func everyNameIsChecked(row: CallNames) throws {
    let objects = [
      ("window", ObjectIndex.Wanted.view), ("window", .responder), ("window", .sender),
      ("UIApplication", .application), ("tap", .recognizer),
      ("tap.delegate", .gestureDelegate), ("Button", .control), ("List", .scrollView), ("Table", .tableView),
      ("Grid", .collectionView), ("Table", .cellList), ("Home", .controller),
    ]
    let object = try #require(objects.first { $0.1 == row.receiver }?.0)
    func complaint(_ call: String) -> String {
      let text = """
        window:
          id: window
          \(row.receiver == .controller ? "rootViewController: {id: Home}" : "isHidden: false")
          gestureRecognizers: [{id: tap, class: UITapGestureRecognizer, delegate: {shouldBegin: true}}]
          subviews: [{id: Button, class: UIButton}, {id: List, class: UIScrollView}, {id: Table, class: UITableView},
            {id: Grid, class: UICollectionView}]
        touches: [{tap: [9, 9]}, {press: select}, {motion: shake}, {remote: play}]
        expect: {calls: {never: ['\(call)']}}
        """
      do {
        _ = try ScenarioReader.read(text, file: "a.yml")
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    for name in row.names {
      #expect(complaint("\(object).\(name)") == "no error")
      let told = complaint("\(object).\(name)s")
      #expect(told.contains("has no call '\(name)s'"), "\(told)")
      #expect(told.contains("did you mean '\(object).\(name)'?"), "\(told)")
      let further = complaint("\(object).\(name)(nobody, nothing) -> maybe")
      #expect(further.contains("a.yml:8:"), "\(further)")
    }
  }
}
