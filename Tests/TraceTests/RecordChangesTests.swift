// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// Changes of a record, as events store them.
@Suite struct RecordChangesTests {
  private func read(_ event: String) throws -> TouchTrace {
    let lines = try SampleTrace.trace.jsonLines().split(separator: "\n").prefix(2).map(String.init)
    return try TouchTrace(jsonLines: (lines + [event]).joined(separator: "\n"))
  }

  private func changed(_ members: String) throws -> TouchTrace {
    try read(#"{"kind":"viewChanged","seq":1,"time":0,"view":"Button","changes":\#(members)}"#)
  }

  @Test func onlyMembersThatDifferAreTold() throws {
    var view = TraceView.blank("A")
    view.text = "Buy"
    var after = view
    after.text = nil
    after.bounds = TraceRect(x: 0, y: 40, width: 0, height: 0)
    let changes = try RecordChanges(from: view, to: after)
    var trace = SampleTrace.trace
    trace.events = [
      TraceEvent(sequence: 1, time: 0, parent: nil, kind: .viewChanged(.init(view: "A", changes: changes)))
    ]
    let line = try #require(trace.jsonLines().split(separator: "\n").dropFirst(2).first)
    #expect(
      line
        == #"{"kind":"viewChanged","seq":1,"time":0,"view":"A","changes":{"bounds":[0,40,0,0],"text":null}}"#)
    #expect(changes.applied(to: view, id: "A") == after)
    #expect(try RecordChanges(from: after, to: after).isEmpty)
  }

  @Test func aNewObjectBeginsWithTheDefaults() throws {
    var view = TraceView.blank("New")
    view.frame = TraceRect(x: 1, y: 2, width: 3, height: 4)
    view.superview = "UIWindow"
    let changes = try RecordChanges(from: nil, to: view)
    #expect(changes.applied(to: nil, id: "New") == view)
  }

  @Test(arguments: [
    (#"{"isHiden":true}"#, "'changes.isHiden' is not a member that can change"),
    (#"{"id":"Other"}"#, "'changes.id' is not a member that can change"),
    (#"{"frame":[1,2,3]}"#, "'changes.frame' has 3 numbers where 4 were expected"),
    (#"{"isHidden":"yes"}"#, "'changes.isHidden' is not true or false"),
    (#"[]"#, "'changes' is not an object"),
  ])
  func whatNoRecordCanHaveIsRefused(_ members: String, _ words: String) {
    let error = #expect(throws: TraceFormatError.self) { try changed(members) }
    #expect(error?.line == 3)
    #expect(error?.message == words)
  }

  @Test func aMemberHasOneName() {
    #expect(TraceView.name(of: \.isUserInteractionEnabled) == "isUserInteractionEnabled")
    #expect(TraceView.name(of: \.frame) == "frame")
    #expect(TraceGestureRecognizer.name(of: \.requiresFailureOf) == "requiresFailureOf")
  }

  @Test func mapsFollowEachOther() throws {
    var trace = SampleTrace.trace
    let map = TraceTapMap(regions: [])
    trace.tapMaps = [map, TraceTapMap(regions: [], since: 3)]
    let text = try trace.jsonLines()
    #expect(text.hasSuffix(#"{"kind":"tapMap","since":3,"regions":[]}"# + "\n"))
    #expect(try TouchTrace(jsonLines: text) == trace)
    trace.tapMaps = [map, map]
    let again = try trace.jsonLines()
    #expect(throws: TraceFormatError.self) { try TouchTrace(jsonLines: again) }
  }
}
