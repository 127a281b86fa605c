// SPDX-License-Identifier: Apache-2.0

import Trace

extension UIGestureRecognizer.State {
  /// The state with a name; nil for a word that is none. `recognized` is another name of `ended`.
  package init?(name: String) {
    let state = name == "recognized" ? .ended : Self.all.first { $0.name == name }
    guard let state else { return nil }
    self = state
  }

  /// The name in a trace.
  package var name: String { traced.rawValue }

  /// The state as a trace has it.
  var traced: GestureState {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  static let all: [Self] = [.possible, .began, .changed, .ended, .cancelled, .failed]
}
