// SPDX-License-Identifier: Apache-2.0

import FoundationTypes
package import Trace

/// A view that turns touches into actions.
///
/// It tracks one touch at a time, only of those that hit it (UC-1, UC-22), and forwards none (UC-2). A disabled control
/// is still hit, but does nothing with the touch (UC-21).
@MainActor
open class UIControl: UIView {
  // MARK: State

  /// Whether the control acts on touches. A disabled control still keeps them from the views behind it (UC-21).
  ///
  /// A control that is disabled while it tracks a touch goes on tracking it (UC-21).
  open var isEnabled = true {
    didSet { noteChange(of: "isEnabled", from: oldValue, to: isEnabled) }
  }

  /// Whether the control is selected. A plain control never changes this itself (UC-9).
  open var isSelected = false {
    didSet { noteChange(of: "isSelected", from: oldValue, to: isSelected) }
  }

  /// Whether the control is drawn as pressed. It follows the finger while a touch is tracked (UC-9).
  open var isHighlighted = false {
    didSet { noteChange(of: "isHighlighted", from: oldValue, to: isHighlighted) }
  }

  /// Whether a touch-down opens the control's menu, which then receives the touch (OW-47). The menu itself is not part
  /// of the model.
  open var showsMenuAsPrimaryAction = false

  /// The menu, which opens when a finger stays on the control, or at once with ``showsMenuAsPrimaryAction`` (OW-47).
  open var menu: UIMenu? {
    didSet { menuChanged() }
  }

  /// Whether the control tracks a touch.
  public internal(set) final var isTracking = false {
    didSet { noteChange(of: "isTracking", from: oldValue, to: isTracking) }
  }

  /// Whether the tracked touch counts as inside: in the bounds, extended by 70 points on each side (UC-8).
  public internal(set) final var isTouchInside = false {
    didSet { noteChange(of: "isTouchInside", from: oldValue, to: isTouchInside) }
  }

  /// The touch that is being tracked.
  final var trackedTouch: UITouch?

  /// Whether UIControl itself is calling ``cancelTracking(with:)``.
  final var isCancelling = false

  /// The registered targets and actions with their events, in the order of registration (UC-11).
  final var registrations: [ControlRegistration] = []

  /// The control event for which ``sendAction(_:to:for:)`` is being called.
  final var sendingEvent: String?

  /// The actions that a scenario or an import declares. The snapshot shows them instead of the registered ones.
  package final var declaredActions: [TraceAction] = []

  /// The scenario's code for the methods that the control's actions call (UC-15).
  package final var declaredMethods: [DeclaredMethod] = []

  /// The scenario's answer to ``beginTracking(_:with:)``; nil if it declares none.
  package final var declaredBeginTracking: Bool?

  /// The scenario's answer to ``continueTracking(_:with:)``; nil if it declares none.
  package final var declaredContinueTracking: Bool?

  // MARK: Tracking

  /// Called when a finger comes down in the control. Return false to leave the touch untracked, without control events
  /// (UC-3).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves. Return false to end tracking without another control event (UC-4, UC-5).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger is lifted, before the control events of the lift (UC-6).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is cancelled, before touchCancel is sent (UC-7). Code may call it to end tracking;
  /// that sends touchCancel too.
  open func cancelTracking(with event: UIEvent?) {
    if !isCancelling { endCancelledTracking(event) }
  }

  /// Tracks touches. A control never forwards them, tracked or not (RC-12, UC-2), except that a private part of another
  /// control leaves them to that control (UC-22).
  override func handle(_ call: EventCall) {
    guard case .touches(let method) = call.method, UIControl.whole(of: self) == nil else {
      return super.handle(call)
    }
    let isTracked = trackedTouch.map(call.touches.contains) ?? false
    guard isEnabled || isTracked else { return swallow(call, .controlDisabled, in: UIControl.self) }
    let isOwn = call.touches.contains(where: owns)
    swallow(call, isOwn ? .swallowedByControl : .touchOfAnotherView, in: UIControl.self) {
      track(method, call.touches, call.event)
    }
  }

  // MARK: Hooks for the model's controls

  /// Whether touches on the control's private subviews count as the control's own (UC-22).
  class var isMadeOfSubviews: Bool { false }

  /// Called when tracking has begun, before touchDown.
  func trackingDidBegin(_ touch: UITouch) {}

  /// Returns the events to send when a finger comes down.
  func eventsOfTouchDown(_ touch: UITouch) -> [Event] {
    touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
  }

  /// Returns the events to send for a move, besides the drag events.
  func eventsOfDrag(_ touch: UITouch) -> [Event] { [] }

  /// Returns the events to send for a lift, besides touchUpInside or touchUpOutside.
  func eventsOfLift(_ touch: UITouch, isInside: Bool) -> [Event] { [] }

  /// Called when tracking is over: true for a lift inside, false for a lift outside, nil for any other end.
  func trackingDidEnd(isInside: Bool?) {}

  // MARK: Actions

  /// Sends the actions that are registered for any of the events, without a `UIEvent` (UC-11, UC-12, UC-14).
  open func sendActions(for controlEvents: Event) {
    send([controlEvents], nil)
  }

  /// Sends an action to a target; without one, along the responder chain (UC-14, UC-16).
  ///
  /// Called once for each registration. Override it to watch or redirect the control's actions.
  open func sendAction(_ action: String, to target: (any ActionReceiver)?, for event: UIEvent?) {
    let controlEvent = sendingEvent
    sendingEvent = nil
    UIApplication.withCurrent(for: self) { application in
      _ = application.sendAction(action, to: target, from: self, for: event, controlEvent: controlEvent)
    }
  }

  // MARK: Recognizers above

  /// False for a superview's recognizer that would take the control's own gesture (GR-38, GR-40). A declared override
  /// takes precedence.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if declaredShouldBegin == nil, vetoes(gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the control keeps a superview's recognizer from recognizing. An enabled system control does so for its own
  /// gesture (GR-38 to GR-42, UC-21).
  final func vetoes(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.view !== self && OwnGesture.isSame(as: recognizer, of: self)
      && configuration.controlsVetoRecognizers
      && !(self is UISegmentedControl && configuration.tapsOfSwiftUITakeSegments && recognizer.isOfSwiftUI)
  }
}

extension UIControl {
  /// A set of control events, with UIKit's bits (UC-11).
  public struct Event: OptionSet, Hashable, Sendable {
    /// A bit for each event.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down in the control (UC-3).
    public static let touchDown = Event(bit: 0)
    /// A finger went down with a `tapCount` above 1 (UC-3).
    public static let touchDownRepeat = Event(bit: 1)
    /// The finger moved, and is inside (UC-4).
    public static let touchDragInside = Event(bit: 2)
    /// The finger moved, and is outside (UC-4).
    public static let touchDragOutside = Event(bit: 3)
    /// The finger came back inside (UC-4).
    public static let touchDragEnter = Event(bit: 4)
    /// The finger went outside (UC-4).
    public static let touchDragExit = Event(bit: 5)
    /// The finger was lifted inside (UC-6).
    public static let touchUpInside = Event(bit: 6)
    /// The finger was lifted outside (UC-6).
    public static let touchUpOutside = Event(bit: 7)
    /// The system or a recognizer cancelled the touch (UC-7).
    public static let touchCancel = Event(bit: 8)
    /// The user changed the value (UC-13).
    public static let valueChanged = Event(bit: 12)
    /// The control's main action (UC-11).
    public static let primaryActionTriggered = Event(bit: 13)
    /// A menu is about to show (OW-47).
    public static let menuActionTriggered = Event(bit: 14)
    /// A text field became first responder.
    public static let editingDidBegin = Event(bit: 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(bit: 17)
    /// A text field resigned first responder.
    public static let editingDidEnd = Event(bit: 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(bit: 19)

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The range for events of an app's own controls.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The range for the framework's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    private init(bit: UInt) { rawValue = 1 << bit }
  }
}

extension UIControl.Event {
  static let single: [(name: String, event: Self)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// Larger masks come first, so that ``names`` finds them before the masks they contain.
  private static let masks: [(name: String, event: Self)] = [
    ("allEvents", .allEvents), ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
    ("applicationReserved", .applicationReserved), ("systemReserved", .systemReserved),
  ]

  /// Creates the event or mask with a name of UIKit's; nil if there is none.
  package init?(name: String) {
    guard let found = (Self.single + Self.masks).first(where: { $0.name == name }) else { return nil }
    self = found.event
  }

  /// The names in the order of the bits. A mask that is wholly in the set counts as one name; a bit without a name is
  /// called by its number, such as `bit24`.
  package var names: [String] {
    var rest = self
    var found: [(bit: Int, name: String)] = []
    for (name, event) in Self.masks + Self.single where rest.isSuperset(of: event) {
      found.append((event.rawValue.trailingZeroBitCount, name))
      rest.subtract(event)
    }
    for bit in 0..<UInt.bitWidth where rest.rawValue & (1 << UInt(bit)) != 0 {
      found.append((bit, "bit\(bit)"))
    }
    return found.sorted { $0.bit < $1.bit }.map(\.name)
  }
}

extension UIControl {
  /// The flags that decide what a control looks like; several may be set (UC-10).
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each flag.
    public let rawValue: UInt

    /// Creates a set of flags from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag: enabled, neither highlighted nor selected nor focused.
    public static let normal: State = []
    /// ``UIControl/isHighlighted`` is set.
    public static let highlighted = State(rawValue: 1)
    /// ``UIControl/isEnabled`` is not set.
    public static let disabled = State(rawValue: 2)
    /// ``UIControl/isSelected`` is set.
    public static let selected = State(rawValue: 4)
    /// The control has the focus. The model never sets it.
    public static let focused = State(rawValue: 8)
  }

  /// The flags that follow from the control's properties (UC-10).
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

extension UIControl {
  /// Updates the tracking for a touches method. Touches of other views do not change it.
  final func track(_ method: TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    if method == .began { return trackBegan(touches, event) }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    switch method {
    case .began: break
    case .moved: trackMoved(touch, event)
    case .ended: trackEnded(touch, event)
    case .cancelled: cancelTracking(of: touch, event)
    }
  }

  /// A finger went down (UC-3). While another one is tracked, or if it hit a subview, nothing happens (UC-1, UC-22).
  private func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    if let touch = trackedTouch {
      guard touch.share.isOver else { return }
      // The control left the window, so it never got the touch's end (TE-13).
      endTracking(isInside: nil)
    }
    guard let touch = Self.first(of: touches.filter(owns), in: event) else { return }
    isTouchInside = true
    let begins = ask(.beginTracking, touch) {
      declaredBeginTracking ?? beginTracking(touch, with: event)
    }
    guard begins, isEnabled else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    highlight(true)
    trackingDidBegin(touch)
    let opensMenu = opensMenuAtOnce
    let events = eventsOfTouchDown(touch) + (opensMenu ? [.menuActionTriggered] : [])
    if !events.isEmpty { send(events, event) }
    if opensMenu {
      TraceRecorder.note {
        .callbackSent(.init(receiver: $0.identifier(of: self), method: .willDisplayMenu, subject: nil))
      }
    }
    // From here on, the menu receives the touch.
    if opensMenu, trackedTouch === touch { endTracking(isInside: nil) }
  }

  /// The tracked finger moved (UC-4, UC-5).
  private func trackMoved(_ touch: UITouch, _ event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInTrackingArea(touch)
    highlight(isTouchInside)
    let goesOn = ask(.continueTracking, touch) {
      declaredContinueTracking ?? continueTracking(touch, with: event)
    }
    guard trackedTouch === touch else { return }
    guard goesOn else { return endTracking(isInside: nil) }
    var events: [Event] = []
    if wasInside != isTouchInside { events.append(isTouchInside ? .touchDragEnter : .touchDragExit) }
    events.append(isTouchInside ? .touchDragInside : .touchDragOutside)
    send(events + eventsOfDrag(touch), event)
  }

  /// The tracked finger was lifted (UC-6).
  private func trackEnded(_ touch: UITouch, _ event: UIEvent?) {
    isTouchInside = isInTrackingArea(touch)
    let isInside = isTouchInside
    tell(.endTracking, touch) { endTracking(touch, with: event) }
    guard trackedTouch === touch else { return }
    // Cleared before sending, so that an action that cancels the tracking has nothing to cancel.
    trackedTouch = nil
    send([isInside ? .touchUpInside : .touchUpOutside] + eventsOfLift(touch, isInside: isInside), event)
    endTracking(isInside: isInside)
  }

  /// Cancels the tracking of a touch (UC-7); does nothing if it is not the tracked one.
  final func cancelTracking(of touch: UITouch?, _ event: UIEvent?) {
    guard let touch, touch === trackedTouch, !isCancelling else { return }
    isCancelling = true
    tell(.cancelTracking, touch) { cancelTracking(with: event) }
    isCancelling = false
    endCancelledTracking(event)
  }

  /// Sends touchCancel and stops tracking; does nothing if no touch is tracked.
  final func endCancelledTracking(_ event: UIEvent?) {
    guard trackedTouch != nil else { return }
    trackedTouch = nil
    send([.touchCancel], event)
    endTracking(isInside: nil)
  }

  /// Stops tracking a touch whose end the control will not get, because the control left its window (TE-13).
  final func forget(_ touch: UITouch) {
    if touch === trackedTouch { endTracking(isInside: nil) }
  }

  private func endTracking(isInside: Bool?) {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    highlight(false)
    trackingDidEnd(isInside: isInside)
  }

  /// Sets the highlight only if it changes, so that observers in subclasses are called only then.
  final func highlight(_ value: Bool) {
    if isHighlighted != value { isHighlighted = value }
  }

  /// Whether the finger is in the bounds extended by the slop on each side, maximum edges outside (UC-8).
  private func isInTrackingArea(_ touch: UITouch) -> Bool {
    let slop = configuration.controlOutsideSlop
    return bounds.insetBy(dx: -slop, dy: -slop).containsHalfOpen(touch.location(in: self))
  }

  /// The touch that went down first.
  private static func first(of touches: Set<UITouch>, in event: UIEvent?) -> UITouch? {
    event?.touches.first { touches.contains($0) } ?? touches.min { $0.finger < $1.finger }
  }

  private func ask(_ hook: TrackingHook, _ touch: UITouch, _ body: () -> Bool) -> Bool {
    guard let recorder = TraceRecorder.current else { return body() }
    let (control, touch) = (recorder.identifier(of: self), recorder.name(of: touch))
    return recorder.within(
      { .controlTracking(.init(control: control, hook: hook, touch: touch, answer: $0)) }, body)
  }

  private func tell(_ hook: TrackingHook, _ touch: UITouch, _ body: () -> Void) {
    TraceRecorder.within(
      {
        .controlTracking(
          .init(
            control: $0.identifier(of: self), hook: hook, touch: $0.name(of: touch), answer: nil))
      }, body)
  }
}

/// Which touches belong to a control (UC-22).
///
/// A touch on a subview is forwarded up to the control, which keeps it but does not track it. Switches, sliders,
/// steppers, segmented and page controls consist of private subviews, which dumps show: a touch on one of those belongs
/// to the control.
extension UIControl {
  /// Whether a touch hit the control or one of its private subviews.
  final func owns(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return view === self || UIControl.whole(of: view) === self
  }

  /// The control that the view is a private part of; nil if there is none.
  static func whole(of view: UIView) -> UIControl? {
    for case let control as UIControl in view.selfAndSuperviews.dropFirst()
    where type(of: control).isMadeOfSubviews {
      return control
    }
    return nil
  }
}

/// A target and action, or a closure, with the control events it is registered for.
@MainActor
struct ControlRegistration {
  /// The target, which is not retained (UC-18), and its method.
  let pair: TargetActionPair

  /// The events; never empty.
  var events: UIControl.Event

  /// A closure of ``UIControl/addAction(for:_:)``, which the control keeps; nil for other targets.
  var handler: ActionHandler?

  /// Whether this registers the given target and action. False for a closure, and for a target that is gone.
  func isOf(_ target: (any ActionReceiver)?, _ action: String) -> Bool {
    // The name is compared first, because reading a weak reference takes much longer.
    handler == nil && pair.action == action && !pair.isDead && pair.target === target
  }
}

extension UIControl {
  /// Registers a target and an action for events. The target is not retained (UC-18); nil means a search along the
  /// responder chain (UC-16).
  ///
  /// Registering the same pair again adds the events to the first registration, so that no event calls it twice
  /// (UC-19).
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

  /// Removes registrations for the events; nil stands for every target or every action.
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

  /// Calls a closure for the events; the control retains it. In a trace its action is called `action`.
  public final func addAction(for controlEvents: Event, _ handler: @escaping (UIControl) -> Void) {
    guard !controlEvents.isEmpty else { return }
    let target = ActionHandler { sender, _ in
      if let control = sender as? UIControl { handler(control) }
    }
    let pair = TargetActionPair(target: target, action: "action")
    registrations.append(ControlRegistration(pair: pair, events: controlEvents, handler: target))
  }

  /// Each target once, in the order of registration. Nil stands for registrations without a target, for which UIKit's
  /// set has `NSNull` (UC-20).
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

  /// Returns the actions of a target for an event, in the order of registration; nil for none, or without a target
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

  /// Sends the actions for events that occur at once, one event after another (UC-11).
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

/// The gestures that operate system controls. The controls deny them to recognizers of their superviews (GR-38).
///
/// A subclass of a system control has the control's gesture. Plain controls, text fields and others have none (GR-42).
@MainActor
enum OwnGesture {
  /// Whether a recognizer is about to recognize the control's own gesture.
  static func isSame(as recognizer: UIGestureRecognizer, of control: UIControl) -> Bool {
    if isPlainTap(recognizer) { return hasTap(control) }
    return switch control {
    case is UISegmentedControl: followsFinger(control) && isPan(recognizer)
    case let toggle as UISwitch: isPan(recognizer, along: toggle)
    case let slider as UISlider: isSwipe(recognizer, along: slider)
    default: false
    }
  }

  /// Whether a control's own gesture is a tap. That of a bar item's is private (OW-12).
  private static func hasTap(_ control: UIControl) -> Bool {
    UIKitClass.inherits(.ownTap, control.uikitClassName)
      || control.configuration.barItemsVetoRecognizers
        && UIKitClass.inherits(.ownTap, control.declaration?.className)
  }

  /// One tap of one finger.
  private static func isPlainTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// The first version of iOS in which a finger moves the selection of a segmented control (OW-103).
  private static let segmentsFollowSince = 13.0

  private static func followsFinger(_ segments: UIControl) -> Bool {
    segments.configuration.system.map { $0 >= segmentsFollowSince } ?? true
  }

  /// A pan in any direction, but not from an edge of the screen.
  private static func isPan(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UIPanGestureRecognizer && !(recognizer is UIScreenEdgePanGestureRecognizer)
  }

  /// A pan of one finger, more along the switch than across it. It may begin anywhere on the switch.
  private static func isPan(_ recognizer: UIGestureRecognizer, along toggle: UISwitch) -> Bool {
    guard recognizer is UIPanGestureRecognizer, let touch = onlyTouch(of: recognizer) else { return false }
    return isParallel(touch, to: toggle)
  }

  /// A swipe of one finger, more along the track than across it, that began on the thumb.
  private static func isSwipe(_ recognizer: UIGestureRecognizer, along slider: UISlider) -> Bool {
    guard recognizer is UISwipeGestureRecognizer, let touch = onlyTouch(of: recognizer) else { return false }
    return isParallel(touch, to: slider) && slider.isHeldByThumb(touch)
  }

  private static func onlyTouch(of recognizer: UIGestureRecognizer) -> UITouch? {
    recognizer.attemptTouches.count == 1 ? recognizer.attemptTouches.first : nil
  }

  private static func isParallel(_ touch: UITouch, to control: UIControl) -> Bool {
    let (start, location) = (touch.start(in: control), touch.location(in: control))
    return abs(location.x - start.x) > abs(location.y - start.y)
  }
}

/// A change of a control's value by the user.
struct ValueChange {
  /// Whether the control has not yet sent events for the change.
  var isUnsent = false

  /// Returns the events to send for an unsent change, and marks it as sent.
  mutating func takeEvents() -> [UIControl.Event] {
    defer { isUnsent = false }
    return isUnsent ? [.valueChanged, .primaryActionTriggered] : []
  }
}

/// A value within limits. Setting one limit beyond the other moves the other; the value stays within both.
struct LimitedValue<Number: Comparable> {
  private(set) var value: Number
  private(set) var minimum: Number
  private(set) var maximum: Number

  init(_ value: Number, in limits: ClosedRange<Number>) {
    self.value = value
    minimum = limits.lowerBound
    maximum = limits.upperBound
  }

  mutating func set(_ new: Number) { value = min(max(new, minimum), maximum) }

  mutating func setMinimum(_ new: Number) {
    minimum = new
    if maximum < new { maximum = new }
    set(value)
  }

  mutating func setMaximum(_ new: Number) {
    maximum = new
    if minimum > new { minimum = new }
    set(value)
  }
}
