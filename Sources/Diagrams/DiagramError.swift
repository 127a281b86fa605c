// SPDX-License-Identifier: Apache-2.0

/// Why there is no picture.
package enum DiagramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace has no touch at that position.
  case noSuchTouch(Int, count: Int)

  package var description: String {
    switch self {
    case .noSuchTouch(_, count: 0): "the trace has no touches"
    case .noSuchTouch(let index, count: 1): "there is no touch \(index + 1): the trace has one touch"
    case .noSuchTouch(let index, let count): "there is no touch \(index + 1): the trace has \(count) touches"
    }
  }
}
