// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// The walks of a tap map, as they are written, read and followed.
@Suite struct TapMapRecordTests {
  private static let piece = [TracePoint(x: 0, y: 0), TracePoint(x: 9, y: 0), TracePoint(x: 0, y: 9)]

  private func record(_ map: TraceTapMap) throws -> String {
    var trace = SampleTrace.trace
    trace.tapMaps = [map]
    return try String(#require(trace.jsonLines().split(separator: "\n").last))
  }

  private func read(_ record: String) throws -> TraceTapMap? {
    let lines = try SampleTrace.trace.jsonLines().split(separator: "\n").prefix(2).map(String.init)
    return try TouchTrace(jsonLines: (lines + [record]).joined(separator: "\n")).tapMap
  }

  @Test func aMapWithoutWalksIsWrittenAsBefore() throws {
    let map = TraceTapMap(regions: [TraceTapRegion(view: "A", pieces: [Self.piece])])
    let text = #"{"kind":"tapMap","regions":[{"view":"A","pieces":[[[0,0],[9,0],[0,9]]]}]}"#
    #expect(try record(map) == text)
    #expect(try read(text) == map)
  }

  @Test func oneWalkOfAllPiecesIsWrittenOnce() throws {
    var region = TraceTapRegion(
      view: nil, pieces: [Self.piece, Self.piece],
      walks: [TraceTapWalk(last: 0), TraceTapWalk(last: 0)])
    var map = TraceTapMap(regions: [region], questions: [TraceTapQuestion("A", .path)])
    #expect(try record(map).contains(#""walks":[[0]]"#))
    #expect(try read(record(map)) == map)
    region.walks = [TraceTapWalk(last: 0), TraceTapWalk(last: nil)]
    map.regions = [region]
    #expect(try record(map).contains(#""walks":[[0],[]]"#))
    #expect(try read(record(map)) == map)
  }

  @Test func equalAnswersAreWrittenOnce() throws {
    let faint = TraceReason(.alphaBelowThreshold, numbers: [.alpha: 0, .threshold: 0.01])
    let map = TraceTapMap(
      regions: [],
      questions: [
        TraceTapQuestion("A", .refused, reason: faint),
        TraceTapQuestion("B", .refused, reason: faint, after: 0),
        TraceTapQuestion("C", .passedOver, reason: TraceReason(.hidden), after: 1),
      ])
    #expect(
      try record(map) == """
        {"kind":"tapMap","regions":[],"answers":[{"outcome":"refused","reason":{"code":"alphaBelowThreshold",\
        "numbers":{"alpha":0,"threshold":0.01}}},{"outcome":"passedOver","reason":{"code":"hidden","numbers":{}}}],\
        "questions":[["A",0],["B",0,0],["C",1,1]]}
        """)
    #expect(try read(record(map)) == map)
  }

  @Test func damagedRecordsAreRefused() {
    func message(_ record: String) -> String? {
      do { _ = try read(record) } catch { return (error as? TraceFormatError)?.message }
      return nil
    }
    #expect(
      message(#"{"kind":"tapMap","regions":[],"questions":[["A",0]]}"#)
        == "a 'tapMap' record needs the field 'answers'")
    #expect(
      message(#"{"kind":"tapMap","regions":[{"pieces":[],"walks":[[0],[1]]}]}"#)
        == "'regions.0.walks': 2 walks for 0 pieces")
  }

  @Test func aWalkGoesOnWithItsDetours() {
    // In, past Overlay or through it, then Back.
    let map = TraceTapMap(
      regions: [],
      questions: [
        TraceTapQuestion("In", .path), TraceTapQuestion("Overlay", .path, after: 0),
        TraceTapQuestion("Overlay", .refused, after: 1, instead: 3),
        TraceTapQuestion("Overlay", .refused, after: 0), TraceTapQuestion("Back", .path, after: 3),
      ])
    #expect(map.positions(of: TraceTapWalk(last: 4)) == [0, 3, 4])
    #expect(map.positions(of: TraceTapWalk(last: 4, detours: [2])) == [0, 1, 2, 4])
    #expect(map.positions(of: TraceTapWalk(last: 1, detours: [2])) == [0, 1])
    #expect(map.questions(of: TraceTapWalk(last: nil)) == [])
  }

  @Test func aDamagedWalkEnds() {
    let map = TraceTapMap(
      regions: [],
      questions: [
        TraceTapQuestion("A", .path, after: 7), TraceTapQuestion("B", .path, after: 0),
        TraceTapQuestion("C", .path, after: 1, instead: 0), TraceTapQuestion("D", .path, after: 3),
      ])
    #expect(map.positions(of: TraceTapWalk(last: 1, detours: [2, 9, -1])) == [0, 1, 2, 1])
    #expect(map.positions(of: TraceTapWalk(last: -1)) == [])
    #expect(map.positions(of: TraceTapWalk(last: 3)) == [3])
  }
}
