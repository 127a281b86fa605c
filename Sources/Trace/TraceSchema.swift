// SPDX-License-Identifier: Apache-2.0

/// The JSON Schema of one record of a trace, as `hitpath schema trace` prints it.
public enum TraceSchema {
  /// The schema's text, draft 2020-12.
  public static var json: String { String(decoding: PackageResources.trace_schema_json, as: UTF8.self) }
}
