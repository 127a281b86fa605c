// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Trace

/// A trace that version 1 wrote, of a tap on a button, a change of settings and a tap on a list.
@Suite struct EarlierVersionTests {
  private static let text = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/Traces/version-1.jsonl"), encoding: .utf8)

  private func trace() throws -> TouchTrace { try TouchTrace(jsonLines: #require(Self.text)) }

  @Test func settingsBecomeValues() throws {
    let screen = try trace().screen
    let list = try #require(screen.views.first { $0.id == "List" })
    #expect(list.settings == ["contentSize": .numbers([320, 900])])
    let settings = Dictionary(uniqueKeysWithValues: screen.gestureRecognizers.map { ($0.id, $0.settings) })
    #expect(settings["zoom"] == ["numberOfTapsRequired": .number(2), "numberOfTouchesRequired": .number(1)])
    #expect(
      settings["swipe"] == ["direction": .texts(["left", "right"]), "numberOfTouchesRequired": .number(1)])
    let pan = try #require(
      screen.gestureRecognizers.first { $0.className == "UIScrollViewPanGestureRecognizer" })
    #expect(pan.settings?["maximumNumberOfTouches"] == .text("unlimited"))
  }

  @Test func changesOfPropertiesBecomeValues() throws {
    let values = try trace().events.compactMap { event in
      if case .propertyChanged(let record) = event.kind { "\(record.property) \(record.value)" } else { nil }
    }
    #expect(values.prefix(3) == ["isTouchInside true", "isTracking true", "isHighlighted true"])
    guard case .propertyChanged(let first)? = try trace().events.first(where: { $0.sequence == 53 })?.kind
    else {
      Issue.record("event 53 changes no property")
      return
    }
    #expect(first.value == .bool(true))
  }

  @Test func whatCodeSetsHasAPropertyAndAValue() throws {
    let inputs = try trace().events.compactMap { event -> InputReceived? in
      if case .inputReceived(let record) = event.kind { record } else { nil }
    }
    #expect(inputs.map(\.input) == [.set, .set])
    #expect(inputs.map(\.object) == ["zoom", "Save"])
    #expect(inputs.map(\.property) == ["numberOfTapsRequired", "isHighlighted"])
    #expect(inputs.map(\.value) == ["1", "true"])
    #expect(inputs.map(\.what) == ["", ""])
  }

  @Test func aReasonIsKeptWhereItIsRecordedFirst() throws {
    // Event 97 ends the call in which the gates of the hidden view were checked, event 14 one in which its point was refused.
    let lines = try trace().jsonLines().split(separator: "\n")
    for end in [
      #""seq":14,"time":0,"parent":10,"view":"List"}"#, #""seq":97,"time":0.65,"parent":95,"view":"Ghost"}"#,
    ] {
      #expect(lines.contains { $0.hasSuffix(end) })
    }
    #expect(lines.filter { $0.contains(#""refusal""#) }.count == 2)
    var reasons = HitTestReasons()
    let told = try trace().events.compactMap { event in
      reasons.reason(of: event).map { "\(event.sequence) \($0.name)" }
    }
    #expect(told.contains("14 pointOutsideBounds"))
    #expect(told.contains("97 alphaBelowThreshold"))
  }

  @Test("A skipped view and an override keep their reasons", arguments: ["hidden", "customHitTest"])
  func reasonsThatNothingElseSays(code: String) throws {
    let text = try #require(Self.text)
    let event =
      #"{"kind":"hitTestReturned","seq":1,"time":0,"view":"List","reason":{"code":"\#(code)","numbers":{}}}"#
    let lines = text.split(separator: "\n").prefix(2).map(String.init) + [event]
    #expect(try TouchTrace(jsonLines: lines.joined(separator: "\n")).events.first?.kind.reason?.name == code)
  }

  @Test func whatAViewWouldRefuseForIsNoChange() throws {
    let text = try #require(Self.text)
    let event =
      #"{"kind":"viewChanged","seq":1,"time":0,"view":"List","changes":"#
      + #"{"isHidden":true,"refusal":{"code":"hidden","numbers":{}}}}"#
    let lines = text.split(separator: "\n").prefix(2).map(String.init) + [event]
    let trace = try TouchTrace(jsonLines: lines.joined(separator: "\n"))
    #expect(try trace.events.first?.json.hasSuffix(#""changes":{"isHidden":true}}"#) == true)
  }

  @Test func writtenAgainItIsOfThePresentVersion() throws {
    let trace = try trace()
    let lines = try trace.jsonLines()
    #expect(lines.contains(#""version":4"#))
    #expect(try TouchTrace(jsonLines: lines) == trace)
  }

  @Test(
    arguments: [
      ("true", PropertyValue.bool(true)), ("0.5", .number(0.5)), ("-3", .number(-3)),
      ("0, 40.5", .numbers([0, 40.5])),
      ("left, up", .texts(["left", "up"])), ("left", .text("left")), ("0.50", .text("0.50")),
      ("Buy, now!", .text("Buy, now!")), ("", .text("")),
    ])
  func aValueReadsAsItsText(text: String, value: PropertyValue) throws {
    let event = #"{"kind":"propertyChanged","seq":1,"time":0,"object":"A","property":"p","value":"\#(text)"}"#
    let lines = try #require(Self.text).split(separator: "\n").prefix(2).map(String.init)
    let trace = try TouchTrace(jsonLines: (lines + [event]).joined(separator: "\n"))
    guard case .propertyChanged(let record)? = trace.events.first?.kind else {
      Issue.record("no property changed")
      return
    }
    #expect(record.value == value)
    #expect(record.value.words == text)
  }

  /// Until version 3 an input was a text, as its traces have it.
  @Test(
    arguments: [
      ("press", "shift a began", #""what":"a","modifiers":["shift"],"phase":"began""#),
      ("press", "menu cancelled", #""what":"menu","phase":"cancelled""#),
      ("motion", "shake", #""what":"shake""#),
      ("hover", "100.0, 20.5", #""location":[100,20.5]"#),
      ("scroll", "began 100.0, 20.5", #""phase":"began","location":[100,20.5]"#),
      ("scroll", "moved 0.0, -12.0", #""phase":"moved","movement":[0,-12]"#),
      ("transform", "moved 1.5, 0.25", #""phase":"moved","scale":1.5,"rotation":0.25"#),
      ("interruption", "phone call began", #""what":"phone call began""#),
      ("sendActions", "touchDown", #""what":"touchDown""#),
    ])
  func anInputHasParts(input: String, detail: String, parts: String) throws {
    let event = #"{"kind":"inputReceived","seq":1,"time":0,"input":"\#(input)","detail":"\#(detail)"}"#
    let text = try #require(Self.text).replacing(#""version":1"#, with: #""version":3"#)
    let lines = text.split(separator: "\n")
    let trace = try TouchTrace(
      jsonLines: (lines.prefix(2).map(String.init) + [event]).joined(separator: "\n"))
    #expect(try trace.events.first?.json.hasSuffix(#""input":"\#(input)",\#(parts)}"#) == true)
  }

  @Test func whatIsWrongIsToldAsInThePresentVersion() throws {
    let text = try #require(Self.text).replacing(
      #""property":"isTracking","value":"true""#, with: #""property":"isTracking","value":null"#)
    let error = #expect(throws: TraceFormatError.self) { try TouchTrace(jsonLines: text) }
    #expect(error?.message == "'value' must not be null")
  }
}
