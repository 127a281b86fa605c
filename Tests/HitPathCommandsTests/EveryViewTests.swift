// SPDX-License-Identifier: Apache-2.0

import Analysis
import ArgumentParser
import Foundation
import HitPath
import Narration
import TestSupport
import Testing
import Trace

@testable import HitPathCommands

/// For every view, the answer says why it did not get a touch.
///
/// By default this checks a few screens. `HITPATH_COUNT_REASONS=FOLDER` checks all readable files of a folder, and prints
/// how many answers depend on something that the source does not say.
@MainActor
@Suite struct EveryViewTests {
  /// Where fingers go down, as parts of the screen's width and height.
  private static let places = [(0.5, 0.5), (0.1, 0.05), (0.9, 0.3), (0.25, 0.7), (0.75, 0.97)]

  private struct Count {
    var screens = 0
    var answers = 0
    var reasons = 0
    var restingOnUnknowns = 0
  }

  private var folder: URL {
    ProcessInfo.processInfo.environment["HITPATH_COUNT_REASONS"].map { URL(fileURLWithPath: $0) }
      ?? Repository.url("Tests/Fixtures/Documents")
  }

  @Test func whyNotHasAReasonForEveryView() throws {
    var count = Count()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }.map(\.path).sorted()
    for file in files ?? [] { try look(at: file, &count) }
    #expect(count.screens > 0 && count.reasons > 0)
    guard ProcessInfo.processInfo.environment["HITPATH_COUNT_REASONS"] != nil else { return }
    print(
      "why not: \(count.screens) screens, \(count.answers) answers, \(count.reasons) with a reason, "
        + "\(count.restingOnUnknowns) of these rest on unknowns")
  }

  private func look(at file: String, _ count: inout Count) throws {
    let silent = Terminal(output: { _ in }, diagnostics: { _ in })
    let reader = InputReader(try ScreenOptions.parse([]), silent)
    guard let text = try? InputReader.text(of: file), !InputReader.isTrace(text),
      let size = try? reader.tapped(file, text: text, at: []).screen.size
    else { return }
    let points = Self.places.map { TracePoint(x: $0.0 * size.width, y: $0.1 * size.height) }
    let analysis = TraceAnalysis(try reader.tapped(file, text: text, at: points))
    count.screens += 1
    for touch in analysis.touches {
      let index = analysis.index(of: touch)
      let narrator = Narrator(.english, index)
      let answers = ViewAnswers(touch, in: index)
      let unknown = Set(touch.unknowns.flatMap(\.views))
      for view in index.screen.views {
        let answer = answers.answer(for: view)
        count.answers += 1
        guard answer.outcome != .hit, answer.outcome != .passedUp else { continue }
        let code = answer.reason?.code ?? .unknown
        #expect(code != .unknown, "\(file): \(view.id) at \(touch.location): \(answer.outcome)")
        #expect(!narrator.view(answer).plain.isEmpty)
        count.reasons += 1
        let decides = [view.id, answer.reason?.subject, answer.front?.subject].compactMap { $0 }
        if !unknown.isDisjoint(with: decides) { count.restingOnUnknowns += 1 }
      }
    }
  }
}
