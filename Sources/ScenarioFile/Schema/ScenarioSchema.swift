// SPDX-License-Identifier: Apache-2.0

/// The JSON Schema of a scenario file, as `hitpath schema scenario` prints it.
package enum ScenarioSchema {
  /// The schema's text, draft 2020-12.
  package static var json: String { String(decoding: PackageResources.scenario_schema_json, as: UTF8.self) }
}
