// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Trace

/// Where a trace says that something is wrong, and what the schema does not say.
@Suite struct DamagedPlaceTests {
  private static let header =
    #"{"kind":"header","format":"hitpath-trace","version":4,"name":"a","title":{},"summary":{},"source":"code","#
    + #""configuration":{}}"#

  private func place(_ lines: String...) -> String {
    do throws(TraceFormatError) { _ = try TouchTrace(jsonLines: lines.joined(separator: "\n")) } catch {
      return "\(error.line):\(error.column ?? 0) \(error.message)"
    }
    return "read"
  }

  private func text(_ change: (of: String, to: String)) throws -> String {
    let text = try SampleTrace.trace.jsonLines()
    try #require(text.contains(change.of), "\(change.of)")
    return text.replacing(change.of, with: change.to, maxReplacements: 1)
  }

  @Test func whatIsNoJSONIsToldWithTheColumnWhereItStopsBeingThat() {
    #expect(place(#"{"kind":"header","é":}"#) == "1:22 not a JSON record")
    #expect(place(#"{"kind":"header"} x"#) == "1:19 not a JSON record")
    #expect(place(Self.header, #"{"kind":"screen","a":"\q"}"#) == "2:25 not a JSON record")
    #expect(place(Self.header, #"{"kind":"screen","a":[1,2"#) == "2:26 not a JSON record")
  }

  @Test func aFieldIsToldWithItsColumn() throws {
    let phase = try text((#""phase":"began""#, #""phase":"begun""#))
    let line = try #require(phase.split(separator: "\n").enumerated().first { $1.contains("begun") })
    let column =
      try #require(line.element.range(of: #""begun""#)).lowerBound.utf16Offset(in: line.element) + 1
    #expect(place(phase).hasPrefix("\(line.offset + 1):\(column) 'phase' is none of "))
    #expect(
      place(Self.header.replacing(#""name":"a","#, with: ""))
        == "1:1 a 'header' record needs the field 'name'")
    #expect(
      place(Self.header.replacing(#""version":4"#, with: #""version":7"#)).hasPrefix("1:53 version 7 of"))
  }

  @Test func twoObjectsOfOneIdentifierAreRefused() throws {
    let screen = SampleTrace.trace.screen
    let first = try #require(screen.views.first?.id)
    let second = try #require(screen.views.last?.id)
    let trace = try text((#""id":"\#(second)""#, #""id":"\#(first)""#))
    #expect(place(trace).contains("is '\(first)', which another object has already"))
    #expect(place(trace).hasPrefix("2:"))
    let application = try text((#""id":"\#(second)""#, #""id":"\#(screen.application.id)""#))
    #expect(place(application).contains("is '\(screen.application.id)', which another object has already"))
  }

  @Test(arguments: [
    ("touchesDelivered", #""touches":["touch1"]"#, #""touches":["touch9"]"#, "touches.0"),
    ("hitTestPassEnded", #""touch":"touch1""#, #""touch":"touch9""#, "touch"),
    ("touchesHeld", #""touches":["touch1","touch2"]"#, #""touches":["touch1","touch9"]"#, "touches.1"),
    ("recognizersCollected", #""touch":"touch1""#, #""touch":"touch9""#, "touch"),
  ])
  func aTouchThatNeverBeganIsRefused(kind: String, present: String, changed: String, field: String) throws {
    var lines = try SampleTrace.trace.jsonLines().split(separator: "\n").map(String.init)
    let number = try #require(
      lines.firstIndex { $0.contains(#""kind":"\#(kind)""#) && $0.contains(present) }, "\(kind)")
    lines[number] = lines[number].replacing(present, with: changed)
    let column =
      try #require(lines[number].range(of: #""touch9""#)).lowerBound
      .utf16Offset(in: lines[number]) + 1
    #expect(
      place(lines.joined(separator: "\n"))
        == "\(number + 1):\(column) '\(field)' is 'touch9', and no touch of that name has begun")
  }

  @Test func aVariantKnowsNoTouchOfTheMainTrace() throws {
    // The last variant has no events.
    let text = try SampleTrace.withVariants.jsonLines()
    let number = text.split(separator: "\n").count + 1
    let line =
      #"{"kind":"touchesDelivered","seq":1,"time":0,"touches":["touch1"],"responder":"Button","#
      + #""method":"touchesBegan"}"#
    #expect(
      place(text + line)
        == "\(number):56 'touches.0' is 'touch1', and no touch of that name has begun")
  }

  @Test func viewsAndEventsAreCounted() throws {
    var trace = SampleTrace.trace
    let view = try #require(trace.screen.views.last)
    trace.screen.views = (0...100).map { number in
      var view = view
      view.id = "v\(number)"
      return view
    }
    let text = try trace.jsonLines()
    InputLimits.$views.withValue(100) {
      #expect(place(text).hasSuffix(" the screen has more than 100 views"))
    }
  }

  @Test func emptyLinesCostNothingButTheirBytes() {
    #expect(
      place(Self.header + String(repeating: "\n", count: 500_000)).hasSuffix("holds no screen record"))
  }
}
