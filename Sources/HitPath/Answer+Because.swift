// SPDX-License-Identifier: Apache-2.0

import Analysis
import Trace

extension Answer {
  /// The cause of a verdict.
  public struct Because: Hashable, Sendable {
    /// Which cause it is.
    public let code: Code

    /// The names of the objects involved, in the order in which the code's `meaning` mentions them.
    public let objects: [String]

    /// Why something was refused or decided, if the cause is based on that.
    public let reason: Reason?

    /// The property or method involved, by UIKit's name.
    public let property: String?

    /// The numbers that decided, by name: times in seconds, distances in points.
    public let numbers: [String: Double]

    init(_ because: Analysis.Because) {
      let fact = because.fact
      code = fact.code
      objects = fact.objects
      reason = fact.reason.map { Reason($0) }
      property = fact.property
      numbers = fact.numbers.byWord
    }

    /// A kind of cause: `answer.because?.code == .letsThrough`. Its `meaning` says what it means.
    public typealias Code = BecauseCode
  }
}
