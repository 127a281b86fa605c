// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// What came of the touch: the claim of the screen, who got the touch, and what was called.
struct ScreenSheetOutcome: PictureWords {
  private static let mostActions = 2

  let subject: DiagramSubject
  private let hit: String?
  private let story: StoryOutcome

  init(_ subject: DiagramSubject) {
    self.subject = subject
    hit = subject.answer.hitView
    story = subject.analysis.story(of: subject.options.touch).marks.outcome
  }

  private func say(_ text: ScreenSheetText) -> String { language.say(text) }
  private func name(_ id: String?) -> String { id.map(TextFitter.line) ?? "?" }
  private func recognizer(_ id: String?) -> String {
    id.map { TextFitter.line(narrator.recognizerName($0)) } ?? "?"
  }

  var claim: String { TextFitter.line(narrator.outcomeClaim(answer).plain) }

  /// The gesture, where it was, and how large the screen is.
  func line(isPart: Bool, fingers: Int) -> String {
    let gesture = narrator.gestureKind(answer)
    let end = answer.samples.last.map { narrator.point($0.location) }
    return say(
      .gesture(
        gesture, point: narrator.point(answer.location), end: gesture == .drag ? end : nil,
        fingers: fingers, size: narrator.size(subject.index.screen.size), isPart: isPart))
  }

  // MARK: - Who got it

  /// Who got the touch, with what became of it; nil if no view was hit.
  func winner(_ text: SheetText, width: Double) -> GraphBox? {
    guard hit != nil else { return nil }
    let (mark, rows) = words
    return GraphBox(mark, rows, text: text, width: width)
  }

  /// The same in rows; nil if no view was hit.
  var rows: [GraphBox.Row]? { hit == nil ? nil : words.rows }

  private var words: (mark: SheetMark, rows: [GraphBox.Row]) {
    let verdict = answer.verdict
    func got(_ name: String, _ role: String, _ fact: String) -> (SheetMark, [GraphBox.Row]) {
      (.handled, [.object(name, role), .fact(fact, .diamond)])
    }
    let responder = name(verdict.responder)
    let role = verdict.responder.flatMap(subject.index.view).map(subject.roleName) ?? ""
    let late = answer.outcome.deliveryChanges.first { $0.kind == .released && $0.view == verdict.responder }?
      .lateness.map(narrator.number)
    switch verdict.code {
    case .recognized: return recognized(by: verdict.recognizer)
    case .scrolled: return got(responder, role, say(.scrolls))
    case .selected: return got(name(verdict.subject ?? verdict.responder), "", say(.isSelected))
    case .focused: return got(responder, role, say(.becomesFirstResponder))
    case .controlActed: return got(responder, role, say(.gets(late: late)))
    case .handled: return got(responder, role, language.say(GraphText.handles))
    case .keptByControl, .keptByScrollView: return got(responder, role, language.say(GraphText.keeps))
    case .withheld:
      let facts = language.say(GraphText.neverGets(because: nil))
      return (.lost, [.object(name(hit), ""), .fact(facts, .stop)])
    case .dropped, .unclaimed:
      let above = max(answer.chain.count - 1, 0)
      return (
        .lost,
        [.object(name(hit), above > 0 ? say(.above(count: above)) : ""), .fact(say(.nobodyHandles), .stop)]
      )
    case .undecided: return (.waiting, [.object(name(hit), ""), .fact(say(.notKnown), .bars)])
    }
  }

  private func recognized(by id: String?) -> (SheetMark, [GraphBox.Row]) {
    let record = id.flatMap(subject.index.recognizer)
    let known = record.flatMap { UIKitClass.nearest(to: $0.className, base: $0.baseClass) }
    var role = ""
    if let record, known?.traits.contains(.private) != true {
      let taps = record.settings?["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
      role = say(.recognizer(known?.gesture ?? .other, taps: taps, view: TextFitter.line(record.view)))
    }
    let loser = story.losers.first
    let isCancelled = answer.outcome.deliveryChanges.contains { $0.view == loser && $0.kind == .taken }
    let companions = answer.verdict.companions.map { recognizer($0) }
    let fact =
      !companions.isEmpty
      ? say(.recognizesWith(companions))
      : loser.map { say(.takes(from: name($0), isCancelled: isCancelled)) } ?? say(.recognizes)
    return (.handled, [.object(recognizer(id), role), .fact(fact, .diamond)])
  }

  // MARK: - What was called

  /// The actions that were sent, and the callbacks.
  var calls: [String] {
    answer.outcome.actions.compactMap { call in
      guard let target = call.target, call.kind != .dropped, !isSystem(call.sender) else { return nil }
      return language.say(
        GraphText.actionOn(action: TextFitter.line(call.name), target: TextFitter.line(target)))
    }
  }

  /// The first call, and how many more there are; nil if nothing was called.
  var firstCall: String? {
    let all = calls
    guard all.count > 1 else { return all.first }
    return all[0] + "  " + say(.more(count: all.count - 1))
  }

  private func isSystem(_ sender: String?) -> Bool {
    let record = sender.flatMap(subject.index.recognizer)
    return UIKitClass.named(record?.baseClass ?? record?.className ?? "")?.traits.contains(.private) ?? false
  }

  /// A pill for each call; what has no room is counted in the last.
  func actions(_ text: SheetText, width: Double) -> [GraphBox] {
    let all = calls
    var rows = all.prefix(Self.mostActions).map {
      GraphBox.Row(lead: .glyph(.arrow), words: $0, isStrong: true)
    }
    if all.count > rows.count {
      rows[rows.count - 1].words += "  " + say(.more(count: all.count - rows.count))
    }
    return rows.map { GraphBox(.action, [$0], text: text, width: width) }
  }

  var textLines: [String] {
    let rows = hit == nil ? [] : [words.rows.map(\.text).joined(separator: ": ")]
    return rows + calls.map { "→ " + $0 }
  }
}
