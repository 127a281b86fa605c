// SPDX-License-Identifier: Apache-2.0

import Trace

/// What a recorder has told of the views and recognizers of a screen, and what may have changed since.
@MainActor
struct ScreenChanges {
  private var views: [String: TraceView] = [:]
  private var subviews: [String: [String]] = [:]
  private var recognizers: [String: TraceGestureRecognizer] = [:]

  /// The views that may have changed, in the order in which they did.
  private var noted: [UIView] = []
  private var isNoted: Set<ObjectIdentifier> = []

  /// Takes the screen that the trace begins with.
  init(_ screen: TraceScreen) {
    views.reserveCapacity(screen.views.count)
    for view in screen.views {
      var view = view
      view.windowTransform = nil
      views[view.id] = view
      if let superview = view.superview { subviews[superview, default: []].append(view.id) }
    }
    for recognizer in screen.gestureRecognizers { recognizers[recognizer.id] = recognizer }
  }

  var isEmpty: Bool { noted.isEmpty }

  mutating func note(_ view: UIView) {
    if isNoted.insert(ObjectIdentifier(view)).inserted { noted.append(view) }
  }

  /// The events that tell what did change. Of views that are in no window, only those that the trace knows count.
  mutating func take(_ snapshot: ScreenSnapshot, _ names: inout ObjectNames) -> [TraceEvent.Kind] {
    var events: [TraceEvent.Kind] = []
    let views = noted
    noted = []
    isNoted = []
    for view in views { take(view, snapshot, &names, &events) }
    return events
  }

  private static let reported = Set(UIKitProperties.all.filter(\.reportsChanges).map(\.name))

  private mutating func take(
    _ view: UIView, _ snapshot: ScreenSnapshot, _ names: inout ObjectNames, _ events: inout [TraceEvent.Kind]
  ) {
    let id = names.name(of: view)
    let known = views[id]
    guard known != nil || view.window != nil else { return }
    var record = snapshot.record(of: view, &names)
    // Events of their own tell of these.
    for property in Self.reported { record.settings?[property] = known?.settings?[property] }
    if record.settings?.isEmpty == true { record.settings = nil }
    record.window?.isKeyWindow = known?.window?.isKeyWindow ?? false
    record.window?.firstResponder = known?.window?.firstResponder
    views[id] = record
    if known != record, let changes = try? RecordChanges(from: known, to: record) {
      events.append(.viewChanged(.init(view: id, changes: changes)))
    }
    for recognizer in view.attachedRecognizers {
      let record = snapshot.record(of: recognizer, on: id, &names)
      let known = recognizers.updateValue(record, forKey: record.id)
      if known != record, let changes = try? RecordChanges(from: known, to: record) {
        events.append(.recognizerChanged(.init(recognizer: record.id, changes: changes)))
      }
    }
    let subviews = view.subviews.map { names.name(of: $0) }
    if self.subviews[id] ?? [] != subviews {
      self.subviews[id] = subviews
      for subview in view.subviews where views[names.name(of: subview)] == nil {
        take(subview, snapshot, &names, &events)
      }
      events.append(.subviewsChanged(.init(view: id, subviews: subviews)))
    }
  }
}

extension TraceRecorder {
  /// Notes that something of the view may be different, in the recording of the running application.
  static func noteChange(of view: UIView) { current?.screenChanges.note(view) }

  /// Notes that something of the view and all that it holds may be different.
  static func noteChange(ofTree view: UIView) {
    guard let recorder = current else { return }
    var pending = [view]
    while let view = pending.popLast() {
      recorder.screenChanges.note(view)
      pending += view.subviews.reversed()
    }
  }

  /// Notes that something of the object may be different: of a view, or of a recognizer that is attached to one.
  func noteChange(of object: AnyObject) {
    if let view = object as? UIView ?? (object as? UIGestureRecognizer)?.view { screenChanges.note(view) }
  }
}
