// SPDX-License-Identifier: Apache-2.0

/// The gates of a view in the order of checking; nil stands for a gate behind one that refused (HT-4).
public struct GateChecks: Hashable, Sendable {
  /// The value of `isUserInteractionEnabled`; false refuses.
  public var isUserInteractionEnabled: Bool

  /// Whether a block animation without `allowUserInteraction` covers the view; true refuses (HT-27).
  public var isAnimating: Bool?

  /// The value of `isHidden`; true refuses.
  public var isHidden: Bool?

  /// The value of `alpha`; below the threshold refuses (HT-8).
  public var alpha: Double?

  /// The reason of the gate that refused; nil if all let the touch through.
  public var refusal: TraceReason?

  /// Creates the record of a check.
  public init(
    isUserInteractionEnabled: Bool, isAnimating: Bool? = nil, isHidden: Bool? = nil, alpha: Double? = nil,
    refusal: TraceReason? = nil
  ) {
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.isAnimating = isAnimating
    self.isHidden = isHidden
    self.alpha = alpha
    self.refusal = refusal
  }
}

extension GateChecks: FieldValue {
  static let record = RecordType(
    "gates",
    "The gates of a view in the order of checking; a gate behind one that refused is absent (HT-4).",
    Field.flag("isUserInteractionEnabled", "The value of `isUserInteractionEnabled`; false refuses."),
    Field.flag(
      "isAnimating",
      "Whether a block animation without `allowUserInteraction` covers the view; true refuses (HT-27)."
    ).optional,
    Field.flag("isHidden", "The value of `isHidden`; true refuses.").optional,
    Field.number("alpha", "The value of `alpha`; below the threshold refuses (HT-8).").optional,
    Field.reason(
      "The reason of the gate that refused; absent if all let the touch through.", name: "refusal"
    ).optional
  ) {
    GateChecks(isUserInteractionEnabled: $0, isAnimating: $1, isHidden: $2, alpha: $3, refusal: $4)
  }

  init(json: JSONValue?) throws { self = try Self.record.read(try Self.present(json)) }

  func write(as key: [UInt8], to object: inout JSONObjectText) throws {
    try object.object(key) {
      try Self.record.write(isUserInteractionEnabled, isAnimating, isHidden, alpha, refusal, to: &$0)
    }
  }
}
