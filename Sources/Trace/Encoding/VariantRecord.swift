// SPDX-License-Identifier: Apache-2.0

/// What begins a variant: the settings that it has otherwise, and all those of its simulation.
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
