// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a person sees or types into is something else because of a touch.
package enum ScreenChange: Hashable, Sendable {
  /// The root view of a controller came to the screen: the controller was presented, pushed, selected, or is shown again.
  case appeared(controller: String)

  /// The root view of a controller left the screen.
  case disappeared(controller: String)

  /// Code added a view to a superview; it had none.
  case added(view: String, superview: String)

  /// Code removed a view from its superview.
  case removed(view: String)

  /// The first responder of a window is another one, or there is none any more (RC-15, RC-16).
  case firstResponder(from: String?, to: String?)

  /// The object that it is about.
  package var object: String? {
    switch self {
    case .appeared(let controller), .disappeared(let controller): controller
    case .added(let view, _), .removed(let view): view
    case .firstResponder(let from, let to): to ?? from
    }
  }
}

/// Follows which controllers and views are on the screen, and what each touch changes about that.
struct ScreenChangeReader {
  /// The controllers by their root views.
  private let controllers: [String: String]

  /// The controllers whose root view has a superview.
  private var shown: Set<String>

  /// The superviews of the app's other views; none for those without.
  private var superviews: [String: String?] = [:]

  /// The views that UIKit made.
  private var own: Set<String> = []

  init(_ index: ScreenIndex) {
    let pairs = index.screen.controllers.compactMap { controller in
      controller.view.map { ($0, controller.id) }
    }
    controllers = Dictionary(pairs) { first, _ in first }
    shown = Set(pairs.filter { index.view($0.0)?.superview != nil }.map(\.1))
    for view in index.screen.views where controllers[view.id] == nil { note(view) }
  }

  /// Reads an event into the changes that a touch has brought so far. What is undone is no change.
  mutating func read(_ kind: TraceEvent.Kind, into changes: inout [ScreenChange]) {
    switch kind {
    case .viewChanged(let record):
      guard let controller = controllers[record.view] else { return follow(record, into: &changes) }
      var before = TraceView.blank(record.view)
      before.superview = shown.contains(controller) ? record.view : nil
      let isShown = record.changes.applied(to: before, id: record.view).superview != nil
      guard isShown != shown.contains(controller) else { return }
      let (change, opposite) = (
        ScreenChange.appeared(controller: controller), ScreenChange.disappeared(controller: controller)
      )
      if isShown {
        shown.insert(controller)
        Self.add(change, undoing: opposite, to: &changes)
      } else {
        shown.remove(controller)
        Self.add(opposite, undoing: change, to: &changes)
      }
    case .firstResponderChanged(let record):
      var from = record.from
      changes.removeAll { change in
        guard case .firstResponder(let first, _) = change else { return false }
        from = first
        return true
      }
      if from != record.to { changes.append(.firstResponder(from: from, to: record.to)) }
    default: break
    }
  }

  private mutating func note(_ view: TraceView) {
    if view.uikitClass?.traits.contains(.private) == true {
      own.insert(view.id)
    } else {
      superviews.updateValue(view.superview, forKey: view.id)
    }
  }

  private mutating func follow(_ record: ViewChanged, into changes: inout [ScreenChange]) {
    var before = TraceView.blank(record.view)
    if superviews[record.view] == nil, !own.contains(record.view) {
      var new = record.changes.applied(to: before, id: record.view)
      new.superview = nil
      note(new)
    }
    guard let last = superviews[record.view] else { return }
    before.superview = last
    let now = record.changes.applied(to: before, id: record.view).superview
    superviews.updateValue(now, forKey: record.view)
    switch (last, now) {
    case (nil, let superview?):
      Self.add(
        .added(view: record.view, superview: superview), undoing: .removed(view: record.view), to: &changes)
    case (let superview?, nil):
      Self.add(
        .removed(view: record.view), undoing: .added(view: record.view, superview: superview), to: &changes)
    default: break
    }
  }

  private static func add(
    _ change: ScreenChange, undoing opposite: ScreenChange, to changes: inout [ScreenChange]
  ) {
    if let position = changes.firstIndex(of: opposite) {
      changes.remove(at: position)
    } else {
      changes.append(change)
    }
  }
}
