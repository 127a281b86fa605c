// SPDX-License-Identifier: Apache-2.0

/// What begins a variant: the settings that it has otherwise, and all those of its simulation.
struct VariantRecord: Codable {
  static let kind = "variant"

  private var kind = Self.kind
  private(set) var settings: [TraceSetting]
  private(set) var configuration: [String: Double]

  init(_ variant: TraceVariant) {
    settings = variant.settings
    configuration = variant.trace.header.configuration
  }
}

extension VariantRecord {
  static let schema = SchemaObject(
    kind,
    """
    What begins a variant, the same touches under other settings. The records after it, from a screen on, are the \
    variant's.
    """,
    [
      .field(
        "settings", Schema.list(of: Schema.reference("setting"), minItems: 1),
        "What is set otherwise than in the main trace."),
      .one(
        "configuration", "configuration", "The settings of the variant's simulation, as in the header."),
    ])
}
