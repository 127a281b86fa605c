// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The delivery of a touch's events, from the finger to the responder that takes them.
struct DeliveryDiagram: Picture {
  let subject: DiagramSubject

  static func applies(to subject: DiagramSubject) -> Bool { subject.touch != nil }

  init(_ subject: DiagramSubject) { self.subject = subject }

  /// The text and the facts contain all stages, in the order of delivery.
  func diagram() -> Diagram {
    let journey = subject.analysis.journey(of: subject.answer)
    let stages = DeliveryStages(subject: subject, journey: journey).stages
    let lines = stages.enumerated().map { position, stage in
      let details = stage.details.map(TextFitter.line).joined(separator: "; ")
      return "\(position + 1). " + say(.statement(about: stage.name, what: details)) + "\n"
    }
    var diagram = DeliverySheet(subject).diagram(textEquivalent: lines.joined())
    diagram.facts = [
      "stations": stages.map { stage -> JSONObject in ["name": stage.name, "details": stage.details] }
    ]
    return diagram
  }
}

extension DiagramKind {
  package static let delivery = DiagramKind(
    picture: DeliveryDiagram.self, id: "delivery",
    name: PictureName(
      english: .init("The way of the event"),
      simplifiedChinese: .init("事件分发")),
    question: "How does an event travel at all?",
    discussion:
      "Hit test and window, then recognizers on the left and the view on the right, with what one takes from the "
      + "other or holds back, and what was called. `-T text` has the whole way, from the hardware on, with all numbers.",
    example: "--touch 3", form: .graph, touch: .needed, isOfAnswer: false)
}

/// The delivery of an event, below a claim: hit test, window, then recognizers on the left and the view on the right,
/// with what one takes from the other or delays, and the calls.
struct DeliverySheet: PictureWords {
  private static let mostRows = 4

  /// Leaves room for labels between recognizers and view.
  private static let wideGap = 1.7

  let subject: DiagramSubject
  private let timeline: GestureTimeline
  private let tracks: [LaneTrack]

  init(_ subject: DiagramSubject) {
    self.subject = subject
    timeline = subject.analysis.gestureTimeline(of: subject.answer.touch)
    tracks = LaneTracks(subject, timeline).tracks
  }

  /// The recognizers; those that recognized come first.
  private var recognizers: [LaneTrack] {
    let all = tracks.filter { $0.kind == .recognizer }
    return all.filter { $0.mark == .gets } + all.filter { $0.mark != .gets }
  }

  private var hitView: LaneTrack? { tracks.first { $0.kind == .view && $0.isHit } }

  func diagram(textEquivalent: String) -> Diagram {
    let claims = LaneClaims(subject: subject, timeline: timeline)
    let isHit = answer.hitView != nil
    let sheet = subject.sheet(
      claim: isHit ? claims.claim : narrator.hitClaim(answer).plain,
      line: isHit ? claims.line : narrator.gestureLine(answer))
    let contents = [Self.wideGap, 1.1, 0.6].map { gap -> GraphContent in
      var content = self.content
      if aside != nil { content.nodeSeparation = gap }
      return content
    }
    let graph = GraphSheet(sheet, contents)
    let folded = graph.content.folded
    guard !folded.isEmpty else { return subject.diagram(graph, textEquivalent: textEquivalent) }
    let rest = say(ScreenSheetText.more(count: folded.count))
    return subject.diagram(graph, textEquivalent: textEquivalent + "- \(rest): \(language.list(folded))\n")
  }

  // MARK: - Boxes

  private var content: GraphContent {
    var content = GraphContent()
    var above = content.add(touchItem)
    above = content.add(hitTest, below: above, mark: .path)
    guard answer.hitView != nil else { return content }
    if let window { above = content.add(window, below: above, mark: .path) }
    let isAlone = recognizers.isEmpty || hitView == nil
    let left =
      recognizers.isEmpty
      ? nil : content.add(recognizersItem(isOnLine: isAlone), below: above, mark: .path)
    let right = hitView.map { track -> Int in
      content.add(
        viewItem(track, isOnLine: isAlone), below: above, mark: track.mark == .lost ? .held : .path)
    }
    if let left, let right {
      content.sameRank = [[left, right]]
      if let aside {
        content.links.append(
          GraphContent.Link(tail: left, head: right, mark: aside.mark, kind: .takes, label: aside.words))
      }
    }
    if let left { add(recognizers.flatMap(\.actions), below: left, to: &content) }
    if let right {
      let taker = end.map { content.add($0, below: right) }
      add(hitView?.actions ?? [], below: taker ?? right, to: &content)
    }
    return content
  }

  private var hitTest: GraphContent.Item {
    let asked = answer.walk.count { !$0.isPassedOver }
    let rows: [GraphBox.Row] = [
      .object(say(.hitTestAlone), say(.asked(count: asked, passes: answer.passes.count))),
      answer.hitView.map { .fact(say(.finds(view: TextFitter.line($0), window: nil)), .crosshair) }
        ?? .fact(say(.findsNobody), .cross),
    ]
    return item(answer.hitView == nil ? .refused : .path, rows, isOnLine: true)
  }

  private var window: GraphContent.Item? {
    guard let id = answer.window else { return nil }
    let words: DeliveryText =
      recognizers.isEmpty ? .handsToView : hitView == nil ? .handsToRecognizers : .handsToBoth
    return item(.path, [.object(TextFitter.line(id), say(words))], id: ElementID.view(id), isOnLine: true)
  }

  private func recognizersItem(isOnLine: Bool) -> GraphContent.Item {
    let mark: SheetMark =
      recognizers.contains { $0.mark == .gets }
      ? .gets : recognizers.allSatisfy { $0.mark == .refused } ? .refused : .path
    if recognizers.count == 1 {
      let track = recognizers[0]
      return item(mark, rows(of: track), id: ElementID.recognizer(track.ids[0]), isOnLine: isOnLine)
    }
    let isMore = recognizers.count > Self.mostRows
    let shown = isMore ? Array(recognizers.prefix(Self.mostRows - 1)) : recognizers
    var rows = [GraphBox.Row.object(say(.recognizerCount(recognizers.count)), "")]
    rows += shown.map { track in
      let who = [track.names[0], track.role].filter { !$0.isEmpty }
      return .fact(
        say(.outcomeOf(language.list(who), outcome: track.outcome(1))), track.mark.glyph ?? .dots)
    }
    let rest = recognizers.dropFirst(shown.count)
    if isMore { rows.append(.count(say(ScreenSheetText.more(count: rest.count)))) }
    return item(mark, rows, isOnLine: isOnLine, folded: rest.map { $0.names[0] })
  }

  private func viewItem(_ track: LaneTrack, isOnLine: Bool) -> GraphContent.Item {
    item(track.mark, rows(of: track), id: ElementID.view(track.ids[0]), isOnLine: isOnLine)
  }

  private func rows(of track: LaneTrack) -> [GraphBox.Row] {
    let (outcome, reason) = (track.outcome(1), track.reason(1))
    return [.object(track.names[0], track.role)] + (outcome.isEmpty ? [] : [.fact(outcome, track.mark.glyph)])
      + (reason.isEmpty ? [] : [.fact(reason)])
  }

  /// The responder that takes the touch further up the chain, or that there is none; nil if the hit-test view or a
  /// recognizer takes it.
  private var end: GraphContent.Item? {
    let act = answer.verdict.act
    if act.isUnhandled {
      let count = answer.chain.count { $0.outcome == .forwarded }
      return item(.lost, [.object(say(.chain), ""), .fact(say(.nobodyTakes(count: count)), .stop)])
    }
    let isElsewhere =
      switch act {
      // What a control sends is shown below it.
      case .control(_, _, .sends, _, _): false
      case .control(let taker, _, _, _, _), .selected(_, let taker, _, _, _, _), .focuses(let taker, _, _),
        .handles(let taker, _, _), .keeps(let taker, _, _), .loses(let taker):
        taker != answer.hitView
      case .parted(let parts): parts.first?.responder != answer.hitView
      case .getsUndecided, .nothingKnown, .decidedInside: true
      default: false
      }
    return isElsewhere ? ScreenSheetOutcome(subject).outcome.map { item($0.mark, $0.rows) } : nil
  }

  private func add(_ actions: [String], below parent: Int, to content: inout GraphContent) {
    let most = 2
    for (number, action) in actions.prefix(most).enumerated() {
      let rest = number == most - 1 ? actions.count - most : 0
      content.add(actionItem(rest > 0 ? say(.andMore(action, count: rest)) : action), below: parent)
    }
  }

  // MARK: - What recognizers take

  private var aside: (words: String, mark: SheetMark)? {
    let own = Set(answer.outcome.recognizers.map(\.id))
    let changes = answer.outcome.deliveryChanges.filter { $0.view == answer.hitView }
    let caused = changes.filter { $0.reason?.subject.map(own.contains) ?? false }
    if caused.contains(where: { [.taken, .discarded, .withheld].contains($0.kind) }) {
      return (say(.takesTouch), .lost)
    }
    guard let held = caused.last(where: { $0.kind == .held }) else { return nil }
    let late = changes.last { $0.kind == .released }?.lateness.flatMap { $0 > 0 ? narrator.number($0) : nil }
    return (say(.holds(isEnd: held.method == .ended, seconds: late)), .held)
  }
}

/// Makes the stages for one touch, each with the numbers of this scenario.
struct DeliveryStages: PictureWords {
  let subject: DiagramSubject
  let journey: TouchJourney

  /// The maximum number of callbacks listed at the end.
  private static let mostCallbacks = 3

  /// A stage in the delivery of an event, with what happened to the touch there.
  struct Stage {
    var name: String
    var details: [String] = []
  }

  var stages: [Stage] {
    [
      Stage(
        name: say(.finger),
        details: [
          say(.gestureAt(gesture: narrator.gesture(answer), point: narrator.point(answer.location))),
          narrator.phases(answer),
        ]),
      Stage(name: say(.system), details: [say(.notSimulated)]),
      Stage(name: say(.queue), details: [say(.takesEvents(count: answer.samples.count))]),
      hitTest,
      sending(.applicationSends, journey.applicationEvents, to: nil),
      sending(.windowSends, journey.windowEvents, to: answer.window),
      recognizers, view, actions, chain, outcome,
    ]
  }

  // MARK: - Down to the window

  private var hitTest: Stage {
    var stage = Stage(name: say(.hitTest))
    if !answer.passes.isEmpty {
      let asked = answer.walk.count { !$0.isPassedOver }
      stage.details = [
        say(.walks(count: answer.passes.count, asked: asked, areAlike: !answer.passesDiffer))
      ]
    }
    if let hitView = answer.hitView {
      stage.details.append(say(.finds(view: narrator.name(hitView), window: answer.window)))
    } else {
      stage.details.append("× " + say(.findsNobody))
    }
    return stage
  }

  private func sending(_ name: DeliveryText, _ count: Int, to window: String?) -> Stage {
    guard count > 0 else { return Stage(name: say(name), details: [narrator.outcome(.notReached).plain]) }
    let words: DeliveryText = window.map { .sentTo(window: $0, count: count) } ?? .sent(count: count)
    return Stage(name: say(name), details: [say(words)])
  }

  // MARK: - Recognizers and views

  private var recognizers: Stage {
    var stage = Stage(name: say(DeliveryText.recognizers))
    let seeing = answer.outcome.recognizers.filter { $0.passedOver == nil }
    let count = journey.recognizers?.count ?? seeing.count
    stage.details = [say(count == 0 ? .collectsNone : .collected(count: count))]
    if answer.unknowns.contains(where: { $0.property == UnknownProperty.gestureRecognizers.rawValue }) {
      stage.details = stage.details.map { language.say(FlowText.assumed($0)) }
    }
    stage.details += answer.outcome.recognizers.map { recognizer in
      (recognizer.recognized ? "✓ " : "• ") + narrator.brief(recognizer, began: journey.began)
    }
    if answer.hitView == nil { stage.details = [narrator.outcome(.notReached).plain] }
    return stage
  }

  private var view: Stage {
    var stage = Stage(name: say(.view))
    guard let hitView = answer.hitView else {
      stage.details = [narrator.outcome(.notReached).plain]
      return stage
    }
    let name = narrator.name(hitView)
    if journey.calls.isEmpty {
      stage.details = [say(.noCalls(view: name))]
    } else {
      let methods = journey.calls.map { narrator.counted($0.method.rawValue, $0.count) }
      stage.details = [say(.calls(view: name, methods: methods))]
    }
    stage.details += answer.outcome.deliveryChanges.map { "• " + narrator.line($0).plain }
    return stage
  }

  // MARK: - The outcome

  private var chain: Stage {
    var stage = Stage(name: say(.chain))
    let reached = answer.chain.filter { $0.outcome != .notReached }
    guard !reached.isEmpty else {
      stage.details = [narrator.outcome(.notReached).plain]
      return stage
    }
    stage.details = [say(.reached(count: reached.count, total: answer.chain.count))]
    for step in reached where step.outcome != .forwarded {
      stage.details.append((step.outcome == .dropped ? "× " : "✓ ") + narrator.line(step).plain)
    }
    return stage
  }

  private var actions: Stage {
    var stage = Stage(name: say(.actions))
    let calls = answer.outcome.reportedActions
    stage.details = calls.map { call in (call.kind == .dropped ? "× " : "✓ ") + narrator.line(call).plain }
    stage.details += answer.outcome.firstResponders.map {
      "✓ " + say(LaneText.becomesFirstResponder(name: narrator.name($0)))
    }
    if stage.details.isEmpty {
      let isKnown =
        answer.outcome.controls.allSatisfy(\.areActionsKnown)
        && answer.outcome.recognizers.allSatisfy { !$0.recognized || $0.areActionsKnown }
      stage.details = [say(isKnown ? .noActions : .noActionsKnown)]
    }
    return stage
  }

  private var outcome: Stage {
    var stage = Stage(name: say(.outcome), details: [narrator.verdict(answer)])
    if case .selected = answer.verdict.act {
      // The verdict already says this.
    } else {
      let callbacks = answer.outcome.reportedActions.filter { $0.kind == .callback }
      stage.details += callbacks.prefix(Self.mostCallbacks).map { narrator.line($0).plain }
    }
    return stage
  }
}
