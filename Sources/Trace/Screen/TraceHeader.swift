// SPDX-License-Identifier: Apache-2.0

/// The first record of a trace: format, source and settings.
public struct TraceHeader: Hashable, Sendable, Codable {
  /// The format's name, always `hitpath-trace`.
  public static let format = "hitpath-trace"

  /// The newest version of the format that this code reads. See ``TouchTrace/formatVersion`` for what it writes.
  public static let version = 2

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

  /// The scenario file that the trace was made from, so that a reader can run it again otherwise; nil for code.
  public var scenario: String?

  /// How a page shows the trace; nil for simply with its answer.
  public var mode: TraceMode?

  /// The question to the reader by language, for ``TraceMode/question``; empty for the usual one.
  public var question: [String: String]

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

extension TraceHeader {
  static let schema = SchemaObject(
    "header", "The first record: what was traced and with which settings.",
    [
      .field("format", ["const": .string(format)], "The format's name."),
      .field("version", ["enum": [1, 2]], "The version of the format: 2 with variants, else 1."),
      .text("name", "A short name for files and links.", examples: ["round-button"]),
      .one("title", "localized", "The title by language."),
      .one("summary", "localized", "A sentence or two of explanation by language."),
      .field(
        "source", Schema.word(of: (ScreenSource.ofFiles + [.code]).map(\.name)),
        "What the screen was read from."),
      .one("configuration", "configuration", "The settings of the simulation, by name; flags are 0 or 1."),
      .text(
        "scenario", "The scenario file, as YAML, that the trace was made from. Absent for a trace of code."
      ).optional,
      .field(
        "mode", Schema.word(of: TraceMode.allCases.map(\.rawValue)),
        """
        How a page shows the trace, if not simply with its answer: `question` covers it until the reader has answered.
        """
      ).optional,
      .one("question", "localized", "The question to the reader by language.").optional,
    ])

  /// The settings of the simulation; others may be added.
  static let configurationSchema: JSONValue = [
    "type": "object", "additionalProperties": Schema.number,
    "properties": .object(settings.map { .init($0.name, Schema.described($0.type, $0.meaning)) }),
  ]

  private static let flag: JSONValue = ["enum": [0, 1]]

  private static let settings: [FieldDescription] = [
    .number("system", "The version of iOS that is simulated; absent for the newest."),
    .number(
      "contentTouchDelay", "How long a scroll view withholds a touch from its content, in seconds (SV-2)."),
    .number(
      "controlOutsideSlop",
      "How far outside its bounds a control still counts a touch as inside, in points (UC-8)."),
    .field(
      "hitTestPasses", Schema.integer(from: 1),
      "How often a touch-down walks over the windows (HT-28)."),
    .field(
      "insertsPrivateContainerViews", flag,
      "Whether UIKit's private container views stand below a window (HT-34, RC-3)."),
    .number(
      "longPressAllowableMovement", "How far a finger may move before a long press, in points (GR-32)."),
    .number("longPressMinimumDuration", "After what time a long press begins, in seconds (GR-32)."),
    .number("panHysteresis", "How far the fingers move before a pan begins, in points (GR-33)."),
    .number(
      "pinchHysteresis",
      "How much the distance of two fingers changes before a pinch begins, in points (GR-35)."),
    .number(
      "rotationHysteresis", "How far two fingers turn before a rotation begins, in radians (GR-35)."),
    .number(
      "screenEdgeWidth", "How far from the edge of the screen a screen-edge pan may start, in points."),
    .field(
      "cancelsTouchesOfRemovedViews", flag,
      "Whether a view that leaves its window under a finger gets `touchesCancelled` (TE-13)."),
    .field(
      "sendsActionBeforeCancelling", flag,
      "Whether a recognizer's action comes before the view's `touchesCancelled` (GR-28)."),
    .number("swipeMaximumDuration", "The longest time that a swipe takes, in seconds (GR-34)."),
    .number(
      "swipeMaximumSidewaysMovement", "How far a swipe strays to the side at most, in points (GR-34)."),
    .number("swipeMinimumMovement", "How far a swipe goes at least, in points (GR-34)."),
    .number(
      "tapInterval", "The longest time between two taps that belong together, in seconds (TE-9, GR-15)."),
    .number("tapMaximumDuration", "The longest touch that is a tap, in seconds (GR-31)."),
    .number("tapMovement", "How far a finger may move in a tap and between taps, in points (TE-9, GR-31)."),
  ]
}
