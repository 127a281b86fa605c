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
