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
    let gesture = answer.gesture
    let end = answer.samples.last.map { narrator.point($0.location) }
    return say(
      .gesture(
        gesture, point: narrator.point(answer.location), end: gesture == .drag ? end : nil,
        fingers: fingers, size: narrator.size(subject.index.screen.size), isPart: isPart))
  }

  // MARK: - Who got it

  /// Who got the touch, with what became of it; nil if no view was hit.
  func winner(_ text: SheetText, width: Double) -> GraphBox? {
    outcome.map { GraphBox($0.mark, $0.rows, text: text, width: width) }
  }

  /// The same as a mark and rows; nil if no view was hit.
  var outcome: (mark: SheetMark, rows: [GraphBox.Row])? { hit == nil ? nil : words }

  private var words: (mark: SheetMark, rows: [GraphBox.Row]) {
    let act = answer.verdict.act
    let late = act.late.map(narrator.number)
    switch act {
    case .takes, .recognizes, .recognizesInVain, .unknownAction: return recognized
    case .scrolls(let views, _): return got(views[0], say(.scrolls))
    case .stopsContent(let view): return got(view, say(.stops))
    case .selected(let cell, let list, let isOn, _, _, _):
      let fact = say(.isSelected(isOn, late: late))
      return (.gets, [.object(name(cell ?? list), ""), .fact(fact, .diamond)])
    case .focuses(let responder, _, _): return got(responder, say(.becomesFirstResponder(late: late)))
    case .control(let control, _, .sends, _, _): return got(control, say(.gets(late: late)))
    case .handles(let responder, _, late: _?): return got(responder, say(.gets(late: late)))
    case .handles(let responder, _, late: nil): return got(responder, language.say(GraphText.handles))
    case .control(let keeper, _, _, late: _?, _), .keeps(let keeper, _, late: _?):
      return got(keeper, say(.gets(late: late)))
    case .control(let keeper, _, _, late: nil, _), .keeps(let keeper, _, late: nil):
      return got(keeper, keeps)
    case .parted(let parts): return words(parts[0])
    case .loses(let view): return lost(view, language.say(GraphText.loses(because: nil)))
    case .neverGets(let view): return lost(view, language.say(GraphText.neverGets(because: nil)))
    case .getsUnhandled, .nobodyHandles, .nobodyGets: return unhandled
    case .getsUndecided(let view), .nothingKnown(let view):
      return (.held, [.object(name(view), ""), .fact(say(.notKnown), .bars)])
    }
  }

  private var keeps: String { language.say(GraphText.keeps) }

  /// A view or responder that gets the touch.
  private func got(_ id: String, _ fact: String) -> (SheetMark, [GraphBox.Row]) {
    let role = subject.index.view(id).map(subject.roleName) ?? ""
    return (.gets, [.object(name(id), role), .fact(fact, .diamond)])
  }

  private func lost(_ view: String, _ fact: String) -> (SheetMark, [GraphBox.Row]) {
    (.lost, [.object(name(view), ""), .fact(fact, .stop)])
  }

  /// The methods of a touch that ended in one way.
  private func words(_ part: Act.Part) -> (SheetMark, [GraphBox.Row]) {
    switch part.outcome {
    case .handles: got(part.responder, language.say(GraphText.handles))
    case .keeps: got(part.responder, keeps)
    case .drops: unhandled
    }
  }

  private var unhandled: (SheetMark, [GraphBox.Row]) {
    let above = max(answer.chain.count - 1, 0)
    let role = above > 0 ? say(.above(count: above)) : ""
    return (.lost, [.object(name(hit), role), .fact(say(.nobodyHandles), .stop)])
  }

  private var recognized: (SheetMark, [GraphBox.Row]) {
    let id = answer.verdict.recognizers.first
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
    let late = answer.verdict.act.late.map(narrator.number)
    let fact =
      !companions.isEmpty
      ? say(.recognizesWith(companions, late: late))
      : loser.map { say(.takes(from: name($0), isCancelled: isCancelled, late: late)) }
        ?? say(.recognizes(late: late))
    return (.gets, [.object(recognizer(id), role), .fact(fact, .diamond)])
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
    let rows = outcome.map { [$0.rows.map(\.text).joined(separator: ": ")] } ?? []
    return rows + calls.map { "→ " + $0 }
  }
}
