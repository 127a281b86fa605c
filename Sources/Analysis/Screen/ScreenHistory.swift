// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The screen of a trace as it stands at each of its events.
package struct ScreenHistory: Sendable {
  /// The screen that the trace begins with.
  package let start: ScreenIndex

  /// The events that change the screen, in order.
  private let changes: [TraceEvent]

  package init(_ trace: TouchTrace) {
    start = ScreenIndex(trace.screen)
    var windows = trace.screen.windowOrder
    changes = trace.events.filter { event in
      guard case .hitTestPassBegan(let record) = event.kind else {
        return EditedScreen.isChange(event.kind)
      }
      defer { windows = record.windows }
      return record.windows != windows
    }
  }

  /// The screen after an event and all before it.
  ///
  /// - Parameter sequence: The event's place in the trace, from 1; 0 for the beginning.
  /// - Returns: The records of the screen, with the tree that they make.
  package func screen(after sequence: Int) -> ScreenIndex {
    let due = changes.prefix { $0.sequence <= sequence }
    guard !due.isEmpty else { return start }
    var screen = EditedScreen(start.screen)
    for event in due { screen.apply(event.kind) }
    return ScreenIndex(screen.screen)
  }

  /// The screens after several events, each made from the one before.
  ///
  /// - Parameter sequences: The events' places in the trace, in order.
  /// - Returns: The states that differ, and for each event the position of the one that holds after it.
  package func screens(after sequences: [Int]) -> (states: [ScreenIndex], positions: [Int]) {
    var (states, positions): ([ScreenIndex], [Int]) = ([], [])
    lazy var screen = EditedScreen(start.screen)
    var next = 0
    for sequence in sequences {
      var isChanged = false
      while next < changes.count, changes[next].sequence <= sequence {
        screen.apply(changes[next].kind)
        next += 1
        isChanged = true
      }
      if states.isEmpty || isChanged { states.append(isChanged ? ScreenIndex(screen.screen) : start) }
      positions.append(states.count - 1)
    }
    return (states, positions)
  }
}

/// A screen that events change.
private struct EditedScreen {
  private var original: TraceScreen
  private var views: [String: TraceView]
  private var subviews: [String: [String]] = [:]
  private var roots: [String] = []
  private var recognizers: [String: TraceGestureRecognizer]
  private var removed: Set<String> = []

  init(_ screen: TraceScreen) {
    original = screen
    views = Dictionary(screen.views.lazy.map { ($0.id, $0) }) { first, _ in first }
    recognizers = Dictionary(screen.gestureRecognizers.map { ($0.id, $0) }) { first, _ in first }
    for view in screen.views {
      if let superview = view.superview {
        subviews[superview, default: []].append(view.id)
      } else {
        roots.append(view.id)
      }
    }
  }

  static func isChange(_ kind: TraceEvent.Kind) -> Bool {
    if case .firstResponderChanged = kind { return true }
    if case .propertyChanged = kind { return true }
    return kind.type.group == .screen
  }

  mutating func apply(_ kind: TraceEvent.Kind) {
    if case .viewChanged(let record) = kind {
      change(record.view, record.changes)
    } else if case .subviewsChanged(let record) = kind {
      subviews[record.view] = record.subviews
    } else if case .recognizerChanged(let record) = kind {
      recognizers[record.recognizer] = record.changes.applied(
        to: recognizers[record.recognizer], id: record.recognizer)
    } else if case .firstResponderChanged(let record) = kind {
      views[record.window]?.window?.firstResponder = record.to
    } else if case .propertyChanged(let record) = kind, record.property == "isKeyWindow" {
      // At most one window is key. The trace does not say that the window before is key no longer.
      for other in roots where record.value == .bool(true) { views[other]?.window?.isKeyWindow = false }
      views[record.object]?.window?.isKeyWindow = record.value == .bool(true)
    } else if case .propertyChanged(let record) = kind {
      let view = Self.settings(views[record.object]?.settings, with: record.property, record.value)
      views[record.object]?.settings = view
      let recognizer = Self.settings(
        recognizers[record.object]?.settings, with: record.property, record.value)
      recognizers[record.object]?.settings = recognizer
    } else if case .hitTestPassBegan(let record) = kind {
      original.windowOrder = record.windows
    }
  }

  /// Settings with another value of one; what was not written before is written only of a switch that is on.
  private static func settings(
    _ settings: [String: PropertyValue]?, with property: String, _ value: PropertyValue
  ) -> [String: PropertyValue]? {
    // Members of the record, which change with it.
    guard !TraceView.hasMember(property), property != "isEnabled", property != "contentOffset" else {
      return settings
    }
    guard value == .bool(true) || settings?[property] != nil else { return settings }
    return (settings ?? [:]).merging([property: value]) { $1 }
  }

  private mutating func change(_ id: String, _ changes: RecordChanges<TraceView>) {
    let old = views[id]
    let view = changes.applied(to: old, id: id)
    removed.formUnion(old?.gestureRecognizers ?? [])
    removed.subtract(view.gestureRecognizers)
    views[id] = view
    if old == nil, view.superview == nil { roots.append(id) }
  }

  /// The screen with each view before its subviews.
  var screen: TraceScreen {
    var screen = original
    screen.views = []
    let windows = original.windowOrder.reversed().filter { views[$0] != nil }
    var seen: Set<String> = []
    for root in roots where !windows.contains(root) { add(root, to: &screen.views, &seen) }
    for window in windows { add(window, to: &screen.views, &seen) }
    let attached = screen.views.flatMap(\.gestureRecognizers)
    let others = original.gestureRecognizers.map(\.id).filter { [known = Set(attached)] recognizer in
      // Of a view that is gone its recognizers are gone too.
      let view = recognizers[recognizer]?.view ?? ""
      return !known.contains(recognizer) && !removed.contains(recognizer)
        && (views[view] == nil || seen.contains(view))
    }
    screen.gestureRecognizers = (attached + others).compactMap { recognizers[$0] }
    return screen
  }

  /// Adds a view and what it holds. Deep trees are walked without calls in calls.
  private func add(_ root: String, to result: inout [TraceView], _ seen: inout Set<String>) {
    var pending: [(id: String, toWindow: TraceTransform?)] = [(root, nil)]
    while let (id, superviewToWindow) = pending.popLast() {
      guard var view = views[id], seen.insert(id).inserted else { continue }
      if let superviewToWindow {
        view.windowTransform = superviewToWindow.after(TraceTransform(boundsOf: view))
      } else if view.window != nil {
        view.windowTransform = .identity
      }
      result.append(view)
      for subview in (subviews[id] ?? []).reversed() { pending.append((subview, view.windowTransform)) }
    }
  }
}
