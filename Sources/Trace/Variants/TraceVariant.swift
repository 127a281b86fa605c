// SPDX-License-Identifier: Apache-2.0

/// The effect of the same touches with other settings of the screen or the simulation.
public struct TraceVariant: Hashable, Sendable {
  /// The settings that differ from the main trace, in the order of the scenario; at least one.
  public var settings: [TraceSetting]

  /// The complete trace of the variant. Its header is that of the main trace, with its own simulation settings and
  /// without the scenario. It has no variants.
  public var trace: TouchTrace

  /// Creates a variant.
  public init(settings: [TraceSetting], trace: TouchTrace) {
    self.settings = settings
    self.trace = trace
  }
}

/// A property that a variant sets, such as `cancelsTouchesInView` of a recognizer to `false`.
public struct TraceSetting: Hashable, Sendable, Encodable {
  /// The id of the view, recognizer or other object; nil for a setting of the simulation, such as `hitTestPasses`.
  public var object: String?

  /// The property, by its name in scenario files.
  public var property: String

  /// The value, in the one-line form of a scenario file: `true`, `0.5`, `{outset: 20}`.
  public var value: String

  /// Creates a setting.
  public init(object: String? = nil, property: String, value: String) {
    self.object = object
    self.property = property
    self.value = value
  }
}

extension TraceSetting: Record {
  static let record = RecordMembers(
    "setting", "A property and the value that a variant gives to it.",
    of: TraceSetting(property: "", value: ""),
    [
      .field(
        \.object, "object", "Whose property it is; absent for a setting of the simulation.", as: .id),
      .field(
        \.property, "property", "The property, as a scenario file calls it.",
        as: .text(examples: ["cancelsTouchesInView", "hitTestPasses"])),
      .field(
        \.value, "value", "The value, as a scenario file writes it on one line.",
        as: .text(examples: ["false", "0.5", "passThrough"])),
    ])
}

/// The first record of a variant: the settings that differ, and all settings of its simulation.
struct VariantRecord {
  var settings: [TraceSetting]
  var configuration: [String: Double]
}

extension VariantRecord: Record {
  static let record = RecordMembers(
    "variant",
    """
    What begins a variant, the same touches under other settings. The records after it, from a screen on, are the \
    variant's.
    """,
    of: VariantRecord(settings: [], configuration: [:]),
    [
      .field(
        \.settings, "settings", "What is set otherwise than in the main trace.",
        as: .list(of: TraceSetting.schema, minItems: 1)),
      .field(
        \.configuration, "configuration", "The settings of the variant's simulation, as in the header.",
        as: TraceHeader.configurationSchema),
    ])
}
