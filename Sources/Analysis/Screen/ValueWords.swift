// SPDX-License-Identifier: Apache-2.0

import Trace

extension TracePoint {
  /// `[x, y]`.
  var words: String { NumberText.row(x, y) }
}

extension TraceRect {
  /// `[x, y, width, height]`.
  var words: String { NumberText.row(minX, minY, size.width, size.height) }
}

extension TraceTransform {
  /// `[a, b, c, d, tx, ty]`.
  var words: String { NumberText.row(a, b, c, d, tx, ty) }
}

extension NumberText {
  fileprivate static func row(_ numbers: Double...) -> String {
    "[\(numbers.map { decimal($0, digits: 6) }.joined(separator: ", "))]"
  }
}

extension TraceGestureRecognizer {
  /// The properties that its record tells, with their values in words.
  var values: [String: String] {
    (settings ?? [:]).mapValues(\.words).merging([
      "isEnabled": "\(isEnabled)", "cancelsTouchesInView": "\(cancelsTouchesInView)",
      "delaysTouchesBegan": "\(delaysTouchesBegan)", "delaysTouchesEnded": "\(delaysTouchesEnded)",
    ]) { $1 }
  }
}
