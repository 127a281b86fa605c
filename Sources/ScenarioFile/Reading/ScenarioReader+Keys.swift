// SPDX-License-Identifier: Apache-2.0

extension ScenarioReader {
  /// The keys of a scenario file's outermost mapping.
  package static let keys = DocumentKey.allCases.map(\.rawValue)
}
