// SPDX-License-Identifier: Apache-2.0

/// Why there is no picture.
package enum DiagramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The trace has no touch at that position.
  case noSuchTouch(Int, count: Int)
  /// There is no view, or other object of the sort that the picture is about, of that name.
  case noSuchObject(String)
  /// There is no such step.
  case noSuchStep(Int, count: Int)
  /// The trace holds no tap map.
  case noTapMap

  package var description: String {
    switch self {
    case .noSuchTouch(_, count: 0): "the trace has no touches"
    case .noSuchTouch(let index, count: 1): "there is no touch \(index + 1): the trace has one touch"
    case .noSuchTouch(let index, let count): "there is no touch \(index + 1): the trace has \(count) touches"
    case .noSuchObject(let name): "there is no '\(name)' that the picture could be about"
    case .noSuchStep(let step, count: 0): "there is no step \(step): there are no steps"
    case .noSuchStep(let step, let count): "there is no step \(step): the last one is \(count)"
    case .noTapMap: "the trace has no tap map"
    }
  }
}
