// SPDX-License-Identifier: Apache-2.0

import Analysis
package import Narration
import ScenarioFile
package import Trace

/// A smallest scenario that gives a reason, and what comes of it.
package struct ReasonExample {
  let code: TraceReason.Code

  /// The scenario as it stands in a file.
  package let text: String
}

extension ReasonExample {
  /// What no scenario can give: a chain that leads back into itself is refused in one.
  package static let ofCodeOnly: Set<TraceReason.Code> = [.chainCycle]

  /// Nil for a reason without an example.
  package init?(_ code: TraceReason.Code) {
    guard let text = EmbeddedTexts.files["Reasons/\(code.rawValue).yml"] else { return nil }
    self.code = code
    self.text = text
  }

  /// The line that has the reason, with the clause that says why; nil if the scenario does not give it.
  @MainActor
  package func line(in language: Language) throws -> String? {
    var scenario = try ScenarioReader.read(text, file: "\(code.rawValue).yml")
    scenario.nameEverything()
    let analysis = TraceAnalysis(ScenarioRun(scenario).outcome(withTapMap: false).trace)
    let narrator = Narrator(language, analysis.index)
    return answer(analysis, narrator) ?? event(analysis, narrator)
  }

  /// The answer for a view that was not asked.
  private func answer(_ analysis: TraceAnalysis, _ narrator: Narrator) -> String? {
    guard let touch = analysis.touches.first else { return nil }
    return analysis.index.screen.views.lazy.map { touch.answer(for: $0, in: analysis.index) }
      .first { $0.outcome == .notAsked && $0.reason?.code == code }.map { narrator.view($0).plain }
  }

  /// The event that has the reason, as a log prints it.
  private func event(_ analysis: TraceAnalysis, _ narrator: Narrator) -> String? {
    guard let event = analysis.trace.events.first(where: { $0.kind.reason?.code == code }),
      let reason = event.kind.reason
    else { return nil }
    let why = narrator.reason(reason, of: event.kind.subject ?? "").plain
    let line = TraceLog(analysis.trace).lines.first { $0.event.sequence == event.sequence }
    guard let text = line?.text else { return why }
    // The code that some lines end with says the same.
    let end = text.firstRange(of: ": \(code.rawValue)")?.lowerBound ?? text.endIndex
    return "\(text[..<end]): \(why)"
  }
}
