// SPDX-License-Identifier: Apache-2.0

extension TextFitter {
  /// Lines of a text without controls, each with the spaces at its beginning.
  static func text(_ lines: [String]) -> String {
    lines.map { String($0.prefix { $0 == " " }) + line($0) }.joined(separator: "\n") + "\n"
  }
}
