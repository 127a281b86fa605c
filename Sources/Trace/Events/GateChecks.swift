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

extension GateChecks: Record {
  static let record = RecordMembers(
    "gates",
    "The gates of a view in the order of checking; a gate behind one that refused is absent (HT-4).",
    of: GateChecks(isUserInteractionEnabled: true),
    [
      .field(
        \.isUserInteractionEnabled, "isUserInteractionEnabled",
        "The value of `isUserInteractionEnabled`; false refuses."),
      .field(
        \.isAnimating, "isAnimating",
        "Whether a block animation without `allowUserInteraction` covers the view; true refuses (HT-27)."),
      .field(\.isHidden, "isHidden", "The value of `isHidden`; true refuses."),
      .field(\.alpha, "alpha", "The value of `alpha`; below the threshold refuses (HT-8)."),
      .field(
        \.refusal, "refusal", "The reason of the gate that refused; absent if all let the touch through."),
    ])
}
