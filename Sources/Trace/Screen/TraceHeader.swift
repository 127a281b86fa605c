// SPDX-License-Identifier: Apache-2.0

/// The first record of a trace: format, source and settings.
public struct TraceHeader: Hashable, Sendable {
  /// The format's name, always `hitpath-trace`.
  public static let format = "hitpath-trace"

  /// The version of the format that this code writes, and the newest that it reads.
  public static let version = 3

  /// A short name for files and links, such as `round-button`.
  public var name: String

  /// The title by language (`en`, `zh-Hans`); may be empty.
  public var title: [String: String]

  /// A sentence or two of explanation by language; may be empty.
  public var summary: [String: String]

  /// What the screen was read from: `scenario`, `storyboard`, `xib`, `recursiveDescription` or `code`.
  public var source: String

  /// The settings of the simulation, by name, such as `hitTestPasses`.
  public var configuration: [String: Double]

  /// The text of the scenario file that the trace was made from, so that a reader can run it again with changes; nil
  /// for screens in code.
  public var scenario: String?

  /// How a page presents the trace; nil for directly with its answer.
  public var mode: TraceMode?

  /// The question to the reader by language, for ``TraceMode/question``; empty for the default question.
  public var question: [String: String]

  /// The finding of an audit that the trace demonstrates; nil if there is none.
  package var finding: TraceFinding?

  /// Creates a header.
  public init(
    name: String, title: [String: String] = [:], summary: [String: String] = [:], source: String = "code",
    configuration: [String: Double] = [:], scenario: String? = nil,
    mode: TraceMode? = nil, question: [String: String] = [:]
  ) {
    self.scenario = scenario
    self.mode = mode
    self.question = question
    self.name = name
    self.title = title
    self.summary = summary
    self.source = source
    self.configuration = configuration
  }
}

/// The header, preceded by the format's name and version.
struct HeaderRecord {
  var header: TraceHeader
  var version = TraceHeader.version
  private var format = TraceHeader.format

  init(_ header: TraceHeader) { self.header = header }
}

extension HeaderRecord: Record {
  static let record = RecordMembers(
    "header", "The first record: what was traced and with which settings.",
    of: HeaderRecord(TraceHeader(name: "")),
    [
      .field(\.format, "format", "The format's name.", as: .constant(.string(TraceHeader.format))),
      .field(
        \.version, "version", "The version of the format.",
        as: .constant(.number(Double(TraceHeader.version)))),
      .field(
        \.header.name, "name", "A short name for files and links.",
        as: .text(examples: ["round-button"])),
      .field(\.header.title, "title", "The title by language.", as: .localized),
      .field(
        \.header.summary, "summary", "A sentence or two of explanation by language.",
        as: .localized),
      .field(
        \.header.source, "source", "What the screen was read from.",
        as: .word(of: (ScreenSource.ofFiles + [.code]).map(\.name))),
      .field(
        \.header.configuration, "configuration", "The settings of the simulation, by name; flags are 0 or 1.",
        as: TraceHeader.configurationSchema),
      .field(
        \.header.scenario, "scenario",
        "The scenario file, as YAML, that the trace was made from. Absent for a trace of code."),
      .field(
        \.header.mode, "mode",
        """
        How a page shows the trace, if not simply with its answer: `question` covers it until the reader has answered.
        """),
      .unlessEmpty(
        \.header.question, "question", "The question to the reader by language.",
        as: .localized),
      .field(\.header.finding, "finding", "The finding of an audit that the trace shows; absent for none."),
    ])
}

extension TraceHeader {
  /// The settings of the simulation; unknown ones are accepted.
  static let configurationSchema = Schema.definition(
    "configuration", .map(.number, told: settings.map(\.description)))

  private static let flag = Schema.choice([0, 1])

  private static let settings: [Field<Double>] = [
    Field("system", "The version of iOS that is simulated; absent for the newest."),
    Field(
      "contentTouchDelay", "How long a scroll view withholds a touch from its content, in seconds (SV-2)."),
    Field(
      "hasSystemGestureGates",
      "Whether windows hold back touches that begin at the bottom of the screen (OW-1).", as: flag),
    Field(
      "systemGestureEdge",
      "How far from the bottom of the screen such touches begin, at most, in points (OW-2)."),
    Field("systemGestureGateTimeout", "How long such touches are held back, at most, in seconds (OW-2)."),
    Field(
      "presentsSheets",
      "Whether a presented controller that leaves a part of its window free is a sheet (OW-16).", as: flag),
    Field(
      "controlOutsideSlop",
      "How far outside its bounds a control still counts a touch as inside, in points (UC-8)."),
    Field(
      "hitTestPasses", "How often a touch-down walks over the windows (HT-28).", as: .integer(from: 1)),
    Field(
      "insertsPrivateContainerViews",
      "Whether UIKit's private container views stand below a window (HT-34, RC-3).", as: flag),
    Field(
      "longPressAllowableMovement", "How far a finger may move before a long press, in points (GR-32)."),
    Field("longPressMinimumDuration", "After what time a long press begins, in seconds (GR-32)."),
    Field("panHysteresis", "How far the fingers move before a pan begins, in points (GR-33)."),
    Field(
      "pinchHysteresis",
      "How much the distance of two fingers changes before a pinch begins, in points (GR-35)."),
    Field(
      "rotationHysteresis", "How far two fingers turn before a rotation begins, in radians (GR-35)."),
    Field(
      "screenEdgeWidth", "How far from the edge of the screen a screen-edge pan may start, in points."),
    Field(
      "cancelsTouchesOfRemovedViews",
      "Whether a view that leaves its window under a finger gets `touchesCancelled` (TE-13).", as: flag),
    Field(
      "sendsActionBeforeCancelling",
      "Whether a recognizer's action comes before the view's `touchesCancelled` (GR-28).", as: flag),
    Field("swipeMaximumDuration", "The longest time that a swipe takes, in seconds (GR-34)."),
    Field(
      "swipeMaximumSidewaysMovement", "How far a swipe strays to the side at most, in points (GR-34)."),
    Field("swipeMinimumMovement", "How far a swipe goes at least, in points (GR-34)."),
    Field(
      "tapInterval", "The longest time between two taps that belong together, in seconds (TE-9, GR-15)."),
    Field("tapMaximumDuration", "The longest touch that is a tap, in seconds (GR-31)."),
    Field("tapMovement", "How far a finger may move in a tap and between taps, in points (TE-9, GR-31)."),
  ]
}
