// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A search for the target of an action that has none (UC-16, RC-20).
package struct TargetSearch: Hashable, Sendable {
  package var action: String

  /// The control that sends it; nil for a command.
  package var sender: String?

  /// The control event; nil if there is none, or if the trace does not say.
  package var event: ControlEvent?

  /// The touch that caused it; nil for a command, or a call of code.
  package var touch: String?

  /// Where the search starts; nil for nowhere.
  package var start: String?

  /// Why there.
  package var reason: TraceReason

  /// Who was asked, in order.
  package var asked: [Question] = []

  package var result: Result = .nothingCalled

  /// How often the same was searched for with the same result.
  package var count = 1

  package struct Question: Hashable, Sendable {
    package var responder: String
    package var answer: Bool
  }

  package enum Result: Hashable, Sendable {
    /// The target's method was called.
    case sent(target: String)
    /// No method was called.
    case dropped(TraceReason)
    /// The search only asked, as for a menu (RC-21).
    case nothingCalled
  }

  /// The object that performs the action, or would.
  package var taker: String? {
    if case .sent(let target) = result { return target }
    return asked.last { $0.answer }?.responder
  }
}

extension ScreenIndex {
  /// The responders that have a method for an action, as far as the source tells, but were not asked for it.
  package func performers(of action: String, besides asked: [String]) -> [String] {
    var all = screen.views.filter { $0.performs?.contains(action) == true }.map(\.id)
    all += screen.controllers.filter { $0.performs?.contains(action) == true }.map(\.id)
    all += [screen.application, screen.delegate].compactMap { $0 }
      .filter { $0.performs?.contains(action) == true }.map(\.id)
    return all.filter { !asked.contains($0) }
  }
}

extension TraceAnalysis {
  /// The searches that a touch caused, then those that no touch did, as commands; equal ones are one, counted.
  package func targetSearches(of touch: String?) -> [TargetSearch] {
    let all = cachedSearches.value { TargetSearchReader(self).searches }
    let own = all.filter { $0.touch == touch && touch != nil } + all.filter { $0.touch == nil }
    return own.reduce(into: []) { searches, search in
      if let position = searches.firstIndex(where: { $0.isAlike(search) }) {
        searches[position].count += 1
      } else {
        searches.append(search)
      }
    }
  }
}

extension TargetSearch {
  fileprivate func isAlike(_ other: TargetSearch) -> Bool {
    var other = other
    other.count = count
    return self == other
  }
}
