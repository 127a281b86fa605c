// SPDX-License-Identifier: Apache-2.0

package import Trace

/// A search for the target of an action whose target is nil (UC-16, RC-20).
package struct TargetSearch: Hashable, Sendable {
  package var action: String

  /// The control that sends the action; nil for a command.
  package var sender: String?

  /// The control event; nil if there is none or the trace does not say.
  package var event: ControlEvent?

  /// The touch that caused the search; nil for a command or a call by code.
  package var touch: String?

  /// The responder at which the search starts; nil for nowhere.
  package var start: String?

  /// Why it starts there.
  package var reason: TraceReason

  /// The responders that were asked, in order.
  package var asked: [Question] = []

  package var result: Result = .nothingCalled

  /// How many times the same search had the same result.
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
    /// The search only asked, as it does for a menu (RC-21).
    case nothingCalled
  }

  /// The object that performs the action or, for a search that only asks, would perform it.
  package var taker: String? {
    if case .sent(let target) = result { return target }
    return asked.last { $0.answer }?.responder
  }
}

extension ScreenIndex {
  /// The asked responders of the app's own classes that may have a method for the action, because the source does not
  /// list their methods (RC-20). Empty if certainly nobody performs the action.
  package func possiblePerformers(of call: ActionCall) -> [String] {
    guard call.kind == .dropped, call.reason?.code == .noTargetForAction else { return [] }
    return (call.search?.asked ?? []).filter { responder($0).unknown.contains(.overrides) }
  }

  /// The responders that declare a method for the action but were not asked.
  package func performers(of action: String, besides asked: [String]) -> [String] {
    var all = screen.views.filter { $0.performs?.contains(action) == true }.map(\.id)
    all += screen.controllers.filter { $0.performs?.contains(action) == true }.map(\.id)
    all += [screen.application, screen.delegate].compactMap { $0 }
      .filter { $0.performs?.contains(action) == true }.map(\.id)
    return all.filter { !asked.contains($0) }
  }
}

extension TraceAnalysis {
  /// The searches that a touch caused; for nil, those that no touch caused, such as commands. Equal searches are
  /// counted, not repeated.
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

/// Finds the searches for targets in a trace, and the touch that caused each.
struct TargetSearchReader {
  private(set) var searches: [TargetSearch] = []

  /// By the sequence number of an event, the control events being sent and the search in progress inside it.
  private var causes: [Int: Cause] = [:]

  private struct Cause {
    var events: [ControlEvent] = []
    var search: Int?
  }

  private let analysis: TraceAnalysis

  init(_ analysis: TraceAnalysis) {
    self.analysis = analysis
    for event in analysis.trace.events { read(event) }
  }

  private mutating func read(_ event: TraceEvent) {
    var cause = event.parent.flatMap { causes[$0] } ?? Cause()
    if case .inputReceived = event.kind { cause = Cause() }
    if case .controlEventsSent(let record) = event.kind { cause.events = record.events }
    if case .targetSearchBegan(let record) = event.kind {
      cause.search = searches.count
      searches.append(
        TargetSearch(
          action: record.action, sender: record.sender,
          event: self.event(of: record.action, record.sender, among: cause.events),
          touch: analysis.causes[event.sequence]?.first, start: record.start, reason: record.reason))
    }
    if case .targetAsked(let record) = event.kind {
      change(cause.search, record.action) {
        $0.asked.append(TargetSearch.Question(responder: record.responder, answer: record.answer))
      }
    }
    if let record = event.kind.action {
      change(cause.search, record.action) {
        $0.result = .sent(target: record.target)
        $0.event = record.event ?? $0.event
      }
      // What the target does in turn is not part of this search.
      cause.search = nil
    }
    if case .actionDropped(let record) = event.kind {
      change(cause.search, record.action) { $0.result = .dropped(record.reason) }
    }
    causes[event.sequence] = cause
  }

  /// The control event for which a control sends an action; nil unless the action is registered for exactly one of the
  /// events.
  private func event(of action: String, _ sender: String?, among events: [ControlEvent]) -> ControlEvent? {
    guard let sender, let control = analysis.index.view(sender)?.control else { return nil }
    let registered = control.actions.filter { $0.action == action }.compactMap(\.event)
    let possible = events.filter(registered.contains)
    return possible.count == 1 ? possible[0] : nil
  }

  private mutating func change(_ search: Int?, _ action: String, _ body: (inout TargetSearch) -> Void) {
    guard let search, searches[search].action == action else { return }
    body(&searches[search])
  }
}

extension ScreenIndex {
  /// How a responder's `next` was found, from the records of the screen (RC-2 to RC-5); nil if they do not say, as for
  /// an override.
  package func rule(from responder: String, to next: String) -> ChainLink.Rule? {
    if let view = view(responder) {
      if view.overrides[.next] != nil { return .override }
      if view.viewController == next { return .viewController }
      if view.superview == next { return .superview }
      if view.window != nil, view.window?.scene == next { return .windowScene }
      return view.window != nil && next == screen.application.id ? .application : nil
    }
    if let controller = controller(responder) {
      if controller.overrides[.next] != nil { return .override }
      if controller.presentingViewController == next { return .presentingViewController }
      if let root = controller.view.flatMap(view), root.superview == next { return .superviewOfView }
      if controller.rootOf == next { return .superviewOfView }
      return controller.parent == next ? .parentViewController : nil
    }
    if screen.scenes.contains(where: { $0.id == responder && $0.overrides.isEmpty }) {
      return next == screen.application.id ? .application : nil
    }
    return responder == screen.application.id && next == screen.delegate?.id ? .applicationDelegate : nil
  }
}
