// SPDX-License-Identifier: Apache-2.0

/// The tap map with its kind.
struct TapMapRecord: Codable {
  static let kind = "tapMap"

  private var kind = Self.kind
  private var regions: [TraceTapRegion]?

  init(_ map: TraceTapMap) {
    regions = map.regions
  }

  /// The map; throws if the record has none.
  var map: TraceTapMap {
    get throws(MissingField) {
      guard let regions else { throw MissingField(name: CodingKeys.regions.rawValue, kind: kind) }
      return TraceTapMap(regions: regions)
    }
  }

  private enum CodingKeys: String, CodingKey {
    case kind, regions
  }
}
