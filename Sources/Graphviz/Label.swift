// SPDX-License-Identifier: Apache-2.0

/// The text of a node, edge or cluster.
public enum Label: Sendable, Equatable {
  /// Plain text. A line feed begins a new line; every line is aligned the same way.
  case plain(String, alignment: Alignment = .center)

  /// Text with styles, or a table.
  case html(HTMLLabel)

  /// The text alone, on one line.
  package var text: String {
    switch self {
    case .plain(let text, alignment: _): text
    case .html(let label): label.text
    }
  }
}

extension Label: ExpressibleByStringInterpolation {
  /// Makes a plain, centred label.
  public init(stringLiteral value: String) {
    self = .plain(value)
  }
}
