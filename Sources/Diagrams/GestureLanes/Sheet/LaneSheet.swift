// SPDX-License-Identifier: Apache-2.0

import Analysis
import Narration
import Trace

/// Lanes below a claim in three columns: who, when, and what became of it.
struct LaneSheet: PictureWords {
  static let mostLanes = 8

  let subject: DiagramSubject
  let timeline: GestureTimeline
  private let claims: LaneClaims
  private let tracks: [LaneTrack]
  private let moments: LaneMoments
  private let sheet: Sheet

  init(_ subject: DiagramSubject, _ timeline: GestureTimeline) {
    self.subject = subject
    self.timeline = timeline
    claims = LaneClaims(subject: subject, timeline: timeline)
    sheet = subject.sheet(claim: claims.claim, line: claims.line)
    let maker = LaneTracks(subject, timeline)
    let all = maker.tracks
    tracks = all.folded(to: Self.mostLanes, otherwise: maker.say(.forSeveralReasons))
    moments = LaneMoments(maker.moments(all), time: maker.seconds, text: sheet.text)
  }

  func diagram(textEquivalent: String) -> Diagram {
    var top = sheet.top
    var nodes = moments.labels(top: top, time: seconds, text: sheet.text)
    top += 36
    let start = top
    var labelled: Set<LaneTrack.Span.Look> = []
    var rows: [LaneRow] = []
    for (position, track) in tracks.enumerated() {
      if position > 0 { top += tracks[position - 1].isWinner || track.isWinner ? 4 : 0 }
      let row = LaneRow(
        track, top: top, moments: moments, text: sheet.text, language: language, labelled: labelled)
      labelled.formUnion(row.labelledLooks)
      rows.append(row)
      top = row.bottom
    }
    let borders = zip(rows, rows.dropFirst()).filter { !$0.track.isWinner && !$1.track.isWinner }.map {
      (
        PicturePoint(x: Sheet.margin, y: $0.0.bottom),
        PicturePoint(x: Sheet.width - Sheet.margin, y: $0.0.bottom)
      )
    }
    nodes.append(.lines(borders.map { (start: $0.0, end: $0.1) }, classes: ["borders"]))
    let hatched = rows.contains { row in
      row.track.lines.contains { $0.spans.contains { $0.look == .waiting } }
    }
    if hatched { nodes += SheetHatch.definitions([.held], id: subject.id) }
    nodes += rows.map { $0.node(title: title(of: $0.track), id: subject.id, moments: rules($0, from: start)) }
    nodes.append(events(from: start, to: top))
    return sheet.diagram(
      subject, nodes, bottom: top, facts: facts(rows), textEquivalent: textEquivalent)
  }

  private func rules(_ row: LaneRow, from start: Double) -> SVGNode {
    let isFirst = row.top == start
    return moments.rules(
      from: row.top - (isFirst ? 4 : 0), to: row.bottom, around: row.labelBoxes)
  }

  /// Where each event is in time, unseen: a page draws a line at those of a step.
  private func events(from top: Double, to bottom: Double) -> SVGNode {
    var known: Set<Int> = []
    let marks = timeline.lanes.flatMap(\.marks).filter {
      !$0.isMovement && known.insert($0.sequence).inserted
    }
    return .group(
      [.classes(["ticks"])],
      marks.map { mark in
        let x = moments.x(timeline.instants[mark.moment.instant].time)
        return .element(
          .path,
          [
            subject.id(ElementID.event(mark.sequence)),
            .path([.move(PicturePoint(x: x, y: top)), .line(PicturePoint(x: x, y: bottom))]),
          ], [])
      })
  }

  private func title(of track: LaneTrack) -> String {
    let words = [track.outcome(track.ids.count), track.reason(track.ids.count)] + track.actions
    return subject.told(of: language.list(track.names), words.filter { !$0.isEmpty })
  }

  private func facts(_ rows: [LaneRow]) -> JSONObject {
    let words = LaneWords(subject: subject, timeline: timeline)
    let lanes: [JSONObject] = timeline.lanes.map { lane in
      let row = rows.first { $0.track.ids.contains(lane.id) }
      return words.facts(lane, top: row?.top, x: { moments.x(timeline.instants[$0.instant].time) })
    }
    let instants = timeline.instants.map { instant -> JSONObject in
      ["time": instant.time, "x": moments.x(instant.time)]
    }
    return ["claim": sheet.claim, "instants": instants, "lanes": lanes]
  }
}
