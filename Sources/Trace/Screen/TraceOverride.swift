// SPDX-License-Identifier: Apache-2.0

/// An override of `hitTest`, `point(inside:)` or `next` that the source declares.
public struct TraceOverride: Hashable, Sendable, Codable {
  /// `hitTest`, `pointInside` or `next`.
  public var method: String

  /// The kind, as in a scenario file: `passThrough`, `redirect`, `outset`, `circle` and so on.
  public var kind: String

  /// The rest of the declaration in words, such as `top 50` or `to ChatView`; empty if the kind says it all.
  public var detail: String

  /// Creates the record of an override.
  public init(method: String, kind: String, detail: String = "") {
    self.method = method
    self.kind = kind
    self.detail = detail
  }
}

extension TraceOverride {
  static let schema = SchemaObject(
    "override", "An override, or an answer of a delegate, that the source declares.",
    [
      .field(
        "method", Schema.text(minLength: 1, examples: ["hitTest", "pointInside", "next"]),
        "The overridden method, or the question that is answered."),
      .text(
        "kind", "The kind, as in a scenario file.",
        examples: ["passThrough", "redirect", "outset", "circle"]),
      .text(
        "detail", "The rest of the declaration in words; empty if the kind says it all.",
        examples: ["top 50"]),
    ])
}
