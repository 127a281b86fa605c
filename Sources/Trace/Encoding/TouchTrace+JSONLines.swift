// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TouchTrace {
  /// The trace as JSON Lines: a header record, the screen record, one record per event, then the tap map if there
  /// is one, then for each variant its record and the same again without a header. Each line is ended.
  ///
  /// Keys come in a fixed order, so the same trace gives the same bytes.
  public func jsonLines() throws -> String {
    let encoder = JSONLineEncoder()
    try encoder.append(HeaderRecord(header, version: formatVersion))
    try writeSection(to: encoder)
    for variant in variants {
      try encoder.append(VariantRecord(variant))
      try variant.trace.writeSection(to: encoder)
    }
    return String(decoding: encoder.bytes, as: UTF8.self)
  }

  /// The version of the format that the trace needs: only variants need the second.
  public var formatVersion: Int { variants.isEmpty ? 1 : TraceHeader.version }

  /// Writes what follows the header, or the record of a variant.
  private func writeSection(to encoder: JSONLineEncoder) throws {
    try encoder.append(ScreenRecord(screen: screen))
    for event in events { try encoder.appendObject { try event.write(to: &$0) } }
    for map in tapMaps { try encoder.append(TapMapRecord(map)) }
  }

  /// Reads a trace. Records of a kind that this version does not know are skipped.
  ///
  /// - Throws: ``TraceFormatError`` with the line that is wrong.
  public init(jsonLines text: String) throws(TraceFormatError) {
    let decoder = JSONDecoder()
    var sections = TraceSections()
    var number = 0
    var count = 0
    var rest: Substring.UTF8View? = text.utf8[...]
    while let all = rest {
      let end = all.firstIndex(of: UInt8(ascii: "\n"))
      let line = all[..<(end ?? all.endIndex)]
      rest = end.map { all[all.index(after: $0)...] }
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      let record = TraceLine(text: line, number: number)
      let kind = try record.kind()
      switch (kind, sections.header, sections.current == nil) {
      case ("header", nil, _):
        try record.checkFormat()
        sections.begin(try record.decode(kind, as: HeaderRecord.self, with: decoder).header)
      case (_, nil, _):
        throw TraceFormatError(
          line: number, message: "a trace starts with its header record, not with '\(kind)'")
      case ("screen", let header?, true):
        let screen = try record.decode(kind, as: ScreenRecord.self, with: decoder).screen
        try record.check(screen)
        try record.count(screen.views.count, in: &count)
        sections.take(screen, under: header)
      case ("header", _, _), ("screen", _, _):
        throw TraceFormatError(line: number, message: "a second '\(kind)' record")
      case (_, _, true):
        throw TraceFormatError(line: number, message: "the screen record comes before the first event")
      case (TapMapRecord.kind, _, _):
        let recorded = try record.decode(kind, as: TapMapRecord.self, with: decoder)
        let map = try record.located(as: "a '\(kind)' record") { try recorded.map }
        if let last = sections.current?.tapMaps.last, last.since >= map.since {
          throw TraceFormatError(line: number, message: "a second '\(kind)' record since the same event")
        }
        sections.current?.tapMaps.append(map)
      case (VariantRecord.kind, _, _):
        sections.begin(try record.decode(kind, as: VariantRecord.self, with: decoder))
      default:
        if let event = try record.event(of: kind) {
          try record.checkOrder(of: event, after: sections.current?.events.last)
          try record.checkTouches(of: event, known: &sections.touches)
          try record.count(1, in: &count)
          sections.current?.events.append(event)
        }
      }
    }
    guard sections.header != nil else {
      throw TraceFormatError(line: 1, message: "the text holds no header record")
    }
    guard let trace = sections.finish() else {
      throw TraceFormatError(line: number, message: "the \(sections.name) holds no screen record")
    }
    self = trace
  }
}

/// The header with what identifies the format.
private struct HeaderRecord: Codable {
  var kind = "header"
  var format = TraceHeader.format
  var version: Int
  var name: String
  var title: [String: String]
  var summary: [String: String]
  var source: String
  var configuration: [String: Double]
  var scenario: String?
  var mode: String?
  var question: [String: String]?

  init(_ header: TraceHeader, version: Int) {
    self.version = version
    name = header.name
    title = header.title
    summary = header.summary
    source = header.source
    configuration = header.configuration
    scenario = header.scenario
    mode = header.mode?.rawValue
    question = header.question.isEmpty ? nil : header.question
  }

  var header: TraceHeader {
    TraceHeader(
      name: name, title: title, summary: summary, source: source, configuration: configuration,
      scenario: scenario, mode: mode.flatMap { TraceMode(rawValue: $0) }, question: question ?? [:])
  }
}

/// The screen with its kind.
private struct ScreenRecord: Codable {
  var screen: TraceScreen

  init(screen: TraceScreen) { self.screen = screen }

  init(from decoder: any Decoder) throws {
    screen = try TraceScreen(from: decoder)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("screen", forKey: .kind)
    try screen.encode(to: encoder)
  }

  private enum Key: CodingKey { case kind }
}
