// SPDX-License-Identifier: Apache-2.0

/// The finding of an audit that this trace demonstrates with a tap.
package struct TraceFinding: Hashable, Sendable {
  /// The stable code of the finding's rule, such as `covered`.
  package var code: String

  /// The view or recognizer that does not get what it should.
  package var subject: String

  /// The object that causes it; nil if that is the subject itself.
  package var culprit: String?

  /// The severity that the audit gives it.
  package var severity: FindingSeverity

  /// The result of trying the fix; nil if no fix is known.
  package var proof: CureProof?

  package init(
    code: String, subject: String, culprit: String? = nil, severity: FindingSeverity, proof: CureProof? = nil
  ) {
    self.code = code
    self.subject = subject
    self.culprit = culprit
    self.severity = severity
    self.proof = proof
  }
}

/// How bad a finding is. The raw values are the levels of SARIF.
package enum FindingSeverity: String, CaseIterable, Comparable, Sendable, Codable {
  case note, warning, error

  package static func < (a: FindingSeverity, b: FindingSeverity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

extension FindingSeverity: FieldWord {}

/// The result of running the screen once more with the fix for a finding.
package enum CureProof: String, CaseIterable, Sendable {
  /// The finding is gone.
  case proven
  /// The finding is still there.
  case stays
  /// There was no second run.
  case untried
}

extension CureProof: FieldWord {}

extension TraceFinding: Record {
  static let record = RecordMembers(
    "finding", "The finding of an audit that a trace shows.",
    of: TraceFinding(code: "", subject: "", severity: .note),
    [
      .field(
        \.code, "code", "The code of its rule.",
        as: .text(minLength: 1, examples: ["covered", "small-control"])),
      .field(\.subject, "subject", "The view or recognizer that does not get what it should.", as: .id),
      .field(\.culprit, "culprit", "What is the cause; absent where it is the subject itself.", as: .id),
      .field(\.severity, "severity", "How bad it is, as the audit counts it."),
      .field(
        \.proof, "proof",
        """
        What came of running the screen once more with the cure: the finding is gone (`proven`), it stays, or there was \
        no second run. Absent where no cure is known.
        """),
    ])
}
