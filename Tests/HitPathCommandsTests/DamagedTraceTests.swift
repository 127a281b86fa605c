// SPDX-License-Identifier: Apache-2.0

import Foundation
import HitPathCommands
import Testing

/// Traces that somebody else wrote, or that are damaged, end in a sentence with the line.
@MainActor
@Suite struct DamagedTraceTests {
  /// A screen with a control, a recognizer, a scroll view and a controller, small so that it is drawn quickly.
  private static let scenario = """
    title: {en: Damaged, zh-Hans: 损坏}
    window:
      rootViewController: {id: Root, performs: [save]}
      subviews:
        - id: List
          class: UIScrollView
          frame: [0, 0, 200, 200]
          contentSize: [200, 400]
          subviews:
            - id: Save
              class: UIButton
              text: Save
              frame: [10, 10, 100, 40]
              backgroundColor: "#336699"
              actions: [{event: touchUpInside, action: save, target: Root}]
              gestureRecognizers:
                - {id: Tap, class: UITapGestureRecognizer, actions: [{action: tapped, target: Root}]}
        - {id: Cover, frame: [20, 20, 50, 50], pointInside: never}
    touches:
      - tap: [25, 25]
    variants:
      - {object: Tap, isEnabled: [true, false]}
    """

  @Test(arguments: ["format", "version", "name", "kind", "title"])
  func aHeaderWithoutAFieldIsStillATrace(_ field: String) throws {
    let folder = try Folder()
    let scenario = try folder.write(Self.scenario, "good.yml")
    hitpath("trace", scenario, "-o", folder["good.jsonl"])
    var lines = try folder.text("good.jsonl").split(separator: "\n").map(String.init)
    lines[0] = try Self.line(without: field, of: lines[0])
    let outcome = hitpath("explain", try folder.write(lines.joined(separator: "\n"), "bad.jsonl"))
    #expect(outcome.code == 3)
    let record = field == "kind" ? "the record" : "a 'header' record"
    #expect(
      outcome.diagnostics(in: folder) == "bad.jsonl:1: error: \(record) needs the field '\(field)'\n")
  }

  private static func line(without field: String, of line: String) throws -> String {
    let record = try JSONSerialization.jsonObject(with: Data(line.utf8))
    var members = try #require(record as? [String: Any])
    members[field] = nil
    return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }
}
