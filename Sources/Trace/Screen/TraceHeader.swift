// SPDX-License-Identifier: Apache-2.0

/// The first record of a trace: format, source and settings.
public struct TraceHeader: Hashable, Sendable {
  /// The format's name, always `hitpath-trace`.
  public static let format = "hitpath-trace"

  /// The version of the format that this code writes, and the newest that it reads.
  public static let version = 4

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
  /// The settings of the simulation that answers depend on.
  package enum KnownSetting: String, CaseIterable, Sendable {
    case screenEdgeWidth, statusBarHeight, system, tapInterval, tapMaximumDuration
  }

  /// The value of a setting; nil if the trace does not say.
  package subscript(_ setting: KnownSetting) -> Double? { configuration[setting.rawValue] }

  /// The settings of the simulation. Traces may have settings of later versions.
  static let configurationSchema = Schema.definition("configuration", .map(.number))
}

/// A setting of the simulation as the published schema describes it.
package struct SettingDescription: Sendable {
  let field: FieldDescription

  /// - Parameters:
  ///   - name: The setting's name in ``TraceHeader/configuration``.
  ///   - type: The type of its value; true and false are written as 1 and 0.
  ///   - meaning: A sentence; names of code are in backticks.
  package init(_ name: String, _ type: PropertyType, _ meaning: String) {
    let type: Schema =
      switch type {
      case .bool: .choice([0, 1])
      case .integer(let range): .integer(from: Double(range.lowerBound))
      default: .number
      }
    field = FieldDescription(name: name, type: type, isRequired: false, meaning: meaning)
  }

  /// The version of iOS, which decides about the defaults of the others.
  static let system = SettingDescription(
    KnownSetting.system.rawValue, .number(NumberLimit.range),
    "The version of iOS that is simulated; absent for the newest.")

  private typealias KnownSetting = TraceHeader.KnownSetting
}
