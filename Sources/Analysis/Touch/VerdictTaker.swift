// SPDX-License-Identifier: Apache-2.0

extension Verdict {
  /// What sort of thing acts on a touch, or keeps it.
  package enum Taker: String, Hashable, Sendable, CaseIterable, Codable {
    case recognizer, control, scrollView, responder, nobody, undecided
  }

  /// What sort of thing acts on the touch, or keeps it.
  package var taker: Taker {
    switch code {
    case .recognized: .recognizer
    case .controlActed, .keptByControl: .control
    case .selected, .scrolled, .keptByScrollView: .scrollView
    case .focused, .handled: .responder
    case .withheld, .dropped, .unclaimed: .nobody
    case .undecided: .undecided
    }
  }
}
