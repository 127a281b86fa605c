// SPDX-License-Identifier: Apache-2.0

/// Why something was refused, cancelled, delayed or dropped: a stable code, the object and the numbers that decided.
public struct TraceReason: Hashable, Sendable, Codable {
  /// The code, which texts in every language are made from.
  public var code: Code

  /// The identifier of the object that decided, where it is not the one that the event is about.
  public var subject: String?

  /// The numbers that decided, by name, in points, seconds or plain values.
  public var numbers: [String: Double]

  /// Creates a reason.
  public init(_ code: Code, subject: String? = nil, numbers: [String: Double] = [:]) {
    self.code = code
    self.subject = subject
    self.numbers = numbers
  }

  /// A stable name for a reason. Readers meet codes that they do not know and print them as they are.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name as written in a trace.
    public var rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name as written in a trace.
    public var description: String { rawValue }
  }
}
