// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace

/// The written form of a trace: JSON Lines, a record a line.
@Suite struct JSONLinesTests {
  private static let header =
    #"{"configuration":{},"format":"hitpath-trace","kind":"header","name":"n","source":"code","summary":{},"title":{},"version":4}"#
  private static let screen =
    #"{"application":{"class":"A","id":"A","implements":[],"isResponder":true,"overrides":[],"unknown":[]},"controllers":[],"gestureRecognizers":[],"kind":"screen","scenes":[],"size":[1,2],"unknown":[],"views":[],"windowOrder":[]}"#

  private func message(for lines: String...) -> String {
    do {
      _ = try TouchTrace(jsonLines: lines.joined(separator: "\n"))
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test("A trace read back is equal, and is written as the same bytes")
  func roundTrip() throws {
    let text = try SampleTrace.trace.jsonLines()
    let again = try TouchTrace(jsonLines: text)
    #expect(again == SampleTrace.trace)
    #expect(try again.jsonLines() == text)
  }

  @Test("Any JSON will do: another order of members, white space, escapes, null for what is absent")
  func otherTexts() throws {
    let text =
      #" { "time" : 0.5e1 , "touches":["a\u00e9\ud83d\ude00\n\/"],"parent":null, "seq":2, "x":[{},[]], "#
    let event = text + #""receiver":"A" , "kind":"eventSent"}  "#
    let start =
      #"{"kind":"hitTestPassBegan","seq":1,"time":0,"touch":"aé😀\n/","location":[0,0],"windows":[],"pass":1}"#
    let trace = try TouchTrace(jsonLines: [Self.header, Self.screen, start, event].joined(separator: "\n"))
    #expect(
      trace.events.dropFirst() == [
        TraceEvent(sequence: 2, time: 5, kind: .eventSent(.init(receiver: "A", touches: ["aé😀\n/"])))
      ])
  }

  @Test(
    "What is no JSON is refused, however deep",
    arguments: [
      #"{"kind":"eventSent""#, #"{"kind":"eventSent",}"#, #"{"kind":"eventSent"} 7"#,
      #"{"kind":"eventSent","seq":-}"#, #"{"kind":"eventSent","x":"\ud83d"}"#,
      #"{"kind":"x","y":nul}"#,
      #"{"kind":"x","y":"# + String(repeating: "[", count: 100_000),
    ])
  func noJSON(line: String) {
    #expect(message(for: Self.header, Self.screen, line) == "line 3: not a JSON record")
  }

  @Test(
    "A field of the wrong type is named",
    arguments: [
      (#""seq":1.5,"time":0,"touches":[],"receiver":"A""#, "'seq' is not a whole number"),
      (#""seq":1,"time":"0","touches":[],"receiver":"A""#, "'time' is not a number"),
      (#""seq":1,"time":0,"touches":["a",7],"receiver":"A""#, "'touches.1' is not a string"),
      (#""seq":1,"time":0,"touches":{},"receiver":"A""#, "'touches' is not an array"),
      (#""seq":1,"time":0,"touches":[],"receiver":null"#, "'receiver' must not be null"),
    ])
  func wrongTypes(fields: String, problem: String) {
    let line = #"{"kind":"eventSent",\#(fields)}"#
    #expect(message(for: Self.header, Self.screen, line) == "line 3: \(problem)")
  }

  @Test(
    "Each record is one line, the header first, then the screen, then the events in order, then the tap map")
  func lines() throws {
    let lines = try SampleTrace.trace.jsonLines().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 + SampleTrace.trace.events.count + 2)
    #expect(lines.last == "")
    #expect(
      lines[0]
        == #"{"kind":"header","format":"hitpath-trace","version":4,"name":"sample","title":{"en":"A \"sample\"","zh-Hans":"样例"},"summary":{},"source":"code","configuration":{"hitTestPasses":2}}"#
    )
    #expect(lines[1].contains(#""kind":"screen""#))
    #expect(
      lines[3]
        == #"{"kind":"hitTestEntered","seq":2,"time":0.1,"parent":1,"view":"Button","point":[-1.5,2],"isDirect":true}"#
    )
  }

  @Test("Windows line ends, blank lines and a missing last line end are read")
  func lineEnds() throws {
    let text = try SampleTrace.trace.jsonLines()
    #expect(try TouchTrace(jsonLines: text.replacing("\n", with: "\r\n")) == SampleTrace.trace)
    #expect(try TouchTrace(jsonLines: "\n \t\n" + text.dropLast()) == SampleTrace.trace)
  }

  @Test("Records of unknown kinds are skipped, whatever fields they have")
  func unknownKinds() throws {
    let strange = #"{"kind":"heatMap","touch":7,"reason":[1,2]}"#
    let trace = try TouchTrace(jsonLines: [Self.header, Self.screen, strange].joined(separator: "\n"))
    #expect(trace.events.isEmpty)
    #expect(trace.screen.size == TraceSize(width: 1, height: 2))
  }

  @Test("Reasons and chain rules: unknown reason codes and numbers are kept, unknown rules refused")
  func unknownNames() throws {
    let kept =
      #"{"kind":"touchesKept","method":"touchesBegan","reason":{"code":"brandNew","numbers":{"weight":2,"alpha":1}},"responder":"V","seq":1,"time":0}"#
    let trace = try TouchTrace(jsonLines: [Self.header, Self.screen, kept].joined(separator: "\n"))
    #expect(try trace.jsonLines().contains(#""reason":{"code":"brandNew","numbers":{"alpha":1,"weight":2}}"#))
    #expect(
      message(
        for: Self.header, Self.screen,
        #"{"kind":"responderChain","links":[{"responder":"V","rule":"luck"}],"seq":1,"time":0,"touch":"touch1"}"#
      )
        == """
        line 3: 'links.0.rule' is none of 'superview', 'viewController', 'superviewOfView', \
        'presentingViewController', 'parentViewController', 'windowScene', 'application', 'applicationDelegate', \
        'override', 'end', 'cycle': 'luck'
        """)
  }

  @Test("What is wrong is said with its line")
  func errors() {
    #expect(message(for: "") == "line 1: the text holds no header record")
    #expect(message(for: Self.header) == "line 1: the text holds no screen record")
    #expect(message(for: Self.screen) == "line 1: a trace starts with its header record, not with 'screen'")
    #expect(message(for: Self.header, Self.header) == "line 2: a second 'header' record")
    #expect(message(for: Self.header, "", Self.screen, Self.screen) == "line 4: a second 'screen' record")
    #expect(
      message(for: Self.header, #"{"kind":"eventSent"}"#)
        == "line 2: the screen record comes before the first event")
    #expect(message(for: "UIView {") == "line 1: not a JSON record")
    #expect(message(for: "{}") == "line 1: the record needs the field 'kind'")
    #expect(message(for: #"{"kind": 7}"#) == "line 1: 'kind' is not a string")
    #expect(message(for: "[1]") == "line 1: the record is not an object")
    #expect(message(for: "7") == "line 1: the record is not an object")
    #expect(message(for: #"{"kind": null}"#) == "line 1: 'kind' must not be null")
    #expect(
      message(for: Self.header, Self.screen.replacing("[1,2]", with: "[1,2,3]"))
        == "line 2: 'size' has 3 numbers where 2 were expected")
    #expect(
      message(for: Self.header, Self.screen.replacing("[1,2]", with: #"[1,"2"]"#))
        == "line 2: 'size.1' is not a number")
    #expect(
      message(for: Self.header, Self.screen.replacing(#""isResponder":true"#, with: #""isResponder":"yes""#))
        == "line 2: 'application.isResponder' is not true or false")
    #expect(
      message(for: Self.header, Self.screen.replacing(#""scenes":[]"#, with: #""scenes":{}"#))
        == "line 2: 'scenes' is not an array")
    #expect(
      message(for: Self.header, Self.screen, #"{"kind":"eventSent","seq":1,"time":0,"touches":[]}"#)
        == "line 3: a 'eventSent' record needs the field 'receiver'")
    #expect(
      message(for: Self.header, Self.screen, #"{"kind":"eventSent","time":0,"touches":[]}"#)
        == "line 3: a 'eventSent' record needs the field 'seq'")
    let map = #"{"kind":"tapMap","regions":[]}"#
    #expect(
      message(for: Self.header, Self.screen, map, map)
        == "line 4: a second 'tapMap' record since the same event")
    #expect(
      message(for: Self.header, Self.screen, #"{"kind":"tapMap","regions":[{"view":"A"}]}"#)
        == "line 3: 'regions.0' needs the field 'pieces'")
  }

  @Test("A tap map is the last record, and traces without one have none")
  func tapMap() throws {
    let last = try #require(try SampleTrace.trace.jsonLines().split(separator: "\n").last)
    #expect(
      last == """
        {"kind":"tapMap","regions":[{"view":"Button","pieces":[[[0,0],[320,0.333333],[-1e-06,568]]],\
        "sampledFor":["Button"]},{"pieces":[]}]}
        """)
    let old = try SampleTrace.trace.jsonLines().split(separator: "\n").dropLast().joined(separator: "\n")
    var expected = SampleTrace.trace
    expected.tapMaps = []
    #expect(try TouchTrace(jsonLines: old) == expected)
  }

  @Test("Another format and a newer version are refused")
  func headers() {
    #expect(
      message(for: Self.header.replacing("hitpath-trace", with: "other"))
        == "line 1: the format is 'other', not 'hitpath-trace'")
    #expect(
      message(for: Self.header.replacing(#""version":4"#, with: #""version":5"#))
        == "line 1: version 5 of the format is newer than 4, the newest known here")
  }
}
