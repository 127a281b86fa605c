// SPDX-License-Identifier: Apache-2.0

extension TouchAnswer {
  /// The view, responder or recognizer that acts on the touch, or keeps it; nil for nobody.
  package var winner: String? {
    switch verdict.code {
    case .recognized, .scrolled: verdict.recognizer ?? verdict.responder
    case .selected: verdict.subject ?? verdict.responder
    case .controlActed, .focused, .handled, .keptByControl, .keptByScrollView: verdict.responder
    case .withheld, .dropped, .undecided, .unclaimed: nil
    }
  }

  /// The views that lose the touch or never get it, in that order.
  package var losers: [String] {
    var losers: [String] = []
    for change in outcome.deliveryChanges {
      switch change.kind {
      case .withheld, .discarded, .taken, .detached:
        if !losers.contains(change.view) { losers.append(change.view) }
      case .held, .released: continue
      }
    }
    return losers
  }
}
