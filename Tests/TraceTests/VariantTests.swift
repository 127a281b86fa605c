// SPDX-License-Identifier: Apache-2.0

import Testing
import Trace

/// Variants and the question in the written form of a trace.
@Suite struct VariantTests {
  private static let text = """
    {"kind":"header","format":"hitpath-trace","version":4,"name":"sample","title":{},"summary":{},"source":"code",\
    "configuration":{"hitTestPasses":2},"scenario":"window: {}"}
    """

  @Test("Variants follow the main trace, each with its settings, its screen, its events and its tap map")
  func roundTrip() throws {
    let trace = SampleTrace.withVariants
    let text = try trace.jsonLines()
    let lines = text.split(separator: "\n")
    let main = SampleTrace.trace.events.count + 3
    #expect(lines.count == main + (1 + 1 + trace.events.count + 1) + (1 + 1))
    #expect(lines[0].contains(#""version":4"#))
    #expect(
      lines[main]
        == #"{"kind":"variant","settings":[{"object":"Tap","property":"numberOfTapsRequired","value":"2"}],"configuration":{"hitTestPasses":2}}"#
    )
    #expect(lines[main + 1] == lines[1])
    #expect(lines[main + 2] == lines[2])
    #expect(
      lines[lines.count - 2]
        == #"{"kind":"variant","settings":[{"property":"hitTestPasses","value":"1"}],"configuration":{"hitTestPasses":1}}"#
    )
    let again = try TouchTrace(jsonLines: text)
    #expect(again == trace)
    #expect(try again.jsonLines() == text)
  }

  @Test("A variant has the header of the main trace, its own settings and no scenario")
  func headers() throws {
    let trace = try TouchTrace(jsonLines: SampleTrace.withVariants.jsonLines())
    #expect(trace.header.scenario == "window: {}")
    #expect(trace.variants.map(\.trace.header.name) == ["sample", "sample"])
    #expect(trace.variants.map(\.trace.header.scenario) == [nil, nil])
    #expect(trace.variants.map(\.trace.header.configuration) == [["hitTestPasses": 2], ["hitTestPasses": 1]])
    #expect(trace.variants.flatMap(\.trace.variants).isEmpty)
  }

  @Test("What is wrong with a variant is said with its line")
  func errors() throws {
    let screen = try #require(try SampleTrace.trace.jsonLines().split(separator: "\n").dropFirst().first)
    let setting = #"{"property":"hitTestPasses","value":"1"}"#
    let variant = #"{"kind":"variant","settings":[\#(setting)],"configuration":{}}"#
    func message(_ lines: String...) -> String {
      do {
        _ = try TouchTrace(jsonLines: ([Self.text, String(screen)] + lines).joined(separator: "\n"))
        return "no error"
      } catch {
        return error.description
      }
    }
    #expect(message(variant, String(screen)) == "no error")
    #expect(message(variant) == "line 3: the last variant holds no screen record")
    #expect(message(variant, variant) == "line 4: the screen record comes before the first event")
    #expect(message(variant, String(screen), String(screen)) == "line 5: a second 'screen' record")
    #expect(message(#"{"kind":"variant"}"#) == "line 3: a 'variant' record needs the field 'settings'")
    #expect(
      message(#"{"kind":"variant","settings":[{"value":"1"}],"configuration":{}}"#)
        == "line 3: 'settings.0' needs the field 'property'")
  }

  @Test("The question stands in the header, and a mode that is not known is refused")
  func question() throws {
    var trace = SampleTrace.trace
    trace.header.mode = .question
    trace.header.question = ["en": "Which view?", "zh-Hans": "哪个视图？"]
    let text = try trace.jsonLines()
    let header = try #require(text.split(separator: "\n").first)
    #expect(
      header.hasSuffix(#","mode":"question","question":{"en":"Which view?","zh-Hans":"哪个视图？"}}"#))
    #expect(try TouchTrace(jsonLines: text) == trace)
    let other = text.replacing(#""mode":"question""#, with: #""mode":"riddle""#)
    let rest = #""question","question":{"en":"Which view?","zh-Hans":"哪个视图？"}}"#
    let column = header.unicodeScalars.count - rest.unicodeScalars.count + 1
    #expect(
      throws: TraceFormatError(line: 1, column: column, message: "'mode' is not 'question': 'riddle'")
    ) { try TouchTrace(jsonLines: other) }
  }

  @Test("The finding that a trace shows stands in the header, and a severity that is not known is refused")
  func finding() throws {
    var trace = SampleTrace.trace
    trace.header.finding = TraceFinding(
      code: "covered", subject: "Button", culprit: "Veil", severity: .error, proof: .proven)
    let text = try trace.jsonLines()
    let header = try #require(text.split(separator: "\n").first)
    #expect(
      header.hasSuffix(
        #","finding":{"code":"covered","subject":"Button","culprit":"Veil","severity":"error","proof":"proven"}}"#
      ))
    #expect(try TouchTrace(jsonLines: text) == trace)
    trace.header.finding = TraceFinding(code: "small-control", subject: "Button", severity: .note)
    #expect(try TouchTrace(jsonLines: trace.jsonLines()) == trace)
    let error = #expect(throws: TraceFormatError.self) {
      try TouchTrace(jsonLines: text.replacing(#""severity":"error""#, with: #""severity":"bad""#))
    }
    #expect(error?.message == "'finding.severity' is none of 'note', 'warning', 'error': 'bad'")
  }
}
