// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// The way of an event below a claim: hit test, window, then recognizers on the left and the view on the right, with what
/// one takes from the other or holds back, and what was called.
struct DeliverySheet: PictureWords {
  private static let mostRows = 4

  /// Between recognizers and view there is room for words.
  private static let wideGap = 1.7

  let subject: DiagramSubject
  private let timeline: GestureTimeline
  private let tracks: [LaneTrack]

  init(_ subject: DiagramSubject) {
    self.subject = subject
    timeline = subject.analysis.gestureTimeline(of: subject.answer.touch)
    tracks = LaneTracks(subject, timeline).tracks
  }

  /// Those that recognized first.
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
    let rest = say(DeliveryText.moreRecognizers(count: folded.count))
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
        say(.outcomeOf(language.list(who), outcome: track.outcome(1))), track.glyph ?? .dots)
    }
    let rest = recognizers.dropFirst(shown.count)
    if isMore { rows.append(.count(say(DeliveryText.moreRecognizers(count: rest.count)))) }
    return item(mark, rows, isOnLine: isOnLine, folded: rest.map { $0.names[0] })
  }

  private func viewItem(_ track: LaneTrack, isOnLine: Bool) -> GraphContent.Item {
    item(track.mark, rows(of: track), id: ElementID.view(track.ids[0]), isOnLine: isOnLine)
  }

  private func rows(of track: LaneTrack) -> [GraphBox.Row] {
    let (outcome, reason) = (track.outcome(1), track.reason(1))
    return [.object(track.names[0], track.role)] + (outcome.isEmpty ? [] : [.fact(outcome, track.glyph)])
      + (reason.isEmpty ? [] : [.fact(reason)])
  }

  /// Who takes the touch further up the chain, or that nobody does; nil if the hit-test view or a recognizer takes it.
  private var end: GraphContent.Item? {
    let act = answer.verdict.act
    if act.isUnhandled {
      let count = answer.chain.count { $0.outcome == .forwarded }
      return item(.lost, [.object(say(.chain), ""), .fact(say(.nobodyTakes(count: count)), .stop)])
    }
    let isElsewhere =
      switch act {
      // What a control sends stands below it.
      case .control(_, _, .sends, _, _): false
      case .control(let taker, _, _, _, _), .selected(_, let taker, _, _, _, _), .focuses(let taker, _, _),
        .handles(let taker, _, _), .keeps(let taker, _, _), .loses(let taker):
        taker != answer.hitView
      case .parted(let parts): parts.first?.responder != answer.hitView
      case .getsUndecided, .nothingKnown: true
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
