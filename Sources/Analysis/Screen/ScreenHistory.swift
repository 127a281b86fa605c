// SPDX-License-Identifier: Apache-2.0

package import Trace

/// The screen of a trace at each of its events.
package struct ScreenHistory: Sendable {
  /// The initial screen.
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

  /// The screens after several events, each computed from the one before.
  ///
  /// - Parameter sequences: The sequence numbers of the events, ascending.
  /// - Returns: The different states, and for each event the index of the state after it.
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

/// A screen that events modify.
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
    return kind.group == .screen
  }

  mutating func apply(_ kind: TraceEvent.Kind) {
    if case .viewChanged(let record) = kind {
      change(record.view, record.changes)
    } else if case .subviewsChanged(let record) = kind {
      subviews[record.view] = record.subviews
    } else if case .recognizerChanged(let record) = kind {
      recognizers[record.recognizer] = record.changes.applied(
        to: recognizers[record.recognizer], id: record.recognizer)
    } else if case .controllerChanged(let record) = kind {
      change(controller: record.controller, record.changes)
    } else if case .firstResponderChanged(let record) = kind {
      views[record.window]?.window?.firstResponder = record.to
    } else if case .propertyChanged(let record) = kind, record.property == KnownProperty.isKeyWindow.rawValue
    {
      // Only one window is key. The trace does not say that the previous one resigned.
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

  /// The settings with a new value for one. A setting that was not recorded is added only if it is a switch that is on, or a
  /// zoom.
  private static func settings(
    _ settings: [String: PropertyValue]?, with property: String, _ value: PropertyValue
  ) -> [String: PropertyValue]? {
    // These are members of the record and change with it.
    let known = KnownProperty(rawValue: property)
    guard !TraceView.hasMember(property), known != .isEnabled, known != .contentOffset else {
      return settings
    }
    guard value == .bool(true) || known == .zoomScale || settings?[property] != nil else { return settings }
    return (settings ?? [:]).merging([property: value]) { $1 }
  }

  private mutating func change(controller id: String, _ changes: RecordChanges<TraceController>) {
    if let position = original.controllers.firstIndex(where: { $0.id == id }) {
      original.controllers[position] = changes.applied(to: original.controllers[position], id: id)
    } else {
      original.controllers.append(changes.applied(to: nil, id: id))
    }
  }

  private mutating func change(_ id: String, _ changes: RecordChanges<TraceView>) {
    let old = views[id]
    let view = changes.applied(to: old, id: id)
    removed.formUnion(old?.gestureRecognizers ?? [])
    removed.subtract(view.gestureRecognizers)
    views[id] = view
    if old == nil, view.superview == nil { roots.append(id) }
  }

  /// The screen, with each view before its subviews.
  var screen: TraceScreen {
    var screen = original
    screen.views = []
    let windows = original.windowOrder.reversed().filter { views[$0] != nil }
    var seen: Set<String> = []
    for root in roots where !windows.contains(root) { add(root, to: &screen.views, &seen) }
    for window in windows { add(window, to: &screen.views, &seen) }
    let attached = screen.views.flatMap(\.gestureRecognizers)
    let others = original.gestureRecognizers.map(\.id).filter { [known = Set(attached)] recognizer in
      // The recognizers of a removed view are removed too.
      let view = recognizers[recognizer]?.view ?? ""
      return !known.contains(recognizer) && !removed.contains(recognizer)
        && (views[view] == nil || seen.contains(view))
    }
    screen.gestureRecognizers = (attached + others).compactMap { recognizers[$0] }
    return screen
  }

  /// Adds a view and its descendants. Uses no recursion, because trees may be deep.
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

/// The values of properties in a screen's record.
struct RecordedValues {
  let index: ScreenIndex

  /// The value of a property; nil if the record does not have it.
  func value(of property: String, of object: String) -> PropertyValue? {
    if let view = index.view(object) { return value(of: property, of: view) }
    guard let recognizer = index.recognizer(object) else { return nil }
    if property == KnownProperty.state.rawValue { return .text(GestureState.possible.rawValue) }
    return recognizer.value(of: property) ?? recognizer.settings?[property]
  }

  private func value(of property: String, of view: TraceView) -> PropertyValue? {
    if let value = view.value(of: property) ?? view.settings?[property] { return value }
    // A property missing from a snapshot has UIKit's default.
    switch KnownProperty(rawValue: property) {
    case .contentOffset: return view.bounds.origin.propertyValue
    case .windowLevel: return view.window.map { .number($0.windowLevel) }
    case .isKeyWindow: return view.window.map { .bool($0.isKeyWindow) }
    case .isEnabled: return view.control.map { .bool($0.isEnabled) }
    case .isTouchInside: return view.control.map { _ in .bool(false) }
    case .isTracking, .isDragging, .isDecelerating: return .bool(false)
    case .isSelected, .isHighlighted:
      let canBe = view.control != nil || UIKitClass.inherits(.cell, view.baseClass)
      return canBe ? .bool(false) : nil
    default: return nil
    }
  }
}

/// The states of the recognizers during a trace.
package struct StateHistory: Sendable {
  /// One change of a recognizer's state.
  package struct Change: Hashable, Sendable {
    /// The virtual time, in seconds since recording started.
    package var time: Double

    package var state: GestureState

    package var cause: TraceReason

    /// Whether the recognizer was reset for the next gesture (GR-10).
    package var isReset: Bool { state == .possible }
  }

  /// A synonym of the state `ended` for a recognizer of a discrete gesture (GR-8).
  package static let recognized = "recognized"

  /// The largest difference between two times that are considered equal, in seconds.
  private static let tolerance = 1e-9

  private let changes: [String: [Change]]

  package init(_ trace: TouchTrace) {
    var changes: [String: [Change]] = [:]
    for event in trace.events {
      if case .recognizerStateChanged(let record) = event.kind {
        changes[record.recognizer, default: []].append(
          Change(time: event.time, state: record.to, cause: record.reason))
      }
    }
    self.changes = changes
  }

  /// All state changes of a recognizer, in order.
  package func changes(of recognizer: String) -> [Change] { changes[recognizer] ?? [] }

  /// The states that a recognizer entered, in order, without the resets to possible.
  package func entered(by recognizer: String) -> [GestureState] {
    changes(of: recognizer).filter { !$0.isReset }.map(\.state)
  }

  /// The state of a recognizer after everything that happens up to and at a time, in seconds.
  package func state(of recognizer: String, at time: Double) -> GestureState {
    changes(of: recognizer).last { $0.time <= time + Self.tolerance }?.state ?? .possible
  }

  /// Why a recognizer entered its last state other than by reset; nil if it entered none.
  package func lastCause(of recognizer: String) -> TraceReason? {
    changes(of: recognizer).last { !$0.isReset }?.cause
  }
}

/// Cycles of recognizers that wait for each other (GR-16).
package enum RequirementCycles {
  /// The cycles in a trace, each once, in the order of discovery.
  package static func all(in trace: TouchTrace) -> [Set<String>] {
    var cycles: [Set<String>] = []
    for event in trace.events {
      if case .requirementCycle(let record) = event.kind, !cycles.contains(Set(record.recognizers)) {
        cycles.append(Set(record.recognizers))
      }
    }
    return cycles
  }
}
