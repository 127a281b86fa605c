// SPDX-License-Identifier: Apache-2.0

extension TouchTrace {
  /// The trace as JSON Lines: the header, the screen, one record per event, and the tap maps if there are any; then,
  /// for each variant, its own record followed by the same without a header. Every line ends with a line feed.
  ///
  /// The order of keys is fixed: equal traces give equal bytes.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot express.
  public func jsonLines() throws -> String {
    let sink = JSONSink()
    try sink.line(HeaderRecord(header))
    try writeSection(to: sink)
    for variant in variants {
      try sink.line(
        VariantRecord(settings: variant.settings, configuration: variant.trace.header.configuration))
      try variant.trace.writeSection(to: sink)
    }
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  /// Writes everything after the header, or after the record of a variant.
  private func writeSection(to sink: JSONSink) throws {
    try sink.line(screen)
    for event in events { try sink.line { try event.write(to: &$0) } }
    for map in tapMaps { try sink.line(TapMapRecord(map)) }
  }

  /// Reads a trace of this or an earlier version of the format. Skips records of unknown kinds.
  ///
  /// - Throws: ``TraceFormatError`` with the line that is wrong.
  public init(jsonLines text: String) throws(TraceFormatError) {
    var sections = TraceSections()
    var number = 0
    var count = 0
    var rest: Substring.UTF8View? = text.utf8[...]
    var earlier: EarlierVersion?
    while let all = rest {
      let end = all.firstLineEnd
      let line = all[..<(end ?? all.endIndex)]
      rest = end.map { all[all.index(after: $0)...] }
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      let record = TraceLine(text: line, number: number, earlier: earlier)
      let kind = try record.kind()
      switch (kind, sections.header, sections.current == nil) {
      case ("header", nil, _):
        earlier = try record.earlierVersion()
        let record = TraceLine(text: line, number: number, earlier: earlier)
        sections.begin(try record.read(HeaderRecord.self).header)
      case (_, nil, _):
        throw TraceFormatError(
          line: number, message: "a trace starts with its header record, not with '\(kind)'")
      case ("screen", let header?, true):
        let screen = try record.read(TraceScreen.self)
        try record.check(screen)
        try record.count(screen.views.count, in: &count)
        sections.take(screen, under: header)
      case ("header", _, _), ("screen", _, _):
        throw TraceFormatError(line: number, message: "a second '\(kind)' record")
      case (_, _, true):
        throw TraceFormatError(line: number, message: "the screen record comes before the first event")
      case ("tapMap", _, _):
        let recorded = try record.read(TapMapRecord.self)
        let map = try record.located(as: "a '\(kind)' record") { try recorded.map }
        if let last = sections.current?.tapMaps.last, last.since >= map.since {
          throw TraceFormatError(line: number, message: "a second '\(kind)' record since the same event")
        }
        sections.current?.tapMaps.append(map)
      case ("variant", _, _):
        sections.begin(try record.read(VariantRecord.self))
      default:
        if var event = try record.event(of: kind) {
          if let earlier { event = earlier.current(event, &sections.reasons) }
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

/// Assembles a trace from its records in order: the main trace, then each variant.
struct TraceSections {
  private(set) var header: TraceHeader?

  /// The section that is being read; nil until its screen record is read.
  var current: TouchTrace?

  /// The touches of the current section that have begun.
  var touches: Set<String> = []

  /// The reasons for refusals in the current section, for traces of an earlier version.
  var reasons = HitTestReasons()

  private var main: TouchTrace?
  private var variant: VariantRecord?

  /// The name of the section in error messages.
  var name: String { variant == nil ? "text" : "last variant" }

  /// Starts the main trace.
  mutating func begin(_ header: TraceHeader) {
    self.header = header
  }

  /// Adds the screen of the current section.
  mutating func take(_ screen: TraceScreen, under header: TraceHeader) {
    var header = header
    if let variant {
      header.configuration = variant.configuration
      header.scenario = nil
    }
    current = TouchTrace(header: header, screen: screen, events: [])
    touches = []
    reasons = HitTestReasons()
  }

  /// Ends the current section and starts that of a variant.
  mutating func begin(_ variant: VariantRecord) {
    close()
    self.variant = variant
  }

  /// The whole trace, or nil if the last section has no screen.
  mutating func finish() -> TouchTrace? {
    guard current != nil else { return nil }
    close()
    return main
  }

  private mutating func close() {
    guard let trace = current else { return }
    current = nil
    if let variant {
      main?.variants.append(TraceVariant(settings: variant.settings, trace: trace))
    } else {
      main = trace
    }
  }
}

extension Substring.UTF8View {
  /// The index of the first line feed; nil if there is none.
  fileprivate var firstLineEnd: Index? {
    let offset = withContiguousStorageIfAvailable { $0.firstIndex(of: UInt8(ascii: "\n")) }
    guard let offset else { return firstIndex(of: UInt8(ascii: "\n")) }
    return offset.map { index(startIndex, offsetBy: $0) }
  }
}
