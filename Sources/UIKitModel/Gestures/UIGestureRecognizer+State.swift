// SPDX-License-Identifier: Apache-2.0

extension UIGestureRecognizer.State {
  /// The state with a name; nil for a word that is none. `recognized` is another name of `ended`.
  package init?(name: String) {
    let state = name == "recognized" ? .ended : Self.all.first { $0.name == name }
    guard let state else { return nil }
    self = state
  }

  /// The name in a trace.
  package var name: String { String(describing: self) }

  static let all: [Self] = [.possible, .began, .changed, .ended, .cancelled, .failed]
}
