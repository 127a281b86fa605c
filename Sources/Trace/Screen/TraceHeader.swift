// SPDX-License-Identifier: Apache-2.0

/// The first record of a trace: what it is, of what, and with which settings it was made.
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
