// SPDX-License-Identifier: Apache-2.0

import Trace

/// Targets with the control events for which they get actions.
@MainActor
struct ControlRegistration {
  /// The target, which is not retained (UC-18), and its method.
  let pair: TargetActionPair

  /// The events; never empty.
  var events: UIControl.Event

  /// A closure of ``UIControl/addAction(for:_:)``, which the control keeps; nil for other targets.
  var handler: ActionHandler?

  /// Whether it is the registration of a target and action, and not of a closure. A target that has gone is
  /// nobody's.
  func isOf(_ target: (any ActionReceiver)?, _ action: String) -> Bool {
    // The name first: a weak reference takes much longer to look at.
    handler == nil && pair.action == action && !pair.isDead && pair.target === target
  }
}

extension UIControl {
  /// Registers a target and an action for events. The target is not retained (UC-18); nil stands for a search
  /// along the responder chain (UC-16).
  ///
  /// The same pair again adds the events to the first registration, so that no event calls it twice (UC-19).
  public final func addTarget(
    _ target: (any ActionReceiver)?, action: String, for controlEvents: Event
  ) {
    guard !controlEvents.isEmpty else { return }
    if let index = registrations.firstIndex(where: { $0.isOf(target, action) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      let pair = TargetActionPair(target: target, action: action)
      registrations.append(ControlRegistration(pair: pair, events: controlEvents))
    }
  }

  /// Takes registrations for events away; nil stands for every target or every action.
  public final func removeTarget(
    _ target: (any ActionReceiver)?, action: String?, for controlEvents: Event
  ) {
    for index in registrations.indices where registrations[index].handler == nil {
      let pair = registrations[index].pair
      guard target == nil || pair.target === target, action == nil || pair.action == action else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Calls a closure for events; the control keeps it. In a trace its action is called `action`.
  public final func addAction(for controlEvents: Event, _ handler: @escaping (UIControl) -> Void) {
    guard !controlEvents.isEmpty else { return }
    let target = ActionHandler { sender, _ in
      if let control = sender as? UIControl { handler(control) }
    }
    let pair = TargetActionPair(target: target, action: "action")
    registrations.append(ControlRegistration(pair: pair, events: controlEvents, handler: target))
  }

  /// Every target once, in the order of registration. Nil stands for registrations without a target, where
  /// UIKit's set has a null marker (UC-20).
  public final var allTargets: [(any ActionReceiver)?] {
    var targets: [(any ActionReceiver)?] = []
    for registration in registrations where registration.handler == nil {
      let target = registration.pair.target
      if !targets.contains(where: { $0 === target }) { targets.append(target) }
    }
    return targets
  }

  /// The events of all registrations.
  public final var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// The actions of a target for an event, in the order of registration; nil for none, and for no target
  /// (UC-20).
  public final func actions(
    forTarget target: (any ActionReceiver)?, forControlEvent controlEvent: Event
  ) -> [String]? {
    guard let target else { return nil }
    let actions = registrations.filter {
      $0.handler == nil && $0.pair.target === target && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.pair.action)
    return actions.isEmpty ? nil : actions
  }

  // MARK: - Sending

  /// Sends the actions for events of one moment, one event after the other (UC-11).
  final func send(_ events: [Event], _ event: UIEvent?) {
    let isKnown = configuration.sendsPrimaryActionTriggered
    let events = isKnown ? events : events.filter { $0 != .primaryActionTriggered }
    guard !events.isEmpty else { return }
    TraceRecorder.within({
      .controlEventsSent(
        .init(control: $0.identifier(of: self), events: events.flatMap(\.names).map(ControlEvent.init)))
    }) {
      sendEach(events, event)
    }
  }

  private func sendEach(_ events: [Event], _ event: UIEvent?) {
    for controlEvents in events {
      for registration in registrations {
        guard let name = registration.events.intersection(controlEvents).names.first else { continue }
        registration.pair.noteIfDead(of: self)
        sendingEvent = name
        sendAction(registration.pair.action, to: registration.pair.target, for: event)
        sendingEvent = nil
      }
    }
  }
}
