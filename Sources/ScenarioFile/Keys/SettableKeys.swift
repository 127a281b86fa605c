// SPDX-License-Identifier: Apache-2.0

import InputFile

/// The keys that `set` can set besides properties: what objects answer, override and are related to.
enum SettableKeys {
  private static let ofResponders: [ResponderKey] = [
    .next, .implements, .performs, .canPerformAction, .gestureRecognizerDelegate, .canBecomeFirstResponder,
    .canResignFirstResponder, .becomeFirstResponder, .resignFirstResponder,
  ]
  private static let ofViews: [ViewKey] = [
    .gestureRecognizerShouldBegin, .touchesShouldBegin, .touchesShouldCancel, .beginTracking,
    .continueTracking, .hitTest, .pointInside, .viewForZooming,
  ]
  private static let ofRecognizers: [RecognizerKey] = [
    .requiresFailureOf, .delegate, .canPrevent, .canBePrevented, .shouldRequireFailure,
    .shouldBeRequiredToFail, .ignores,
  ]

  /// The keys with what they take, each once, in the order of the documentation.
  static let rows: [(key: String, row: KeyRow)] = {
    let all =
      ofResponders.map { ($0.rawValue, $0.row) } + ofViews.map { ($0.rawValue, $0.row) }
      + ofRecognizers.map { ($0.rawValue, $0.row) } + GestureAnswerKey.allCases.map { ($0.rawValue, $0.row) }
    var seen: Set<String> = []
    return all.filter { seen.insert($0.0).inserted }
  }()

  static let names = Set(rows.map(\.key))
}
